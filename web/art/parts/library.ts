/** The library of the Cultists: its rooms in landscapes of 280 by 200, its horrors, its signs. */

import type { Parts } from '../compose';

const books = (x: number, y: number, seed: number): string =>
  Array.from({ length: 7 }, (_, i) => {
    const high = 22 + ((i * 7 + seed * 5) % 12);
    return `<path d="M${x + i * 9} ${y - high}h7v${high}h-7z"/>`;
  }).join('');

export const LIBRARY: Parts = {
  panel:
    '<path fill="$n-" d="M0 0h280v200H0z"/><path fill="none" stroke="$n--" stroke-width="4" d="M0 20h280M0 140h280M46 20v120M94 20v120M142 20v120M190 20v120M238 20v120"/><path fill="$n--" d="M0 150h280v50H0z"/><path stroke="$n---" stroke-width="3" d="M0 168h280M0 186h280M60 150l-30 50M140 150v50M220 150l30 50"/>',
  'room.lab':
    '<path fill="$b-" d="M20 130h240v12H20zM36 142h12v50H36zM232 142h12v50h-12z"/><ellipse cx="70" cy="96" rx="44" ry="50" fill="$go"/><path fill="$g" d="M60 60h20v18l18 40q2 12-12 12H54q-14 0-12-12l18-40z"/><path fill="none" stroke="$l" stroke-width="4" d="M60 58h20M80 70q40-30 60 20v30"/><path fill="$l" opacity=".5" d="M124 112h34v18h-34z"/><path fill="$g-" d="M180 86q0-14 14-14t14 14v44h-28zM218 100h22v30h-22z"/><g fill="$c">' +
    books(120, 46, 1) +
    books(190, 46, 2) +
    '</g><path fill="$b" d="M112 46h148v6H112z"/>',
  'room.garden':
    '<path fill="$g" opacity=".55" d="M60 140V60q0-50 80-54 80 4 80 54v80z"/><path fill="none" stroke="$n--" stroke-width="5" d="M60 140V60q0-50 80-54 80 4 80 54v80M100 16v124M140 6v134M180 16v124M60 80h160"/><g fill="#4f7a3f"><ellipse cx="50" cy="150" rx="46" ry="26"/><ellipse cx="140" cy="166" rx="60" ry="22"/><ellipse cx="232" cy="152" rx="46" ry="28"/></g><g fill="$c"><circle cx="30" cy="140" r="11"/><circle cx="60" cy="154" r="12"/><circle cx="112" cy="158" r="12"/><circle cx="150" cy="170" r="11"/><circle cx="176" cy="156" r="10"/><circle cx="220" cy="142" r="12"/><circle cx="250" cy="158" r="11"/></g><path fill="$w" d="M126 110h28l-6 46h-16z"/>',
  'room.cafe':
    '<ellipse cx="140" cy="26" rx="90" ry="60" fill="$go"/><path stroke="$k" stroke-width="3" d="M140 0v20"/><path fill="$c" d="M110 36q30-36 60 0z"/><path fill="$b" d="M0 120h280v18H0z"/><path fill="$b-" d="M0 138h280v62H0z"/><g fill="$w"><path d="M50 84h40v24q-20 18-40 0zM176 90h34v20q-17 14-34 0z"/></g><path fill="none" stroke="$w" stroke-width="6" d="M90 90q16 0 12 12-4 8-14 8M210 96q12 0 10 10-4 6-12 6"/><path fill="none" stroke="$l" stroke-width="5" stroke-linecap="round" d="M60 74q-8-12 2-24M78 74q-8-12 2-24M190 80q-8-10 2-20"/><path fill="$m" d="M122 66h30v54h-30z"/><path fill="none" stroke="$m" stroke-width="6" d="M152 80q18 0 18 24"/><path stroke="$b--" stroke-width="4" d="M40 138v62M120 138v62M200 138v62"/>',
  'room.gate':
    '<circle cx="140" cy="92" r="110" fill="$go"/><circle cx="140" cy="96" r="74" fill="none" stroke="$g+" stroke-width="7"/><path fill="none" stroke="$g+" stroke-width="6" stroke-linejoin="round" d="M140 26l41 127L73 74h134L99 153z"/><g fill="$k"><path d="M10 200q-4-60 20-66-8-24 12-26 20 2 12 26 24 6 20 66zM206 200q-4-60 20-66-8-24 12-26 20 2 12 26 24 6 20 66z"/></g><g fill="$w"><path d="M104 160h8v26h-8zM168 160h8v26h-8z"/></g><g fill="$g+"><path d="M108 146q8 10 0 16-8-6 0-16zM172 146q8 10 0 16-8-6 0-16z"/></g>',
  'room.reading':
    '<g fill="$c"><path d="M0 0h0"/>' +
    books(10, 50, 3) +
    books(74, 50, 4) +
    books(150, 50, 5) +
    books(214, 50, 6) +
    books(10, 96, 7) +
    books(214, 96, 8) +
    '</g><path fill="$b" d="M4 50h272v6H4zM4 96h72v6H4zM208 96h72v6h-72z"/><ellipse cx="140" cy="96" rx="70" ry="56" fill="$go"/><path fill="$b-" d="M60 150h160l12 50H48z"/><path fill="$b" d="M52 140h176v14H52z"/><path fill="none" stroke="$m" stroke-width="5" d="M140 140v-40M116 100q0 20 24 20t24-20"/><g fill="$w"><path d="M112 78h8v22h-8zM136 78h8v22h-8zM160 78h8v22h-8z"/></g><g fill="$g+"><path d="M116 60q8 10 0 18-8-8 0-18zM140 60q8 10 0 18-8-8 0-18zM164 60q8 10 0 18-8-8 0-18z"/></g><path fill="$w" d="M70 132q20-8 36 2 16-10 36-2" transform="translate(6 6)"/>',
  'room.video':
    '<g fill="$k"><path d="M30 30h66v50H30zM107 30h66v50h-66zM184 30h66v50h-66zM30 92h66v50H30zM184 92h66v50h-66z"/></g><g fill="$g"><path d="M36 36h54v38H36zM113 36h54v38h-54zM190 36h54v38h-54zM36 98h54v38H36zM190 98h54v38h-54z"/></g><g fill="$k"><path d="M58 74q-4-22 5-24 9 2 5 24zM136 74V50h8v24zM200 60h34v6h-34zM48 122h30v6H48zM212 136q-4-22 5-24 9 2 5 24z"/></g><path fill="$k" d="M108 200q-10-60 16-70-10-30 16-32 26 2 16 32 26 10 16 70z"/><path fill="$b-" d="M20 160h80v40H20zM180 160h80v40h-80z"/><g fill="$c"><circle cx="40" cy="174" r="5"/><circle cx="58" cy="174" r="5"/><circle cx="200" cy="174" r="5"/><circle cx="218" cy="174" r="5"/></g>',
  'room.corridor':
    '<path fill="$n--" d="M0 0h280v200H0z"/><path fill="$n-" d="M0 0l96 60v70L0 200zM280 0l-96 60v70l96 70z"/><path fill="$n" d="M96 60h88v70H96z"/><path fill="$g" opacity=".6" d="M122 130V84q0-14 18-14t18 14v46z"/><path fill="$n---" d="M0 200l96-70h88l96 70z"/><path fill="$b" d="M60 200l54-70h52l54 70z"/><g fill="$b--"><path d="M24 48l28 14v90l-28 22zM256 48l-28 14v90l28 22z"/></g><g fill="$g+"><circle cx="74" cy="70" r="6"/><circle cx="206" cy="70" r="6"/></g>',

  cowl: '<path fill="$A" d="M30 284c-6-60 6-110 26-150C66 60 82 24 100 20c18 4 34 40 44 114 20 40 32 90 26 150z"/><path fill="$a--" d="M104 20c16 8 30 44 40 114 20 40 32 90 26 150h-46c10-80 4-170-20-264z" opacity=".5"/><path fill="$k" d="M72 120c0-46 10-70 28-70s28 24 28 70-12 60-28 60-28-14-28-60z"/>',
  'eye.sign':
    '<circle r="40" fill="$go"/><path fill="none" stroke="$g+" stroke-width="6" d="M-36 0Q0-36 36 0 0 36-36 0z"/><circle r="12" fill="$g+"/><path fill="$k" d="M-3-12h6v24h-6z"/><path stroke="$g+" stroke-width="4" d="M0-34v-14M24-26l8-12M-24-26l-8-12M0 34v14M24 26l8 12M-24 26l-8 12"/>',
  tentacles:
    '<g fill="none" stroke="$c" stroke-linecap="round"><path stroke-width="20" d="M10 290q-20-70 20-110t10-80"/><path stroke-width="16" d="M60 290q-10-60 10-90t-6-60"/><path stroke-width="20" d="M190 290q20-70-20-110t-10-80"/><path stroke-width="16" d="M140 290q10-60-10-90t6-60"/></g><g fill="$c++"><circle cx="14" cy="220" r="5"/><circle cx="26" cy="190" r="5"/><circle cx="40" cy="150" r="4"/><circle cx="186" cy="220" r="5"/><circle cx="174" cy="190" r="5"/><circle cx="160" cy="150" r="4"/></g>',
  ghost:
    '<path fill="$C" d="M72 96c-30 40-54 100-62 170 26-16 44-22 66-20zM128 96c34 30 58 84 64 150-30-14-48-14-70-4z"/><path fill="$c--" opacity=".5" d="M128 96c34 30 58 84 64 150-16-8-28-12-40-10 0-50-8-96-24-140z"/><path fill="$W" d="M54 128C50 74 66 38 100 38s50 36 46 90c26-8 40-26 42-52 14 40-2 76-36 92 2 44-10 76-34 104-6-20-22-14-30 6-4-20-16-26-30-16 4-30 0-60-10-94C14 152-2 116 12 76c2 26 16 44 42 52z"/><path fill="$g" opacity=".35" d="M104 38c32 2 46 38 42 90 26-8 40-26 42-52 14 40-2 76-36 92 2 44-10 76-34 104 14-80 18-160-14-234z"/><path fill="$k" d="M74 84q4-16 18-8 4 20-8 28-12-4-10-20zM126 84q-4-16-18-8-4 20 8 28 12-4 10-20zM86 126q14-10 28 0 4 30-14 34-18-4-14-34z"/><path fill="none" stroke="$c" stroke-width="9" d="M58 154q42 34 88-2"/>',
  spots:
    '<g fill="#6fae3a"><circle cx="84" cy="66" r="6"/><circle cx="116" cy="104" r="7"/><circle cx="80" cy="104" r="5"/><circle cx="122" cy="74" r="4"/><circle cx="100" cy="58" r="4"/></g>',
  sweat:
    '<g fill="$l"><path d="M66 62q8 12 0 18-8-6 0-18zM140 70q8 12 0 18-8-6 0-18zM56 92q6 10 0 15-6-5 0-15z"/></g>',
  microbe:
    '<g fill="#8fd05a"><circle r="22"/><path d="M-4-34h8v14h-8zM-4 20h8v14h-8zM-34-4h14v8h-14zM20-4h14v8H20z"/><path d="M-4-34h8v14h-8zM-4 20h8v14h-8zM-34-4h14v8h-14zM20-4h14v8H20z" transform="rotate(45)"/></g><circle cx="-7" cy="-6" r="6" fill="#3f6a24"/><circle cx="8" cy="7" r="5" fill="#3f6a24"/>',
  molotov:
    '<path fill="$g-" d="M-11-30h22v18q14 8 14 24v46q-25 10-50 0V12q0-16 14-24z"/><path fill="$w" d="M-8-56Q6-44 4-28H-6q4-14-2-28z"/><circle cy="-64" r="46" fill="$go"/><path fill="$g+" d="M0-104c24 22 24 44 8 60h-18c-16-14-10-30 0-38 0 8 4 10 6 6 4-8 0-16 4-28z"/>',
  pistol:
    '<path fill="$B" d="M-42 2q-6 34-20 62-4 8-12 5l-18-6q-8-3-5-11 12-26 15-50z"/><path fill="$M" d="M-86-18q6-10 18-8H58q7 0 7 8v9q0 7-7 7H-6l-4 10h-30l-4-6h-34q-10-2-8-20z"/><path fill="$m--" opacity=".6" d="M-86-10H65v1q0 7-7 7H-6l-4 10h-30l-4-6h-34q-8-2-8-12z"/><path fill="none" stroke="$m" stroke-width="5" d="M-34 10q4 24 18 20 12-4 8-22"/><path fill="$m" d="M-80-22l-10-14 14-4 8 14z"/>',
  banana:
    '<path fill="#e8c83a" d="M-50-10q50 50 100-6-6 50-56 48-36-4-44-42z"/><path fill="#f5e27a" d="M-50-10q-20-20-14-34 14 10 26 30zM50-16q20-16 16-30-14 8-26 28z"/>',
  stack:
    '<g><path fill="#8a3a34" d="M-40 40h80v16h-80z"/><path fill="#34618a" d="M-34 22h76v16h-76z"/><path fill="#6a7a2f" d="M-42 4h78v16h-78z"/><path fill="#8a6a2f" d="M-30-14h70v16h-70z"/></g>',
  'lightning.big':
    '<path fill="$l" d="M20-120l-70 130 34-8-40 120 86-146-36 8 50-104z"/><path fill="$g" d="M20-120l-70 130 34-8-40 120 30-110-22 4z" opacity=".6"/>',
  'door.secret':
    '<g fill="$b"><path d="M-70-90H70V90H-70z"/></g><g fill="$c">' +
    books(-60, -50, 1) +
    books(-60, -6, 4) +
    books(-60, 38, 2) +
    books(-60, 82, 5) +
    '</g><path fill="$g" d="M14-90l50 14V76L14 90z"/><path fill="$g+" d="M14-90l26 7V83L14 90z"/><path fill="$k" d="M34 80q-4-40 6-50-4-12 4-14 8 2 5 14 10 8 7 44z"/>',
  phone:
    '<path fill="$k" d="M-56 20q0-40 30-44h52q30 4 30 44l8 36h-128z"/><circle cy="20" r="22" fill="$m"/><circle cy="20" r="9" fill="$k"/><path fill="$k" d="M-72-20q0-40 72-40t72 40l-8 12-30-4-4-18q-30-8-60 0l-4 18-30 4z"/><path fill="none" stroke="$g+" stroke-width="8" stroke-linecap="round" d="M-70 74l54-24M70-80L46-46"/><path fill="none" stroke="$c" stroke-width="11" d="M-80-86L80 86"/>',
  'eyes.many':
    '<g><path fill="$w" d="M-70-40q26-26 52 0-26 26-52 0zM18-60q26-26 52 0-26 26-52 0zM-40 40q36-36 72 0-36 36-72 0zM40 10q18-18 36 0-18 18-36 0zM-84 20q18-18 36 0-18 18-36 0zM-16-90q14-14 28 0-14 14-28 0z"/></g><g fill="$g"><circle cx="-44" cy="-40" r="11"/><circle cx="44" cy="-60" r="11"/><circle cx="-4" cy="40" r="16"/><circle cx="58" cy="10" r="8"/><circle cx="-66" cy="20" r="8"/><circle cx="-2" cy="-90" r="6"/></g><g fill="$k"><circle cx="-44" cy="-40" r="5"/><circle cx="44" cy="-60" r="5"/><circle cx="-4" cy="40" r="8"/><circle cx="58" cy="10" r="4"/><circle cx="-66" cy="20" r="4"/><circle cx="-2" cy="-90" r="3"/></g>',
  'window.broken':
    '<path fill="$b-" d="M-74-110H74V110H-74z"/><path fill="$g" opacity=".8" d="M-62-98H62V98H-62z"/><path fill="$k" d="M-10-60l24 24 34-34-10 44 30 20-40 10 14 46-34-26-30 34 2-44-44-8 36-22z"/><path stroke="$l" stroke-width="3" fill="none" d="M8-36l40-62M48-26l14-6M30 46l20 52M-22 54l-30 44M-44-6l-18-4M-10-60l-20-38"/><path fill="none" stroke="$b-" stroke-width="8" d="M0-98V98M-62 0H62"/>',
  'cloud.low':
    '<path fill="$a-" d="M-84 20q-12-28 18-36 4-34 40-30 20-24 48-4 34-8 40 24 32 6 22 38-8 18-30 14H-60q-20 2-24-6z"/><path fill="$a--" opacity=".6" d="M-84 20q14 8 40 2 30 12 60 0 30 10 68-12-8 18-30 14H-60q-20 2-24-6z"/><path stroke="$l" stroke-opacity=".65" stroke-width="4" stroke-linecap="round" d="M-60 40l-10 30M-30 44l-10 30M0 40l-10 30M30 44L20 74M60 40L50 70M-46 84l-8 24M-14 86l-8 24M18 84l-8 24M50 86l-8 24"/>',
  /** A heart that has stopped, as its trace. */
  flatline:
    '<path fill="none" stroke="$g" stroke-width="7" stroke-linejoin="round" d="M-110 0h46l10-26 16 48 12-22h136"/><circle cx="92" r="9" fill="$g+"/>',
  /** A marionette in a hand that comes from above. */
  'puppet.held':
    '<path fill="$s" d="M-30-150h60l6 44q10 6 12 24l-6 6q-10-8-14-20l-2 26h-12l-4-18-4 18h-12l-2-20-6 14q-10 8-16 2 2-22 12-32z"/><path fill="$k" d="M-36-166h72v24h-72z"/><path fill="$s--" opacity=".4" d="M6-142h24l6 36q10 6 12 24l-6 6q-10-8-14-20l-2 26H16q4-40-10-72z"/><path fill="none" stroke="$w" stroke-width="2" d="M-24-66L-56 0M-4-68V-18M14-68L56-14M-14-66l-14 130M22-70l6 134"/><circle cy="-4" r="24" fill="$m"/><path fill="$k" d="M-12-8h8v8h-8zM6-8h8v8H6z"/><path fill="none" stroke="$k" stroke-width="3" d="M-10 10h22M-10 6v8M12 6v8"/><circle cx="-14" cy="4" r="4" fill="$c"/><circle cx="16" cy="4" r="4" fill="$c"/><path fill="$C" d="M-22 22h46l8 50h-60z"/><path fill="$m" d="M-3 26h6v40h-6z"/><path fill="none" stroke="$m" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" d="M-24 28l-26-8-8-22M26 28l22-18 10-22"/><path fill="none" stroke="$m--" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" d="M-14 74l-8 26 6 26M16 74l14 20-4 30"/><g fill="$b"><circle cx="-50" cy="20" r="5"/><circle cx="48" cy="10" r="5"/><circle cx="-22" cy="100" r="5"/><circle cx="30" cy="94" r="5"/></g><path fill="$b" d="M-30 122h22v10h-26zM18 120h22l4 10H18z"/>',
  /** A book in two halves. */
  'book.torn':
    '<g transform="rotate(-10) translate(-6 0)"><path fill="$b-" d="M-78-34Q-36-50-2-26l-8 20 10 18-12 18 8 26Q-38 28-78 44z"/><path fill="$w" d="M-70-38Q-34-50-4-28l-8 20 10 18-12 18 6 18Q-36 22-70 32z"/><path fill="none" stroke="$k" stroke-opacity=".45" stroke-width="3" d="M-60-22q22-6 42 6M-60-6q22-6 46 6M-60 10q22-6 42 6"/></g><g transform="rotate(12) translate(12 4)"><path fill="$b-" d="M78-34Q40-50 8-24l-12 18 12 18-10 20 6 22q34-24 74-10z"/><path fill="$w-" d="M70-38Q38-48 10-24l-12 18 12 18-10 20 4 14q34-22 66-14z"/><path fill="none" stroke="$k" stroke-opacity=".45" stroke-width="3" d="M60-22q-22-6-42 6M60-6q-22-6-46 6M60 10q-22-6-42 6"/></g>',
};
