/**
 * Arms drawn for one gesture, and what only that gesture holds. An arm comes before the thing it
 * holds, the hand (`grip`) after it, so that the fingers close around the thing.
 */

import type { Parts } from '../compose';

/** A sleeve along a line, with an edge that lifts it from the coat of the same cloth. */
const sleeve = (line: string, width = 27, cloth = 'a') =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="$${cloth}--" opacity=".7" ` +
  `stroke-width="${width + 4}" d="${line}"/><path stroke="$${cloth}" stroke-width="${width}" d="${line}"/></g>`;
const mirrored = (drawing: string) => `<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`;

/** The arms of one who holds something in the lap of the picture with both hands. */
const LOW = sleeve('M40 182L30 238 56 248');
/** The arms of one who shows something at each side. */
const SIDES = sleeve('M66 166Q22 186 40 240', 22);
/** The arms of one who steers. */
const STEER = sleeve('M44 168Q2 196 38 214');
/** The arms of one who holds something wide, as a book, by its sides. */
const HOLD = sleeve('M62 166Q10 198 34 226', 24);

const bust = (x: number, y: number, size = 1) =>
  `<path d="M${x - 12 * size} ${y}q0-${15 * size} ${8 * size}-${17 * size}a${6 * size} ${7 * size} 0 1 1 ${8 * size} 0q${8 * size} ${2 * size} ${8 * size} ${17 * size}z"/>`;
const row = (from: number, to: number, count: number, y: number, dip: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    return bust(
      Math.round(from + (to - from) * share),
      Math.round(y + dip * 4 * share * (1 - share)),
      size,
    );
  }).join('');

export const POSES: Parts = {
  /** A fist around what is upright, its thumb in front. */
  grip: '<path fill="$s" stroke="$s-" stroke-width="1.500" d="M-15-8q0-9 9-9H8q8 0 8 8V8q0 10-10 10H-5q-10 0-10-10z"/><path fill="none" stroke="$s--" stroke-width="1.800" stroke-linecap="round" d="M-2-8h16M2 1h13M-6 10h19"/><path fill="$s+" stroke="$s--" stroke-width="1.500" d="M-16 2q-1-12 10-12 10 1 9 7-1 4-8 4-4 6-7 6-4-1-4-5z"/>',
  /** A fist with one finger out, to the left. */
  'hand.point':
    '<path fill="$s" stroke="$s--" stroke-width="1.500" d="M16-6q0-9-10-10l-14 1-28-2q-7 1-7 6t7 5l22 2-1 10q0 11 11 11H6q10 0 10-10z"/><path fill="none" stroke="$s--" stroke-width="1.800" stroke-linecap="round" d="M-12 3H2M-11 10H1"/>',
  'arm.low': LOW,
  'arms.low': LOW + mirrored(LOW),
  'arms.sides': SIDES + mirrored(SIDES),
  'arms.steer': STEER + mirrored(STEER),
  'arms.hold': HOLD + mirrored(HOLD),
  /** Both to the left, hauling something up, to hands at 26,152 and 98,152. */
  'arms.haul': sleeve('M92 172Q40 206 28 164', 24) + sleeve('M164 178Q150 226 102 166', 25),
  /** Thrown up by one who falls, to open hands at 34,176 and 176,148. */
  'arms.flung': sleeve('M78 202Q44 226 36 192', 23) + sleeve('M126 186Q166 204 174 164', 23),
  /** Around a pile at the left, to a hand at 44,250. */
  'arm.carry': sleeve('M98 184L104 246 56 252', 24),
  /** Out to the left over what hangs there, to a hand at 52,156. */
  'arm.reach': sleeve('M116 186Q100 206 66 168', 25),
  /** Bent at the right, to a hand at 152,176 from which something hangs. */
  'arm.bail': sleeve('M150 168Q200 196 164 188', 25),
  /** From the shoulder at the right down and in, to a hand at 136,240. */
  'arm.handle': sleeve('M178 190L184 256 142 244'),
  /** From the shoulder at the right down and in, to a hand at 104,232. */
  'arm.edge': sleeve('M150 186L164 250 112 238', 25),
  /** Across the body from the shoulder at the right, to a hand at 96,222. */
  'arm.across': sleeve('M166 190L164 254 104 224', 25),
  /** The same, in front of what stands at the left, to a hand at 88,154. */
  'arm.grab': sleeve('M164 190L142 220 98 164', 25),
  /** From the shoulder at the left down and up again, to an open hand at 40,190. */
  'arm.palm': sleeve('M60 178L24 250 41 212', 23),
  /** From a low shoulder at the left up to the cheek. */
  'arm.cheek': sleeve('M50 228L34 270 60 192', 21),
  /** From the middle out to the right and up, to a hand at 146,96. */
  'arm.raise': sleeve('M106 190L140 198 147 114', 24),
  /** From the shoulder at the left down and in, to a hand at 84,222. */
  'arm.aim': sleeve('M36 190L34 262 78 236'),
  /** Out to the right and low, to a hand at 170,214. */
  'arm.behind': sleeve('M128 172Q176 184 168 222', 24),
  /** Out to the left, to a hand at 50,150. */
  'arm.offer': sleeve('M102 176Q72 212 52 164', 25),
  /** Beside the body and up under what it holds, to a hand at 148,238. */
  'arm.under': sleeve('M164 176Q204 206 176 250L154 248', 23),

  /** A crossbow at the cheek of one who looks left, and both arms. */
  'crossbow.aimed':
    '<path fill="$b-" d="M20 166h96l54 8q8 12-2 22l-52-10-22 4H20z"/><path fill="none" stroke="$m" stroke-width="10" stroke-linecap="round" d="M66 112Q26 132 30 174q-4 42 36 62"/><path fill="none" stroke="$w" stroke-width="2.500" d="M66 112l42 56-42 68"/><path stroke="$w" stroke-width="5" d="M110 166H10"/><path fill="$l" d="M-2 166l18-8v16z"/><path fill="none" stroke="$m-" stroke-width="4" d="M104 188q4 16 22 12"/>' +
    sleeve('M112 206L92 218 78 198', 22) +
    '<g fill="$s" stroke="$s--" stroke-width="2"><path d="M60 176q0-8 8-8h16q8 0 8 8v10q0 10-10 10H70q-10 0-10-10z"/></g>' +
    sleeve('M156 180L170 236 132 214', 24) +
    '<path fill="$s" stroke="$s--" stroke-width="2" d="M112 188q2-8 12-6l14 4q8 4 6 12-2 14-14 14-16-2-18-12z"/><path fill="none" stroke="$s--" stroke-width="2" d="M116 194l14 4M116 201l13 4"/>',
  /** What one sits up against, and what one holds up to the chin. */
  pillow:
    '<path fill="$b--" d="M4 130q96-34 192 0v160H4z"/><path fill="$W" d="M22 160q-6-32 20-36 58-14 116 0 26 4 20 36 4 34-18 40H40q-22-6-18-40z"/>',
  blanket:
    '<path fill="$B" d="M-6 206q40-16 72-4 34 10 68 0 40-12 74 4v90H-6z"/><path fill="$w" d="M-6 206q40-16 72-4 34 10 68 0 40-12 74 4v18q-40-14-74-2-34 10-68 0-36-12-72 2z"/><g fill="none" stroke="$b--" stroke-width="4" stroke-linecap="round"><path d="M20 240q30 10 40 36M100 232v48M180 240q-30 10-40 36"/></g>',
  /** A looking-glass as high as a door; its frame comes after what it shows. */
  'glass.high':
    '<path fill="#9fc0d8" d="M96 290V76q0-52 48-56 48 4 48 56v214z"/><path fill="#e8f4fa" opacity=".6" d="M104 150l70-100q10 10 12 24l-82 122z"/>',
  'glass.frame':
    '<path fill="#6f9fd0" opacity=".24" d="M96 290V76q0-52 48-56 48 4 48 56v214z"/><path fill="none" stroke="$m--" stroke-width="14" d="M96 290V76q0-52 48-56 48 4 48 56v214"/><path fill="none" stroke="$m" stroke-width="9" d="M96 290V76q0-52 48-56 48 4 48 56v214"/><circle cx="144" cy="18" r="11" fill="$m"/><circle cx="144" cy="18" r="5" fill="$c"/>',
  /** The half of a face that is somebody else's. */
  'half.dark':
    '<path fill="$k" opacity=".72" d="M100 49c16 0 26 12 26 35s-12 38-26 38z"/><path fill="$g+" d="M120 83q-8-7-15 1 8 5 15-1z"/><path fill="none" stroke="$g" stroke-width="3" stroke-linecap="round" d="M101 108q8 1 12-5"/>',
  /** A bell one cannot look through. */
  'bell.solid':
    '<path fill="$C" d="M38 84c-2-48 26-74 62-74s64 26 62 74q-10 10-18 0-8 10-18 0-10 10-18 0-8 10-16 0-10 10-18 0-8 10-18 0-8 10-18 0z"/><path fill="$c--" opacity=".55" d="M108 10c32 4 56 30 54 74q-10 10-18 0-8 8-16 2 6-46-20-76z"/><path fill="none" stroke="$m" stroke-width="5" d="M42 70q58-16 116 0"/>',
  'mask.stick': '<path stroke="$m" stroke-width="7" stroke-linecap="round" d="M0 40v64"/>',
  /** A round window of brass in a ship's side. */
  porthole:
    '<circle r="92" fill="$m--"/><circle r="86" fill="$M"/><circle r="68" fill="$n---"/><circle r="66" fill="$go" opacity=".9"/><g fill="$m--"><circle cy="-77" r="5"/><circle cy="77" r="5"/><circle cx="77" r="5"/><circle cx="-77" r="5"/><circle cx="54" cy="54" r="5"/><circle cx="-54" cy="54" r="5"/><circle cx="54" cy="-54" r="5"/><circle cx="-54" cy="-54" r="5"/></g>',
  /** Benches that rise around whoever speaks, full of members. */
  'benches.full':
    '<path fill="$n--" d="M0 0h280v200H0z"/><g fill="$n"><path d="M16 0h24v90H16zM72 0h24v90H72zM128 0h24v90h-24zM184 0h24v90h-24zM240 0h24v90h-24z"/></g><circle cx="140" cy="20" r="90" fill="$go" opacity=".8"/><path stroke="$m" stroke-width="3" d="M140 0v14"/><circle cx="140" cy="26" r="14" fill="$g+"/>' +
    `<g fill="$k">${row(18, 262, 9, 72, 16, 1)}</g><path fill="$a" d="M-4 66q144 44 288 0v40q-144 44-288 0z"/><path fill="$a++" d="M-4 66q144 44 288 0v8q-144 44-288 0z"/>` +
    `<g fill="$k">${row(14, 266, 7, 108, 22, 1.2)}</g><path fill="$a-" d="M-4 104q144 56 288 0v46q-144 56-288 0z"/><path fill="$a+" d="M-4 104q144 56 288 0v8q-144 56-288 0z"/>` +
    `<path fill="$a--" d="M-4 152q144 60 288 0v50H-4z"/><g fill="$k">${bust(140, 150, 2.3)}</g><path fill="$m" d="M96 146h88l-8 14h-72z"/><path fill="$M" d="M106 160h68l8 44H98z"/><circle cx="140" cy="180" r="11" fill="$a--"/>`,
};
