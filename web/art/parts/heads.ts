/**
 * Heads, eyes, mouths, beards and hair, around the point 100,88 of a portrait. `s` is the skin, `h`
 * the hair, `k` the ink.
 */

import type { Parts } from '../compose';

const pair = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`;

export const HEADS: Parts = {
  head:
    '<path fill="$s-" d="M88 108h24v28q2 9 9 13-21 13-42 0 7-4 9-13z"/><path fill="$s" d="M74 84c0-23 10-35 26-35s26 12 26 35-12 38-26 38-26-15-26-38z"/>' +
    '<path fill="$s-" d="M104 49.200c14 2 22 13.500 22 34.800 0 23-12 38-26 38 12-9 15-22 13-36-2-15-5-26-9-36.800z" opacity=".7"/>' +
    '<path fill="$s-" d="M97 84l-4 15q4 4 10 2z" opacity=".8"/>',
  'head.wide':
    '<path fill="$s-" d="M84 108h32v28q2 8 8 12-24 13-48 0 6-4 8-12z"/><path fill="$s" d="M68 86c0-24 12-37 32-37s32 13 32 37-13 38-32 38-32-14-32-38z"/>' +
    '<path fill="$s-" d="M106 49.500c16 3 26 15 26 36.500 0 24-13 38-32 38 15-8 19-22 17-37-2-15-6-26-11-37.500z" opacity=".7"/>' +
    '<path fill="$s-" d="M97 84l-5 16q6 5 13 2z" opacity=".8"/>',
  'head.thin':
    '<path fill="$s-" d="M90 110h20v28q2 8 9 12-19 12-38 0 7-4 9-12z"/><path fill="$s" d="M78 80c0-22 8-34 22-34s22 12 22 34-10 46-22 46-22-24-22-46z"/>' +
    '<path fill="$s-" d="M104 46.300c12 2 18 13 18 33.700 0 22-10 46-22 46 9-12 12-28 11-44-1-14-4-25-7-35.700z" opacity=".7"/>' +
    '<path fill="$s-" d="M98 80l-4 19q5 4 10 1z" opacity=".8"/>',
  /** Looking left. */
  'head.side':
    '<path fill="$s-" d="M96 106l26-6 4 38q4 10 14 15-26 12-52 2 8-6 8-16z"/><path fill="$s" d="M128 82c0-22-11-34-28-34-18 0-25 12-25 27l-9 18q-1 4 5 4l1 7-2 3 3 4c-1 8 4 11 12 10 16-1 43-9 43-39z"/>' +
    '<path fill="$s-" d="M128 82c0-22-11-34-28-34 12 8 15 20 14 34-1 16-10 30-24 39 20-2 38-12 38-39z" opacity=".7"/>' +
    '<path fill="$k" d="M77 80q6-4 11 0-5 5-10 4z"/><path fill="$s" stroke="$s--" stroke-width="1.500" d="M107 79q2-9 10-6 6 4 1 14-4 8-8 3z"/>',
  /** Nothing but the dark under a hood. */
  'head.dark': '<path fill="$k" d="M72 86c0-26 11-40 28-40s28 14 28 40-12 40-28 40-28-14-28-40z"/>',

  'eyes.calm': pair(
    '<path fill="$k" d="M80 84q8-7 15 0-7 5-15 0z"/><path fill="none" stroke="$h-" stroke-width="3" d="M79 77q8-5 16-1"/>',
  ),
  'eyes.grim': pair(
    '<path fill="$k" d="M80 82l16 4q-8 5-16-4z"/><path fill="none" stroke="$h-" stroke-width="5" d="M77 76l19 6"/>',
  ),
  'eyes.wide': pair(
    '<ellipse cx="87" cy="84" rx="8" ry="8.500" fill="#fff"/><circle cx="88" cy="84" r="4" fill="$k"/><path fill="none" stroke="$h-" stroke-width="3" d="M78 71q8-6 17-2"/>',
  ),
  'eyes.closed': pair(
    '<path fill="none" stroke="$k" stroke-width="3" stroke-linecap="round" d="M80 84q8 6 15 0"/><path fill="none" stroke="$h-" stroke-width="3" d="M79 75q8-4 16 0"/>',
  ),
  'eyes.sly': pair(
    '<path fill="$k" d="M79 85l16-3q-2 6-16 3z"/><path fill="none" stroke="$h-" stroke-width="3.500" d="M78 74l17 3"/>',
  ),
  'eyes.sad': pair(
    '<path fill="$k" d="M80 86q9-6 15-2-6 6-15 2z"/><path fill="none" stroke="$h-" stroke-width="3" d="M78 79l16-6"/>',
  ),
  'eyes.tired': pair(
    '<ellipse cx="87" cy="85" rx="8" ry="7" fill="#fff"/><path fill="$s-" d="M78 85a9 8 0 0 1 18 0z"/><circle cx="87" cy="87" r="3.500" fill="$k"/><path fill="none" stroke="$s--" stroke-width="2.500" d="M79 95q8 5 16 0"/>',
  ),
  'eyes.glow': pair(
    '<ellipse cx="87" cy="85" rx="14" ry="12" fill="$go" opacity=".8"/><path fill="$g+" d="M79 84q9-7 17 2-9 4-17-2z"/>',
  ),
  'eyes.one':
    '<path fill="$k" d="M80 84q8-7 15 0-7 5-15 0z"/><path fill="none" stroke="$h-" stroke-width="4" d="M79 77q8-5 16-1"/><path fill="$k" d="M104 77h19v10q-9 10-19 0z"/><path stroke="$k" stroke-width="3" d="M74 66l32 13M122 80l6-4"/>',
  'eyes.specs':
    pair(
      '<circle cx="87" cy="85" r="10.500" fill="#fff" opacity=".5"/><circle cx="87" cy="85" r="3.500" fill="$k"/><circle cx="87" cy="85" r="10.500" fill="none" stroke="$k" stroke-width="2.800"/>',
    ) + '<path stroke="$k" stroke-width="2.800" d="M97 84h6M76 83l-5-2M124 83l5-2"/>',
  'eyes.monocle':
    pair(
      '<path fill="$k" d="M80 84q8-7 15 0-7 5-15 0z"/><path fill="none" stroke="$h-" stroke-width="3" d="M79 76q8-5 16-1"/>',
    ) +
    '<circle cx="112" cy="85" r="11" fill="#fff" fill-opacity=".35" stroke="$m" stroke-width="3"/><path fill="none" stroke="$m" stroke-width="1.800" d="M121 91q7 18 1 34"/>',
  'eyes.mask':
    '<path fill="$k" d="M70 80q30-12 60 0-1 16-16 17-8 0-14-8-6 8-14 8-15-1-16-17z"/>' +
    pair('<path fill="#fff" d="M80 85q8-6 14 1-8 4-14-1z"/>'),
  'eyes.band':
    '<path fill="$c" d="M72 77q28-7 56 0v14q-28 6-56 0z"/><path fill="$c-" d="M127 78l14 8-4 20-8-12z"/>',

  'mouth.flat':
    '<path fill="none" stroke="$s---" stroke-width="3" stroke-linecap="round" d="M91 108h18"/>',
  'mouth.smile':
    '<path fill="none" stroke="$s---" stroke-width="3" stroke-linecap="round" d="M88 105q12 9 24-1"/>',
  'mouth.frown':
    '<path fill="none" stroke="$s---" stroke-width="3" stroke-linecap="round" d="M89 110q11-8 22 0"/>',
  'mouth.open': '<ellipse cx="100" cy="108" rx="7" ry="8" fill="$k"/>',
  'mouth.grin':
    '<path fill="$k" d="M85 103q15 4 30 0-3 13-15 13t-15-13z"/><path fill="#fff" d="M88 104.500q12 3 24 0l-2 4q-10 2-20 0z"/>',
  'mouth.lips': '<path fill="#a83246" d="M91 107q5-4 9-1 4-3 9 1-9 8-18 0z"/>',

  'beard.full':
    '<path fill="$H" d="M72 88c2 30 8 54 28 54s26-24 28-54c-6 10-14 12-20 11q-8-5-16 0c-6 1-14-1-20-11z"/><path fill="$s---" d="M91 108q9 4 18 0-9 7-18 0z"/>',
  'beard.long':
    '<path fill="$H" d="M72 90c0 46 8 100 28 116 20-16 28-70 28-116-6 10-14 11-20 9q-8-5-16 0c-6 2-14 1-20-9z"/><path fill="$h-" d="M100 110c4 30 4 66 0 96 14-14 24-60 26-96-8 6-20 6-26 0z" opacity=".7"/>',
  'beard.fork':
    '<path fill="$H" d="M74 92c-4 30-8 60-2 96 12-16 18-34 22-54l6 8 6-8c4 20 10 38 22 54 6-36 2-66-2-96-6 8-13 9-18 7q-8-5-16 0c-5 2-12 1-18-7z"/>',
  'beard.goatee':
    '<path fill="$H" d="M90 112q10-4 20 0l-2 14-8 12-8-12zM84 104q16-10 32 0-8 0-16-1-8 1-16 1z"/>',
  'beard.moustache':
    '<path fill="$H" d="M70 110q10 2 16-5 8-6 14 0 6-6 14 0 6 7 16 5-6 10-20 6-6-2-10-5-4 3-10 5-14 4-20-6z"/>',
  'beard.chops':
    '<path fill="$H" d="M74 80c-4 20 0 34 12 40l6-8c-8-6-12-16-12-30zM126 80c4 20 0 34-12 40l-6-8c8-6 12-16 12-30z"/>',

  'hair.short':
    '<path fill="$H" d="M71 84c-4-28 10-42 29-42s33 14 29 42c-3-14-8-20-12-21-12 3-26 2-34 0-4 1-9 7-12 21z"/>',
  'hair.parted':
    '<path fill="$H" d="M70 88c-5-32 10-48 31-48s34 16 29 48c-3-16-12-24-26-27-10 10-22 12-28 13-3 3-5 8-6 14z"/>',
  'hair.wild':
    '<path fill="$H" d="M70 92c-14-4-12-18-6-22-8-14 4-24 14-22 4-14 22-14 28-6 12-6 24 2 22 14 12 4 12 20 4 24 4 8-2 14-4 12-2-14-6-24-14-26-12 4-24 2-30 0-8 4-12 12-14 26z"/>',
  'hair.bob':
    '<path fill="$H" d="M66 118c-6-40-2-78 34-78s40 38 34 78c-8 6-14 4-14 0 4-18 3-40-2-52-14 2-26 0-32-4-8 8-10 34-6 56 0 4-8 6-14 0z"/>',
  'hair.fringe':
    '<path fill="$H" d="M66 118c-6-40-2-78 34-78s40 38 34 78c-8 6-14 4-14 0 4-14 4-30 2-42H78c-2 12-2 28 2 42 0 4-8 6-14 0z"/>',
  'hair.crown':
    '<path fill="$H" d="M70 92c-4-8-4-20 0-28 4 8 6 16 8 26zM130 92c4-8 4-20 0-28-4 8-6 16-8 26z"/>',
  'hair.bun':
    '<circle cx="100" cy="34" r="15" fill="$H"/><path fill="$H" d="M72 82c-4-26 8-40 28-40s32 14 28 40c-4-12-14-20-28-20s-24 8-28 20z"/>',
  'hair.curls':
    '<g fill="$H"><circle cx="76" cy="58" r="14"/><circle cx="92" cy="46" r="15"/><circle cx="112" cy="47" r="15"/><circle cx="125" cy="60" r="13"/><circle cx="70" cy="76" r="11"/><circle cx="130" cy="77" r="11"/><circle cx="69" cy="94" r="10"/><circle cx="131" cy="95" r="10"/></g>',
  'hair.wig':
    '<g fill="$H"><path d="M66 110c-8-46 2-72 34-72s42 26 34 72c-6 0-10-4-10-8 2-14 0-28-6-36-12-6-24-6-36 0-6 8-8 22-6 36 0 4-4 8-10 8z"/><circle cx="66" cy="86" r="9"/><circle cx="64" cy="102" r="9"/><circle cx="66" cy="118" r="9"/><circle cx="134" cy="86" r="9"/><circle cx="136" cy="102" r="9"/><circle cx="134" cy="118" r="9"/></g>',
  'hair.braids':
    '<path fill="$H" d="M71 84c-4-28 10-44 29-44s33 16 29 44c-3-12-14-22-29-26-15 4-26 14-29 26z"/><path fill="none" stroke="$h" stroke-width="12" stroke-linecap="round" stroke-dasharray="7 9" d="M68 92q-6 40 2 78M132 92q6 40-2 78"/>',
  'hair.mohawk': '<path fill="$H" d="M92 52c-4-20 0-34 8-42 10 8 14 24 10 42z"/>',
  /** Behind the head: drawn before it. */
  'mane.long': '<path fill="$H" d="M62 170c-8-60-10-134 38-134s46 74 38 134c-24 10-52 10-76 0z"/>',
  'mane.wild':
    '<path fill="$H" d="M44 168c6-16 0-22-6-28 10-2 12-8 8-18-4-8-2-12 4-14-6-38 12-76 50-76s56 38 50 76c6 2 8 6 4 14-4 10-2 16 8 18-6 6-12 12-6 28-34 14-78 14-112 0z"/>',
  'mouth.side': '<path fill="$k" d="M72 103q9 2 15-4-1 10-13 9z"/>',
};
