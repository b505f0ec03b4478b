/** The complete rules of a game: `docs/rules/<game>.md`, or its French twin where there is one. */

export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: Rule[];
}
export interface Ledger {
  language: 'fr' | 'en';
  chapters: Chapter[];
}

const FILES = import.meta.glob<string>(
  ['../../../docs/rules/*.md', '../../../docs/rules/fr/*.md'],
  {
    query: '?raw',
    import: 'default',
  },
);

export const ledgers = (): string[] =>
  Object.keys(FILES)
    .filter((path) => !path.includes('/fr/'))
    .map((path) => path.split('/').at(-1)!.replace('.md', ''));

export async function loadLedger(game: string, language: 'fr' | 'en'): Promise<Ledger | null> {
  const french = FILES[`../../../docs/rules/fr/${game}.md`];
  const english = FILES[`../../../docs/rules/${game}.md`];
  const file = language === 'fr' && french ? french : english;
  return file ? { language: file === french ? 'fr' : 'en', chapters: read(await file()) } : null;
}

function read(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  let rule: Rule | null = null;
  for (const line of source.split('\n')) {
    const found = /^- \*\*([A-Z]{2,5}-\d{3}[a-z]?)\*\* (.*)$/.exec(line);
    if (found) {
      rule = { id: found[1]!, text: found[2]! };
      chapters.at(-1)?.rules.push(rule);
    } else if (line.startsWith('## ')) {
      chapters.push({ title: line.slice(3), rules: [] });
      rule = null;
    } else if (rule && line.startsWith('  ') && line.trim()) rule.text += ` ${line.trim()}`;
    else rule = null;
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

/** A game as one lives it, before it is law: `docs/rules/story/<game>.md`, or its French twin. */
const STORIES = import.meta.glob<string>(
  ['../../../docs/rules/story/*.md', '../../../docs/rules/story/fr/*.md'],
  { query: '?raw', import: 'default' },
);

export interface Scene {
  title: string;
  /** Words and numbers of rules, in turn. */
  parts: { text: string; rule: boolean }[];
}

export async function loadStory(game: string, language: 'fr' | 'en'): Promise<Scene[]> {
  const folder = language === 'fr' ? 'story/fr' : 'story';
  const file = STORIES[`../../../docs/rules/${folder}/${game}.md`];
  if (!file) return [];
  const [, ...scenes] = (await file()).split(/^## /m);
  return scenes.map((scene) => {
    const [title, ...lines] = scene.split('\n');
    const parts = lines
      .join(' ')
      .trim()
      .split(/([A-Z]{3}-\d{3})/);
    return { title: title!, parts: parts.map((text, i) => ({ text, rule: i % 2 === 1 })) };
  });
}

/** Markdown's emphasis and code, as parts of a text. */
export function marked(text: string): { text: string; as: 'plain' | 'em' | 'strong' | 'code' }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part)
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), as: 'strong' };
      if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), as: 'em' };
      if (part.startsWith('`')) return { text: part.slice(1, -1), as: 'code' };
      return { text: part, as: 'plain' };
    });
}
