/** The castle, the coach and their guests' belongings. */

import type { Parts } from '../compose';

export const MANOR: Parts = {
  bats: '<g fill="$k"><path d="M20 40q9-10 18 0 9-10 18 0-9-4-18 4-9-8-18-4zM140 26q7-8 14 0 7-8 14 0-7-3-14 3-7-6-14-3zM152 70q9-10 18 0 9-10 18 0-9-4-18 4-9-8-18-4z"/></g>',
  'devil.castle':
    '<g fill="$n--"><path d="M24 290c-8-60-10-110-6-150 2-30-4-54-18-76 30 14 46 40 46 76l2 20h14v-14h12v14h12V96l14-36 14 36v64h12v-14h12v14h14l2-20c0-36 16-62 46-76-14 22-20 46-18 76 4 40 2 90-6 150z"/></g>',
  'coach.window':
    '<path fill="$b--" d="M0 0h200v280H0z"/><path fill="$n" d="M24 200V70q0-44 44-44h64q44 0 44 44v130z"/><path fill="$n+" opacity=".6" d="M24 160l30-30 24 26 34-44 30 36 34-20v72H24z"/><circle cx="146" cy="66" r="15" fill="$l"/><path fill="none" stroke="$m" stroke-width="5" d="M24 200V70q0-44 44-44h64q44 0 44 44v130z"/><path fill="$c-" d="M0 0h50Q40 80 8 130L0 280zM200 0h-50q10 80 42 130l8 150z"/><path fill="none" stroke="$c--" stroke-width="4" d="M14 0Q14 70 4 120M34 0Q28 70 8 126M186 0q0 70 10 120M166 0q6 70 26 126"/>',
  'stone.hall':
    '<path fill="$n-" opacity=".7" fill-rule="evenodd" d="M0 0h200v284H0zM30 284V110q0-70 70-80 70 10 70 80v174z"/><path fill="none" stroke="$n--" stroke-width="3" opacity=".7" d="M0 60h42M0 110h30M0 160h30M0 210h30M158 60h42M170 110h30M170 160h30M170 210h30M18 0v60M12 60v50M20 110v50M10 160v50M182 0v60M188 60v50M180 110v50M190 160v50"/>',
  candelabra:
    '<path fill="none" stroke="$m" stroke-width="7" d="M0 90V-10M-40-10q0 30 40 30t40-30"/><path fill="$m" d="M-26 90h52v10h-52z"/><g fill="$w"><path d="M-46-40h12v30h-12zM-6-40H6v30H-6zM34-40h12v30H34z"/></g><circle cy="-54" r="56" fill="$go" opacity=".7"/><g fill="$g+"><path d="M-40-64q10 14 0 24-10-10 0-24zM0-64q10 14 0 24-10-10 0-24zM40-64q10 14 0 24-10-10 0-24z"/></g>',
  pedestal:
    '<path fill="$n+" d="M36 228h128v12H36z"/><path fill="$n" d="M44 240h112v8H44zM56 248h88v40H56z"/><path fill="$n-" d="M104 228h60v12h-60zM104 240h52v8h-52zM104 248h40v40h-40z"/><path fill="$n++" opacity=".6" d="M36 228h128v3H36z"/>',
  'knives.three':
    '<g fill="$M"><path d="M-7 10l-1-70 8-26 8 26-1 70z" transform="rotate(-34) translate(-20 0)"/><path d="M-7 10l-1-80 8-30 8 30-1 80z"/><path d="M-7 10l-1-70 8-26 8 26-1 70z" transform="rotate(34) translate(20 0)"/></g><g fill="$b"><path d="M-6 10H6v44H-6z" transform="rotate(-34) translate(-20 0)"/><path d="M-6 10H6v50H-6z"/><path d="M-6 10H6v44H-6z" transform="rotate(34) translate(20 0)"/></g>',
  'ring.skull':
    '<path fill="$M" fill-rule="evenodd" d="M0-14a52 52 0 1 1-.1 0zm0 17a35 35 0 1 0 .1 0z"/><path fill="$m--" opacity=".45" fill-rule="evenodd" d="M0-14a52 52 0 1 1 0 104V73a35 35 0 1 0 0-70z"/><path fill="$M" d="M-44-20h88l-16 26q-28 12-56 0z"/><path fill="#3f8a2a" d="M-38-20h76l-6 10q-32 12-64 0z"/><path fill="#9df05a" d="M-38-20q38-14 76 0-38 12-76 0z"/><path fill="$M" d="M42-22l-8-10q30-70 2-92 44 6 46 46 0 34-40 56z" opacity=".98"/><path fill="$w" d="M30-66c-10-24 2-46 26-48 26 0 36 22 28 44-2 8-8 10-10 14l2 12-26 10-6-12c-6-6-10-8-14-20z"/><path fill="$k" d="M38-74q0-12 10-12 10 2 8 12-10 10-18 0zM62-78q0-12 10-10 8 2 6 12-8 8-16-2zM54-64l8 6-8 4z"/><path stroke="$k" stroke-width="2.500" d="M52-46l2 12M60-48l2 12M68-50l2 10"/><path fill="none" stroke="#9df05a" stroke-width="6" stroke-linecap="round" opacity=".75" d="M-26-34q-14-18 0-34t-2-34M-4-38q-10-14 2-28t0-26"/><path fill="#9df05a" d="M-30 0q12 20 0 28-12-8 0-28z"/>',
  arms: '<path fill="$M" d="M-66-80Q0-104 66-80q10 110-66 170-76-60-66-170z"/><path fill="$A" d="M-54-70Q0-90 0-90V76q-60-50-54-146z"/><path fill="$C" d="M54-70Q0-90 0-90V76q60-50 54-146z"/><path fill="$m" d="M-30-34a12 12 0 1 1 12 12l4 40h-10l-4-40q-8-4-2-12zM14-40h28q2 24-10 28v12l8 6v6H16v-6l8-6v-12Q12-16 14-40z"/>',
  'gloves.pair':
    '<g fill="$A"><path d="M-70 84V20l-18-30q0-12 12-8l16 18-4-50q6-10 12 0l6 42 4-48q6-8 12 0v50l10-40q8-6 10 4l-4 50-2 76z" transform="rotate(-8)"/></g><g fill="$W"><path d="M70 84V20l18-30q0-12-12-8L60 0l4-50q-6-10-12 0l-6 42-4-48q-6-8-12 0v50L20-46q-8-6-10 4l4 50 2 76z" transform="rotate(8)"/></g><path fill="$m" d="M-76 66h58v14h-58z" transform="rotate(-8)"/><path fill="$m" d="M18 66h58v14H18z" transform="rotate(8)"/>',
  coffer:
    '<path fill="$B" d="M-70-20q0-30 24-30h92q24 0 24 30v70h-140z"/><path fill="$b--" d="M10-50h36q24 0 24 30v70H10z" opacity=".4"/><path fill="$m" d="M-70-18H70v8H-70zM-50-50h10V50h-10zM40-50h10V50H40z"/><path fill="none" stroke="$b--" stroke-width="9" d="M-20-50q0-20 20-20t20 20"/><path fill="$m" d="M-13-22h26v26h-26z"/>',
  charm:
    '<path fill="none" stroke="$m" stroke-width="4" stroke-dasharray="5 3" d="M0-66L0 6"/><circle cy="36" r="31" fill="$M"/><circle cy="36" r="24" fill="$w"/><circle cy="36" r="24" fill="none" stroke="$m--" stroke-width="3"/><path stroke="$k" stroke-width="4" stroke-linecap="round" d="M0 36V20M0 36l11 7"/><g fill="$k"><circle cy="17" r="2"/><circle cy="55" r="2"/><circle cx="-19" cy="36" r="2"/><circle cx="19" cy="36" r="2"/></g>',
  spiral:
    '<path fill="none" stroke="$g" stroke-width="6" opacity=".8" d="M0 0c0-14 20-14 20 2s-30 24-40 2 14-50 44-40 36 62-4 76-80-16-74-62 60-80 104-46 40 120-20 136"/>',
  fan: '<path fill="$C" d="M0 60L-74-20Q-40-74 0-74t74 54z"/><path stroke="$m" stroke-width="4" d="M0 60L-74-20M0 60L-40-58M0 60V-74M0 60L40-58M0 60l74-80"/><path fill="none" stroke="$c--" stroke-width="5" d="M-56-2Q0-60 56-2"/>',
  /** All shoulders: a vest, one arm hanging, one fist in brass. */
  'body.brute':
    '<path fill="$s-" d="M58 148c-36 2-52 36-54 74 0 26 2 46 6 66h44c-6-44 0-96 14-130z"/><path fill="$A" d="M38 288c-4-54-2-98 22-124 12-12 26-18 40-18s28 6 40 18c24 26 26 70 22 124z"/><path fill="$a--" opacity=".45" d="M104 146c16 44 16 94 8 142h50c4-54 2-98-22-124-12-12-24-18-36-18z"/><path fill="none" stroke="$a--" stroke-width="4" d="M74 152q4 60-2 132M126 152q-4 60 2 132"/><path fill="$s" d="M134 150c30-10 54 4 62 34 4 22-10 40-30 38-22-2-38-22-44-48z"/><path fill="$s" d="M198 206c8-30 6-62-2-88l-44 4c6 28 4 52-4 72 4 24 42 30 50 12z"/><path fill="$s--" opacity=".4" d="M198 206c8-30 6-62-2-88l-14 2c8 30 8 66-6 94 10 2 18 0 22-8z"/><path fill="none" stroke="$s--" stroke-width="3" d="M152 190q14 14 34 4"/><path fill="$b" d="M150 132l46-6 2 20-48 6z"/><path fill="$m" d="M158 134l5-1 1 14-5 1zM172 132l5-1 1 14-5 1zM186 130l5-1 1 14-5 1z"/><path fill="$s" stroke="$s--" stroke-width="3" d="M144 96q-2-14 12-14h32q14 0 14 14v22q0 16-16 16h-26q-16 0-16-16z"/><path fill="none" stroke="$s--" stroke-width="3" d="M158 84v22M173 82v24M188 84v22"/><path fill="$s" stroke="$s--" stroke-width="3" d="M146 104q22-6 34 4 4 10-6 12-16 0-28-2z"/>',
  /** Four rings over the knuckles of a fist. */
  'knuckles.brass':
    '<path fill="$M" stroke="$k" stroke-opacity=".5" stroke-width="2" fill-rule="evenodd" d="M-36 8v-10q0-10 8-12 2-8 10-8 7 0 9 6 2-7 9-7t9 7q2-6 9-6 8 0 10 8 8 2 8 12v10q-36 8-72 0zM-25-6a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM-6-7a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM13-6a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"/>',
  /** The whole of her, turning: skirt, bodice, arms up. The head goes to 100,62. */
  dancer:
    '<path fill="$s" d="M112 236l8 34-14 12-8-2 4-10-8-32z"/><path fill="$A" d="M84 142h34c10 26 40 52 74 84-10 16-30 20-46 14-18 14-44 14-62 2-22 10-52 4-70-16 36-22 62-50 70-84z"/><path fill="$a--" opacity=".5" d="M106 142h12c10 26 40 52 74 84-10 16-30 20-46 14-14 10-30 12-44 8 18-34 18-72 4-106z"/><path fill="none" stroke="$w" stroke-width="6" stroke-linecap="round" d="M16 226c20 18 46 22 68 14 18 12 44 12 62-2 16 6 36 2 46-14"/><path fill="none" stroke="$a--" stroke-width="3" d="M92 160q-14 40-40 70M108 160q10 40 40 74"/><path fill="$B" d="M78 108q22 12 44 0l-4 36H84z"/><path fill="none" stroke="$s" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="M80 112Q40 84 52 28M120 112q44-20 36-76"/><path fill="$s" d="M78 108q22-10 44 0-22 16-44 0z"/>',
  tambourine:
    '<ellipse rx="30" ry="28" fill="$W"/><ellipse rx="30" ry="28" fill="none" stroke="$b" stroke-width="9"/><g fill="$m"><circle cx="-30" r="6"/><circle cx="30" r="6"/><circle cy="-28" r="6"/><circle cy="28" r="6"/><circle cx="-21" cy="-20" r="6"/><circle cx="21" cy="20" r="6"/></g>',
  dice: '<path fill="$w" d="M-58-16l34-18 34 18-34 18z"/><path fill="$w-" d="M-58-16l34 18v38l-34-18z"/><path fill="$w--" d="M10-16l-34 18v38l34-18z"/><path fill="$w" d="M6 14l28-18 32 14-28 18z"/><path fill="$w-" d="M6 14l32 14v36L6 50z"/><path fill="$w--" d="M66 10L38 28v36l28-18z"/><g fill="$k"><ellipse cx="-24" cy="-16" rx="6" ry="4"/><ellipse cx="-50" cy="0" rx="3" ry="5"/><ellipse cx="-34" cy="24" rx="3" ry="5"/><ellipse cx="-12" cy="6" rx="3" ry="5"/><ellipse cx="-7" cy="18" rx="3" ry="5"/><ellipse cx="-18" cy="18" rx="3" ry="5"/><ellipse cx="30" cy="10" rx="5" ry="3.500"/><ellipse cx="46" cy="12" rx="5" ry="3.500"/><ellipse cx="14" cy="26" rx="3" ry="4"/><ellipse cx="22" cy="40" rx="3" ry="4"/><ellipse cx="30" cy="52" rx="3" ry="4"/><ellipse cx="52" cy="38" rx="3" ry="4"/></g>',
  /** A hunting horn, wound once. */
  horn: '<path fill="none" stroke="$m--" stroke-width="22" d="M-46 22A46 46 0 1 1 30 34"/><path fill="none" stroke="$M" stroke-width="15" d="M-46 22A46 46 0 1 1 30 34"/><path fill="$M" d="M22 26q30-4 48-40l34 40q-32 40-76 30z"/><ellipse cx="88" cy="8" rx="11" ry="30" fill="$k" transform="rotate(-40 88 8)"/><path fill="none" stroke="$m" stroke-width="9" stroke-linecap="round" d="M-46 22q-6 16-24 18"/><path fill="none" stroke="$c" stroke-width="7" stroke-linecap="round" d="M-38-34q-20 60 16 76M34-30q8 30-2 56"/>',
  'hat.riding':
    '<path fill="$B" d="M66 68c-4-30 12-44 34-44s38 14 34 44q-34-12-68 0z"/><path fill="$b--" opacity=".5" d="M104 24c20 2 34 16 30 44l-20-5q4-22-10-39z"/><path fill="$b-" d="M58 74q10-14 42-15t42 15q-40-12-84 0z"/><circle cx="100" cy="22" r="5" fill="$b+"/>',
  'hair.tonsure':
    '<path fill="$H" d="M66 90c-3-14-2-24 4-30 14-9 46-9 60 0 6 6 7 16 4 30-3-9-6-15-9-17-15-6-35-6-50 0-3 2-6 8-9 17z"/>',
  /** A hood that lies on the shoulders. */
  'cowl.back':
    '<path fill="$A" d="M40 170c-2-28 16-44 38-46 12 14 32 14 44 0 22 2 40 18 38 46-38 28-82 28-120 0z"/><path fill="$a--" opacity=".55" d="M78 124c12 14 32 14 44 0l6 2c-14 34-42 34-56 0z"/><path fill="none" stroke="$w" stroke-width="5" d="M96 192l-6 92M104 192l8 92"/>',
  sextant:
    '<path fill="none" stroke="$M" stroke-width="10" stroke-linejoin="round" d="M0-70L-58 36M0-70L58 36M-34-6h68"/><path fill="$M" d="M-76 34Q0 112 76 34L62 20Q0 80-62 20z"/><path stroke="$k" stroke-width="3" d="M-60 35l-6 8M-46 47l-5 9M-30 56l-4 10M-14 61l-2 11M14 61l2 11M30 56l4 10M46 47l5 9M60 35l6 8"/><path stroke="$b" stroke-width="9" stroke-linecap="round" d="M0-70L26 76"/><path fill="$b" d="M12 60l24-4 6 26-24 4z"/><circle cy="-72" r="14" fill="$M"/><circle cy="-72" r="6" fill="$b--"/><path fill="$b" d="M-78-38l74-16 4 20-74 16z"/><path fill="$b--" d="M-78-38l12-3 4 20-12 3z"/><path fill="$m" d="M-92-38l14-3 5 26-14 3z"/><path fill="$l" opacity=".85" d="M40-34l16-8 10 30-16 8z"/><path fill="none" stroke="$m" stroke-width="4" d="M40-34l16-8 10 30-16 8z"/>',
  globe:
    '<circle r="40" fill="$A"/><path fill="$c" opacity=".8" d="M-24-24q20-10 30 4-10 8-4 20-20 8-30-4zM8 8q20-4 24 8-8 16-20 18-10-12-4-26z"/><path fill="none" stroke="$m" stroke-width="6" d="M-30-46Q60-30 30 46M0 50v26M-30 78h60"/>',
  /** What a widow wears over her face. */
  'veil.mourning':
    '<path fill="$k" opacity=".92" d="M58 60q-4-38 42-40 46 2 42 40 18 60 16 118-14 14-26 4 2-50-6-92-26-18-52 0-8 42-6 92-12 10-26-4-2-58 16-118z"/><path fill="none" stroke="$w" stroke-opacity=".55" stroke-width="2.500" stroke-dasharray="3 4" d="M70 92q30-22 60 0"/><path fill="$k" opacity=".45" d="M72 88q28-20 56 0l2 18q-30 12-60 0z"/><circle cx="128" cy="50" r="10" fill="#8f1f3c"/>',
  /** The lunge of a fencer, whole; the head goes to 110,72. */
  fencer:
    '<path fill="$C" d="M126 92c26 10 50 44 66 92-26-6-50-22-68-44z"/><path fill="$c--" opacity=".5" d="M146 104c20 18 34 46 46 80-20-4-38-14-54-28z"/><path fill="none" stroke="$h" stroke-width="21" stroke-linecap="round" stroke-linejoin="round" d="M122 170l32 44 22 48"/><path fill="none" stroke="$h+" stroke-width="22" stroke-linecap="round" stroke-linejoin="round" d="M112 170l-50 22 4 66"/><path fill="$h-" stroke="$h++" stroke-width="2" d="M54 230h24l2 30-2 14H36q-6-10 8-14l12-4zM164 234l22-8 12 40-22 10-8-4z"/><path fill="$A" d="M92 98q22-12 42 2c8 26 6 54-2 80q-18 8-36-2c-8-26-10-52-4-80z"/><path fill="$a--" opacity=".45" d="M118 94q8 1 16 6c8 26 6 54-2 80l-14 4c10-30 10-60 0-90z"/><path fill="$m" d="M92 166q22 10 42 0l-1 10q-20 10-40 0z"/><path fill="none" stroke="$a-" stroke-width="15" stroke-linecap="round" stroke-linejoin="round" d="M130 106l36-8 12-32"/><circle cx="178" cy="60" r="9" fill="$s"/><path stroke="#f4f8fa" stroke-width="6" stroke-linecap="round" d="M46 118L-16 66"/><path fill="none" stroke="$m" stroke-width="5" d="M38 128q18-8 10-24M54 128q-12-4-14-18"/><path fill="none" stroke="$a+" stroke-width="16" stroke-linecap="round" stroke-linejoin="round" d="M98 108l-28 22-18-6"/><circle cx="50" cy="122" r="9" fill="$s"/>',
  /** A cross as high as the picture, and its light. */
  'cross.great':
    '<circle cx="100" cy="84" r="104" fill="$go"/><path fill="$g+" d="M88-10h24v64h52v24h-52v150H88V78H36V54h52z"/><path fill="$m" opacity=".6" d="M100-10h12v64h52v24h-52v150h-12z"/>',
  /** What a priest wears over the cassock. */
  stole:
    '<path fill="$w" d="M78 140l-14 10 4 134h26l-6-120zM122 140l14 10-4 134h-26l6-120z"/><path fill="$w--" opacity=".4" d="M122 140l14 10-4 134h-16z"/><g fill="$c"><path d="M76 236h5v-8h6v8h5v6h-5v18h-6v-18h-5zM108 236h5v-8h6v8h5v6h-5v18h-6v-18h-5z"/></g><path fill="#fff" d="M86 136h28l-4 14H90z"/>',
  /** Two hands laid together. */
  'hands.pray':
    '<path fill="$A" d="M36 236c-4-40 6-60 26-66l30 40-12 24zM164 236c4-40-6-60-26-66l-30 40 12 24z"/><path fill="$w" d="M78 222l16-16 8 10-14 22zM122 222l-16-16-8 10 14 22z"/><path fill="$s" d="M84 214q8-40 15-58 4-4 4 4l-2 62-8 10z"/><path fill="$s-" d="M116 214q-8-40-15-58-4-4-4 4l4 62 6 10z"/>',
  /** A tall cap with a pompon. */
  'hat.shako':
    '<path fill="$B" d="M66 66L60 6q40-14 80 0l-6 60q-34-12-68 0z"/><path fill="$b--" opacity=".5" d="M108 0q18 0 32 6l-6 60-22-5q6-34-4-61z"/><path fill="none" stroke="$m" stroke-width="5" d="M61 14q39-14 78 0M66 62q34-12 68 0"/><path fill="$M" d="M100 18l8 10 12 2-8 9 2 12-14-5-14 5 2-12-8-9 12-2z"/><path fill="$c" d="M92 4q-6-20 8-30 14 10 8 30z"/><path fill="$k" d="M62 66q38-16 76 0l4 9q-42-14-84 0z"/>',
};
