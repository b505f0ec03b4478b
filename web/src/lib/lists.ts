/** Lists sorted into groups, and equal things in a list told apart. */

/** The things by their key, in the order in which the keys first come. */
export function grouped<K, T>(things: Iterable<T>, key: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const name = key(thing);
    const group = groups.get(name);
    if (group) group.push(thing);
    else groups.set(name, [thing]);
  }
  return groups;
}

/** Each thing with how many equal ones came before it. */
export function numbered(things: readonly string[]): { thing: string; nth: number }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const nth = seen.get(thing) ?? 0;
    seen.set(thing, nth + 1);
    return { thing, nth };
  });
}

/** Each thing once, where it comes first. */
export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)];
