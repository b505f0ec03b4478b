/** What faces have beside the parts of the cards: heads of brass, and hands that say something. */

import type { Parts } from '../compose';

export const BOTS: Parts = {
  ground:
    '<path fill="$nv" d="M0 0h120v120H0z"/><circle cx="44" cy="34" r="66" fill="$l" opacity=".14"/>',
  'bot.head':
    '<path fill="$s-" d="M88 112h24v22H88z"/><rect x="64" y="46" width="72" height="74" rx="18" fill="$S"/><path fill="$s--" opacity=".45" d="M108 46h10q18 0 18 18v38q0 18-18 18h-14q18-36 4-74z"/><path fill="$s-" d="M56 74h8v22h-8zM136 74h8v22h-8z"/><g fill="$s--"><circle cx="74" cy="56" r="2.500"/><circle cx="126" cy="56" r="2.500"/><circle cx="74" cy="111" r="2.500"/><circle cx="126" cy="111" r="2.500"/></g>',
  'bot.eyes.round':
    '<rect x="70" y="70" width="60" height="24" rx="12" fill="$k"/><circle cx="86" cy="82" r="7" fill="$g"/><circle cx="114" cy="82" r="7" fill="$g"/>',
  'bot.eyes.slit':
    '<rect x="68" y="74" width="64" height="14" rx="4" fill="$k"/><path fill="$g" d="M76 78h20v6H76zM104 78h20v6h-20z"/>',
  'bot.eyes.one':
    '<circle cx="100" cy="80" r="19" fill="$k"/><circle cx="100" cy="80" r="11" fill="$g"/><circle cx="96" cy="76" r="4" fill="#fff"/>',
  'bot.eyes.grid':
    '<circle cx="84" cy="80" r="12" fill="$k"/><circle cx="116" cy="80" r="12" fill="$k"/><path stroke="$g" stroke-width="3" d="M76 80h16M84 72v16M108 80h16M116 72v16"/>',
  'bot.mouth.0':
    '<path stroke="$k" stroke-width="4" d="M82 106h36M90 101v10M100 101v10M110 101v10"/>',
  'bot.mouth.1': '<path fill="none" stroke="$k" stroke-width="4" d="M84 103q16 10 32 0"/>',
  'bot.top.wire':
    '<path stroke="$s" stroke-width="6" d="M100 48V26"/><circle cx="100" cy="22" r="8" fill="$c+"/>',
  'bot.top.fin': '<path fill="$c" d="M88 48q-2-30 12-40 14 10 12 40z"/>',
  'bot.top.bolt':
    '<path fill="$s-" d="M84 48v-8h32v8zM92 40V28h16v12z"/><path stroke="$s--" stroke-width="3" d="M92 34h16"/>',
  'bot.top.key':
    '<path stroke="$m" stroke-width="6" d="M100 48V34"/><path fill="none" stroke="$m" stroke-width="6" d="M100 34c-24 0-24-24-6-22 6 2 6 12 6 22zM100 34c24 0 24-24 6-22-6 2-6 12-6 22z"/>',
  'worn.specs':
    '<g fill="#fff" fill-opacity=".3" stroke="$k" stroke-width="2.800"><circle cx="87" cy="85" r="10.500"/><circle cx="113" cy="85" r="10.500"/></g><path stroke="$k" stroke-width="2.800" d="M97 84h6M76 83l-5-2M124 83l5-2"/>',
  'worn.monocle':
    '<circle cx="112" cy="85" r="11" fill="#fff" fill-opacity=".35" stroke="$m" stroke-width="3"/><path fill="none" stroke="$m" stroke-width="1.800" d="M121 91q7 18 1 34"/>',
  /** Lips that are seen in a beard. */
  'mouth.bare': '<path fill="$s-" d="M83 108q3-8 17-8t17 8q-3 11-17 11t-17-11z"/>',
  /** The guide of the lessons: an owl with a scholar's cap. */
  'owl.wise':
    '<path fill="$B" d="M22 124C14 70 22 44 40 36q20-8 40 0c18 8 26 34 18 88z"/><path fill="$b--" opacity=".45" d="M66 33q8 1 14 3c18 8 26 34 18 88H74c8-30 6-62-8-91z"/><path fill="$w" opacity=".9" d="M36 124c-4-28 4-44 24-44s28 16 24 44z"/><path fill="none" stroke="$b" stroke-width="3" d="M42 96q6 6 12 0 6 6 12 0 6 6 12 0M40 110q7 6 14 0 6 6 12 0 7 6 14 0"/><path fill="$b-" d="M24 64q-14 26-4 52 10-8 10-40zM96 64q14 26 4 52-10-8-10-40z"/><g fill="$w"><circle cx="44" cy="58" r="17"/><circle cx="76" cy="58" r="17"/></g><g fill="$g"><circle cx="45" cy="59" r="12"/><circle cx="75" cy="59" r="12"/></g><g fill="$k"><circle cx="46" cy="60" r="6.500"/><circle cx="74" cy="60" r="6.500"/></g><g fill="#fff"><circle cx="43.500" cy="57" r="2.300"/><circle cx="71.500" cy="57" r="2.300"/></g><path fill="$m" d="M60 62l7 9-7 12-7-12z"/><path fill="$a-" d="M34 38q0-14 4-18h44q4 4 4 18-26-9-52 0z"/><path fill="$a" d="M60 4l46 15-46 17-46-17z"/><path fill="$a+" d="M60 4L14 19l46 17z" opacity=".5"/><path fill="none" stroke="$m" stroke-width="2.800" d="M60 19l34 7v20"/><path fill="$m" d="M90 45h8l2 13H88z"/>',
  'hand.up':
    '<path fill="$s" stroke="$l" stroke-width="3" stroke-linejoin="round" d="M74 92h9l8-26q11-3 9 11l-3 13h15q6 1 5 7l-5 19q-1 6-7 6H74z"/><path fill="none" stroke="$s--" stroke-width="2.500" d="M98 97h16M98 105h14M98 113h12"/>',
  'hand.down':
    '<path fill="$s" stroke="$l" stroke-width="3" stroke-linejoin="round" d="M74 88h9l8 26q11 3 9-11l-3-13h15q6-1 5-7l-5-19q-1-6-7-6H74z"/><path fill="none" stroke="$s--" stroke-width="2.500" d="M98 83h16M98 75h14M98 67h12"/>',
  'hand.chin':
    '<path fill="$s" stroke="$l" stroke-width="3" stroke-linejoin="round" d="M34 124q-4-20 10-24l28-10q9 1 4 10l-12 6q14 2 10 14l-4 6z"/>',
  'hand.hush':
    '<path fill="$s" stroke="$l" stroke-width="3" stroke-linejoin="round" d="M54 72q6-8 12 0v26q18 0 16 26H40q-4-20 14-26z"/><path fill="none" stroke="$s--" stroke-width="2.500" d="M66 104h14M66 112h15"/>',
  'hand.clap':
    '<path fill="$s" stroke="$l" stroke-width="3" stroke-linejoin="round" d="M22 124L8 98q1-11 12-4l22 20 2 10zM98 124l14-26q-1-11-12-4l-22 20-2 10z"/><path stroke="$g+" stroke-width="4" stroke-linecap="round" d="M60 108V98M46 110l-6-8M74 110l6-8"/>',
  /** Both hands at the head. */
  'hand.cheeks':
    '<path fill="$s" stroke="$l" stroke-width="3" stroke-linejoin="round" d="M8 124q-4-30 8-46 8-4 9 5l2 10 6-2q8 1 6 10-2 14-10 23zM112 124q4-30-8-46-8-4-9 5l-2 10-6-2q-8 1-6 10 2 14 10 23z"/>',
  /** Of laughter. */
  tears:
    '<g fill="#9fd8f4"><path d="M24 60q12 16 0 24-14-8 0-24zM96 60q-12 16 0 24 14-8 0-24z"/></g>',
  /** They look at somebody. */
  'eyes.aside':
    '<g fill="#fff"><ellipse cx="86" cy="84" rx="12" ry="12"/><ellipse cx="114" cy="84" rx="12" ry="12"/></g><g fill="$k"><circle cx="80" cy="85" r="5.500"/><circle cx="108" cy="85" r="5.500"/></g><path fill="none" stroke="$h-" stroke-width="3.500" d="M75 70q10-6 21 0M104 68q10-6 21 2"/>',
};
