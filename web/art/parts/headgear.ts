/** What is worn on a head at 100,88. `a` and `b` cloth, `m` metal. */

import type { Parts } from '../compose';

export const HEADGEAR: Parts = {
  'helm.crest':
    '<path fill="$B" d="M52 70C46 28 74 2 108 6c26 4 40 22 40 40-16-16-38-22-52-10-10 8-14 22-12 36z"/><path fill="$M" d="M70 96c-6-34 6-58 32-58s36 24 30 58l-12 26-2-36q-18-10-36 0l-2 36z"/><path fill="$m--" d="M104 38c22 2 34 26 28 58l-12 26-2-36-6-4q2-24-8-44z" opacity=".5"/><path fill="$m--" d="M96 78h8v34l-4 6-4-6z"/>',
  'helm.round':
    '<path fill="$M" d="M66 84c-4-30 12-50 34-50s38 20 34 50q-34-12-68 0z"/><path fill="$m--" d="M104 34c20 2 34 22 30 50l-22-5q4-26-8-45z" opacity=".5"/><path fill="$m-" d="M60 84q40-16 80 0v9q-40-14-80 0z"/><path fill="$m" d="M96 82h8l2 20-6 6-6-6z"/>',
  'helm.horns':
    '<path fill="$w" d="M66 66c-26-2-40-18-38-46 8 18 22 24 44 24zM134 66c26-2 40-18 38-46-8 18-22 24-44 24z"/><path fill="$M" d="M66 84c-4-30 12-50 34-50s38 20 34 50q-34-12-68 0z"/><path fill="$m--" d="M104 34c20 2 34 22 30 50l-22-5q4-26-8-45z" opacity=".5"/>',
  'helm.spikes':
    '<path fill="$A" d="M68 78L50 40l26 14-4-34 18 24 10-38 10 38 18-24-4 34 26-14-18 38q-32-14-64 0z"/><path fill="$a--" d="M100 6l10 38 18-24-4 34 26-14-18 38-30-8z" opacity=".4"/>',
  'helm.closed':
    '<path fill="$M" d="M66 124c-8-50 2-92 34-92s42 42 34 92l-34 14z"/><path fill="$m--" d="M104 32c28 2 38 44 30 92l-30 12z" opacity=".5"/><path fill="$k" d="M72 80h25v8H74zM103 80h25l-2 8h-23z"/><path stroke="$k" stroke-width="3" d="M88 104v14M96 106v16M104 106v16M112 104v14"/>',
  crown:
    '<path fill="$M" d="M66 68L60 22l22 22 18-32 18 32 22-22-6 46q-34-12-68 0z"/><path fill="$m--" d="M100 12l18 32 22-22-6 46-34-6z" opacity=".4"/><g fill="#fff"><circle cx="60" cy="20" r="5"/><circle cx="100" cy="10" r="6"/><circle cx="140" cy="20" r="5"/></g>',
  circlet:
    '<path fill="none" stroke="$m" stroke-width="6" d="M70 70q30-12 60 0"/><circle cx="100" cy="63" r="8" fill="$g+"/>',
  coronet: '<path fill="$M" d="M68 66l-4-24 14 10 8-18 14 16 14-16 8 18 14-10-4 24q-32-12-64 0z"/>',
  laurel:
    '<g fill="$m"><path d="M70 78q-12-6-10-18 12 2 14 16zM76 64q-10-10-4-20 10 6 8 20zM88 54q-6-12 4-20 8 8 2 20zM130 78q12-6 10-18-12 2-14 16zM124 64q10-10 4-20-10 6-8 20zM112 54q6-12-4-20-8 8-2 20z"/></g>',
  'hat.wide':
    '<path fill="$B" d="M30 72q70-34 140 0-4 10-22 8-48-14-96 0-18 2-22-8z"/><path fill="$B" d="M68 62c0-28 10-42 32-42s32 14 32 42q-32-10-64 0z"/><path fill="$b--" d="M67 56q33-10 66 0v10q-33-10-66 0z"/>',
  'hat.cone':
    '<path fill="$B" d="M62 74C76 50 88 24 108-8c4 30 12 60 30 82q-38-14-76 0z"/><path fill="$b--" d="M108-8c4 30 12 60 30 82l-28-9q6-40-2-73z" opacity=".5"/><path fill="$B" d="M34 80q66-30 132 0-4 10-20 7-46-14-92 0-16 3-20-7z"/><path fill="$m" d="M66 66q34-12 68 0l4 9q-38-12-76 0z"/>',
  'hat.top':
    '<path fill="$B" d="M70 60L66 4q34-10 68 0l-4 56z"/><path fill="$b--" d="M106 0q16 0 28 4l-4 56h-22z" opacity=".5"/><path fill="$c" d="M69 46h62l-1 12H70z"/><path fill="$B" d="M44 62q56-14 112 0-2 10-14 9-42-10-84 0-12 1-14-9z"/>',
  'hat.tricorn':
    '<path fill="$B" d="M36 70q4-40 64-46 60 6 64 46-12-6-22-18-6 14-42 22-36-8-42-22-10 12-22 18z"/><path fill="none" stroke="$m" stroke-width="3.500" d="M36 70q10-6 22-18 6 14 42 22 36-8 42-22 12 12 22 18"/>',
  'hat.flat':
    '<path fill="$B" d="M60 66q-8-26 38-30 48 0 46 28 6 12-10 12-36-14-70 0-6-2-4-10z"/><path fill="$b--" d="M62 70q36-16 76 2l6 6q-40-10-84-2z"/>',
  'hat.bowler':
    '<path fill="$B" d="M68 62q-2-40 32-40t32 40z"/><path fill="$b--" d="M104 22q30 2 28 40h-22q4-22-6-40z" opacity=".5"/><path fill="$B" d="M52 66q-2-8 8-6h80q10-2 8 6-4 8-14 6H66q-10 2-14-6z"/>',
  'hat.fedora':
    '<path fill="$B" d="M68 62q0-36 14-40 10-2 18 4 8-6 18-4 14 4 14 40z"/><path fill="$c" d="M68 52h64v10H68z"/><path fill="$B" d="M36 70q20-10 64-10t64 10q-6 10-26 5-38-8-76 0-20 5-26-5z"/>',
  'hat.deer':
    '<path fill="$B" d="M66 70q-2-44 34-44t34 44z"/><path fill="$b--" d="M104 26q32 2 30 44h-24q6-24-6-44z" opacity=".5"/><path fill="$b-" d="M58 86q4-20 18-18l-6 20zM142 86q-4-20-18-18l6 20z"/><path fill="$B" d="M56 78q44-20 88 0-44-6-88 0z"/>',
  'hat.feather':
    '<path fill="$c" d="M122 44c20-22 44-30 62-24-10 4-10 8-18 14 4 0 6 2 4 6-14 6-28 10-44 12z"/>',
  'hat.jester':
    '<path fill="$A" d="M100 66C70 60 60 30 34 40c-14 8-16 26-12 40 8-14 16-18 26-16-2 10 8 22 20 24q16-10 32-10z"/><path fill="$B" d="M100 66c30-6 40-36 66-26 14 8 16 26 12 40-8-14-16-18-26-16 2 10-8 22-20 24q-16-10-32-10z"/><path fill="$C" d="M80 70c-6-30 6-50 20-62 14 12 26 32 20 62-10-4-30-4-40 0z"/><g fill="$m"><circle cx="22" cy="84" r="8"/><circle cx="178" cy="84" r="8"/><circle cx="100" cy="6" r="8"/></g>',
  'hat.mortar':
    '<path fill="$b-" d="M70 72q-2-20 4-26h52q6 6 4 26-30-12-60 0z"/><path fill="$B" d="M100 24l58 20-58 22-58-22z"/><path fill="none" stroke="$m" stroke-width="3.500" d="M100 44l44 10v28"/><path fill="$m" d="M138 80h12l2 18h-16z"/>',
  'hat.nurse':
    '<path fill="$w" d="M66 66q-6-26 6-34 28-12 56 0 12 8 6 34-34-14-68 0z"/><path fill="#b3262e" d="M95 34h10v8h8v9h-8v8H95v-8h-8v-9h8z"/>',
  'hat.straw':
    '<path fill="$M" d="M24 76q76-36 152 0-4 8-20 6-56-12-112 0-16 2-20-6z"/><path fill="$M" d="M70 64c2-22 12-32 30-32s28 10 30 32q-30-8-60 0z"/><path fill="$c" d="M69 58q31-8 62 0l1 8q-32-8-64 0z"/>',
  'hat.night':
    '<path fill="$B" d="M66 76c-4-36 14-54 42-52 34 2 52 26 56 66-4 8-12 6-14 0-4-24-12-34-20-38 6 8 6 18 4 24q-34-14-68 0z"/><circle cx="157" cy="98" r="11" fill="$w"/><path fill="$w" d="M62 74q38-16 76 0v12q-38-14-76 0z"/>',
  turban:
    '<path fill="$B" d="M62 78c-12-34 8-58 38-58s50 24 38 58q-38-16-76 0z"/><path fill="none" stroke="$b--" stroke-width="4" d="M64 66q40-4 62-40M72 72q36-8 62-30M66 54q18-6 34-28"/><circle cx="100" cy="52" r="9" fill="$m"/>',
  kerchief:
    '<path fill="$B" d="M64 120c-8-50 0-82 36-82s44 32 36 82l-12-10c2-24-2-40-24-42-22 2-26 18-24 42z"/><path fill="$b--" d="M104 38c30 2 38 32 32 82l-12-10c2-22 0-36-16-40z" opacity=".5"/>',
  'cap.skull': '<path fill="$B" d="M70 66q4-28 30-28t30 28q-30-14-60 0z"/>',
  goggles:
    '<path fill="$b--" d="M68 62q32-10 64 0v9q-32-10-64 0z"/><circle cx="86" cy="62" r="12" fill="$m"/><circle cx="114" cy="62" r="12" fill="$m"/><circle cx="86" cy="62" r="8" fill="$g"/><circle cx="114" cy="62" r="8" fill="$g"/>',
  halo: '<circle cx="100" cy="80" r="62" fill="none" stroke="$g+" stroke-width="5" opacity=".8"/>',
};
