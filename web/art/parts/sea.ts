/** The sea: what its peoples wear and are, its beasts, what grows there. */

import type { Parts } from '../compose';

const both = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`;

export const SEA: Parts = {
  // --- on heads and bodies ---
  fins: both(
    '<path fill="$S" d="M74 84q-24-22-40-16 8 4 8 10-10 0-12 8 10 2 12 8-6 4-4 10 18 2 36-6z"/><path stroke="$s--" stroke-width="2" d="M72 88L44 74M72 92l-30-4M72 96l-26 8"/>',
  ),
  'brow.spikes':
    '<path fill="$s-" d="M74 74l-8-16 14 8 2-18 10 16 8-20 8 20 10-16 2 18 14-8-8 16q-26-12-52 0z"/>',
  'tentacle.short':
    '<g fill="none" stroke="$s" stroke-width="10" stroke-linecap="round"><path d="M82 110q-12 16-4 30t-8 18M94 116q-6 20 0 34M106 116q6 20 0 34M118 110q12 16 4 30t8 18"/></g>',
  mantle:
    '<path fill="$S" d="M68 86C60 50 74 6 100-14c26 20 40 64 32 100q-32-20-64 0z"/><path fill="$s--" d="M100-14c26 20 40 64 32 100l-22-10q4-50-10-90z" opacity=".45"/><g fill="$s--" opacity=".5"><circle cx="90" cy="40" r="6"/><circle cx="106" cy="26" r="5"/><circle cx="110" cy="52" r="7"/></g>',
  'mantle.back':
    '<path fill="$S" d="M68 82C56 52 86 20 140 10c10 40 4 66-8 78q-30-22-64-6z"/><path fill="$s--" d="M140 10c10 40 4 66-8 78l-16-8q20-30 24-70z" opacity=".45"/>',
  'mantle.wide':
    '<path fill="$S" d="M64 88C24 76 22 34 36 16c10 14 24 20 36 20 8-26 48-26 56 0 12 0 26-6 36-20 14 18 12 60-28 72q-36-20-72 0z"/><path fill="$s--" d="M128 36c12 0 26-6 36-20 14 18 12 60-28 72l-20-8q14-20 12-44z" opacity=".45"/>',
  'bell.tall':
    '<path fill="$c" opacity=".88" d="M58 82C50 30 70-10 100-10s50 40 42 92q-9 9-16 0-8 9-16 0-10 9-20 0-8 9-16 0-7 9-16 0z"/><path fill="$c+" opacity=".7" d="M70 60c0-30 8-50 24-58-6 18-8 38-6 58z"/>',
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
  carapace:
    '<path fill="$A" d="M24 284c-10-70 6-130 40-140 24-8 48-8 72 0 34 10 50 70 40 140z"/><path fill="$a--" d="M120 140c30 40 34 90 26 144h30c10-70-6-130-40-140q-8-3-16-4z" opacity=".45"/><path fill="none" stroke="$a--" stroke-width="5" d="M44 186q56 34 112 0M38 222q62 38 124 0M36 256q64 40 128 0"/><g fill="$a+"><circle cx="72" cy="176" r="5"/><circle cx="128" cy="176" r="5"/><circle cx="100" cy="186" r="5"/></g>',
  toga: '<path fill="$W" d="M22 284c2-70 18-122 50-138h56c32 16 48 68 50 138z"/><path fill="$A" d="M126 142c26 12 46 60 52 142h-64c-30-40-60-70-84-62 4-30 14-56 30-70 26 10 48 30 66 56 4-24 4-46 0-66z"/><path fill="none" stroke="$a--" stroke-width="4" d="M40 206q44 4 86 70M60 170q44 30 82 110"/>',

  // --- beasts and things of the sea ---
  jellyfish:
    '<circle r="96" fill="$go" opacity=".6"/><path fill="$A" d="M-66 6c-4-60 30-86 66-86S70-54 66 6Q54 20 44 6 32 20 22 6 10 20 0 6-10 20-22 6-32 20-44 6-54 20-66 6z"/><path fill="$a+" opacity=".7" d="M-48-16c4-30 20-46 42-52-16 14-22 34-22 56z"/><g fill="none" stroke="$a" stroke-width="7" stroke-linecap="round"><path d="M-48 14q-14 40 4 70t-6 44M-16 14q-14 50 2 84t-8 46M16 14q14 50-2 84t8 46M48 14q14 40-4 70t6 44"/></g><g fill="$k"><circle cx="-20" cy="-22" r="6"/><circle cx="20" cy="-22" r="6"/></g>',
  crab: '<g fill="none" stroke="$a-" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><path d="M-52 36l-32 10-10 34M-50 50l-26 22-2 32M-36 62l-12 24 6 22M52 36l32 10 10 34M50 50l26 22 2 32M36 62l12 24-6 22"/></g><g fill="none" stroke="$a" stroke-width="17" stroke-linecap="round"><path d="M-56 8q-28-10-26-42M56 8q28-10 26-42"/></g><path fill="$A" d="M-84-26c-26-22-20-72 10-90-6 24-2 38 8 46 4-22 14-34 30-36 8 44-10 80-48 80zM84-26c26-22 20-72-10-90 6 24 2 38-8 46-4-22-14-34-30-36-8 44 10 80 48 80z"/><path fill="none" stroke="$a" stroke-width="8" d="M-22-18l-4-30M22-18l4-30"/><g fill="#fff"><circle cx="-27" cy="-54" r="14"/><circle cx="27" cy="-54" r="14"/></g><g fill="$k"><circle cx="-24" cy="-53" r="7"/><circle cx="24" cy="-53" r="7"/></g><path fill="$A" d="M-76 16C-70-14-40-26 0-26s70 12 76 42C66 58 34 74 0 74S-66 58-76 16z"/><path fill="$a--" d="M10-26c36 2 62 14 66 42-10 42-42 58-76 58 40-22 42-68 10-100z" opacity=".45"/><path fill="none" stroke="$a+" stroke-width="6" stroke-linecap="round" d="M-56 4q12-16 40-18"/><path fill="none" stroke="$a--" stroke-width="5" stroke-linecap="round" d="M-24 44q24 14 48 0"/><g fill="$a--"><circle cx="-40" cy="22" r="5"/><circle cx="-22" cy="8" r="4"/><circle cx="40" cy="22" r="5"/><circle cx="22" cy="8" r="4"/></g>',
  seahorse:
    '<path fill="$a+" d="M54-34q36-6 44 16-12 4-10 14-16 2-18 16-10-4-16 6-10-26 0-52z"/><path fill="$A" d="M-10-112C20-122 46-100 44-70 42-52 54-40 60-14 66 16 48 46 24 62 6 74 2 90 10 100c8 8 20 0 16-10 18 6 14 32-10 34-30 2-42-28-28-54 8-16 6-26-6-40-16-20-16-50 6-76q-10-4-20-8l-38 10q-10-4-6-16 4-6 14-4l26-12c0-20 10-32 26-36z"/><path fill="$a--" opacity=".5" d="M28-106c12 8 18 20 16 36-2 18 10 30 16 56 6 30-12 60-36 76C6 74 2 90 10 100c-22-16-10-44 8-58 26-22 30-60 12-92-10-18-8-38-2-56z"/><path fill="$a+" d="M-12-110l-8-24 18 12 6-24 12 20 20-14-4 26q-20-10-44 4z"/><circle cx="-2" cy="-82" r="9" fill="$k"/><circle cx="-5" cy="-85" r="3" fill="#fff"/><path fill="none" stroke="$a--" stroke-width="4" stroke-linecap="round" d="M-26-30q20 10 40 2M-34-6q24 10 48 2M-28 18q22 10 44 0M-12 42q16 8 30 0M-12 66q10 6 20 0"/>',
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
  /** A fish in prison. */
  cell: '<path fill="$m--" d="M-54 84V-20q0-56 54-56t54 56V84z"/><path fill="$k" d="M-46 78V-18q0-50 46-50t46 50v96z"/><path fill="$c" d="M-40-8q24-28 54-4l22-16q-6 20 0 40L14-2q-30 22-54-6z"/><circle cx="-24" cy="-12" r="4" fill="$k"/><path stroke="$m-" stroke-width="6" d="M-24 80V-60M0 80V-68M24 80V-60M-46 34h92"/>',
  fish: '<path fill="$A" d="M-50 0q30-34 70-4l26-20q-8 24 0 48L20 6q-40 28-70-6z"/><circle cx="-28" cy="-4" r="4" fill="$k"/>',
  coral:
    '<g fill="none" stroke="$c" stroke-width="9" stroke-linecap="round"><path d="M0 60V-20M0 30q-30-6-30-40v-22M0 10q28-6 28-36v-20M-30-4q-18-4-20-24M28-20q16-4 18-22M0-20q-8-16-4-36"/></g>',
  weed: '<g fill="none" stroke="$c" stroke-width="8" stroke-linecap="round"><path d="M-20 80q-20-40 0-70t-8-70M4 80q18-50-4-86t10-60M26 80q-10-40 6-60t-4-50"/></g>',
  sheaf:
    '<g fill="none" stroke="$c" stroke-width="6" stroke-linecap="round"><path d="M0 60Q-10 0-44-60M0 60Q-4 0-20-74M0 60V-80M0 60Q4 0 22-74M0 60Q10 0 44-60"/></g><g fill="$m"><ellipse cx="-44" cy="-64" rx="7" ry="13" transform="rotate(-30 -44 -64)"/><ellipse cx="-20" cy="-78" rx="7" ry="14" transform="rotate(-12 -20 -78)"/><ellipse cy="-86" rx="7" ry="14"/><ellipse cx="22" cy="-78" rx="7" ry="14" transform="rotate(12 22 -78)"/><ellipse cx="44" cy="-64" rx="7" ry="13" transform="rotate(30 44 -64)"/></g><path fill="$b" d="M-14 6h28v14h-28z"/>',
  clam: '<path fill="$C" d="M-80 0c0-60 40-80 80-80s80 20 80 80q-20-16-30-2-14-14-26 0-12-14-24 0-12-14-24 0-12-14-26 0-10-14-30 2z"/><path fill="none" stroke="$c--" stroke-width="4" d="M0-76V-4M-26-72l12 68M26-72L14-4M-52-58l26 54M52-58L26-4"/><path fill="$k" d="M-74 0H74l-8 22H-66z"/><circle cy="2" r="24" fill="$W"/><circle cx="-7" cy="-6" r="8" fill="#fff"/><path fill="$C" d="M-80 8q10-14 26 0 14 14 28 0 12 14 26 0 14 14 28 0 14 14 28 0 12-12 24 0C74 56 40 62 0 62S-74 56-80 8z" transform="translate(0 8)"/>',
  mill: '<path fill="$B" d="M-26 80l8-90h36l8 90z"/><path fill="$c" d="M-24-6q24-40 48 0z"/><g fill="$w" stroke="$b--" stroke-width="3"><path d="M-2-8l-14-80h22zM4-6l80-14v22zM2-2l14 80h-22zM-4-4l-80 14v-22z"/></g><circle cy="-5" r="8" fill="$m"/>',
  cauldron:
    '<ellipse cy="-40" rx="66" ry="50" fill="$go"/><path fill="$k" d="M-58-30H58q10 70-30 88h-56q-40-18-30-88z"/><ellipse cy="-30" rx="58" ry="14" fill="$g"/><path fill="$m--" d="M-50-10q4 44 24 60-30-10-30-60z"/>',
  portal:
    '<ellipse rx="70" ry="92" fill="$go"/><ellipse rx="44" ry="64" fill="none" stroke="$g+" stroke-width="9"/><ellipse rx="28" ry="46" fill="$g" opacity=".7"/><path fill="none" stroke="#fff" stroke-width="3" opacity=".8" d="M-14-20q20-20 28 4t-20 30q-20-4-14-22"/>',
  /** Mowing: bent over a scythe as long as himself. */
  reaper:
    '<path fill="$a--" d="M128 196l40 84h-24l-36-76zM104 200l-14 80H68l14-84z"/><path fill="$A" d="M92 104c26-12 56 0 64 34 6 30 4 58 2 76q-36 18-74 0c-6-26-10-76 8-110z"/><path fill="$a--" opacity=".5" d="M124 100c20 4 30 18 32 38 6 30 4 58 2 76q-16 8-34 8c16-40 18-84 0-122z"/><path fill="$b" d="M82 196q38 16 77 0v12q-40 18-76 2z"/><path fill="$A" d="M64 96c-6-40 14-66 44-66 26 0 40 20 48 62-8 24-30 34-48 30-8-4-10-14-10-24z"/><path fill="$k" d="M66 92c-2-26 6-40 22-40 14 0 22 14 20 36-2 18-10 28-22 28-12-2-18-10-20-24z"/><path fill="$s" d="M70 82l-14 14q0 4 6 4l2 8q2 6 12 6 16 0 20-20 2-16-10-18-10 0-16 6z"/><path fill="$k" d="M68 86q8-4 12 0-6 6-12 3z"/><path fill="none" stroke="$w" stroke-width="8" stroke-linecap="round" d="M170 96Q120 160 26 206"/><path stroke="$w" stroke-width="8" stroke-linecap="round" d="M112 150l18 16"/><path fill="$M" d="M18 196l22 8c24 30 74 46 152 26-48 46-132 46-166-8z"/><path fill="$m++" d="M40 204c24 30 74 46 152 26-12 12-26 20-42 24-44 0-88-16-110-50z"/><path fill="none" stroke="$a-" stroke-width="20" stroke-linecap="round" stroke-linejoin="round" d="M148 124l24 22-20-34"/><path fill="none" stroke="$a+" stroke-width="19" stroke-linecap="round" stroke-linejoin="round" d="M104 126l-26 30 22 10"/><circle cx="106" cy="160" r="11" fill="$s"/><circle cx="153" cy="114" r="11" fill="$s"/>',
  /** What still stands of a field, and what no longer does. */
  stubble:
    '<g fill="none" stroke="$c" stroke-width="7" stroke-linecap="round"><path d="M14 290q-8-40 4-66t-6-54M34 290q8-40-4-60M176 290q10-50-2-90t8-80M194 290q-10-60 2-110"/><path d="M58 290v-20M78 290v-14M98 290v-22M118 290v-12M138 290v-20M158 290v-24"/></g>',
  /** Standing in skirt and shawl, one hand at a staff; the head goes to 100,70. */
  shepherdess:
    '<path fill="$A" d="M84 128h32c10 30 34 84 46 152H38C50 212 74 158 84 128z"/><path fill="$a--" opacity=".45" d="M104 128h12c10 30 34 84 46 152h-52c8-50 8-100-6-152z"/><path fill="$w" d="M88 150h24l14 90q-26 12-52 0z"/><path fill="$C" d="M66 118q34-22 68 0l-8 30q-26-16-52 0z"/><path fill="none" stroke="$c-" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" d="M126 126l24 34-26 16"/><path fill="none" stroke="$c" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" d="M74 126L50 148 38 112"/><circle cx="37" cy="104" r="11" fill="$s"/><circle cx="118" cy="178" r="10" fill="$s"/>',
  /** Fish that follow whoever leads them. */
  flock:
    '<g><path fill="$w" d="M-44 4q24-32 60-4l26-20q-6 22 0 44L16 8q-34 26-60-4z"/><circle cx="-24" cy="0" r="4" fill="$k"/></g><g transform="translate(84 26) scale(.8)"><path fill="$W" d="M-44 4q24-32 60-4l26-20q-6 22 0 44L16 8q-34 26-60-4z"/><circle cx="-24" cy="0" r="4" fill="$k"/></g><g transform="translate(104 -34) scale(.62)"><path fill="$w" d="M-44 4q24-32 60-4l26-20q-6 22 0 44L16 8q-34 26-60-4z"/><circle cx="-24" cy="0" r="4" fill="$k"/></g><g transform="translate(12 40) scale(.66)"><path fill="$W" d="M-44 4q24-32 60-4l26-20q-6 22 0 44L16 8q-34 26-60-4z"/><circle cx="-24" cy="0" r="4" fill="$k"/></g>',
  /** Astride, the reins in one hand; the head goes to 112,60. */
  rider:
    '<path fill="$B" d="M94 132q22-10 38 2l10 50q-4 14-16 16l-22 46q-4 10-16 8l-14-2q-4-8 6-12l12-4 12-44q-16-20-10-60z"/><path fill="$B" d="M84 250h-28q-8-8 4-12l22-2z"/><path fill="$C" d="M90 84q22-14 44 2c12 22 14 40 8 56q-24 14-52 0c-6-18-6-40 0-58z"/><path fill="$c--" opacity=".45" d="M116 78q12 2 18 8c12 22 14 40 8 56q-12 7-26 8 14-36 0-72z"/><path fill="none" stroke="$w" stroke-width="6" d="M112 84v58"/><path fill="none" stroke="$c+" stroke-width="15" stroke-linecap="round" stroke-linejoin="round" d="M104 96l-12 30-30 2"/><circle cx="60" cy="128" r="8" fill="$s"/><path fill="none" stroke="$m" stroke-width="4" d="M60 126q-14-10-24-28"/>',
  /** A net that comes up full. */
  'net.full':
    '<path fill="$n--" opacity=".75" d="M-60-58h80c34 40 46 92 14 124-26 24-82 24-106 0-30-32-18-86 12-124z"/><g fill="$c"><path d="M-62 10q24-30 56-4l22-18q-6 20 0 40l-22-14q-32 26-56-4z"/><path d="M-40 52q24-28 54-4l20-16q-4 18 0 36L14 56q-32 22-54-4z"/><path d="M-44-24q20-26 46-4l18-14q-4 16 0 32L2-20q-26 20-46-4z"/></g><g fill="$k"><circle cx="-46" cy="10" r="4"/><circle cx="-24" cy="52" r="4"/><circle cx="-30" cy="-24" r="4"/></g><g fill="none" stroke="$w" stroke-width="3.500"><path d="M-60-58h80c34 40 46 92 14 124-26 24-82 24-106 0-30-32-18-86 12-124z"/><path d="M-76-26Q-20 0 44-26M-90 8Q-20 42 52 8M-88 44Q-22 84 48 46M-40-58Q-76 10-44 82M-20-58V86M0-58Q40 10 6 82"/></g><path fill="$b" d="M-66-66h92v12h-92z"/>',
  /** An arm that holds something beside the face. */
  'arm.mask':
    '<path fill="$A" d="M66 152C40 150 22 170 14 204q0 14 14 16 12 0 18-10l28-34z"/><path fill="$A" d="M12 212c4 12 28 12 32-2l10-50-22-6z"/>',
  /** Both arms up, the sleeves wide. */
  'robe.raised':
    '<path fill="$B" d="M70 176C44 172 14 150-4 96l34-12c8 26 26 44 54 58zM130 176c26-4 56-26 74-80l-34-12c-8 26-26 44-54 58z"/><path fill="$A" d="M72 150q28-14 56 0c20 40 34 84 40 134H32c6-50 20-94 40-134z"/><path fill="$a--" opacity=".45" d="M106 144q12 1 22 6c20 40 34 84 40 134h-52c8-50 6-100-10-140z"/><path fill="$A" d="M74 152C46 152 30 130 22 88l-26 8c6 40 24 76 66 92zM126 152c28 0 44-22 52-64l26 8c-6 40-24 76-66 92z"/><path fill="$m" d="M-6 92l30-10 3 12-29 10zM206 92l-30-10-3 12 29 10z"/><path fill="$b" d="M64 214q36 14 72 0l4 14q-40 16-80 0z"/>',
  /** Five allies turn around whoever calls them. */
  vortex:
    '<circle r="92" fill="$go"/><g fill="none" stroke="$g+" stroke-linecap="round"><path stroke-width="7" d="M-84 26C-96-50-30-92 28-76s78 66 52 108"/><path stroke-width="5" opacity=".7" d="M-62 34c-10-46 22-82 62-80s70 36 62 78"/></g><g><circle cx="-86" cy="24" r="13" fill="#e0583a"/><circle cx="-62" cy="-40" r="14" fill="#f0c04a"/><circle cy="-78" r="17" fill="$w"/><circle cx="62" cy="-44" r="14" fill="#63c08a"/><circle cx="86" cy="24" r="13" fill="#b06ad8"/></g><g fill="#fff" opacity=".8"><circle cx="-90" cy="20" r="4"/><circle cx="-66" cy="-44" r="4"/><circle cx="-5" cy="-84" r="5"/><circle cx="58" cy="-48" r="4"/><circle cx="82" cy="20" r="4"/></g>',
  /** A great shell to lean back in. */
  'chair.shell':
    '<path fill="$C" d="M8 284C-16 150 20 40 100 40s116 110 92 244z"/><path fill="$c--" opacity=".45" d="M112 40c74 8 104 116 80 244h-46c16-90 4-190-34-244z"/><path fill="none" stroke="$c--" stroke-width="5" d="M100 44v110M62 54l22 106M138 54l-22 106M32 90l34 86M168 90l-34 86M14 146l44 56M186 146l-44 56"/>',
  /** A waistcoat over much comfort, and its chain. */
  belly:
    '<path fill="$W" d="M60 168q40-22 80 0c26 40 28 84 16 116H44c-12-32-10-76 16-116z"/><path fill="$w--" opacity=".35" d="M112 158q16 2 28 10c26 40 28 84 16 116h-34c14-44 10-90-10-126z"/><g fill="$m"><circle cx="100" cy="190" r="5"/><circle cx="100" cy="218" r="5"/><circle cx="100" cy="246" r="5"/></g><path fill="none" stroke="$m" stroke-width="4" stroke-dasharray="6 4" d="M50 226q26 30 50-8"/>',
  /** All that a peddler sells, strapped on top of itself. */
  /** What holds it, on a body seen from the side. */
  'strap.side':
    '<path fill="none" stroke="$b--" stroke-width="14" d="M142 156Q92 164 108 246l60 22"/><path fill="none" stroke="$b" stroke-width="9" d="M142 156Q92 164 108 246l60 22"/>',
  'pack.high':
    '<path fill="$B" d="M-44-40h92q8 0 8 10V96h-108V-30q0-10 8-10z"/><path fill="$b--" opacity=".45" d="M14-40h34q8 0 8 10V96H14z"/><path fill="$C" d="M-62-70q0-22 22-22h84q22 0 22 22t-22 22h-84q-22 0-22-22z"/><circle cx="-40" cy="-70" r="15" fill="$c-"/><circle cx="-40" cy="-70" r="7" fill="$c--"/><path stroke="$b--" stroke-width="6" d="M-14-94v48M34-94v48"/><path fill="$b+" d="M-36 6h76v46h-76z"/><path fill="$b--" d="M-36 6h76v14h-76z"/><circle cx="2" cy="24" r="7" fill="$m"/><path fill="$M" d="M58-22q34 0 34 26 0 24-24 26-22-2-20-26z"/><path fill="none" stroke="$m" stroke-width="5" d="M60-24q10-20 26 2"/>',
};
