/** Weapons, tools and what is carried on a pole, around the hand that holds them. */

import type { Parts } from '../compose';

export const ARMS: Parts = {
  banner:
    '<path stroke="$b--" stroke-width="6" d="M0-120v250"/><path fill="$C" d="M2-112h64q-10 24 0 46-8 24 0 44H2z"/><path fill="$c--" d="M40-112h26q-10 24 0 46-8 24 0 44H40z" opacity=".4"/><circle cy="-124" r="8" fill="$m"/><path fill="$m" d="M20-70l14-16 14 16-14 18z"/>',
  halberd:
    '<path stroke="$b--" stroke-width="7" d="M0-80v230"/><path fill="$M" d="M0-140l9 42-9 12-9-12zM4-100c20-10 36-8 46 4-2 28-8 44-22 54-2-16-12-24-24-26zM-4-84l-24 6-8-8 32-12z"/>',
  'sword.curved':
    '<path fill="$M" d="M-6 2C-2-40-14-80-46-116c44 10 66 60 58 118z"/><path fill="$b" d="M-24-2q28-6 48 4l-2 9q-22-8-46-4z"/><path fill="$b--" d="M-6 6H6v32H-6z"/>',
  dagger:
    '<path fill="$M" d="M-9 0l1-46 8-26 8 26 1 46z"/><path fill="$m--" d="M0 0v-72l8 26 1 46z" opacity=".5"/><path fill="$b" d="M-20-3q20-6 40 0v8q-20-4-40 0z"/><path fill="$b--" d="M-5 4H5v26H-5z"/><circle cy="35" r="7" fill="$b"/>',
  harpoon:
    '<path stroke="$b--" stroke-width="6" d="M0-90v230"/><path fill="$M" d="M0-146l14 38-10-4v30h-8v-30l-10 4zM6-80l16 18-16-6zM-6-80l-16 18 16-6z"/><path fill="none" stroke="$w" stroke-width="3" d="M2-60q40 30 10 70t20 60"/>',
  pitchfork:
    '<path stroke="$b--" stroke-width="6" d="M0-60v210"/><path fill="none" stroke="$m" stroke-width="6" stroke-linecap="round" d="M0-56v-60M-24-112v30q2 26 24 28 22-2 24-28v-30"/>',
  crook:
    '<path fill="none" stroke="$b" stroke-width="9" stroke-linecap="round" d="M0 150V-70c-2-46 52-50 50-8-2 20-24 22-28 6"/>',
  staff:
    '<path stroke="$b" stroke-width="8" d="M0-60v210"/><path fill="none" stroke="$b" stroke-width="8" d="M0-60q-30-12-22-44M0-60q30-12 22-44"/><circle cy="-98" r="40" fill="$go"/><circle cy="-98" r="19" fill="$g"/><circle cx="-6" cy="-104" r="6" fill="#fff" opacity=".8"/>',
  'staff.shell':
    '<path stroke="$b" stroke-width="8" d="M0-50v200"/><path fill="$W" d="M0-48c-40-6-50-52-30-78q30-22 60 0c20 26 10 72-30 78z"/><path fill="none" stroke="$w--" stroke-width="3" d="M0-50l-22-66M0-50l-8-82M0-50l8-82M0-50l22-66"/>',
  caduceus:
    '<path stroke="$m" stroke-width="7" d="M0-90V130"/><path fill="$w" d="M0-84c-30-28-54-20-60-14 8 20 36 26 60 22 24 4 52-2 60-22-6-6-30-14-60 14z"/><path fill="none" stroke="$g" stroke-width="8" d="M-14-50c50 14 30 40 0 46-34 10-24 38 6 46 24 8 16 30-6 34M14-50c-50 14-30 40 0 46 34 10 24 38-6 46-24 8-16 30 6 34"/>',
  broom:
    '<path stroke="$b--" stroke-width="7" d="M0-110v150"/><path fill="$M" d="M-14 36h28l22 80q-36 14-72 0z"/><path fill="none" stroke="$m--" stroke-width="3" d="M-18 56h36M-10 60l-12 50M10 60l12 50M0 60v56"/>',
  torch:
    '<path fill="$b--" d="M-9 0H9L5 100H-5z"/><path fill="$b" d="M-14-8h28l-4 18h-20z"/><circle cy="-46" r="60" fill="$go"/><path fill="$g" d="M0-96c30 26 34 60 12 88h-24c-24-24-18-44-4-58 0 10 4 14 8 14 8-14 2-28 8-44z"/><path fill="$g+" d="M2-60c14 16 16 34 6 50H-8c-10-14-4-24 2-30 0 6 4 8 6 4z"/>',
  candle:
    '<path fill="$w" d="M-9 0H9v60H-9z"/><circle cy="-22" r="40" fill="$go"/><path fill="$g+" d="M0-44c14 18 14 32 0 42-14-10-14-24 0-42z"/>',
  lantern:
    '<circle cy="6" r="70" fill="$go"/><path fill="none" stroke="$m-" stroke-width="5" d="M-16-34q16-34 32 0"/><path fill="$m-" d="M-26-22l14-16h24l14 16zM-28 36h56v10h-56z"/><path fill="$g+" d="M-22-22h44v58h-44z"/><path stroke="$m-" stroke-width="4" d="M-22-22v58M0-22v58M22-22v58"/><path fill="#fff" opacity=".8" d="M0-8c10 14 10 24 0 32-10-8-10-18 0-32z"/>',
  whip: '<path fill="none" stroke="$b" stroke-width="6" stroke-linecap="round" d="M-24 24c26-14 72 10 76-30 4-44-96-62-104-12-6 46 84 60 94 12 8-44-60-58-66-20-2 24 36 26 38 4"/><path fill="none" stroke="$b--" stroke-width="15" stroke-linecap="round" d="M-24 26l-30 50"/><path fill="none" stroke="$m" stroke-width="4" d="M-36 30l16 10M-46 48l14 8M-56 66l14 8"/><circle cx="-57" cy="80" r="10" fill="$m"/>',
  shield:
    '<path fill="$M" d="M-50-60Q0-84 50-60q8 90-50 136-58-46-50-136z"/><path fill="$A" d="M-40-52Q0-70 40-52q6 74-40 112-46-38-40-112z"/><path fill="$a--" d="M0-62q20 2 40 10 6 74-40 112z" opacity=".5"/>',
  'shield.round':
    '<circle r="60" fill="$k"/><circle r="57" fill="$M"/><circle r="43" fill="$C"/><path fill="$c--" opacity=".45" d="M0-43a43 43 0 0 1 0 86z"/><circle r="16" fill="$M"/><circle r="6" fill="$m--"/><g fill="$m--"><circle cy="-50" r="4"/><circle cy="50" r="4"/><circle cx="50" r="4"/><circle cx="-50" r="4"/><circle cx="35" cy="35" r="4"/><circle cx="-35" cy="35" r="4"/><circle cx="35" cy="-35" r="4"/><circle cx="-35" cy="-35" r="4"/></g>',
  /** Two blades of wood on a hub. */
  propeller:
    '<g fill="$M"><path d="M-5-4c-18-24-20-60-8-92 12-6 20 2 22 16 2 28-2 54-8 76z"/><path d="M5 4c18 24 20 60 8 92-12 6-20-2-22-16-2-28 2-54 8-76z"/></g><path fill="none" stroke="$m--" stroke-width="3" d="M-14-72q12-6 23-2M14 72q-12 6-23 2"/><circle r="13" fill="$b"/><circle r="5" fill="$m+"/>',
  spanner:
    '<path fill="$M" d="M-10-20h20V80q-10 14-20 0z"/><path fill="$M" d="M-30-70q2 26 20 26v-24h20v24q18 0 20-26 14 40-20 54h-20q-34-14-20-54z" transform="translate(0 -6)"/>',
  /** The heads and spears of a host, seen from behind. */
  army: '<path fill="$k" opacity=".9" d="M-10 290v-42q10-22 24-2 4-22 20-18 12 4 10 20 10-24 26-16 10 6 8 20 8-24 24-18 14 6 10 22 10-22 26-16 12 6 8 20 10-22 24-14 10 6 6 20 10-18 22-10 8 8 12 14v40z"/><g stroke="$k" stroke-width="4" opacity=".9"><path d="M12 290V196M40 290v-108M70 290v-90M132 290v-92M160 290V180M190 290v-88"/></g><g fill="$M"><path d="M12 176l7 22H5zM40 160l7 24H33zM70 180l7 22H63zM132 178l7 22h-14zM160 158l7 24h-14zM190 182l7 22h-14z"/></g>',
  /** A blade of bright steel, whatever metal the rest is. */
  'sword.steel':
    '<path fill="#e6ecf0" d="M-9 0l-1-112L0-142l10 30-1 112z"/><path fill="#8b98a4" d="M0 0v-142l10 30-1 112z" opacity=".75"/><path fill="$m" d="M-34-6q34-10 68 0v11q-34-8-68 0z"/><path fill="$b--" d="M-6 4H6v32H-6z"/><circle cy="43" r="9" fill="$m"/>',
};
