/** The sea: what its peoples wear and are, its beasts, what grows there. */

import type { Parts } from '../compose';

const both = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`;

export const SEA: Parts = {
  // --- on heads and bodies ---
  fins: both(
    '<path fill="$S" d="M74 84q-24-22-40-16 8 4 8 10-10 0-12 8 10 2 12 8-6 4-4 10 18 2 36-6z"/><path stroke="$s--" stroke-width="2" d="M72 88L44 74M72 92l-30-4M72 96l-26 8"/>',
  ),
  feelers: both(
    '<path fill="none" stroke="$s-" stroke-width="4" stroke-linecap="round" d="M88 54Q70 20 40 22M94 52Q88 16 66 4"/>',
  ),
  'brow.spikes':
    '<path fill="$s-" d="M74 74l-8-16 14 8 2-18 10 16 8-20 8 20 10-16 2 18 14-8-8 16q-26-12-52 0z"/>',
  'tentacle.beard':
    '<g fill="none" stroke-linecap="round"><path stroke="$s-" stroke-width="11" d="M80 110q-14 30-4 54t-12 40M120 110q14 30 4 54t12 40"/><path stroke="$s" stroke-width="12" d="M90 116q-8 34 2 58t-6 44M110 116q8 34-2 58t6 44"/><path stroke="$s+" stroke-width="9" d="M100 118q6 40-2 64t6 40"/></g>',
  'tentacle.short':
    '<g fill="none" stroke="$s" stroke-width="10" stroke-linecap="round"><path d="M82 110q-12 16-4 30t-8 18M94 116q-6 20 0 34M106 116q6 20 0 34M118 110q12 16 4 30t8 18"/></g>',
  mantle:
    '<path fill="$S" d="M68 86C60 50 74 6 100-14c26 20 40 64 32 100q-32-20-64 0z"/><path fill="$s--" d="M100-14c26 20 40 64 32 100l-22-10q4-50-10-90z" opacity=".45"/><g fill="$s--" opacity=".5"><circle cx="90" cy="40" r="6"/><circle cx="106" cy="26" r="5"/><circle cx="110" cy="52" r="7"/></g>',
  'mantle.back':
    '<path fill="$S" d="M68 82C56 52 86 20 140 10c10 40 4 66-8 78q-30-22-64-6z"/><path fill="$s--" d="M140 10c10 40 4 66-8 78l-16-8q20-30 24-70z" opacity=".45"/>',
  'mantle.wide':
    '<path fill="$S" d="M64 88C24 76 22 34 36 16c10 14 24 20 36 20 8-26 48-26 56 0 12 0 26-6 36-20 14 18 12 60-28 72q-36-20-72 0z"/><path fill="$s--" d="M128 36c12 0 26-6 36-20 14 18 12 60-28 72l-20-8q14-20 12-44z" opacity=".45"/>',
  bell: '<path fill="$c" opacity=".85" d="M38 84c-2-48 26-74 62-74s64 26 62 74q-10 10-18 0-8 10-18 0-10 10-18 0-8 10-16 0-10 10-18 0-8 10-18 0-8 10-18 0z"/><path fill="$c+" opacity=".7" d="M52 62c4-28 22-42 44-44-16 10-26 24-28 46z"/>',
  'bell.tall':
    '<path fill="$c" opacity=".88" d="M58 82C50 30 70-10 100-10s50 40 42 92q-9 9-16 0-8 9-16 0-10 9-20 0-8 9-16 0-7 9-16 0z"/><path fill="$c+" opacity=".7" d="M70 60c0-30 8-50 24-58-6 18-8 38-6 58z"/>',
  'bell.wide':
    '<path fill="$c" opacity=".88" d="M12 88C24 44 58 26 100 26s76 18 88 62q-14 8-24-4-10 10-22 0-10 10-22 0-10 10-20 0-10 10-20 0-12 10-22 0-12 10-22 0-10 12-24 4z"/><path fill="$c+" opacity=".7" d="M40 66c14-18 34-28 58-28-20 8-34 18-40 32z"/>',
  strands:
    '<g fill="none" stroke="$c" stroke-width="5" stroke-linecap="round" opacity=".8"><path d="M46 90q-14 50 4 90t-10 70M62 92q-10 60 2 96M154 90q14 50-4 90t10 70M138 92q10 60-2 96"/></g>',
  'shell.hat':
    '<path fill="$C" d="M62 74c-10-40 22-72 58-60 30 10 36 46 14 62-4-12-14-18-26-16-18-8-34 2-46 14z"/><path fill="none" stroke="$c--" stroke-width="4" d="M76 66c-2-28 22-46 44-36 16 8 16 26 4 32-10 2-14-6-8-12M90 60q-4-22 10-40M112 46q8-14 24-10"/>',
  'shell.fan':
    '<path fill="$C" d="M100 78C60 76 44 44 50 8q14 6 18 10 6-14 18-20 6 8 14 14 8-6 14-14 12 6 18 20 4-4 18-10c6 36-10 68-50 70z"/><path fill="none" stroke="$c--" stroke-width="3" d="M100 76L58 22M100 76L78 10M100 76V14M100 76l22-66M100 76l42-54"/>',
  'shell.spire':
    '<path fill="$C" d="M66 74q34-16 68 0l-6-18q-28-12-56 0zM74 52q26-12 52 0l-6-18q-20-10-40 0zM82 30q18-8 36 0L104-14z"/><path fill="$c--" d="M134 74l-6-18-18-6 4 18zM126 52l-6-18-12-4 2 16zM118 30L104-14l2 42z" opacity=".45"/>',
  'shell.back':
    '<path fill="$C" d="M20 200C-10 110 40 40 110 44c60 4 90 60 80 150-30 30-140 34-170 6z"/><path fill="none" stroke="$c--" stroke-width="6" d="M44 196c-14-70 20-120 70-116 40 4 56 44 40 80M66 190c-4-50 14-84 44-80 24 4 28 30 18 48"/>',
  'shell.collar':
    '<path fill="$C" d="M30 176q-8-34 24-44 14-6 20 8 14 10 26 10t26-10q6-14 20-8 32 10 24 44-34 26-70 26t-70-26z"/><path fill="none" stroke="$c--" stroke-width="3" d="M46 136l10 52M66 138l6 56M134 138l-6 56M154 136l-10 52M100 152v48"/>',
  'crest.sea':
    '<path fill="$C" d="M80 62q-2-30-16-38 20-2 26 10 0-22 14-34 6 16 4 30 12-16 28-14-14 14-10 46-22-14-46 0z"/>',
  'crest.tall':
    '<path fill="$C" d="M84 58q-18-40 8-70-4 20 6 26 2-18 18-26-8 22 2 30 8-12 20-10-18 20-12 52-20-12-42-2z"/>',
  carapace:
    '<path fill="$A" d="M24 284c-10-70 6-130 40-140 24-8 48-8 72 0 34 10 50 70 40 140z"/><path fill="$a--" d="M120 140c30 40 34 90 26 144h30c10-70-6-130-40-140q-8-3-16-4z" opacity=".45"/><path fill="none" stroke="$a--" stroke-width="5" d="M44 186q56 34 112 0M38 222q62 38 124 0M36 256q64 40 128 0"/><g fill="$a+"><circle cx="72" cy="176" r="5"/><circle cx="128" cy="176" r="5"/><circle cx="100" cy="186" r="5"/></g>',
  toga: '<path fill="$W" d="M22 284c2-70 18-122 50-138h56c32 16 48 68 50 138z"/><path fill="$A" d="M126 142c26 12 46 60 52 142h-64c-30-40-60-70-84-62 4-30 14-56 30-70 26 10 48 30 66 56 4-24 4-46 0-66z"/><path fill="none" stroke="$a--" stroke-width="4" d="M40 206q44 4 86 70M60 170q44 30 82 110"/>',
  'coat.scales':
    '<path fill="none" stroke="$a--" stroke-width="3" d="M56 190q11 12 22 0 11 12 22 0 11 12 22 0 11 12 22 0M46 212q11 12 22 0 11 12 22 0 11 12 22 0 11 12 22 0 11 12 22 0M42 234q11 12 22 0 11 12 22 0 11 12 22 0 11 12 22 0 11 12 22 0M42 256q11 12 22 0 11 12 22 0 11 12 22 0 11 12 22 0 11 12 22 0"/>',

  // --- beasts and things of the sea ---
  claw: '<path fill="$S" d="M-10 60C-40 40-48-10-30-44-20-62 0-70 14-64 0-50-4-34 2-18 10-40 26-50 44-44 50-4 36 40 10 62z"/><path fill="$s--" d="M44-44C50-4 36 40 10 62q-10 0-14-6C20 30 34-4 30-40z" opacity=".5"/><path fill="$s+" d="M-24-30q4-18 20-24-12 16-8 34z"/>',
  jellyfish:
    '<circle r="96" fill="$go" opacity=".6"/><path fill="$A" d="M-66 6c-4-60 30-86 66-86S70-54 66 6Q54 20 44 6 32 20 22 6 10 20 0 6-10 20-22 6-32 20-44 6-54 20-66 6z"/><path fill="$a+" opacity=".7" d="M-48-16c4-30 20-46 42-52-16 14-22 34-22 56z"/><g fill="none" stroke="$a" stroke-width="7" stroke-linecap="round"><path d="M-48 14q-14 40 4 70t-6 44M-16 14q-14 50 2 84t-8 46M16 14q14 50-2 84t8 46M48 14q14 40-4 70t6 44"/></g><g fill="$k"><circle cx="-20" cy="-22" r="6"/><circle cx="20" cy="-22" r="6"/></g>',
  crab: '<g fill="none" stroke="$a-" stroke-width="11" stroke-linecap="round"><path d="M-50 40l-34 18-6 30M-44 54l-22 22 0 24M50 40l34 18 6 30M44 54l22 22 0 24"/></g><g fill="none" stroke="$a" stroke-width="16"><path d="M-54 10q-28-14-26-44M54 10q28-14 26-44"/></g><path fill="$A" d="M-86-18c-20-24-16-66 8-84-4 18 0 28 10 34 4-18 14-26 26-26 4 36-12 72-44 76zM86-18c20-24 16-66-8-84 4 18 0 28-10 34-4-18-14-26-26-26-4 36 12 72 44 76z"/><path fill="$A" d="M-72 26C-66-12-40-26 0-26s66 14 72 52C60 66 30 76 0 76S-60 66-72 26z"/><path fill="$a--" d="M10-26c36 2 58 18 62 52-12 40-42 50-72 50 40-20 40-70 10-102z" opacity=".5"/><path stroke="$a-" stroke-width="6" d="M-18-26v-20M18-26v-20"/><circle cx="-18" cy="-50" r="8" fill="$k"/><circle cx="18" cy="-50" r="8" fill="$k"/><circle cx="-20" cy="-53" r="2.500" fill="#fff"/><circle cx="16" cy="-53" r="2.500" fill="#fff"/><path fill="none" stroke="$a--" stroke-width="5" d="M-52 10q52-26 104 0M-20 60l4-14h32l4 14"/><g fill="$a+"><circle cx="-30" cy="24" r="5"/><circle cx="30" cy="24" r="5"/><circle cy="18" r="6"/></g>',
  seahorse:
    '<path fill="$A" d="M-6-110c34-8 58 16 52 50 16 24 20 60 0 92-16 24-44 30-46 56-2 22 26 26 26 8 14 22-8 46-34 36-34-14-24-56 4-78 20-16 26-40 10-62-10 6-22 6-28-2l-50 4q-10-8 2-14l44-14c-8-34-2-68 20-76z"/><path fill="$a--" d="M46-60c16 24 20 60 0 92-16 24-44 30-46 56-8-24 20-40 32-62 14-26 14-60 14-86z" opacity=".5"/><path fill="$a+" d="M30-106l22-22-2 26 26-10-16 26 26 4-30 14zM58-14l32-12-4 24 20 8-36 22z"/><circle cx="2" cy="-74" r="8" fill="$k"/><circle cx="-1" cy="-77" r="2.500" fill="#fff"/><path fill="none" stroke="$a--" stroke-width="3" d="M6-20q20 8 40-4M10 4q20 8 44-4M8 28q20 8 38-4M-8 52q14 10 30 2"/>',
  shellfish:
    '<path fill="none" stroke="$b" stroke-width="9" stroke-linecap="round" d="M-50 30q-30 4-40 30M-44 44q-20 12-22 36M-32 52q-8 16-2 36"/><path fill="$B" d="M-40 56c-30-6-40-30-30-44 20-4 50 10 62 34z"/><circle cx="-52" cy="26" r="8" fill="$k"/><circle cx="-55" cy="23" r="2.500" fill="#fff"/><path fill="$A" d="M-36 40C-70-30-30-104 36-96 92-88 108-20 76 26 56 60-4 78-36 40z"/><path fill="$a--" d="M36-96C92-88 108-20 76 26 56 60-4 78-36 40 40 50 80-20 36-96z" opacity=".45"/><path fill="none" stroke="$a--" stroke-width="7" d="M-28 34C-50-20-20-70 26-66c38 4 48 48 26 74-18 20-52 16-52-10 0-20 24-24 32-8M-44-6l26 4M-26-60l16 22M26-94v28M76-64L56-44M92-4L62-6"/>',
  squid:
    '<path fill="$A" d="M0-130c34 24 44 60 40 94l30 20-32 6q-2 14-10 20h-56q-8-6-10-20l-32-6 30-20c-4-34 6-70 40-94z"/><path fill="$a--" d="M0-130c34 24 44 60 40 94l30 20-32 6q-2 14-10 20H6q24-60-6-140z" opacity=".5"/><g fill="none" stroke-linecap="round"><path stroke="$a-" stroke-width="11" d="M-26 6q-40 20-44 60t-24 40M26 6q40 20 44 60t24 40"/><path stroke="$a" stroke-width="12" d="M-14 8q-20 40-8 70t-22 50M14 8q20 40 8 70t22 50"/><path stroke="$a+" stroke-width="10" d="M0 8q10 40-2 70t4 60"/></g><path fill="$g+" d="M-30-20q14-6 22 8-16 6-22-8zM30-20q-14-6-22 8 16 6 22-8z"/><circle cx="-18" cy="-15" r="4" fill="$k"/><circle cx="18" cy="-15" r="4" fill="$k"/>',
  angler:
    '<path fill="none" stroke="$a" stroke-width="6" d="M-6-58q-10-50-50-46-28 6-26 28"/><circle cx="-82" cy="-66" r="44" fill="$go"/><circle cx="-82" cy="-68" r="13" fill="$g+"/><path fill="$A" d="M-84 0C-74-54-30-74 14-66c40 6 62 34 70 54l34-30q-8 40 4 90l-40-30C60 66-20 84-62 50z"/><path fill="$a--" d="M14-66c40 6 62 34 70 54l34-30q-8 40 4 90l-40-30C60 66-20 84-62 50 40 60 60-10 14-66z" opacity=".5"/><path fill="$k" d="M-84 0q44 6 70 0-6 34-48 50-20-20-22-50z"/><path fill="#fff" d="M-82 2l8 22 6-22 7 24 8-24 7 22 8-24 6 18 8-20zM-64 48l4-18 8 12 4-18 10 10 2-16 10 6q-12 18-38 24z"/><path fill="$g+" d="M-46-34q16-10 30 6-18 8-30-6z"/><circle cx="-32" cy="-31" r="5" fill="$k"/><path fill="$a+" d="M10 4q24-4 34 14-20 8-36 2z"/>',
  /** A beast of the deep on its collar, roaring to the left. */
  beast:
    '<path fill="$A" d="M66 120C78 66 64 14 26-14l14-40-34 20C-24-44-54-38-92-16l-4 16 44 4-38 22 6 16 52-2c4 22-4 48-8 80z"/><path fill="$a--" opacity=".5" d="M66 120C78 66 64 14 26-14l14-40-20 12c26 40 34 100 18 162z"/><path fill="$k" d="M-94-4l48 8-40 22z"/><path fill="#fff" d="M-90-4l6 12 7-9 6 10 7-8 6 9 6-6zM-82 26l8-10 5 8 8-10 4 7z"/><path fill="$g+" d="M-34-20q14-8 24 6-16 6-24-6z"/><circle cx="-20" cy="-15" r="4" fill="$k"/><path fill="$a-" d="M30 6l34-22-6 34 26-6-18 30zM64 58l24-8-14 28z"/><path fill="$m" d="M-38 62q50 22 104-8l2 20q-54 32-108 12z"/><path fill="$w" d="M-20 78l-8 20 20-12zM8 84l-2 22 18-16zM36 76l6 20 12-22z"/>',
  /** A lash in the air, from the hand that cracks it. */
  'whip.crack':
    '<path stroke="$b" stroke-width="13" stroke-linecap="round" d="M4 26L-6-18"/><path fill="none" stroke="$b+" stroke-width="6" stroke-linecap="round" d="M-6-18C-16-66 60-84 110-60s20 62-18 44"/><path fill="none" stroke="$b+" stroke-width="3" stroke-linecap="round" d="M92-16l-14 18"/>',
  /** Where Pearls go in and do not come out. */
  taxbox:
    '<path fill="$B" d="M-66-30H66V70H-66z"/><path fill="$b--" opacity=".45" d="M14-30h52V70H14z"/><path fill="$b+" d="M-74-40H74v22H-74z"/><path fill="$k" d="M-36-34h72v10h-72z"/><path fill="$m" d="M-66-18h14V70h-14zM52-18h14V70H52zM-66 56H66v14H-66z"/><path fill="$M" d="M-17 0h34v36h-34z"/><path fill="$k" d="M-4 10h8l3 16H-7z"/>',
  /** Two open irons on their chain, held by its top. */
  manacles:
    '<g fill="none" stroke="$M" stroke-width="6"><ellipse cy="8" rx="7" ry="11"/><ellipse cy="26" rx="4" ry="11"/><ellipse cy="44" rx="7" ry="11"/><ellipse cx="-15" cy="58" rx="11" ry="6" transform="rotate(-40 -15 58)"/><ellipse cx="15" cy="58" rx="11" ry="6" transform="rotate(40 15 58)"/></g><path fill="none" stroke="$M" stroke-width="13" d="M-46 74a27 27 0 1 0 26 4M46 74a27 27 0 1 1-26 4"/><g fill="$m--"><circle cx="-46" cy="74" r="7"/><circle cx="46" cy="74" r="7"/></g>',
  /** Two peoples agree. */
  handclasp:
    '<path fill="$C" d="M-104-30l46-8 8 58-54 14z"/><path fill="$w" d="M104-34l-46-6-8 58 54 16z"/><path fill="$m" d="M-64-38l10-2 8 58-11 3zM64-40l-10-2-8 58 11 3z"/><path fill="$s" d="M-52-34q30-12 54-6l40 26q10 8 4 16-8 8-18 2l4 12q-2 12-14 10 0 10-12 8-4 8-16 2l-42-18z"/><path fill="#f0a98a" d="M52-36q-24-10-42-4L-18-18q-6 8 0 14 10 8 24-4l10 2 26 26 8-8z"/><g fill="none" stroke="$k" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"><path d="M28 4L10-8M32 18L8 2M18 28L-2 12M6 38l-16-14"/></g>',
  fish: '<path fill="$A" d="M-50 0q30-34 70-4l26-20q-8 24 0 48L20 6q-40 28-70-6z"/><circle cx="-28" cy="-4" r="4" fill="$k"/>',
  coral:
    '<g fill="none" stroke="$c" stroke-width="9" stroke-linecap="round"><path d="M0 60V-20M0 30q-30-6-30-40v-22M0 10q28-6 28-36v-20M-30-4q-18-4-20-24M28-20q16-4 18-22M0-20q-8-16-4-36"/></g>',
  weed: '<g fill="none" stroke="$c" stroke-width="8" stroke-linecap="round"><path d="M-20 80q-20-40 0-70t-8-70M4 80q18-50-4-86t10-60M26 80q-10-40 6-60t-4-50"/></g>',
  sheaf:
    '<g fill="none" stroke="$c" stroke-width="6" stroke-linecap="round"><path d="M0 60Q-10 0-44-60M0 60Q-4 0-20-74M0 60V-80M0 60Q4 0 22-74M0 60Q10 0 44-60"/></g><g fill="$m"><ellipse cx="-44" cy="-64" rx="7" ry="13" transform="rotate(-30 -44 -64)"/><ellipse cx="-20" cy="-78" rx="7" ry="14" transform="rotate(-12 -20 -78)"/><ellipse cy="-86" rx="7" ry="14"/><ellipse cx="22" cy="-78" rx="7" ry="14" transform="rotate(12 22 -78)"/><ellipse cx="44" cy="-64" rx="7" ry="13" transform="rotate(30 44 -64)"/></g><path fill="$b" d="M-14 6h28v14h-28z"/>',
  clam: '<path fill="$C" d="M-80 0c0-60 40-80 80-80s80 20 80 80q-20-16-30-2-14-14-26 0-12-14-24 0-12-14-24 0-12-14-26 0-10-14-30 2z"/><path fill="none" stroke="$c--" stroke-width="4" d="M0-76V-4M-26-72l12 68M26-72L14-4M-52-58l26 54M52-58L26-4"/><path fill="$k" d="M-74 0H74l-8 22H-66z"/><circle cy="2" r="24" fill="$W"/><circle cx="-7" cy="-6" r="8" fill="#fff"/><path fill="$C" d="M-80 8q10-14 26 0 14 14 28 0 12 14 26 0 14 14 28 0 14 14 28 0 12-12 24 0C74 56 40 62 0 62S-74 56-80 8z" transform="translate(0 8)"/>',
  ship: '<path fill="$B" d="M-70 10H70q-6 40-34 50h-72q-28-10-34-50z"/><path stroke="$b--" stroke-width="6" d="M0 10v-104"/><path fill="$W" d="M6-88q56 30 50 84H6zM-6-76q-44 26-46 72h46z"/><path fill="$b--" d="M-70 10H70l-2 10H-68z"/>',
  mill: '<path fill="$B" d="M-26 80l8-90h36l8 90z"/><path fill="$c" d="M-24-6q24-40 48 0z"/><g fill="$w" stroke="$b--" stroke-width="3"><path d="M-2-8l-14-80h22zM4-6l80-14v22zM2-2l14 80h-22zM-4-4l-80 14v-22z"/></g><circle cy="-5" r="8" fill="$m"/>',
  cauldron:
    '<ellipse cy="-40" rx="66" ry="50" fill="$go"/><path fill="$k" d="M-58-30H58q10 70-30 88h-56q-40-18-30-88z"/><ellipse cy="-30" rx="58" ry="14" fill="$g"/><path fill="$m--" d="M-50-10q4 44 24 60-30-10-30-60z"/>',
  portal:
    '<ellipse rx="70" ry="92" fill="$go"/><ellipse rx="44" ry="64" fill="none" stroke="$g+" stroke-width="9"/><ellipse rx="28" ry="46" fill="$g" opacity=".7"/><path fill="none" stroke="#fff" stroke-width="3" opacity=".8" d="M-14-20q20-20 28 4t-20 30q-20-4-14-22"/>',
};
