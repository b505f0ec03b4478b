/** A small fixed set of reactions, said like any other line of the chat, shown on one's own face. */

export const EMOTES = {
  yes: '👍',
  no: '👎',
  hm: '🤔',
  shock: '😱',
  laugh: '😂',
  hush: '🤫',
  eyes: '👀',
  bravo: '👏',
} as const;
export type Mood = keyof typeof EMOTES;

const MOODS = new Map<string, Mood>(
  Object.entries(EMOTES).map(([mood, sign]) => [sign, mood as Mood]),
);
/** The reaction that a line of the chat is, if it is one. */
export const moodOf = (text: string): Mood | undefined => MOODS.get(text);
