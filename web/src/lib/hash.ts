/** A stream of small numbers that depends on nothing but a text. */
export function numbersFrom(text: string): (below: number) => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0)!, 16777619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) % below;
  };
}
