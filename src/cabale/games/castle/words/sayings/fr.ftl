# Ce que les robots disent au Château, chacun à sa façon : « d » sec, « w » chaleureux, « b » direct.
the-society = { $society_id ->
    [order] l’Ordre
   *[brotherhood] la Confrérie
 }
of-the-society = { $society_id ->
    [order] de l’Ordre
   *[brotherhood] de la Confrérie
 }
say-member =
    .d1 = ma société, c’est { the-society }.
    .w1 = je suis { of-the-society }.
    .b1 = je roule pour { the-society }.
say-has_society =
    .d1 = { $target } est { of-the-society }.
    .w1 = je crois que { $target } est { of-the-society }.
    .b1 = { $target } fait partie { of-the-society }.
say-hold =
    .d1 = en main : { $item }.
    .w1 = j’ai en main : { $item }.
    .b1 = je tiens : { $item }.
say-holds =
    .d1 = { $target } a : { $item }.
    .w1 = je crois que { $target } a en main : { $item }.
    .b1 = { $target } tient : { $item }.
say-am =
    .d1 = ma profession : { $profession }.
    .w1 = je suis { $profession }.
    .b1 = { $profession }, c’est moi.
say-trust =
    .d1 = confiance en { $target }.
    .d2 = { $target } est fiable.
    .w1 = je fais confiance à { $target }.
    .w2 = { $target } m’a l’air réglo.
    .b1 = { $target } est avec nous.
    .b2 = { $target } est des nôtres.
say-suspect =
    .d1 = pas confiance en { $target }.
    .d2 = { $target } est louche.
    .w1 = je me méfie de { $target }.
    .w2 = { $target } m’a l’air suspect.
    .b1 = { $target } n’est pas avec nous.
    .b2 = méfiez-vous de { $target }.
say-need =
    .d1 = je cherche : { $item }.
    .w1 = il me faudrait : { $item }.
    .b1 = il me faut : { $item }.
say-same_society =
    .d1 = je suis du même camp que { $target }.
    .w1 = { $target } et moi sommes de la même société.
    .b1 = { $target } est du même camp que moi.
