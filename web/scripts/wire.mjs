// Types of the wire and of what a seat sees of each game, from the schemas that the server's own types
// are written to.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

/** Tuples as the compiler knows them: `prefixItems` came into JSON Schema later. */
function tuples(part) {
  if (Array.isArray(part)) return part.map(tuples);
  if (part === null || typeof part !== 'object') return part;
  const { prefixItems, ...rest } = part;
  const found = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, tuples(value)]),
  );
  return prefixItems ? { ...found, items: tuples(prefixItems), additionalItems: false } : found;
}

async function write(from, root, to) {
  const { $defs } = tuples(JSON.parse(readFileSync(from, 'utf8')));
  const names = Object.keys($defs);
  const all = {
    title: root,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    $defs,
  };
  const text = await compile(all, root, {
    bannerComment: `/* Written by \`npm run wire\` from ${from.replace('../', '')}. */`,
    additionalProperties: false,
    ignoreMinAndMaxItems: !from.includes('/views/'),
    style: { singleQuote: true, printWidth: 100 },
  });
  writeFileSync(to, text);
}

await write('../docs/protocol.schema.json', 'Wire', 'src/lib/wire.ts');
for (const file of readdirSync('../docs/views')) {
  const game = file.replace('.schema.json', '');
  await write(`../docs/views/${file}`, 'Sight', `src/boards/${game}/view.ts`);
}
