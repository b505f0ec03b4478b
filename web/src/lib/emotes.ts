/** A small fixed set of faces, said like any other line of the chat. */

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

const ALL = new Set<string>(Object.values(EMOTES));
export const isEmote = (text: string): boolean => ALL.has(text);
