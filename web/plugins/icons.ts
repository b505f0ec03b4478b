import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/** `import wolf from 'icon:wolf-howl'` gives the drawing of that pictogram, and only that one. */
export function icons(): Plugin {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(path, 'utf8')) as {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
  };
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
      if (!icon) throw new Error(`game-icons has no pictogram ${name}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
