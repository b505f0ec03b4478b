/** Beasts of the wood and the night, and what belongs to a village. */

import type { Parts } from '../compose';

export const WILD: Parts = {
  /** A wolf's head from the front, around its middle. */
  'wolf.face':
    '<path fill="$A" d="M-74-96l46 40q28-10 56 0l46-40-4 84q10 20 6 44l-18-6-4 24-18-2-36 44-36-44-18 2-4-24-18 6q-4-24 6-44z"/><path fill="$a--" d="M0-60q14 0 28 4l46-40-4 84q10 20 6 44l-18-6-4 24-18-2L0 92z" opacity=".5"/><path fill="$a++" d="M-22 20q22-14 44 0l-8 38L0 76l-14-18z"/><path fill="$k" d="M-14 44q14-8 28 0l-8 16H-6zM-62-78l26 24-22 20zM62-78L36-54l22 20z"/><path fill="$g+" d="M-46-10l30 12q-18 12-30-12zM46-10L16 2q18 12 30-12z"/>',
  'wolf.maw':
    '<path fill="$k" d="M-30 60q30 14 60 0-4 34-30 38-26-4-30-38z"/><path fill="#fff" d="M-26 62l6 16 7-14 6 12 7-12 7 12 6-12 7 14 6-16z"/>',
  'wolf.body':
    '<path fill="$A" d="M10 284c-4-60 14-120 50-136 10-14 24-18 40-18s30 4 40 18c36 16 54 76 50 136z"/><path fill="$a--" d="M110 132c16 2 24 8 30 16 36 16 54 76 50 136h-50c14-50 0-110-30-152z" opacity=".5"/><path fill="$a++" d="M72 168l10 12 8-8 10 14 10-14 8 8 10-12q-4 60-28 100-24-40-28-100z"/>',
  /** Sitting and howling, the whole beast. */
  'wolf.howl':
    '<path fill="$A" d="M-66 110c-30-2-40-28-24-46-2 18 14 26 30 20 6-40 26-76 54-106 14-14 22-30 24-48l-20-26 32 8c10-18 26-36 48-54l18-8-2 16-20 22 22-8-10 20c-12 12-20 22-22 36 8 28 6 54-8 76-2 30 0 54 4 78l14 12H40c-2-24-8-44-12-60-10 20-20 32-18 48l12 14z"/>',
  /** Asleep, rolled up. */
  'wolf.curl':
    '<path fill="$A" d="M-94 36C-96-14-50-54 8-52c54 2 90 36 88 80-2 34-36 50-96 50-56 0-92-10-94-42z"/><path fill="$a--" opacity=".5" d="M24-50c44 6 74 38 72 78-2 34-36 50-96 50 70-12 80-76 24-128z"/><path fill="$a+" d="M-66-8l-4-36 26 18q18-4 34 4l24-14 2 32q12 12 8 26-14 6-32 6l-22 10-52 6q-14-2-14-12 2-8 14-12z"/><path fill="$a++" d="M-24 14l-10 20-48 8q-14-2-14-12 2-8 14-12 24-10 58-4z"/><path fill="$k" d="M-98 24q6-8 16-6 2 8-6 14-10 2-10-8zM-62-30l14 12-12 10zM12-22l-14 10 12 8z"/><path fill="none" stroke="$k" stroke-width="5" stroke-linecap="round" d="M-46 10q8 8 20 4M-6 10q8 4 14-2"/><path fill="$A" d="M96 20c8 44-40 66-104 58-26-4-44-14-46-24 20 8 34 4 50 0 44-10 78-2 100-34z"/><path fill="$w" d="M-54 54c20 8 34 4 50 0l12 24q-10 2-16 0c-26-4-44-14-46-24z"/>',
  paw: '<path fill="$A" d="M-34 70C-44 20-40-20-20-40h40c20 20 24 60 14 110z"/><path fill="$w" d="M-30-30l-14-44 26 30zM-8-40L-8-86 8-46zM18-36l22-42-4 46zM34-16l32-26-24 38z"/><path fill="$a--" d="M6-40h14c20 20 24 60 14 110H10q16-60-4-110z" opacity=".5"/>',
  claws:
    '<path fill="none" stroke="$b" stroke-width="7" d="M-70-90Q0 0 70-90"/><path fill="$W" d="M-20-44c-20 40-30 70-44 110-4-50-4-90 20-128zM12-38c0 50-4 84-12 130-14-46-20-84-14-130zM44-62c24 38 24 78 20 128-14-40-24-70-44-110z"/><path fill="$c" d="M-50-66l30 22-8 16-30-20zM-16-40h30v18h-30zM50-66L20-44l8 16 30-20z"/>',
  /** A card that lies there, and one that shows a wolf's track. */
  'card.down':
    '<path fill="$A" d="M-58-88q0-8 8-8h100q8 0 8 8V88q0 8-8 8H-50q-8 0-8-8z"/><path fill="none" stroke="$a++" stroke-width="4" d="M-46-84h92V84h-92z"/><path fill="$a++" opacity=".5" d="M0-40l26 40L0 40-26 0z"/>',
  /** A card that lies there with its face up. */
  'card.up':
    '<path fill="$k" opacity=".35" d="M-54-92H66q8 0 8 8V98q0 8-8 8H-46z"/><path fill="$W" d="M-66-98q0-8 8-8H58q8 0 8 8V98q0 8-8 8H-58q-8 0-8-8z"/><path fill="$n" d="M-56-96H56V96H-56z"/>',
  /** A house, burnt into the skin and still aglow. */
  'house.mark':
    '<circle r="62" fill="$go"/><path fill="none" stroke="$c" stroke-width="12" stroke-linejoin="round" d="M-30 34V-6L0-36 30-6v40z"/><path fill="none" stroke="$g+" stroke-width="5" stroke-linejoin="round" d="M-30 34V-6L0-36 30-6v40z"/><path fill="$g+" d="M-8 34V12H8v22z"/>',
  /** Where three claws have gone through the sky. */
  scratches:
    '<g fill="$k"><path d="M-16-104q0 110-62 196 84-70 62-196z"/><path d="M26-116q2 130-66 232 94-84 66-232z"/><path d="M66-100q0 110-58 194 80-72 58-194z"/></g>',
  /** A cock that crows on a ridge of thatch, looking left. */
  cock: '<path fill="$b-" d="M-130 140L0 62l130 78z"/><path fill="$b--" opacity=".6" d="M0 62l130 78H20z"/><path fill="$k" d="M36-34q40-24 44 20-10-8-18-4 14 12 6 30-8-10-16-8 2 18-14 28L-8 40z"/><path fill="$W" d="M-26-58c-12 2-14 14-12 24-10 28-4 62 20 74 30 10 58-8 60-44q-4-14-14-24-10 14-24 6c-6-16-14-38-30-36z"/><path fill="$w--" opacity=".5" d="M-8-50c8 10 14 30 12 48 6 18 24 22 38 14-8 28-34 38-60 28 20-30 20-62 10-90z"/><path fill="$c" d="M-36-56q-10-10 0-18 2 6 6 6-2-12 8-14 0 8 6 8 2-8 10-6-2 14-14 20zM-40-38q-8 8-4 18 10-2 10-14z"/><path fill="$m" d="M-36-50l-22 2 20 8zM-38-40l-16 10 16-4z"/><circle cx="-27" cy="-48" r="3.500" fill="$k"/><path fill="none" stroke="$m" stroke-width="5" stroke-linecap="round" d="M-4 42v26M14 42v26"/>',
  owl: '<path fill="$B" d="M-34-40l-4-30 26 14q12-4 24 0l26-14-4 30q16 50-6 88H-28q-22-38-6-88z"/><circle cx="-15" cy="-24" r="14" fill="$g+"/><circle cx="15" cy="-24" r="14" fill="$g+"/><circle cx="-15" cy="-24" r="6" fill="$k"/><circle cx="15" cy="-24" r="6" fill="$k"/><path fill="$m" d="M0-16l8 12-8 10-8-10z"/>',
  hide: '<path fill="$B" d="M-50-70q24 14 50 0 26 14 50 0 10 30-10 46 4 30 0 50 20 10 14 46-20-6-34 0-20 20-40 0-14-6-34 0-6-36 14-46-4-20 0-50-20-16-10-46z"/><path fill="$b--" d="M0-70q26 14 50 0 10 30-10 46 4 30 0 50 20 10 14 46-20-6-34 0-10 10-20 10z" opacity=".4"/><path stroke="$b--" stroke-width="3" stroke-dasharray="6 6" d="M0-56V70"/>',
  /** A hide laced into a frame, and the knife that scrapes it. */
  'hide.frame':
    '<g stroke="$k" stroke-width="11" stroke-linecap="round"><path d="M-50-98V104M50-98V104M-64-84H64M-64 86H64"/></g><g stroke="$a" stroke-width="7" stroke-linecap="round"><path d="M-50-98V104M50-98V104M-64-84H64M-64 86H64"/></g><path fill="none" stroke="$w" stroke-width="2.500" d="M-40-56L-50-76M40-56L50-76M-40 64L-50 80M40 64L50 80M-32-4H-50M32-4H50M-34-24L-50-34M34-24L50-34M-36 28L-50 36M36 28L50 36M0-58V-84M0 72V86"/><path fill="$B" d="M-14-62q14 8 28 0l6 18q14-6 20-18l7 10q-12 26-14 42 0 26 4 38 6 16 9 34l-10 6q-12-16-24-18-4 16-10 26h-4q-6-10-10-26-12 2-24 18l-10-6q3-18 9-34 4-12 4-38-2-16-14-42l7-10q6 12 20 18z"/><path fill="$b-" opacity=".5" d="M0-58q8 0 14-4l6 18q14-6 20-18l7 10q-12 26-14 42 0 26 4 38 6 16 9 34l-10 6q-12-16-24-18-4 16-10 26H0z"/><path fill="none" stroke="$b+" stroke-width="3" stroke-linecap="round" d="M-16-20q6 30-2 56M-4-26q6 34 0 70"/>',
  scraper:
    '<path fill="$m" d="M-26-6q26-26 52 0-26-10-52 0z"/><path stroke="$b--" stroke-width="6" d="M0-8V10"/>',
  tower:
    '<path fill="$A" d="M-34 90V-40h68V90z"/><path fill="$a--" d="M4-40h30V90H4z" opacity=".5"/><path fill="$A" d="M-46-38v-34h16v14h16v-14h28v14h16v-14h16v34z"/><path fill="$g+" d="M-10-16h20v30h-20z"/>',
  compass:
    '<path fill="none" stroke="$M" stroke-width="10" stroke-linecap="round" d="M0-66L-44 60M0-66L44 60"/><circle cy="-66" r="12" fill="$m"/><path fill="none" stroke="$m" stroke-width="9" stroke-linecap="round" d="M-50-10L0 50l50-60"/>',
  amphora:
    '<path fill="none" stroke="$c" stroke-width="9" d="M-20-50q-44 4-34 50M20-50q44 4 34 50"/><path fill="$C" d="M-22-66h44l-6 20q44 30 30 74-10 30-46 46-36-16-46-46-14-44 30-74z"/><path fill="$c--" d="M0-66h22l-6 20q44 30 30 74-10 30-46 46z" opacity=".45"/><path fill="none" stroke="$k" stroke-opacity=".6" stroke-width="5" d="M-46 10l12-12 12 12 12-12 10 12 12-12 12 12 12-12 10 10"/>',
  'aura.rings':
    '<g fill="none" stroke="$g+"><circle r="66" stroke-width="7" opacity=".9"/><circle r="84" stroke-width="5" opacity=".55"/><circle r="102" stroke-width="4" opacity=".3"/></g>',
  fog: '<g fill="$l"><ellipse cx="-30" cy="30" rx="70" ry="22" opacity=".5"/><ellipse cx="40" cy="4" rx="66" ry="22" opacity=".4"/><ellipse cx="-10" cy="-24" rx="60" ry="20" opacity=".35"/></g>',
  void: '<circle r="104" fill="$go"/><g fill="$l"><path opacity=".9" d="M0-92c56-8 100 36 92 92-10-40-34-58-66-58-30 0-52 14-64 34 0-34 12-60 38-68z"/><path opacity=".75" d="M92 0c8 56-36 100-92 92 40-10 58-34 58-66 0-30-14-52-34-64 34 0 60 12 68 38z"/><path opacity=".62" d="M0 92c-56 8-100-36-92-92 10 40 34 58 66 58 30 0 52-14 64-34 0 34-12 60-38 68z"/><path opacity=".8" d="M-92 0c-8-56 36-100 92-92-40 10-58 34-58 66 0 30 14 52 34 64-34 0-60-12-68-38z"/></g><circle r="46" fill="$k"/><circle r="46" fill="none" stroke="$g" stroke-width="3" opacity=".8"/><path fill="none" stroke="$g" stroke-width="4" stroke-linecap="round" opacity=".6" d="M-20-10c4-18 32-22 38-2s-18 30-28 16"/>',
  shroud:
    '<path fill="$W" d="M-50 90C-60 0-50-84 0-84S60 0 50 90l-16-14-16 14-18-14-18 14-16-14z"/><path fill="$w--" d="M0-84c50 0 60 84 50 174l-16-14-16 14-18-14z" opacity=".4"/><path fill="$k" d="M-26-30q12-14 20 2-6 18-20-2zM26-30q-12-14-20 2 6 18 20-2z"/>',
  'mask.iron':
    '<path fill="$M" d="M-50-70q50-24 100 0 12 90-50 146-62-56-50-146z"/><path fill="$m--" d="M0-80q26 0 50 10 12 90-50 146z" opacity=".5"/><path fill="$k" d="M-36-30h28v12h-28zM8-30h28v12H8z"/><path stroke="$k" stroke-width="6" d="M-26 22h52M-20 10v24M-6 10v24M8 10v24M22 10v24"/><g fill="$k"><circle cx="-40" cy="-56" r="3"/><circle cx="40" cy="-56" r="3"/></g>',
  zzz: '<g fill="none" stroke="$l" stroke-width="6" stroke-linejoin="round"><path d="M-20 20h22L-20 46h22"/><path d="M10-24h28L10 8h28" transform="translate(2 0)"/><path d="M40-76h34L40-36h34"/></g>',
  bucket:
    '<path fill="none" stroke="$m-" stroke-width="5" d="M-40-30q40-60 80 0"/><path fill="$B" d="M-44-32h88L34 50h-68z"/><path fill="$m" d="M-42-18h84l-2 10h-80zM-38 24h76l-2 10h-72z"/>',
  /** A house that goes to pieces. */
  'hut.torn':
    '<g fill="$a"><path d="M-30 34V-4h60v38z"/><path d="M-42 0L0-40 42 0z"/></g><path fill="$g+" d="M-16 8h14v14h-14z"/><g fill="$a"><path d="M44-24l16-8 4 10-14 8zM62-48l12-4 2 8-10 4zM36-50l10-6 4 8-10 6z"/></g>',
  /** A club with iron teeth, its grip bound in leather. */
  cudgel:
    '<path fill="none" stroke="$c" stroke-width="6" d="M-4 96q-34 10-30 34t30 8 12-40"/><g fill="$m"><path d="M-46-70l-30-14 32-8zM46-70l30-14-32-8zM-40-26l-32 6 28 12zM40-26l32 6-28 12zM-30-104l-16-28 30 18zM30-104l16-28-30 18zM0-114l0-32 12 30z"/></g><path fill="$B" d="M-14 104l-6-84C-52-4-62-52-44-88q18-32 44-32t44 32C62-52 52-4 20 20l-6 84q-14 10-28 0z"/><path fill="$b--" opacity=".5" d="M8-119q22 4 36 31C62-52 52-4 20 20l-6 84q-6 4-12 5 10-60 12-110 14-60-6-118z"/><g fill="none" stroke="$b--" stroke-width="4" stroke-linecap="round"><path d="M-26-84q-10 30 4 60M-2-90q6 20-2 40M-10-40q10-8 18 0-2 12-12 10"/></g><g fill="$m"><path d="M-22-58l-8 16 16-4zM18-84l-4 18 14-8zM14-20l-10 14 16 0z"/></g><path fill="$c" d="M-17 36h34l-2 60h-30z"/><path stroke="$c--" stroke-width="4" d="M-17 46l34 8M-16 60l32 8M-16 74l31 8"/>',
};
