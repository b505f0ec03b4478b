# Comment les robots prennent la parole. « d » est sec, « w » chaleureux, « b » direct : des façons de parler, qui ne
# disent rien du jeu. Une ligne est : une réaction, une entrée en matière, l’affirmation, un mot sur qui se tait.
opener =
    .d1 = {""}
    .d2 = Bref,
    .d3 = Donc,
    .d4 = Voilà :
    .w1 = Bon,
    .w2 = Alors,
    .w3 = Les amis,
    .w4 = Écoutez,
    .b1 = Franchement,
    .b2 = Clairement,
    .b3 = En vrai,
    .b4 = Honnêtement,
contradicted =
    .d1 = { $who }, non.
    .w1 = { $who }, tu te trompes.
    .b1 = { $who }, tu vas trop vite.
defended =
    .d1 = Merci { $who }.
    .w1 = Merci { $who }, ça fait plaisir.
    .b1 = Ah, merci { $who } !
silent =
    .d1 = Et { $who } ?
    .w1 = Et toi { $who }, rien à dire ?
    .b1 = { $who }, on t’attend.
