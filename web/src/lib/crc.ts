/** By what the server knows whether the events that this page has are those that it would tell. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xedb88320 ^ (byte >>> 1) : byte >>> 1;
  return byte;
});

/** The CRC-32 of events, each a line of JSON with its keys in order; `before`: of those before. */
export function crc(events: unknown[], before = 0): number {
  const text = events.map((event) => `${written(event)}\n`).join('');
  let sum = ~before;
  for (const byte of new TextEncoder().encode(text))
    sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return ~sum >>> 0;
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`).join()}}`;
}
