/** Places under the sea, in a landscape of 280 by 200. `n` is the water, `a` stone, `g` the light. */

import type { Parts } from '../compose';

const lit = (...at: [x: number, y: number][]) =>
  `<g fill="$g+">${at.map(([x, y]) => `<path d="M${x} ${y}h7v11h-7z"/>`).join('')}</g>`;

export const SEAPLACES: Parts = {
  beams:
    '<g fill="$g" opacity=".18"><path d="M40-10h44L20 210h-90zM120-10h34l10 220H96zM200-10h40l100 220h-90z"/></g>',
  'far.city':
    '<path fill="$n+" opacity=".5" d="M0 200V120q16-34 32 0v-30q18-44 36 0v24l20-50 18 50v-10q20-40 40 0v-40l18-46 18 46v40q20-36 40 0V92q18-40 36 0v30l22-20v100z"/>',
  'far.rocks':
    '<path fill="$n+" opacity=".45" d="M0 200v-70l40-50 30 40 50-70 46 64 40-40 74 70v56z"/>',
  seabed: '<path fill="$n---" d="M-4 172q50-20 100-8t90-2 100-4v50H-4z"/>',
  'seabed.sand':
    '<path fill="$a-" d="M-4 166q70-16 140-4t150-6v50H-4z"/><path fill="$a" opacity=".5" d="M20 186q40-8 80 0M150 178q50-8 100 2"/>',
  silos:
    '<g><path fill="$A" d="M30 180V84q0-34 32-34t32 34v96z"/><path fill="$A" d="M108 180V62q0-36 34-36t34 36v118z"/><path fill="$A" d="M190 180V94q0-32 30-32t30 32v86z"/></g><path stroke="$a--" stroke-width="4" d="M30 106h64M30 134h64M108 88h68M108 118h68M108 148h68M190 116h60M190 144h60"/><g fill="$c"><path d="M50 50q12-30 24 0zM128 26q14-34 28 0zM208 62q12-28 24 0z"/></g><path fill="none" stroke="$c" stroke-width="6" stroke-linecap="round" d="M62 170v-40M142 172v-60M220 172v-40"/>' +
    lit([58, 90], [138, 66], [216, 98]),
  tanks:
    '<g><ellipse cx="70" cy="92" rx="46" ry="66" fill="$go"/><ellipse cx="140" cy="84" rx="56" ry="76" fill="$go"/><ellipse cx="212" cy="92" rx="46" ry="66" fill="$go"/></g><g fill="$l" opacity=".28"><path d="M40 164V76q0-40 30-40t30 40v88zM108 168V62q0-46 32-46t32 46v106zM182 164V76q0-40 30-40t30 40v88z"/></g><g fill="$g"><path d="M52 88q0-26 18-26t18 26q-9 8-18 0-9 8-18 0zM122 78q0-30 18-30t18 30q-9 8-18 0-9 8-18 0zM194 88q0-26 18-26t18 26q-9 8-18 0-9 8-18 0z"/></g><g fill="none" stroke="$g" stroke-width="4" stroke-linecap="round"><path d="M60 94q-6 20 2 40M80 94q6 20-2 40M132 84q-6 30 2 54M150 84q6 30-2 54M202 94q-6 20 2 40M222 94q6 20-2 40"/></g><g fill="$A"><path d="M34 160h72v20H34zM102 164h76v18h-76zM176 160h72v20h-72z"/></g>',
  temple:
    '<ellipse cx="140" cy="100" rx="80" ry="70" fill="$go"/><path fill="$A" d="M56 176V96h168v80z"/><path fill="$n---" d="M74 176V108h24v68zM182 176v-68h24v68zM116 176v-54q0-26 24-26t24 26v54z"/><path fill="$A" d="M84 96q0-62 56-66 56 4 56 66z"/><path fill="$a--" d="M140 30q56 4 56 66h-40q10-36-16-66z" opacity=".5"/><path fill="$m" d="M136 6h8v26h-8z"/><circle cx="140" cy="8" r="9" fill="$g+"/><path fill="$g" d="M124 176v-52q0-18 16-18t16 18v52z"/><path fill="$a-" d="M40 176h200v10H40z"/>',
  hemicycle:
    '<path fill="$n---" d="M0 0h280v200H0z" opacity=".35"/><path fill="$A" d="M20 160q120-120 240 0l-24 10q-96-86-192 0z"/><path fill="$a-" d="M52 168q88-84 176 0l-20 8q-68-58-136 0z"/><path fill="$a--" d="M80 176q60-56 120 0l-16 8q-44-36-88 0z"/><g fill="$k"><circle cx="48" cy="126" r="8"/><circle cx="82" cy="104" r="8"/><circle cx="120" cy="92" r="8"/><circle cx="160" cy="92" r="8"/><circle cx="198" cy="104" r="8"/><circle cx="232" cy="126" r="8"/></g><path fill="$m" d="M124 150h32l6 40h-44z"/><circle cx="140" cy="40" r="44" fill="$go"/><circle cx="140" cy="38" r="16" fill="$g+"/>',
  fortress:
    '<path fill="$A" d="M10 182V96h14V82h14v14h14V82h14v14h20V58h14V44h14v14h12V44h16v14h12V44h14v14h14v38h20V82h14v14h14V82h14v14h14v86z"/><path fill="$a--" d="M150 58h24v-14h14v14h14v38h20V82h14v14h14V82h14v14h14v86H150z" opacity=".4"/><path fill="$k" d="M118 182v-46q0-22 22-22t22 22v46z"/><path stroke="$m" stroke-width="4" d="M126 124v58M140 116v66M154 124v58"/><g stroke="$m" stroke-width="5"><path d="M52 130l30 44M82 130l-30 44M198 130l30 44M228 130l-30 44"/></g><path fill="$c" d="M140 44V12l34 10-30 10z"/>',
  docks:
    '<path fill="none" stroke="$b--" stroke-width="9" d="M40 180V40h90M40 70l36-30"/><path stroke="$b--" stroke-width="4" d="M124 42v44"/><path fill="$B" d="M100 86h48v38h-48z"/><path stroke="$b--" stroke-width="4" d="M100 86l48 38M148 86l-48 38"/><path fill="$A" d="M150 130h120q-10 34-34 40h-56q-24-8-30-40z"/><path fill="$w" d="M206 126V40q44 30 40 86zM196 126V60q-30 20-32 66z"/><path fill="$b-" d="M0 150h120v14H0z"/><path stroke="$b--" stroke-width="10" d="M14 164v40M60 164v40M106 164v40"/><path fill="$B" d="M10 120h34v30H10z"/>',
  kelpfield:
    '<g fill="none" stroke="$c" stroke-width="10" stroke-linecap="round"><path d="M20 200q-16-50 4-90t-6-70M56 200q14-60-6-110t10-60M94 200q-14-60 8-110M132 200q16-70-6-120t10-60M172 200q-12-60 8-110M208 200q14-60-6-120t8-50M250 200q-16-60 6-110"/></g><g fill="$c+"><ellipse cx="28" cy="80" rx="9" ry="5"/><ellipse cx="60" cy="60" rx="9" ry="5"/><ellipse cx="100" cy="120" rx="9" ry="5"/><ellipse cx="138" cy="66" rx="9" ry="5"/><ellipse cx="176" cy="116" rx="9" ry="5"/><ellipse cx="212" cy="70" rx="9" ry="5"/><ellipse cx="254" cy="110" rx="9" ry="5"/></g>',
  trench:
    '<path fill="$n" d="M0 0h280v200H0z"/><path fill="$n--" d="M0 30q60 10 90 50t20 120H0zM280 20q-70 10-96 56t-14 124h110z"/><path fill="$k" d="M0 90q50 4 74 40t24 74H0zM280 80q-56 8-80 44t-20 80h100z"/><circle cx="140" cy="170" r="56" fill="$go"/><path fill="$k" d="M128 206q-6-50 4-90 6-20 16 0 10 40 4 90z" opacity=".8"/><g fill="$g+"><circle cx="132" cy="140" r="3"/><circle cx="150" cy="160" r="4"/><circle cx="138" cy="180" r="3"/></g>',
  mirrors:
    '<path fill="$A" d="M90 100l20-70 20 70zM134 100l8-90 20 90zM60 100l14-40 16 40zM168 100l18-56 20 56z"/><path fill="$A" opacity=".45" d="M90 104l20 66 20-66zM134 104l8 86 20-86zM60 104l14 38 16-38zM168 104l18 52 20-52z"/><path fill="$g+" d="M20 99h240v5H20z"/><path fill="none" stroke="$m" stroke-width="7" d="M140-20c80 0 128 54 128 122S220 222 140 222 12 170 12 102 60-20 140-20z"/>',
  smokers:
    '<g fill="$k" opacity=".85"><path d="M70 76q-40-10-30-40 16-30 50-46-6 30 14 40 10 20-14 46zM142 54q-30-20-10-54h50q-30 20-14 54zM214 88q-30-26 0-50 34-20 40-50 24 40-2 64-10 20-18 36z"/></g><g fill="$A"><path d="M48 190l18-116h30l22 116zM118 190l18-138h32l22 138zM190 190l16-104h30l22 104z"/></g><g fill="$g"><ellipse cx="81" cy="76" rx="16" ry="6"/><ellipse cx="152" cy="54" rx="17" ry="6"/><ellipse cx="221" cy="88" rx="16" ry="6"/></g><path stroke="$g" stroke-width="3" fill="none" d="M76 96l-6 40 10 30M150 80l8 50-10 40M224 108l-6 40"/>',
  senate:
    '<path fill="$A" d="M40 78L140 24l100 54z"/><path fill="$a--" d="M140 24l100 54H140z" opacity=".45"/><path fill="$a-" d="M40 78h200v14H40z"/><path fill="$A" d="M52 92h20v74H52zM92 92h20v74H92zM168 92h20v74h-20zM208 92h20v74h-20z"/><path fill="$n---" d="M72 92h20v74H72zM112 92h56v74h-56zM188 92h20v74h-20z"/><path fill="none" stroke="$c" stroke-width="8" stroke-linecap="round" d="M30 186q-20-60 12-96M250 186q20-60-12-96M140 160q-30-20-14-44t28 0-6 26"/><path fill="$a-" d="M28 166h224v10H28zM14 178h252v12H14z"/>',
  slums:
    '<path fill="$n--" d="M0 0h280v60q-60-20-140 0T0 70z"/><path fill="$A" d="M6 186v-56l30-16 26 20v52zM70 190v-84l34-10 20 16v78zM134 186v-50l22-22 30 14v58zM196 190v-78l36-16 36 20v74z"/><path fill="$a--" d="M60 132l-24-18v72h26zM124 112l-20-16v94h20zM186 128l-30-14v72h30zM268 116l-36-20v94h36z" opacity=".5"/>' +
    lit([20, 140], [86, 124], [86, 150], [146, 146], [214, 130]) +
    '<path fill="none" stroke="$b" stroke-width="5" d="M40 114q30-30 60-18M160 112q40-30 70-14"/><path fill="$b" d="M60 96h10v20H60zM196 88h10v22h-10z"/>',
  throne:
    '<path fill="$n---" opacity=".5" d="M0 0h60v200H0zM220 0h60v200h-60z"/><circle cx="140" cy="70" r="90" fill="$go"/><path fill="$A" d="M96 176V60q-12-30 0-48l20 20 24-30 24 30 20-20q12 18 0 48v116z"/><path fill="$a--" d="M140 2l24 30 20-20q12 18 0 48v116h-44z" opacity=".45"/><path fill="$b" d="M112 130V66q28-20 56 0v64z"/><path fill="$A" d="M80 120h28v56H80zM172 120h28v56h-28z"/><path fill="$b" d="M106 130h68v18h-68z"/><circle cx="140" cy="36" r="10" fill="$g+"/><path fill="$a-" d="M60 176h160v10H60zM40 188h200v14H40z"/>',
  bars: '<path fill="$n---" d="M0 0h280v200H0z" opacity=".55"/><path fill="$A" fill-rule="evenodd" d="M0 0h280v200H0zM50 190V80q0-60 90-60t90 60v110z"/><path fill="none" stroke="$a--" stroke-width="3" d="M0 50h56M0 100h50M0 150h50M224 50h56M230 100h50M230 150h50M20 0v50M34 50v50M16 100v50M262 0v50M246 50v50M264 100v50"/><ellipse cx="140" cy="120" rx="60" ry="50" fill="$go" opacity=".5"/><path fill="$k" d="M112 190q-4-40 14-50-8-20 14-22 22 2 14 22 18 10 14 50z"/><path stroke="$m-" stroke-width="8" d="M76 44v150M108 26v170M140 20v176M172 26v170M204 44v150M50 110h180"/>',
  gulf: '<path fill="$a" opacity=".45" d="M70 0h40l-8 60 14 70-10 70H60zM210 0h-40l10 54-14 60 10 86h60z"/><path fill="$A" d="M0 62l76-6 14 12-12 36 12 32-22 64H0z"/><path fill="$a--" d="M280 62l-76-6-14 12 12 36-12 32 22 64h68z"/><path fill="none" stroke="$b" stroke-width="4" d="M76 36Q140 76 204 36M72 58Q140 104 208 58"/><path fill="none" stroke="$b" stroke-width="9" stroke-dasharray="8 5" d="M72 62Q140 108 208 62"/><path stroke="$b" stroke-width="3" d="M96 46v24M118 54v28M140 56v29M162 54v28M184 46v24"/><path fill="$b--" d="M68 22h10v44H68zM202 22h10v44h-10z"/><circle cx="140" cy="184" r="54" fill="$go"/>',
  'tower.closed':
    '<path fill="$A" d="M104 186V50h72v136z"/><path fill="$a--" d="M142 50h34v136h-34z" opacity=".45"/><path fill="$A" d="M92 52V30h16v10h16V30h32v10h16V30h16v22z"/><path fill="none" stroke="$a--" stroke-width="3" d="M104 82h72M104 114h72M104 146h72"/><path fill="none" stroke="$m" stroke-width="8" stroke-dasharray="13 5" d="M94 96l92 50M186 96l-92 50"/><circle cx="140" cy="121" r="19" fill="$M"/><path fill="$k" d="M136 116a5 5 0 1 1 8 0l3 14h-14z"/>',
  'tower.lost':
    '<path fill="$A" d="M70 190l14-120 24-14 8 22 20-26 10 34-6 104z" transform="rotate(-8 110 190)"/><path fill="$a--" d="M124 66l12-14 10 34-6 104h-20z" opacity=".5" transform="rotate(-8 110 190)"/><g fill="$a-"><path d="M180 176l20-24 24 10 10 20zM150 190l16-14 16 14zM230 196l14-20 22 8 4 12z"/></g><g fill="none" stroke="$c" stroke-width="6" stroke-linecap="round"><path d="M60 190q-14-40 6-60M200 160q-10-30 4-50"/></g><path fill="$k" d="M92 120h14v24H92zM98 84h10v16H98z"/><path fill="$n+" opacity=".6" d="M200 40l50 20-6 20-50-20z"/>',
  chamber:
    '<path fill="$n---" opacity=".4" d="M0 0h280v200H0z"/><circle cx="140" cy="60" r="90" fill="$go"/><ellipse cx="140" cy="146" rx="112" ry="40" fill="$a-"/><ellipse cx="140" cy="136" rx="112" ry="40" fill="$A"/><ellipse cx="140" cy="136" rx="58" ry="19" fill="$a--"/><g fill="$k"><path d="M20 130q-6-44 14-44t14 34zM76 100q-6-44 14-44t14 38zM126 92q-4-48 14-48t14 48zM176 94q-6-38 14-38t14 44zM232 120q-6-34 14-34t14 44z"/></g><g fill="$c"><circle cx="72" cy="138" r="7"/><circle cx="104" cy="156" r="7"/><circle cx="140" cy="162" r="7"/><circle cx="176" cy="156" r="7"/><circle cx="208" cy="138" r="7"/></g>',
  mound: '<path fill="$n---" d="M0 200v-40q70-30 140-26t140 26v40z"/>',
  reef: '<g fill="none" stroke="$c" stroke-width="11" stroke-linecap="round"><path d="M30 200v-90M30 150q-22-6-22-40M30 134q24-6 24-44M90 200V80M90 140q-24-8-24-50M90 124q26-8 26-56M90 80q-6-20 2-40M160 200V96M160 150q-24-8-24-40M160 130q24-6 24-54M226 200V76M226 140q-26-8-26-50M226 120q28-8 28-54M226 76q6-20-2-40"/></g><g fill="$b"><ellipse cx="60" cy="190" rx="30" ry="22"/><ellipse cx="126" cy="194" rx="26" ry="18"/><ellipse cx="196" cy="192" rx="30" ry="22"/><ellipse cx="262" cy="192" rx="26" ry="24"/></g>',
  'frame.shade': '<path fill="$ke" d="M0 0h280v200H0z"/>',
  'fish.school':
    '<g fill="$k" opacity=".55"><path d="M40 50q10-8 20 0l8-6v12l-8-6q-10 8-20 0zM70 66q10-8 20 0l8-6v12l-8-6q-10 8-20 0zM50 82q10-8 20 0l8-6v12l-8-6q-10 8-20 0z"/></g>',
};
