/** What lies behind everything: skies, water, walls. `n` is the ground's colour, `g` the light. */

import type { Parts } from '../compose';

const dots = (seed: number, count: number, w: number, h: number, r: number): string => {
  let state = seed;
  const next = (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
  return Array.from({ length: count }, () => {
    const [x, y] = [next(w * 7) % w, next(h * 5) % h];
    return `<circle cx="${x}" cy="${y}" r="${(r * (1 + (next(300) % 3))) / 2}"/>`;
  }).join('');
};

export const GROUNDS: Parts = {
  fill: '<path fill="$nv" d="M0 0h280v280H0z"/>',
  deep: '<path fill="$n--" d="M0 0h280v280H0z"/>',
  glow: '<circle cx="100" cy="100" r="120" fill="$go" opacity=".75"/>',
  'glow.high': '<ellipse cx="100" cy="10" rx="140" ry="120" fill="$go" opacity=".8"/>',
  'glow.low': '<ellipse cx="100" cy="250" rx="150" ry="120" fill="$go" opacity=".8"/>',
  'glow.spot': '<circle r="60" fill="$go"/>',
  rays: '<g fill="$g" opacity=".2"><path d="M20-10h34L4 290h-70zM84-10h26l6 300H50zM140-10h30l90 300h-66z"/></g>',
  stars: `<g fill="#fff" opacity=".75">${dots(7, 26, 200, 130, 1)}</g>`,
  bubbles: `<g fill="none" stroke="$l" stroke-width="1.500" opacity=".5">${dots(11, 12, 200, 260, 4)}</g>`,
  rain: '<path stroke="$l" stroke-opacity=".35" stroke-width="1.500" d="M20 0l-14 40M64 20l-14 40M110 0l-14 40M160 10l-14 40M190 60l-14 40M34 90l-14 40M84 110l-14 40M140 90l-14 40M180 150l-14 40M20 170l-14 40M60 200l-14 40M110 180l-14 40M150 220l-14 40"/>',
  moon: '<circle r="80" fill="$go" opacity=".5"/><circle r="44" fill="$l"/><g fill="$g" opacity=".35"><circle cx="-14" cy="-12" r="8"/><circle cx="14" cy="12" r="11"/><circle cx="12" cy="-22" r="4"/></g>',
  crescent: '<path fill="$l" d="M10-40a42 42 0 1 0 30 62A36 36 0 0 1 10-40z"/>',
  sun: '<circle r="90" fill="$go"/><circle r="38" fill="$g+"/>',
  window:
    '<path fill="$n--" d="M-46 90V-20q0-56 46-66 46 10 46 66V90z"/><path fill="$g" opacity=".75" d="M-38 84v-102q0-46 38-56 38 10 38 56V84z"/><path fill="none" stroke="$n--" stroke-width="5" d="M0-76V84M-38-10h76M-38 40h76"/>',
  hills:
    '<path fill="$n+" opacity=".5" d="M0 170q40-36 90-16t110-20v150H0z"/><path fill="$n-" d="M0 214q50-34 100-12t100-10v100H0z"/>',
  mountains:
    '<path fill="$n+" opacity=".5" d="M-4 190l44-70 26 34 40-70 44 60 20-24 34 60v110H-4z"/>',
  wall: '<path fill="$n-" d="M0 110h24V92h26v18h26V92h26v18h26V92h26v18h26V92h24v200H0z" opacity=".75"/><path fill="none" stroke="$n--" stroke-width="2" opacity=".6" d="M0 140h200M0 176h200M0 212h200M40 110v30M110 110v30M170 110v30M20 140v36M80 140v36M146 140v36M50 176v36M120 176v36M184 176v36"/>',
  bricks:
    '<path fill="none" stroke="$n--" stroke-width="2.500" opacity=".55" d="M0 30h200M0 66h200M0 102h200M0 138h200M0 174h200M0 210h200M0 246h200M40 0v30M120 0v30M80 30v36M170 30v36M30 66v36M120 66v36M80 102v36M160 102v36M40 138v36M130 138v36M90 174v36M176 174v36M30 210v36M120 210v36"/>',
  banners:
    '<g fill="$b" opacity=".8"><path d="M10 0h36v84l-18 22-18-22zM154 0h36v84l-18 22-18-22z"/></g><g fill="$m" opacity=".8"><circle cx="28" cy="42" r="9"/><circle cx="172" cy="42" r="9"/></g>',
  arches:
    '<path fill="$n--" opacity=".8" fill-rule="evenodd" d="M0 0h200v284H0zM14 284V120q0-52 36-52t36 52v164zM114 284V120q0-52 36-52t36 52v164z"/>',
  columns:
    '<g opacity=".85"><path fill="$n+" d="M8 40h34v240H8zM158 40h34v240h-34z"/><path fill="$n++" d="M0 22h50v18H0zM150 22h50v18h-50z"/><path stroke="$n--" stroke-width="4" opacity=".6" d="M18 44v240M32 44v240M168 44v240M182 44v240"/></g><path fill="$n--" opacity=".7" d="M0 0h200v24H0z"/>',
  curtains:
    '<path fill="$b-" d="M0 0h66q-4 90-40 150-10 70-8 140H0zM200 0h-66q4 90 40 150 10 70 8 140h18z"/><path fill="none" stroke="$b---" stroke-width="4" opacity=".7" d="M20 0q0 80-12 150M44 0q-4 84-24 146M180 0q0 80 12 150M156 0q4 84 24 146"/><path fill="$b" d="M-4-4h208v26q-26 14-52 0-26 14-52 0-26 14-52 0-26 14-52 0z"/>',
  shelves:
    '<path fill="$n--" d="M0 0h200v280H0z" opacity=".6"/><g fill="$n++" opacity=".6"><path d="M8 14h8v40H8zM19 20h11v34H19zM33 10h7v44h-7zM44 18h12v36H44zM60 12h8v42h-8zM132 14h9v40h-9zM145 20h11v34h-11zM160 10h8v44h-8zM172 16h12v38h-12zM188 12h8v42h-8z"/><path d="M6 78h12v40H6zM22 72h8v46h-8zM34 80h11v38H34zM48 74h8v44h-8zM142 78h12v40h-12zM158 72h8v46h-8zM170 80h11v38h-11zM185 74h8v44h-8z"/><path d="M6 142h9v40H6zM19 136h12v46H19zM160 142h9v40h-9zM173 136h12v46h-12z"/></g><path fill="$n" d="M0 54h200v8H0zM0 118h200v8H0zM0 182h200v8H0z"/>',
  door: '<path fill="$n--" d="M40 284V70q0-60 60-60t60 60v214z"/><path fill="$n-" d="M50 284V72q0-52 50-52t50 52v212z"/><path stroke="$n--" stroke-width="3" d="M75 26v258M100 20v264M125 26v258"/>',
  kelp: '<g fill="none" stroke="$n++" stroke-width="9" stroke-linecap="round" opacity=".55"><path d="M16 290q-16-60 4-110t-4-110M44 290q14-70-4-120M182 290q18-70-2-130t8-110M156 290q-14-60 4-120"/></g>',
  fields:
    '<path fill="$n+" opacity=".6" d="M0 150q100-30 200 0v140H0z"/><g stroke="$n-" stroke-width="6" fill="none" opacity=".8"><path d="M100 146Q60 200 10 290M100 146q-14 60-34 144M100 146q14 60 34 144M100 146q40 54 90 144"/></g>',
  pines:
    '<g fill="$n--"><path d="M10 290V180l-24 20 24-44-14 4 20-46 20 46-14-4 24 44-24-20v110zM178 290V170l-26 22 26-46-16 4 22-50 22 50-16-4 26 46-26-22v120z"/></g>',
  village:
    '<g fill="$n--"><path d="M-4 290v-70l26-28 26 28v-40h10v-22l14-18 14 18v22h12l24-24 24 24v14l30-26 28 26v96z"/></g><g fill="$g"><path d="M14 226h10v12H14zM66 176h8v10h-8zM112 200h10v12h-10zM164 212h10v12h-10z"/></g>',
  castle:
    '<g fill="$n--"><path d="M20 290V150h12v-14h10v14h12V96l14-34 14 34v54h40V110l12-30 12 30v40h12v-14h10v14h12v140z"/></g><g fill="$g"><path d="M64 110h7v12h-7zM138 122h6v11h-6zM96 180h8v14h-8z"/></g>',
  cushion:
    '<path fill="$C" d="M10 226q90-30 180 0l12 60H-2z"/><path fill="$c--" d="M110 212q50 2 80 14l12 60h-80q14-40-12-74z" opacity=".45"/><path fill="none" stroke="$m" stroke-width="4" d="M10 226q90-30 180 0"/><g fill="$m"><circle cx="8" cy="230" r="8"/><circle cx="192" cy="230" r="8"/></g>',
  floor: '<path fill="$n--" d="M-10 232q110-22 220 0v60H-10z" opacity=".85"/>',
  mist: '<g fill="$l" opacity=".22"><ellipse cx="40" cy="236" rx="110" ry="20"/><ellipse cx="170" cy="214" rx="90" ry="16"/><ellipse cx="120" cy="262" rx="130" ry="22"/></g>',
  table:
    '<path fill="$b-" d="M-10 232h220v60H-10z"/><path fill="$b" d="M-10 226q110-10 220 0v14q-110-8-220 0z"/>',
  vignette: '<path fill="$ke" d="M0 0h200v280H0z"/>',
};
