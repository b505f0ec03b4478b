/** Bodies from the neck down, and arms. `a` is the first cloth, `b` the second, `m` metal. */

import type { Parts } from '../compose';

const both = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`;

export const BODIES: Parts = {
  'body.broad':
    '<path fill="$A" d="M14 284c0-74 8-118 42-136 16-8 30-14 44-14s28 6 44 14c34 18 42 62 42 136z"/><path fill="$a--" d="M100 140c20 30 24 90 20 144h66c0-74-8-118-42-136-16-8-30-14-44-14z" opacity=".45"/>',
  'body.slim':
    '<path fill="$A" d="M46 284c-4-76 2-120 26-137 10-7 18-11 28-11s18 4 28 11c24 17 30 61 26 137z"/><path fill="$a--" d="M104 137c14 43 14 95 8 147h42c4-76-2-120-26-137-10-7-16-10-24-10z" opacity=".45"/>',
  'body.robe':
    '<path fill="$A" d="M20 284c4-60 22-110 44-128 12-10 24-14 36-14s24 4 36 14c22 18 40 68 44 128z"/><path fill="$a--" d="M88 150l12 134h-30zM120 152c10 40 14 90 12 132h48c-4-60-22-110-44-128z" opacity=".5"/>',
  'body.stoop':
    '<path fill="$A" d="M30 284c-4-50 4-96 26-120 14-16 34-22 56-18 36 6 58 44 62 138z"/><path fill="$a--" d="M120 148c10 50 8 96-4 136h58c-4-94-26-132-54-136z" opacity=".45"/>',
  'body.fat':
    '<path fill="$A" d="M6 284c-6-62 14-124 52-140 14-6 28-8 42-8s28 2 42 8c38 16 58 78 52 140z"/><path fill="$a--" d="M112 138c26 46 34 96 26 146h56c6-62-14-124-52-140-10-4-20-6-30-6z" opacity=".4"/>',
  'body.dress':
    '<path fill="$A" d="M28 284c10-30 30-60 38-84-6-16-8-38-4-52 12-8 24-12 38-12s26 4 38 12c4 14 2 36-4 52 8 24 28 54 38 84z"/><path fill="$s" d="M76 142q24 38 48 0-24-12-48 0z"/><path fill="$a--" d="M112 200c8 30 8 60 4 84h56c-10-30-30-60-38-84z" opacity=".5"/>',
  'body.cape':
    '<path fill="$B" d="M2 284c2-80 22-132 62-144h72c40 12 60 64 62 144z"/><path fill="$b--" d="M140 142c34 14 56 66 58 142h-30c2-60-8-110-28-142z" opacity=".6"/><path fill="$A" d="M58 284c-2-60 6-110 22-136h40c16 26 24 76 22 136z"/><path fill="$a--" d="M104 148c10 40 12 90 8 136h30c2-60-6-110-22-136z" opacity=".45"/>',
  /** Seen from the side, looking left, the shoulders bent. */
  'body.side':
    '<path fill="$A" d="M56 284c-6-56 0-100 22-122 16-16 44-24 62-8 26 24 34 74 34 130z"/><path fill="$a--" d="M130 152c12 40 10 90-2 132h46c0-56-8-106-34-130q-5-3-10-2z" opacity=".5"/>',
  plate:
    '<path fill="$M" d="M50 172c10-22 28-30 50-30s40 8 50 30c-4 40-14 70-22 112H72c-8-42-18-72-22-112z"/><path fill="$m--" d="M104 142c20 40 22 92 10 142h14c8-42 18-72 22-112-8-18-24-28-46-30z" opacity=".5"/><path fill="none" stroke="$m--" stroke-width="3" d="M100 146v138M60 206q40 22 80 0M64 236q36 18 72 0"/>',
  pads: both(
    '<path fill="$M" d="M16 196c-4-30 10-52 44-54 10 12 8 32-2 44-14 0-30 2-42 10z"/><path fill="none" stroke="$m--" stroke-width="3" d="M22 182q14-16 40-18"/>',
  ),
  'pads.spike': both(
    '<path fill="$A" d="M12 200c-6-34 12-60 50-60 12 14 10 36-2 48-16-2-34 2-48 12z"/><path fill="$a+" d="M20 168l-16-22 26 8zM36 152l-6-26 20 18z"/><path fill="none" stroke="$a--" stroke-width="3" d="M18 188q16-20 46-20"/>',
  ),
  sash: '<path fill="$B" d="M54 156l22-12 86 120-4 20h-26z"/>',
  'collar.high':
    '<path fill="$B" d="M44 160q4-46 30-62l10 46q16 16 32 0l10-46q26 16 30 62-56 40-112 0z"/><path fill="$b--" d="M116 144l10-46q26 16 30 62-18 14-40 18z" opacity=".5"/>',
  'collar.fur':
    '<path fill="$w" d="M40 166q-4-14 10-20 2-14 18-12 8-10 18-4l14 18 14-18q10-6 18 4 16-2 18 12 14 6 10 20-14 14-28 8-14 12-32 2-18 10-32-2-14 6-28-8z"/>',
  'collar.ruff':
    '<g fill="$w"><ellipse cx="100" cy="134" rx="52" ry="17"/></g><path fill="none" stroke="$k" stroke-opacity=".35" stroke-width="2" d="M52 134q8-10 12 6M66 124q4 6 2 24M82 120v30M100 118v34M118 120v30M134 124q-4 6-2 24M148 134q-8-10-12 6"/>',
  'collar.v':
    '<path fill="$w" d="M78 140l22 54 22-54-22 8z"/><path fill="$b" d="M94 152h12l4 52-10 12-10-12z"/>',
  lapels:
    '<path fill="$w" d="M76 138l24 70 24-70-24 8z"/><path fill="$a--" d="M74 138l26 76-20 24-26-82zM126 138l-26 76 20 24 26-82z"/>',
  tie: '<path fill="$b" d="M94 146h12l-2 12 8 44-12 16-12-16 8-44z"/>',
  'cross-strap':
    '<path fill="$b" d="M48 160l14-12 92 112-12 14z"/><rect x="86" y="190" width="22" height="22" rx="3" fill="$m" transform="rotate(50 97 201)"/>',
  apron:
    '<path fill="$w" d="M68 160q32 18 64 0l10 124H58z"/><path fill="none" stroke="$w-" stroke-width="4" d="M68 160q-6-14 4-18M132 160q6-14-4-18"/><path fill="$w-" d="M76 222h48v34q-24 10-48 0z" opacity=".6"/>',
  pearls:
    '<g fill="#fff"><circle cx="72" cy="150" r="5"/><circle cx="78" cy="161" r="5.500"/><circle cx="88" cy="169" r="6"/><circle cx="100" cy="172" r="7"/><circle cx="112" cy="169" r="6"/><circle cx="122" cy="161" r="5.500"/><circle cx="128" cy="150" r="5"/></g>',
  'chain.office':
    '<path fill="none" stroke="$m" stroke-width="7" stroke-dasharray="9 3" d="M62 152q38 92 76 0"/><circle cx="100" cy="206" r="15" fill="$M"/><circle cx="100" cy="206" r="7" fill="$m--"/>',
  hood: '<path fill="$A" d="M48 176c-8-70 8-150 52-150s60 80 52 150c-8 12-26 8-28-6 6-34 4-100-24-100s-30 66-24 100c-2 14-20 18-28 6z"/><path fill="$a--" d="M104 26c36 6 54 80 48 150-8 12-26 8-28-6 6-34 4-96-20-100z" opacity=".5"/>',
  'hood.point':
    '<path fill="$A" d="M44 180C34 100 66 40 104 6c4 34 58 84 52 174-8 12-28 8-30-6 6-34 2-104-26-104s-32 70-26 104c-2 14-22 18-30 6z"/><path fill="$a--" d="M104 6c4 34 58 84 52 174-8 12-28 8-30-6 6-34 2-100-22-104z" opacity=".5"/>',
  /** Over a head that looks left. */
  'hood.side':
    '<path fill="$A" d="M82 58C82 34 104 20 134 22q18-2 34-14c-8 26-12 44-11 76 1 36 8 62 14 96q-36 16-78 2c14-18 22-40 20-62 4-22-4-46-18-56q-8-5-13-6z"/><path fill="$a--" opacity=".6" d="M95 64c14 10 22 34 18 56 2 22-6 44-20 62 10 4 20 6 30 6 8-22 12-46 8-70 2-28-12-50-36-54z"/>',
  veil: '<path fill="$B" d="M46 200c-6-80 0-168 54-168s60 88 54 168c-12 6-22 2-24-8 4-40 6-120-30-120s-34 80-30 120c-2 10-12 14-24 8z" opacity=".92"/>',

  'arm.up':
    '<path fill="$A" d="M134 154c18-2 30 8 42 34 4 12-2 20-12 20-8 0-14-4-18-10l-20-26z"/><path fill="$A" d="M182 196c-2 14-24 16-28 2l-2-50 22-2z"/><path fill="$s" d="M151 152q-6-20 8-24 16-2 18 12 0 10-4 16-12 6-22-4z"/><path fill="none" stroke="$s--" stroke-width="2" d="M156 134l16 2M155 141l18 2M156 148l17 1"/>',
  'arm.out':
    '<path fill="$A" d="M132 152c22 2 38 18 52 44 2 10-8 16-16 12-18-8-34-20-46-32z"/><path fill="$s" d="M166 206q-4-14 10-18 14 0 16 12-2 14-14 16-8 0-12-10z"/><path fill="none" stroke="$s--" stroke-width="2" d="M174 190l14 8M170 198l16 8"/>',
  'arm.in':
    '<path fill="$A" d="M134 152c24 4 36 40 34 72-2 12-12 18-24 14l-34-14 6-22 20 6z"/><path fill="$s" d="M118 202q-18-6-22 4-4 14 8 18 12 2 16-2z"/><path fill="none" stroke="$s--" stroke-width="2" d="M98 208l14 4M98 215l14 3"/>',
  'arm.high':
    '<path fill="$A" d="M130 156c14-10 28-40 34-78l22 4c-2 46-14 84-36 102z"/><path fill="$s" d="M160 82q-4-20 8-26 16-2 20 12 0 10-4 18-12 4-24-4z"/><path fill="none" stroke="$s--" stroke-width="2" d="M166 62l18 4M164 70l20 3"/>',
  'arm.fist':
    '<path fill="$s" d="M-13 2q-3-16 10-18 16-1 17 12 0 12-8 16-12 3-19-10z"/><path fill="none" stroke="$s--" stroke-width="2" d="M-8-12l16 2M-10-5l19 2M-9 2l18 1"/>',
  'arm.open':
    '<path fill="$s" d="M-16 4q-2-10 6-12l4-18q4-4 7 0l1 14 2-18q5-3 7 1l-1 18 5-15q5-2 6 3l-5 20q-2 14-12 18-16 2-20-11z"/>',
};
