const MOST = 7;

/** A name where there is little room: its first part, when nobody else has the same. */
export function shortName(seat: number, names: readonly string[]): string {
  const first = (name: string) => name.split(/[\s-]/)[0]!;
  const all = names.map((name) => {
    const part = first(name);
    return part.length > MOST ? `${part.slice(0, MOST - 2)}.` : part;
  });
  const own = all[seat] ?? '';
  return own && all.indexOf(own) === all.lastIndexOf(own) ? own : (names[seat] ?? '');
}
