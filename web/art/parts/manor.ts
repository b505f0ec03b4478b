/** The castle, the coach and their guests' belongings. */

import type { Parts } from '../compose';

export const MANOR: Parts = {
  bats: '<g fill="$k"><path d="M20 40q9-10 18 0 9-10 18 0-9-4-18 4-9-8-18-4zM140 26q7-8 14 0 7-8 14 0-7-3-14 3-7-6-14-3zM152 70q9-10 18 0 9-10 18 0-9-4-18 4-9-8-18-4z"/></g>',
  'devil.castle':
    '<g fill="$n--"><path d="M24 290c-8-60-10-110-6-150 2-30-4-54-18-76 30 14 46 40 46 76l2 20h14v-14h12v14h12V96l14-36 14 36v64h12v-14h12v14h14l2-20c0-36 16-62 46-76-14 22-20 46-18 76 4 40 2 90-6 150z"/></g><g fill="$g"><path d="M52 190q16 0 30 16-22 6-34-6zM148 190q-16 0-30 16 22 6 34-6z"/></g>',
  'coach.window':
    '<path fill="$b--" d="M0 0h200v280H0z"/><path fill="$n" d="M24 200V70q0-44 44-44h64q44 0 44 44v130z"/><path fill="$n+" opacity=".6" d="M24 160l30-30 24 26 34-44 30 36 34-20v72H24z"/><circle cx="146" cy="66" r="15" fill="$l"/><path fill="none" stroke="$m" stroke-width="5" d="M24 200V70q0-44 44-44h64q44 0 44 44v130z"/><path fill="$c-" d="M0 0h50Q40 80 8 130L0 280zM200 0h-50q10 80 42 130l8 150z"/><path fill="none" stroke="$c--" stroke-width="4" d="M14 0Q14 70 4 120M34 0Q28 70 8 126M186 0q0 70 10 120M166 0q6 70 26 126"/>',
  'stone.hall':
    '<path fill="$n-" opacity=".7" fill-rule="evenodd" d="M0 0h200v284H0zM30 284V110q0-70 70-80 70 10 70 80v174z"/><path fill="none" stroke="$n--" stroke-width="3" opacity=".7" d="M0 60h42M0 110h30M0 160h30M0 210h30M158 60h42M170 110h30M170 160h30M170 210h30M18 0v60M12 60v50M20 110v50M10 160v50M182 0v60M188 60v50M180 110v50M190 160v50"/>',
  candelabra:
    '<path fill="none" stroke="$m" stroke-width="7" d="M0 90V-10M-40-10q0 30 40 30t40-30"/><path fill="$m" d="M-26 90h52v10h-52z"/><g fill="$w"><path d="M-46-40h12v30h-12zM-6-40H6v30H-6zM34-40h12v30H34z"/></g><circle cy="-54" r="56" fill="$go" opacity=".7"/><g fill="$g+"><path d="M-40-64q10 14 0 24-10-10 0-24zM0-64q10 14 0 24-10-10 0-24zM40-64q10 14 0 24-10-10 0-24z"/></g>',
  cushion:
    '<path fill="$C" d="M10 226q90-30 180 0l12 60H-2z"/><path fill="$c--" d="M110 212q50 2 80 14l12 60h-80q14-40-12-74z" opacity=".45"/><path fill="none" stroke="$m" stroke-width="4" d="M10 226q90-30 180 0"/><g fill="$m"><circle cx="8" cy="230" r="8"/><circle cx="192" cy="230" r="8"/></g>',
  pedestal:
    '<path fill="$N" d="M40 232h120v14H40zM54 246h92v50H54z"/><path fill="$n--" d="M104 246h42v50h-42z" opacity=".5"/>',
  'pearl.black':
    '<path fill="$W" d="M-84 10C-70-40-30-56 0-56s70 16 84 66Q40 60 0 60T-84 10z"/><path fill="$w--" d="M0-56c30 0 70 16 84 66Q40 60 0 60 50 10 0-56z" opacity=".4"/><path fill="none" stroke="$w--" stroke-width="3" d="M-70 10q70-60 140 0M-50 20q50-40 100 0"/><circle cy="8" r="36" fill="#1c1626"/><circle cx="-12" cy="-4" r="10" fill="#8d82a6"/><path fill="none" stroke="#8d82a6" stroke-width="3" d="M-22 22q20 18 42 0"/>',
  'knives.three':
    '<g fill="$M"><path d="M-7 10l-1-70 8-26 8 26-1 70z" transform="rotate(-34) translate(-20 0)"/><path d="M-7 10l-1-80 8-30 8 30-1 80z"/><path d="M-7 10l-1-70 8-26 8 26-1 70z" transform="rotate(34) translate(20 0)"/></g><g fill="$b"><path d="M-6 10H6v44H-6z" transform="rotate(-34) translate(-20 0)"/><path d="M-6 10H6v50H-6z"/><path d="M-6 10H6v44H-6z" transform="rotate(34) translate(20 0)"/></g>',
  'ring.skull':
    '<circle cy="34" r="46" fill="none" stroke="$M" stroke-width="16"/><path fill="$w" d="M-34-38c0-28 14-40 34-40s34 12 34 40c0 12-8 16-10 20v16h-48v-16c-2-4-10-8-10-20z"/><path fill="$k" d="M-24-40q2-12 12-10 10 4 6 14-10 10-18-4zM24-40q-2-12-12-10-10 4-6 14 10 10 18-4zM0-28l5 10H-5z"/><path fill="#8fd05a" d="M-4 2h8v14q4 10-4 14-8-4-4-14z"/>',
  arms: '<path fill="$M" d="M-66-80Q0-104 66-80q10 110-66 170-76-60-66-170z"/><path fill="$A" d="M-54-70Q0-90 0-90V76q-60-50-54-146z"/><path fill="$C" d="M54-70Q0-90 0-90V76q60-50 54-146z"/><path fill="$m" d="M-30-34a12 12 0 1 1 12 12l4 40h-10l-4-40q-8-4-2-12zM14-40h28q2 24-10 28v12l8 6v6H16v-6l8-6v-12Q12-16 14-40z"/>',
  'gloves.pair':
    '<g fill="$A"><path d="M-70 84V20l-18-30q0-12 12-8l16 18-4-50q6-10 12 0l6 42 4-48q6-8 12 0v50l10-40q8-6 10 4l-4 50-2 76z" transform="rotate(-8)"/></g><g fill="$W"><path d="M70 84V20l18-30q0-12-12-8L60 0l4-50q-6-10-12 0l-6 42-4-48q-6-8-12 0v50L20-46q-8-6-10 4l4 50 2 76z" transform="rotate(8)"/></g><path fill="$m" d="M-76 66h58v14h-58z" transform="rotate(-8)"/><path fill="$m" d="M18 66h58v14H18z" transform="rotate(8)"/>',
  coffer:
    '<path fill="$B" d="M-70-20q0-30 24-30h92q24 0 24 30v70h-140z"/><path fill="$b--" d="M10-50h36q24 0 24 30v70H10z" opacity=".4"/><path fill="$m" d="M-70-18H70v8H-70zM-50-50h10V50h-10zM40-50h10V50H40z"/><path fill="none" stroke="$b--" stroke-width="9" d="M-20-50q0-20 20-20t20 20"/><path fill="$m" d="M-13-22h26v26h-26z"/>',
  charm:
    '<path stroke="$m" stroke-width="3" d="M0-90v60"/><circle r="28" fill="$M"/><circle r="18" fill="none" stroke="$m--" stroke-width="4"/><path fill="none" stroke="$m" stroke-width="2" opacity=".6" d="M-60-10q-10 40 30 60M60-10q10 40-30 60"/>',
  spiral:
    '<path fill="none" stroke="$g" stroke-width="6" opacity=".8" d="M0 0c0-14 20-14 20 2s-30 24-40 2 14-50 44-40 36 62-4 76-80-16-74-62 60-80 104-46 40 120-20 136"/>',
  rosary:
    '<g fill="$b--"><circle cx="-30" cy="-50" r="6"/><circle cx="-36" cy="-30" r="6"/><circle cx="-34" cy="-8" r="6"/><circle cx="-24" cy="12" r="6"/><circle cx="-8" cy="26" r="6"/><circle cx="30" cy="-50" r="6"/><circle cx="36" cy="-30" r="6"/><circle cx="34" cy="-8" r="6"/><circle cx="24" cy="12" r="6"/><circle cx="8" cy="26" r="6"/></g><path fill="$M" d="M-5 34H5v14h14v9H5v30H-5V57h-14v-9h14z"/>',
  fan: '<path fill="$C" d="M0 60L-74-20Q-40-74 0-74t74 54z"/><path stroke="$m" stroke-width="4" d="M0 60L-74-20M0 60L-40-58M0 60V-74M0 60L40-58M0 60l74-80"/><path fill="none" stroke="$c--" stroke-width="5" d="M-56-2Q0-60 56-2"/>',
  cane: '<path stroke="$b--" stroke-width="8" d="M0-50v200"/><circle cy="-60" r="14" fill="$M"/>',
  dice: '<g stroke="$k" stroke-width="2"><path fill="$w" d="M-50-20l36-14 20 30-34 18z"/><path fill="$w-" d="M20 10h40v40H20z"/></g><g fill="$k"><circle cx="32" cy="22" r="4"/><circle cx="48" cy="38" r="4"/><circle cx="40" cy="30" r="4"/><circle cx="-22" cy="-10" r="4"/></g>',
  globe:
    '<circle r="40" fill="$A"/><path fill="$c" opacity=".8" d="M-24-24q20-10 30 4-10 8-4 20-20 8-30-4zM8 8q20-4 24 8-8 16-20 18-10-12-4-26z"/><path fill="none" stroke="$m" stroke-width="6" d="M-30-46Q60-30 30 46M0 50v26M-30 78h60"/>',
  violin:
    '<path fill="$B" d="M-20-10q-14-20 4-34 16-10 32 0 18 14 4 34-6 10 0 20 20 18 4 42-24 18-48 0-16-24 4-42 6-10 0-20z" transform="scale(1.1)"/><path fill="$b--" d="M-4-110h8V40h-8z"/><path stroke="$w" stroke-width="4" d="M-50-60l100 90"/>',
  knuckles:
    '<path fill="$a" d="M-52 90V30H56v60z"/><path fill="$s" d="M-46 44V-6q0-30 20-30h54q22 0 22 26v54z"/><path fill="$M" fill-rule="evenodd" d="M-54-30q0-24 20-24h70q22 0 22 24v18h-112zM-40-34a8 10 0 1 0 16 0 8 10 0 1 0-16 0zM-17-34a8 10 0 1 0 16 0 8 10 0 1 0-16 0zM6-34a8 10 0 1 0 16 0 8 10 0 1 0-16 0zM29-34a8 10 0 1 0 16 0 8 10 0 1 0-16 0z"/>',
};
