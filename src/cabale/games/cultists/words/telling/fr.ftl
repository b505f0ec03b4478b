# Le jeu en dix lignes, et le nom des faits d’une vue, pour qui la lit en texte.
brief =
    Enquêteurs et Fanatiques parcourent une université hantée. Les rôles sont secrets ; seuls les Fanatiques se connaissent entre eux.
    À chaque tour tous se déplacent ; qui rencontre quelqu’un lui donne une carte Pouls cachée, Vivant ou Mort.
    Qui a une carte Mort dans sa pile Pouls est mort sans le savoir, jusqu’à ce que quelqu’un regarde.
    Dans les pièces on pose des cartes : Réussite, Échec ou Sabotage ; une inspection en montre une et déplace des livres.
    Un parcours dit dans quelles couleurs on peut agir à chaque tour.
    Chaque tour amène un événement. Un vote peut éliminer un personnage.
    Les Enquêteurs gagnent en atteignant l’objectif de points, ou en éliminant tous les Fanatiques.
    Les Fanatiques gagnent quand le tour 10 est fini, ou quand assez d’Enquêteurs sont morts : un Fanatique seul doit le déclarer
    à juste titre à la fin d’un tour ; de deux, le dernier doit être éliminé à un tour suivant. S’ils nomment le Prophète à la fin, ils gagnent.
    Chacun peut dire ce qu’il veut, sauf si un événement l’interdit ; rien de ce qui est dit n’engage.

aim-me-role = { "" }
aim-me-team = { $value ->
    [cultists] Vous gagnez quand le tour 10 est fini, ou si assez d’Enquêteurs sont morts : un Fanatique seul doit le déclarer, de deux, le dernier doit être éliminé à un tour suivant.
   *[other] Vous gagnez si l’objectif de points est atteint, ou si tous les Fanatiques sont éliminés.
}

fact-map = plan
fact-turn = tour
fact-circle = ordre du tour
    .kind = seat
fact-knife = qui tient le Couteau
    .kind = seat
fact-automa = l’AUTOMA
    .kind = seat
fact-roles = rôles de la partie
    .kind = role
fact-reveal-roles = rôles
    .kind = role
    .by = seat
fact-cultists = nombre de Fanatiques
fact-power = il y a du courant
fact-vote_active = un vote est possible
fact-points = points de victoire
fact-target = points à atteindre
fact-gifts-target = à
    .kind = seat
fact-looks-target = regardé
    .kind = seat
fact-gave-target = à
    .kind = seat
fact-saw-target = regardé
    .kind = seat
fact-kill_target = morts qu’il faut aux Fanatiques
fact-silence = personne ne peut parler
fact-event = événement
    .kind = token
fact-clock = événements jusqu’ici
    .kind = token
fact-bag = jetons dans le sac
fact-removed_tokens = jetons retirés
fact-me-removed_tokens = jetons que vous avez retirés
    .kind = token
fact-portal = portail
fact-portal_deadline = le portail est à fermer avant la fin du tour
fact-fishman = où est l’Homme-poisson
    .kind = place
fact-tokens_face_down = jetons face cachée
fact-draw_pile = cartes dans la pioche
fact-passage = cartes dans le passage dangereux
fact-no_exchange_until = pas d’échange de cartes jusqu’à la fin du tour
fact-rooms = pièces
fact-shelves = livres rapportés à la bibliothèque
fact-cards = cartes
fact-explored = explorée
fact-dangerous = dangereuse
fact-completed = achevée
fact-books = livres
fact-token = jeton
fact-people = personnages
    .by = seat
fact-character = personnage
    .kind = character
fact-room_acts-character = qui
    .kind = seat
fact-walks-character = qui
    .kind = seat
fact-place = lieu
    .kind = place
fact-ghost = fantôme
fact-role = rôle
    .kind = role
fact-could_be = pourrait être
    .kind = role
fact-pulse = cartes dans la pile Pouls
fact-dead_open = une carte Mort visible
fact-encounter_cards = cartes Rencontre
fact-room_cards = cartes Pièce
fact-acted = a agi
fact-route = parcours
    .kind = colour
fact-gifts = cartes données
fact-looks-gifts = cartes données d’ici là
fact-walks-gifts = cartes données d’ici là
fact-giver = de
    .kind = seat
fact-looks = regards dans une pile Pouls
fact-checker = qui a regardé
    .kind = seat
fact-how = comment
fact-result = résultat
fact-laid = cartes posées
fact-shown-laid = cartes posées là
fact-source = par
    .kind = seat
fact-pile = où
    .kind = place
fact-shown = cartes montrées
fact-card = carte
    .kind = card
fact-room_acts = actions de pièce
fact-colour = couleur
    .kind = colour
fact-votes = votes
    .kind = seat
fact-votes-votes = votes
    .kind = seat
    .by = seat
fact-double = vote double
    .kind = seat
fact-walks = déplacements
fact-me = ce qui est à vous
fact-team = camp
fact-hand = vos cartes
fact-known_cultists = Fanatiques que vous connaissez
    .kind = seat
fact-first_pulses = premières cartes Pouls
    .kind = pulse
fact-reveal-first_pulses = premières cartes Pouls
    .kind = pulse
    .by = seat
fact-gave = cartes que vous avez données
fact-saw = ce que vous avez vu
fact-held_token = jeton que vous tenez
    .kind = token
fact-alive = Vivant
fact-dead = Mort
fact-success = Réussite
fact-fail = Échec
fact-sabotage = Sabotage
fact-reveal = ce qui était caché
fact-routes = parcours
    .kind = colour
    .by = seat
fact-hands = mains
    .by = seat
fact-kills = morts
fact-piles = cartes dans les pièces
    .kind = card

word-eleven-rooms = onze pièces
word-nine-rooms = neuf pièces
word-ten-rooms = dix pièces
word-open = ouvert
word-none = aucun
word-lost = perdu
word-closed = fermé
word-passage = le passage dangereux
word-prying = par les Yeux indiscrets
word-check = en consultant le statut
word-revealed = révélé
word-put_back = reposée
word-pending = en cours
word-draw_pile = la pioche
word-start = la mise en place
