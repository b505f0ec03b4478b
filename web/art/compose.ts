/**
 * Builds a picture from a line of data: the names of parts, the farthest first.
 *
 *     'reef hull helm.crest eyes.grim banner@158,84*1.2~8'
 *
 * A part may be moved `@x,y`, grown `*1.2`, turned `~8` (degrees), mirrored `<` and faded `%40`, in
 * this order; parts between `(` and `)` are moved as one. `a=#7c2419` gives a colour of the palette
 * another value in this picture. In a part's drawing `$a` is a colour of the palette, `$a+` and
 * `$a-` its lighter and darker tone, and `$A` that colour in the light, which comes from above and
 * from the left: a mirrored part is lit from the same side. `$ao` is a glow of it, `$ae` an edge.
 */

export type Parts = Readonly<Record<string, string>>;
/** One letter for each colour; `k` is the ink that shadows mix with, `l` the light. */
export type Palette = Readonly<Record<string, string>>;
export type Size = readonly [width: number, height: number];

export const PORTRAIT: Size = [200, 280];
export const LANDSCAPE: Size = [280, 200];

const TOKEN =
  /^(?<name>[a-z][\w.-]*|\(|\))(?:@(?<x>-?[\d.]+),(?<y>-?[\d.]+))?(?:\*(?<grow>[\d.]+))?(?:~(?<turn>-?[\d.]+))?(?<flip><)?(?:%(?<fade>\d+))?$/;
const COLOUR = /^([a-z])=(#[0-9a-f]{6}|[a-z])$/;

/** A glow from the middle, an edge around, from above to below. */
const WAYS = new Set(['o', 'e', 'v']);

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Rgb;
const hex = (colour: Rgb) =>
  '#' + colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [rgb(one), rgb(other)];
  return hex(a.map((part, i) => part + (b[i]! - part) * share) as Rgb);
};

/** The tones of each colour, by the sign behind its letter. */
function tones(palette: Palette): (letter: string, tone: string) => string {
  return (letter, tone) => {
    const colour = palette[letter];
    if (!colour) throw new Error(`no colour ${letter} in the palette`);
    if (tone.startsWith('+')) return mix(colour, palette.l!, tone.length * 0.24);
    if (tone.startsWith('-')) return mix(colour, palette.k!, tone.length * 0.3);
    return colour;
  };
}

function gradients(used: ReadonlySet<string>, tone: (letter: string, sign: string) => string) {
  const stops = (letter: string) =>
    `<stop stop-color="${tone(letter, '+')}"/><stop offset=".45" stop-color="${tone(letter, '')}"/>` +
    `<stop offset="1" stop-color="${tone(letter, '--')}"/>`;
  return [...used]
    .map((id) => {
      const [letter, way] = [id[0]!, id[1]];
      if (way === 'o')
        return (
          `<radialGradient id="${id}"><stop stop-color="${tone(letter, '+')}" stop-opacity=".95"/>` +
          `<stop offset=".4" stop-color="${tone(letter, '')}" stop-opacity=".5"/>` +
          `<stop offset="1" stop-color="${tone(letter, '')}" stop-opacity="0"/></radialGradient>`
        );
      if (way === 'e')
        return (
          `<radialGradient id="${id}" r=".72"><stop offset=".62" stop-color="${tone(letter, '')}" stop-opacity="0"/>` +
          `<stop offset="1" stop-color="${tone(letter, '')}" stop-opacity=".6"/></radialGradient>`
        );
      if (way === 'v')
        return `<linearGradient id="${id}" x2="0" y2="1">${stops(letter)}</linearGradient>`;
      const sides = way === 'r' ? 'x1="1" x2="0" y2=".5"' : 'x2="1" y2=".5"';
      return `<linearGradient id="${id}" ${sides}>${stops(letter)}</linearGradient>`;
    })
    .join('');
}

/** The picture as the text of an SVG file. */
export function compose(
  line: string,
  parts: Parts,
  palette: Palette,
  [width, height]: Size = PORTRAIT,
): string {
  const own: Record<string, string> = { ...palette };
  const drawn: string[] = [];
  const groups: { from: number; flipped: boolean }[] = [];
  const used = new Set<string>();
  const tokens = line.trim().split(/\s+/);
  for (const token of tokens) {
    const set = COLOUR.exec(token);
    if (set) own[set[1]!] = set[2]!.startsWith('#') ? set[2]! : own[set[2]!]!;
  }
  const tone = tones(own);

  /** `flipped` parts are mirrored once in all, so that their light is mirrored back. */
  const paint = (drawing: string, flipped: boolean) =>
    drawing.replace(/\$([A-Za-z])([+-]*|[ove])(?![a-z])/g, (_, letter: string, sign: string) => {
      const small = letter.toLowerCase();
      if (letter === small && !WAYS.has(sign)) return tone(small, sign);
      const id = small + (WAYS.has(sign) ? sign : flipped ? 'r' : 'd');
      used.add(id);
      return `url(#${id})`;
    });

  const place = (match: RegExpExecArray): string => {
    const { x, y, grow, turn, flip, fade } = match.groups!;
    const moves: string[] = [];
    if (x) moves.push(`translate(${x} ${y})`);
    if (turn) moves.push(`rotate(${turn}${x ? '' : ` ${width / 2} ${height / 2}`})`);
    if (grow || (flip && x))
      moves.push(flip ? `scale(-${grow ?? 1} ${grow ?? 1})` : `scale(${grow})`);
    else if (flip) moves.push(`matrix(-1 0 0 1 ${width} 0)`);
    const attributes =
      (moves.length ? ` transform="${moves.join(' ')}"` : '') +
      (fade ? ` opacity=".${fade.padStart(2, '0')}"` : '');
    return attributes;
  };

  // A closing bracket says how its group is moved, so groups are looked up before they are drawn.
  const closing = new Map<number, RegExpExecArray>();
  const open: number[] = [];
  const read = tokens.map((token) => (COLOUR.test(token) ? null : TOKEN.exec(token)));
  read.forEach((match, i) => {
    const name = match?.groups!.name;
    if (name === '(') open.push(i);
    if (name === ')') closing.set(open.pop() ?? -1, match!);
  });
  tokens.forEach((token, i) => {
    if (COLOUR.test(token)) return;
    const match = read[i];
    if (!match) throw new Error(`not a part: ${token}`);
    const { name, flip } = match.groups!;
    const outside = groups.at(-1)?.flipped ?? false;
    if (name === '(') {
      const end = closing.get(i);
      if (!end) throw new Error(`a group is not closed: ${line}`);
      drawn.push(`<g${place(end)}>`);
      groups.push({ from: i, flipped: outside !== Boolean(end.groups!.flip) });
    } else if (name === ')') {
      if (!groups.pop()) throw new Error(`a group was not opened: ${line}`);
      drawn.push('</g>');
    } else {
      const drawing = parts[name!];
      if (!drawing) throw new Error(`no part is called ${name}: ${line}`);
      const body = paint(drawing, outside !== Boolean(flip));
      const how = place(match);
      drawn.push(how ? `<g${how}>${body}</g>` : body);
    }
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
    `height="${height}"><defs>${gradients(used, tone)}</defs>${drawn.join('')}</svg>`
  );
}
