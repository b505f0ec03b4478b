# Le jeu en dix lignes, et le nom des faits d’une vue, pour qui la lit en texte.
brief =
    Une nuit, un jour, un vote. Chacun reçoit un rôle, et trois cartes restent au centre.
    La nuit, les rôles sont appelés dans l’ordre ; certains regardent des cartes, d’autres en déplacent, personne ne parle.
    La carte devant vous à la fin de la nuit n’est donc peut-être plus celle du départ.
    Votre camp est celui de la carte qui est devant vous à la fin, que vous le sachiez ou non.
    Le jour, tous parlent librement. Chacun peut mentir sur tout ; aucune carte n’est montrée.
    Puis tous votent en même temps. Qui a le plus de voix meurt ; si personne n’en a plus d’une, personne ne meurt.
    Le village gagne si un Loup-Garou meurt, ou si personne ne meurt et qu’aucun Loup-Garou n’est parmi les joueurs.
    Les Loups-Garous gagnent s’il y en a parmi les joueurs et que ni Loup-Garou ni Tanneur ne meurt ; le Sbire gagne avec eux.
    Le Tanneur gagne s’il meurt. Le Chasseur qui meurt entraîne la personne contre qui il a voté.

aim-you-start = { $value ->
    [werewolf] Vous gagnez si un Loup-Garou est parmi les joueurs et que ni Loup-Garou ni Tanneur ne meurt.
    [alpha_wolf] Vous gagnez si un Loup-Garou est parmi les joueurs et que ni Loup-Garou ni Tanneur ne meurt.
    [mystic_wolf] Vous gagnez si un Loup-Garou est parmi les joueurs et que ni Loup-Garou ni Tanneur ne meurt.
    [dream_wolf] Vous gagnez si un Loup-Garou est parmi les joueurs et que ni Loup-Garou ni Tanneur ne meurt.
    [minion] Vous gagnez avec les Loups-Garous, si ni Loup-Garou ni Tanneur ne meurt ; s’il n’y a aucun Loup-Garou parmi les joueurs, quelqu’un d’autre que vous doit mourir.
    [tanner] Vous gagnez si vous mourez, et pas autrement.
    [doppelganger] Vous gagnez avec le camp de la carte que vous copiez.
   *[other] Vous gagnez avec le village : si un Loup-Garou meurt, ou si personne ne meurt quand il n’y en a pas.
}
aim = Ce qui compte, c’est la carte qui est devant vous à la fin, même si ce n’est plus la même.

fact-deck = cartes de la partie
    .kind = role
fact-slot_wolf = carte à part pour le Loup alpha
    .kind = role
fact-artefacts = artefacts de la partie
    .kind = artefact
fact-sight-artefacts = un artefact est devant
    .kind = seat
fact-end-artefacts = artefacts
    .kind = artefact
    .by = seat
fact-calls = ordre de la nuit
fact-calls-id = appelé
    .kind = call
fact-calls-number = numéro
fact-phase = phase
fact-call = appel
    .kind = call
fact-sight = ce qui est visible
fact-shields = boucliers sur les cartes de
    .kind = seat
fact-face_up = face visible
fact-seat = qui
    .kind = seat
fact-role = rôle
    .kind = role
fact-you = votre propre nuit
fact-start = rôle au départ
    .kind = role
fact-copied = rôle copié
    .kind = role
fact-artefact = votre artefact
    .kind = artefact
fact-muted = vous devez vous taire
fact-shrouded = vous avez les yeux bandés
fact-votes_blind = vous votez les yeux fermés
fact-notes = ce que vous avez fait et vu
fact-night = la nuit telle qu’elle fut
fact-deeds = actions
fact-cards = où était chaque carte, par numéro
fact-target = cible
    .kind = seat
fact-centre = carte du centre
    .kind = centre
fact-one = l’un
    .kind = seat
fact-other = l’autre
    .kind = seat
fact-direction = direction
    .kind = direction
fact-awake = de la meute, les yeux ouverts
    .kind = seat
fact-asleep = de la meute, endormis
    .kind = seat
fact-pack = la meute
    .kind = seat
fact-masons = Francs-maçons
    .kind = seat
fact-traces = traces
    .kind = seat
fact-verb = action
fact-late = temps écoulé
fact-end = le dénouement
fact-lies = cartes à leur place à la fin
    .kind = role
fact-turned = changé en
    .kind = role
    .by = seat
fact-roles = rôles à la fin
    .kind = role
    .by = seat
fact-votes = votes
    .kind = seat
    .by = seat
fact-counts = voix contre
    .by = seat
fact-dead = morts
    .kind = seat
fact-number = numéro
fact-id = appelé
    .kind = call

word-night = nuit
word-talk = discussion
word-vote = vote
word-over = terminée
word-copy = copié
word-brew = regardé une carte du centre en Sorcière
word-curate = posé un artefact
word-see_pack = vu la meute
word-pass = rien fait
word-reveal = retourné une carte
word-look = regardé une carte
word-give = donné la carte
word-peek = regardé une carte du centre
word-exchange = échangé deux cartes
word-see_own = regardé sa propre carte
word-drink = pris une carte du centre
word-rob = volé une carte
word-meet_pack = rencontré la meute
word-meet_masons = rencontré les Francs-maçons
word-shield = posé le bouclier
word-shift = décalé toutes les cartes
word-see_traces = vu des traces
