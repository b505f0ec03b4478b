/** Things one holds, wears or has before one, each around its own middle. */

import type { Parts } from '../compose';

const KEY =
  '<path fill="$M" d="M-6-14H6V66H-6zM6 34h22v12H6zM6 54h16v12H6z"/><path fill="$M" fill-rule="evenodd" d="M0-62a26 26 0 1 1-.1 0zm0 13a13 13 0 1 0 .1 0z"/><path fill="$m--" d="M-9-6H9v7H-9z"/>';

export const THINGS: Parts = {
  key: KEY,
  'keys.ring': `<circle r="27" fill="none" stroke="$m" stroke-width="7"/><g transform="rotate(38) translate(0 58) scale(.66)">${KEY}</g><g transform="rotate(-38) translate(0 58) scale(.66)">${KEY}</g><g transform="translate(0 64) scale(.74)">${KEY}</g>`,
  goblet:
    '<path fill="$M" d="M-38-62h76q4 58-30 70v30l22 14v10h-60V52l22-14V8q-34-12-30-70z"/><path fill="$m--" d="M6-62h32q4 58-30 70v30l22 14v10H6z" opacity=".5"/><ellipse cy="-62" rx="38" ry="9" fill="$b--"/><g fill="$g"><circle cx="-20" cy="-32" r="6"/><circle cy="-28" r="7"/><circle cx="20" cy="-32" r="6"/></g>',
  bag: '<path fill="$B" d="M-24-36C-70-14-86 42-66 70q8 12 24 12h84q16 0 24-12C86 42 70-14 24-36z"/><path fill="$b--" d="M14-36h10C70-14 86 42 66 70q-8 12-24 12H18c30-30 26-80-4-118z" opacity=".5"/><path fill="none" stroke="$b--" stroke-width="4" stroke-linecap="round" d="M-16-26q-26 32-24 64M-2-24q2 24-4 40M16-24q16 24 16 50"/><path fill="none" stroke="$b++" stroke-width="5" stroke-linecap="round" d="M-40 0q-16 24-14 48"/><path fill="$b+" d="M-26-42l-18-30q16 8 24-6 10 14 20 0 10 14 20 0 8 14 24 6l-18 30z"/><path fill="none" stroke="$m" stroke-width="8" stroke-linecap="round" d="M-27-39h54M20-36q22 16 14 44M24-38q34 4 34 34"/><path fill="$m" d="M28 6h12l4 18H24zM52-6h12l4 18H48z"/>',
  'chest.open':
    '<path fill="$b-" d="M-60 2l-6-50q66-30 132 0l-6 50z"/><ellipse rx="58" ry="34" fill="$go" cy="-8"/><g fill="$m"><circle cx="-30" cy="-4" r="11"/><circle cx="-8" cy="-10" r="12"/><circle cx="16" cy="-6" r="12"/><circle cx="36" cy="-2" r="9"/></g><g fill="#fff"><circle cx="-18" cy="-18" r="7"/><circle cx="26" cy="-18" r="8"/></g><path fill="$B" d="M-62 2H62V58H-62z"/><path fill="$m" d="M-62 2H62v8H-62zM-46 2h9v56h-9zM37 2h9v56h-9z"/>',
  book: '<path fill="$B" d="M-44-56H34q10 0 10 10V60H-36q-8 0-8-10z"/><path fill="$w" d="M-36 50h76v8h-76q-6-4 0-8z"/><path fill="none" stroke="$m" stroke-width="4" d="M-32-44h62v80h-62z"/><circle cy="-4" r="15" fill="$m"/>',
  'book.open':
    '<path fill="$b-" d="M-78-30Q-36-46 0-22q36-24 78-8v74Q36 30 0 50q-36-20-78-6z"/><path fill="$w" d="M-70-36Q-32-48 0-24v66Q-32 22-70 32zM70-36Q32-48 0-24v66q32-20 70-10z"/><path fill="none" stroke="$k" stroke-opacity=".45" stroke-width="3" d="M-60-20q24-6 50 8M-60-4q24-6 50 8M-60 12q24-6 50 8M60-20q-24-6-50 8M60-4q-24-6-50 8M60 12q-24-6-50 8"/>',
  scroll:
    '<path fill="$w" d="M-40-56h70v106h-70z"/><path fill="$w-" d="M-50-64q10-6 20 4 4 8-4 14h-26q-8-8 10-18zM40 42q14 4 6 18h-74q-10-8 0-18z"/><path fill="none" stroke="$k" stroke-opacity=".45" stroke-width="3.500" d="M-28-36h46M-28-20h46M-28-4h46M-28 12h30"/><circle cx="18" cy="40" r="13" fill="#b3262e"/>',
  scales:
    '<path stroke="$m" stroke-width="6" d="M0-60V60M-64-46H64"/><circle cy="-62" r="9" fill="$m"/><path fill="none" stroke="$m" stroke-width="2.500" d="M-60-46l-22 50M-60-46l22 50M60-46L38 20M60-46l22 66"/><path fill="$M" d="M-86 4h52q-6 24-26 24t-26-24zM34 20h52q-6 24-26 24T34 20z"/><path fill="$m" d="M-30 60h60l8 12h-76z"/>',
  coin: '<circle r="30" fill="$M"/><circle r="22" fill="none" stroke="$m--" stroke-width="3"/><path fill="$m--" d="M0-15l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z"/>',
  purse:
    '<path fill="$B" d="M-14-24C-50 0-52 50-26 56h52C52 50 50 0 14-24z"/><path fill="$b+" d="M-18-26l-8-22 18 6 8-8 8 8 18-6-8 22z"/><path stroke="$m" stroke-width="6" d="M-18-24h36"/><circle cy="18" r="14" fill="$m"/>',
  pearl:
    '<circle r="40" fill="$go" opacity=".7"/><circle r="25" fill="$W"/><circle cx="-8" cy="-9" r="8" fill="#fff"/>',
  'pearl.three':
    '<g><circle r="70" fill="$go" opacity=".6"/><circle cx="-24" cy="12" r="20" fill="$W"/><circle cx="24" cy="12" r="20" fill="$W"/><circle cy="-20" r="21" fill="$W"/><g fill="#fff"><circle cx="-30" cy="5" r="6"/><circle cx="18" cy="5" r="6"/><circle cx="-6" cy="-27" r="7"/></g></g>',
  orb: '<circle r="66" fill="$go"/><circle r="36" fill="$g"/><path fill="$g+" opacity=".8" d="M-26-8q6-24 28-26-14 10-14 28-8 4-14-2z"/><path fill="none" stroke="$l" stroke-width="3" opacity=".7" d="M-20 12q20 18 40-2"/>',
  'orb.stand':
    '<circle r="70" fill="$go"/><circle r="42" fill="$g"/><circle cx="-14" cy="-16" r="10" fill="#fff" opacity=".7"/><path fill="$l" opacity=".5" d="M-30 8q20 24 58 2-12 26-34 24-18-4-24-26z"/><path fill="$M" d="M-38 34q38 18 76 0l10 26H-48z"/>',
  flask:
    '<path fill="$l" opacity=".4" d="M-12-60h24v36l34 60q8 26-18 26h-56q-26 0-18-26l34-60z"/><path fill="$g" d="M-30 8h60l14 26q6 22-14 22h-60q-20 0-14-22z"/><g fill="$g+"><circle cx="-10" cy="32" r="7"/><circle cx="12" cy="22" r="5"/><circle cx="8" cy="42" r="4"/></g><path fill="$b" d="M-15-72h30v14h-30z"/><path fill="none" stroke="$l" stroke-width="4" d="M-12-58v34l-34 60q-8 24 18 24h56q26 0 18-24L12-24v-34"/>',
  potion:
    '<path fill="$l" opacity=".35" d="M-10-54h20v24a44 44 0 1 1-20 0z"/><path fill="$g" d="M-38 12h76a40 40 0 0 1-76 0z"/><circle cx="-12" cy="26" r="6" fill="$g+"/><circle cx="12" cy="22" r="4" fill="$g+"/><path fill="none" stroke="$l" stroke-width="4" d="M-10-52v22a44 44 0 1 0 20 0v-22"/><path fill="$b" d="M-14-66h28v16h-28z"/>',
  mask: '<path fill="$W" d="M-42-50q42-20 84 0 10 70-42 108-52-38-42-108z"/><path fill="$w--" d="M0-58q22 0 42 8 10 70-42 108z" opacity=".5"/><path fill="$k" d="M-30-20q12-12 24 0-12 10-24 0zM6-20q12-12 24 0-12 10-24 0zM-16 22q16 12 32 0-4 16-16 16t-16-16z"/>',
  'mask.sad':
    '<path fill="$M" d="M-42-50q42-20 84 0 10 70-42 108-52-38-42-108z"/><path fill="$k" d="M-30-16q10-14 24-6-8 12-24 6zM30-16q-10-14-24-6 8 12 24 6zM-16 34q16-16 32 0-4-4-16-4t-16 4z"/>',
  'mask.totem':
    '<path fill="$B" d="M-46-70h92l10 60-20 90h-72l-20-90z"/><path fill="$b--" d="M0-70h46l10 60-20 90H0z" opacity=".5"/><path fill="$w" d="M-34-30h28l-6 18h-18zM34-30H6l6 18h18zM-22 34h44v18h-44z"/><path stroke="$k" stroke-width="3" d="M-12 34v18M0 34v18M12 34v18"/><path fill="$c" d="M-30-60l10 20h-22zM30-60l-10 20h22zM0-64l8 26H-8zM-8-6H8l6 28h-28z"/><path fill="$g" d="M-40-72l-14-34 26 28 4-44 16 44 8-50 8 50 16-44 4 44 26-28-14 34z"/>',
  mirror:
    '<path fill="$M" d="M0-96q10-12 18 2 12-8 16 6 14 4 12 18 10 10 4 24 4 20-6 38-4 18-22 28-10 12-22 12t-22-12q-18-10-22-28-10-18-6-38-6-14 4-24-2-14 12-18 4-14 16-6 8-14 18-2z"/><path fill="$m--" opacity=".4" d="M0-96q10-12 18 2 12-8 16 6 14 4 12 18 10 10 4 24 4 20-6 38-4 18-22 28-10 12-22 12 40-60 0-128z"/><ellipse cy="-28" rx="36" ry="48" fill="#7f9bb0"/><ellipse cy="-28" rx="36" ry="48" fill="#dfeaf0" opacity=".35"/><path fill="#f4fafc" opacity=".85" d="M-26-60q8-12 20-15L-34-14q-6-24 8-46zM4-75q10 2 16 8l-38 84q-8-5-11-11z"/><path fill="$M" d="M-8 34H8l3 18q8 4 0 10l4 34q-15 12-30 0l4-34q-8-6 0-10z"/><circle cy="57" r="7" fill="$g"/>',
  'mirror.crack':
    '<path fill="#26323c" d="M6-2l26-8q-2 20-14 30L2 14z"/><path fill="none" stroke="#1b252e" stroke-width="3" stroke-linejoin="round" d="M6-2L-2-74M6-2l22-58M6-2l30-26M6-2L-8-30l-26 8M6-2L-16 4l-16 8M6-2L2 14l-8 6M-8-30l-16-26M-16 4l-6 16M22-36l10-12M2 14l16 6M32-10L6-2"/><path fill="#c9dae4" stroke="#1b252e" stroke-width="1.500" d="M40 62l24-10 6 20-18 8z"/><path fill="#eaf3f7" stroke="#1b252e" stroke-width="1.500" d="M-62 78l20-14 10 18z"/>',
  chain:
    '<path fill="none" stroke="$m" stroke-width="9" stroke-dasharray="15 6" d="M0-60q24 60 0 120t-30 60"/>',
  cage: '<path fill="$b--" d="M-44 60h88v10h-88z"/><path fill="none" stroke="$M" stroke-width="5" d="M-40 60V-20q0-44 40-44t40 44v80M-20 60V-44M0 60V-64M20 60V-44M-40 10h80"/><circle cy="-70" r="8" fill="none" stroke="$m" stroke-width="5"/>',
  wheel:
    '<circle r="46" fill="none" stroke="$B" stroke-width="12"/><circle r="13" fill="$m"/><path stroke="$b" stroke-width="8" stroke-linecap="round" d="M0-70V70M-70 0H70M-49-49l98 98M-49 49l98-98"/>',
  pack: '<path fill="$B" d="M-50-50q50-26 100 0l10 104q-60 24-120 0z"/><path fill="$b--" d="M10-62q20 2 40 12l10 104q-20 8-40 10 4-70-10-126z" opacity=".5"/><path fill="$b+" d="M-54-8q54 20 108 0v26q-54 20-108 0z"/><rect x="-9" y="0" width="18" height="26" fill="$m"/><path fill="$c" d="M-60-58q60-34 120 0 4 16-12 16-48-22-96 0-16 0-12-16z"/>',
  basket:
    '<path fill="none" stroke="$b" stroke-width="7" d="M-50-6q50-90 100 0"/><path fill="$B" d="M-60-10H60L44 54h-88z"/><path stroke="$b--" stroke-width="3" d="M-56 10H56M-50 32h100M-30-8l6 60M0-8v60M30-8l-6 60"/>',
  crate:
    '<path fill="$B" d="M-48-40h96v88h-96z"/><path fill="$b--" d="M8-40h40v88H8z" opacity=".4"/><path fill="none" stroke="$b--" stroke-width="7" d="M-44-36h88v80h-88zM-44-36l88 80"/>',
  contract:
    '<path fill="$w" d="M-36-50h72v92h-72z"/><path fill="none" stroke="$k" stroke-opacity=".45" stroke-width="3.500" d="M-24-34h48M-24-20h48M-24-6h48M-24 8h28"/><circle cx="16" cy="30" r="12" fill="#b3262e"/>',
  quill:
    '<path fill="$w" d="M-30 60C-30 0 10-60 60-80 56-20 20 30-20 44z"/><path stroke="$k" stroke-opacity=".5" stroke-width="2.500" d="M-36 74Q0-10 52-70"/>',
  gears:
    '<path fill="$M" d="M-8-58H8l4 14 13 5 12-8 11 11-8 12 5 13 14 4V9l-14 4-5 13 8 12-11 11-12-8-13 5-4 14H-8l-4-14-13-5-12 8-11-11 8-12-5-13-14-4V-7l14-4 5-13-8-12 11-11 12 8 13-5z"/><circle r="18" fill="$k"/>',
  web: '<g fill="none" stroke="$w" stroke-width="3"><path d="M-80-80L90 90M-80 0h180M0-80v180M-60 60L70-70"/><path d="M-26-26q26-10 52 0 10 26 0 52-26 10-52 0-10-26 0-52zM-50-50q50-18 100 0 18 50 0 100-50 18-100 0-18-50 0-100z"/></g>',
  spider:
    '<g><path stroke="$k" stroke-width="4" fill="none" d="M-8-4q-18-18-32-6M-10 2q-20-4-30 10M-8 8q-14 8-18 24M8-4q18-18 32-6M10 2q20-4 30 10M8 8q14 8 18 24"/><circle r="15" fill="$k"/><circle cy="-18" r="9" fill="$k"/><circle cx="-4" cy="-21" r="2" fill="$g"/><circle cx="4" cy="-21" r="2" fill="$g"/></g>',
  puppet:
    '<path stroke="$w" stroke-width="2" d="M-30-80v50M0-80v30M30-80v50"/><path fill="$b" d="M-50-92h100v12h-100z"/><circle cy="-38" r="15" fill="$w"/><path fill="$c" d="M-16-22h32l8 46h-48zM-30-30l14 12-6 10-16-14zM30-30L16-18l6 10 16-14zM-16 24l-4 34h12l4-34zM16 24l4 34H8L4 24z"/>',
  cards:
    '<g stroke="$k" stroke-width="2"><rect x="-26" y="-40" width="52" height="74" rx="6" fill="$w-" transform="rotate(-20 0 40)"/><rect x="-26" y="-40" width="52" height="74" rx="6" fill="$w"/><rect x="-26" y="-40" width="52" height="74" rx="6" fill="$w+" transform="rotate(20 0 40)"/></g><path fill="#b3262e" d="M12-26l13 22-20 18-6-24z"/>',
  'arrows.swap':
    '<g fill="$g+" stroke="$k" stroke-width="2"><path d="M-50-18h60v-18l34 28-34 28V2h-60z" transform="translate(0 -20)"/><path d="M50-18h-60v-18l-34 28 34 28V2h60z" transform="translate(0 34)"/></g>',
  palm: '<path fill="$A" d="M-44 118q-2-28-14-44-26-28-40-58 0-16 18-12 18 16 30 30l-8-96q4-16 18-4l12 70 2-96q8-14 20 0l4 96 14-86q10-12 18 2l-6 90 22-58q14-8 16 8-10 50-12 92-6 40-22 66z"/>',
  monocle:
    '<circle r="46" fill="$l" opacity=".45"/><path fill="#fff" opacity=".7" d="M-30-10q6-28 34-32-22 14-24 34z"/><circle r="46" fill="none" stroke="$M" stroke-width="10"/><path fill="none" stroke="$m" stroke-width="5" stroke-dasharray="7 5" d="M34 32q40 20 30 78"/>',
  coat: '<path fill="$A" d="M-20-72h40l40 22 24 96-24 6-12-40 4 74h-104l4-74-12 40-24-6 24-96z"/><path fill="$w" d="M-20-72L0 10l20-82 14 8L0 40l-34-104z"/><path fill="$a--" d="M6 30l30-92 24 12 24 96-24 6-12-40 4 74H6z" opacity=".4"/><g fill="$m"><circle cy="46" r="5"/><circle cy="66" r="5"/></g>',
  bottle:
    '<path fill="$g-" d="M-9-70H9v34q16 8 16 26v66q-25 10-50 0v-66q0-18 16-26z"/><path fill="$g" d="M-9-70h6v36q-10 8-10 26v68l-12-4v-66q0-18 16-26z"/><path fill="$w" d="M-22 0h44v34h-44z"/>',
  mug: '<path fill="none" stroke="$m" stroke-width="11" d="M34-16h20v48H34"/><path fill="$M" d="M-38-34h74v92q-37 14-74 0z"/><path stroke="$m--" stroke-width="4" d="M-16-30v92M10-30v92"/><path fill="$w" d="M-46-32q-6-20 14-22 8-16 28-8 18-12 30 4 18 2 14 24-8 10-16 2-10 16-22 2-10 12-22 0-16 12-26-2z"/>',
  glass:
    '<circle r="40" fill="$l" opacity=".4"/><path fill="#fff" opacity=".7" d="M-26-8q4-22 28-28-16 14-18 32z"/><circle r="40" fill="none" stroke="$M" stroke-width="9"/><path stroke="$b" stroke-width="13" stroke-linecap="round" d="M30 30l44 46"/>',
  camera:
    '<path fill="$b-" d="M-56-26h112v76H-56z"/><path fill="$b" d="M-24-44h48l8 18h-64z"/><circle cy="12" r="29" fill="$M"/><circle cy="12" r="20" fill="$k"/><circle cx="-6" cy="6" r="7" fill="$l"/><path stroke="$m-" stroke-width="6" d="M44-24v-22"/><circle cx="44" cy="-66" r="34" fill="$go" opacity=".8"/><circle cx="44" cy="-66" r="21" fill="$M"/><circle cx="44" cy="-66" r="13" fill="$g+"/>',
  newspaper:
    '<path fill="$w" d="M-50-60H44V60h-94z"/><path fill="$k" opacity=".8" d="M-40-50h74v14h-74z"/><path fill="$k" opacity=".35" d="M-40-26h34v36h-34z"/><path stroke="$k" stroke-opacity=".45" stroke-width="4" d="M2-22h32M2-10h32M2 2h32M-40 22h74M-40 34h74M-40 46h74"/>',
  notebook:
    '<path fill="$b" d="M-38-50h76V54h-76z"/><path fill="$w" d="M-28-42h60v88h-60z"/><path stroke="$k" stroke-opacity=".4" stroke-width="3" d="M-18-24h42M-18-10h42M-18 4h42M-18 18h24"/><path stroke="$m" stroke-width="5" d="M-40-36h12M-40-16h12M-40 4h12M-40 24h12"/>',
  pipe: '<path fill="none" stroke="$b--" stroke-width="6" d="M-40-14q20 22 40 16"/><path fill="$B" d="M-4-12h24v24q-12 10-24 0z"/><path fill="none" stroke="$l" stroke-width="5" stroke-linecap="round" opacity=".5" d="M8-20q-14-16 2-32t0-34"/>',
  flame:
    '<circle cy="10" r="70" fill="$go"/><path fill="$g" d="M4-70c50 44 54 96 20 134h-46c-42-36-34-72-8-96 0 14 6 20 12 20 14-20 10-36 22-58z"/><path fill="$g+" d="M4-16c22 26 24 50 8 74h-24c-18-22-8-42 2-50 0 10 6 12 8 8 6-10 2-20 6-32z"/>',
  heart:
    '<path fill="#c23a3a" d="M0 56C-70 8-60-50-28-50-12-50-4-40 0-30c4-10 12-20 28-20C60-50 70 8 0 56z"/><path fill="none" stroke="#fff" stroke-width="5" d="M-46 0h24l10-22 16 44 10-22h32"/>',
  skull:
    '<path fill="$w" d="M-46-10c-4-40 18-62 46-62s50 22 46 62c-2 14-10 20-14 24v24h-64V14c-4-4-12-10-14-24z"/><path fill="$w--" d="M6-72c26 2 44 24 40 62-2 14-10 20-14 24v24H8q14-50-2-110z" opacity=".5"/><path fill="$k" d="M-34-12q2-16 16-14 14 4 10 20-14 14-26-6zM34-12q-2-16-16-14-14 4-10 20 14 14 26-6zM0 2l8 16H-8z"/><path stroke="$k" stroke-width="3" d="M-16 26v14M0 26v14M16 26v14"/>',
  eye: '<path fill="$w" d="M-64 0Q0-64 64 0 0 64-64 0z"/><circle r="29" fill="$g"/><circle r="14" fill="$k"/><circle cx="-9" cy="-10" r="6" fill="#fff"/><path fill="none" stroke="$k" stroke-width="5" d="M-64 0Q0-64 64 0"/>',
  'eye.small':
    '<path fill="$w" d="M-22 0Q0-20 22 0 0 20-22 0z"/><circle r="9" fill="$g"/><circle r="4.500" fill="$k"/>',
  rose: '<path stroke="#3f6b35" stroke-width="6" fill="none" d="M0 10q8 40-4 84"/><path fill="#3f6b35" d="M2 54q20-18 36-6-12 18-36 12zM-2 72q-20-14-32-2 10 16 32 10z"/><path fill="#3f6b35" d="M-26 4q26 18 52 0-8 18-26 20-18-2-26-20z"/><path fill="#8f1f3c" d="M-34-18q-4-22 14-28Q0-60 20-46q18 6 14 28-4 28-34 30-30-2-34-30z"/><path fill="#c23a5c" d="M-34-20q16-12 32 10 8 16 2 22-30-2-34-32z"/><path fill="#a82c4c" d="M34-20Q18-32 4-12-4 4 0 12q30-4 34-32z"/><path fill="#d9587a" d="M-18-34q18-18 36 0-2 18-18 26-16-8-18-26z"/><path fill="#8f1f3c" d="M-8-34q8-8 16 0-2 10-8 14-8-6-8-14z"/>',
  cup: '<path fill="$w" d="M-36-20h66v50q-33 24-66 0z"/><path fill="none" stroke="$w" stroke-width="9" d="M30-8q26 0 20 20-6 14-22 14"/><path fill="none" stroke="$l" stroke-width="5" stroke-linecap="round" opacity=".7" d="M-16-34q-10-14 0-26M6-34q-10-14 0-26"/><ellipse cy="46" cx="-3" rx="48" ry="8" fill="$w-"/>',
  note: '<path fill="$w" d="M-40-28h80v56h-80z"/><path stroke="$k" stroke-opacity=".4" stroke-width="3" d="M-28-12h56M-28 2h56M-28 16h30"/>',
  sparks:
    '<g fill="$g+"><path d="M0-40l5 14 14 5-14 5-5 14-5-14-14-5 14-5zM40 0l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM-36 12l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/></g>',
  drops:
    '<g fill="$g"><path d="M0-20q14 20 0 30-14-10 0-30zM-30 6q10 14 0 22-10-8 0-22zM28 10q10 14 0 22-10-8 0-22z"/></g>',
};
