// Types of the wire, from the schema that the server's own types are written to.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync('../docs/protocol.schema.json', 'utf8'));
const all = {
  title: 'Wire',
  type: 'object',
  additionalProperties: false,
  properties: {},
  $defs: schema.$defs,
};
for (const name of Object.keys(schema.$defs)) {
  all.properties[name] = { $ref: `#/$defs/${name}` };
}
all.required = Object.keys(all.properties);
const text = await compile(all, 'Wire', {
  bannerComment: '/* Written by `npm run wire` from docs/protocol.schema.json. */',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 100 },
});
writeFileSync('src/lib/wire.ts', text);
