# La page simple.
plain-title = Cabale
plain-about = Des jeux de société à secrets, sur une page simple qui fonctionne partout.
plain-name = Votre nom
plain-game = Jeu
plain-seats = Joueurs
plain-options = Options
plain-yes = oui
plain-no = non
plain-play-now = Jouer tout de suite contre des robots
plain-open-table = Ouvrir une table
plain-join = Rejoindre
plain-code = Code de la table
plain-tables = Tables
plain-no-tables = Aucune table n’est annoncée pour l’instant.
plain-listed = Annoncée à tous
plain-clock = Horloge
plain-clock-none = aucune
plain-clock-relaxed = tranquille
plain-clock-live = rapide
plain-clock-days = plusieurs jours par coup
plain-clock-bank = une réserve de temps
plain-invite = Invitez du monde avec ce lien :
plain-seat-open = place libre
plain-you = vous
plain-host = hôte
plain-bot = robot
plain-away = pas là
plain-sit = S’asseoir
plain-stand = Se lever
plain-fill = Des robots aux places libres
plain-replace = Mettre un robot ici
plain-start = Commencer
plain-waiting = On attend les autres.
plain-held = Votre réponse vaut jusqu’à ce que tous aient répondu :
plain-undo = Reprendre
plain-claims = Déclarer
plain-say = Dire
plain-chat = Conversation
plain-send = Envoyer
plain-story = Ce qui s’est passé
plain-view = Tout ce que vous pouvez voir
plain-over = La partie est finie.
plain-won = La victoire revient à :
plain-nobody-won = Personne n’a gagné.
plain-rematch = Encore une avec les mêmes
plain-log = Le journal, à vérifier
plain-home = Retour aux jeux
plain-gone = Connexion perdue ; elle revient…
plain-call = Je suis
plain-cover = Cacher l’écran
plain-covered = Qui tient l’appareil ?
plain-level = Niveau des robots
plain-commitment = Mélange scellé :
plain-options-help = Dans le doute, n’y touchez pas.

# Ce qu’un lien vers une table dit ailleurs.
preview-open =
    { $free ->
        [0] Table complète, la partie va commencer.
        [one] Table ouverte : { $free } place libre sur { $seats }.
       *[other] Table ouverte : { $free } places libres sur { $seats }.
    }
preview-playing = Partie en cours.
preview-over = Une partie à revoir.

# Les refus qu’un joueur peut rencontrer.
refused-late = Cette question est close.
refused-not-asked = On ne vous demande rien pour l’instant.
refused-illegal = Ce n’est pas possible maintenant.
refused-paused = L’horloge est arrêtée.
refused-too-often = Une chose après l’autre, s’il vous plaît.
refused-may-not-say = Vous ne pouvez pas déclarer cela maintenant.
refused-may-not-talk = Vous ne pouvez pas parler maintenant.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-not-here = Ce n’est pas votre place.
refused-too-many-tables = Trop de vos tables sont ouvertes : terminez-en quelques-unes d’abord.
refused-too-many-sockets = Trop d’écrans sont ouverts à votre nom : fermez-en un.
refused-busy = Le serveur est occupé ; réessayez, s’il vous plaît.
refused-full = Il n’y a plus de place libre.
refused-broken = Cette table ne peut plus être ouverte. Ouvrez-en une autre ; la personne qui gère le serveur peut voir ce qui s’est passé.
refused-old-rules = Cette partie a commencé avec d’anciennes règles, qui ne se jouent plus ici. Ouvrez une nouvelle table.
refused-too-long = C’est trop long pour ce serveur ; `cabale verify` le fait sur votre machine.
refused-enough = Vous avez assez hésité ici : choisissez maintenant.
refused-unknown-table = Aucune table n’a ce code.
refused-seat-taken = Cette place est prise.
refused-open-seats = Il reste des places libres.
refused-unfit = Le jeu ne le permet pas.
refused-other = Cela n’a pas pu être fait.

# Ce qu’une personne lit quand une adresse ne mène nulle part, ou que le serveur ne peut pas répondre.
lost-nothing = Il n’y a rien à cette adresse
lost-nothing-text = L’adresse est peut-être mal écrite, ou ce qui s’y trouvait n’y est plus. Un code de table compte cinq lettres : vous pouvez le saisir à l’accueil.
lost-often = Une chose après l’autre
lost-often-text = Trop de demandes sont venues de votre adresse. Attendez quelques secondes, puis réessayez.
lost-busy = Le serveur ne peut pas répondre
lost-busy-text = Rien n’est perdu : vos parties sont enregistrées. Réessayez dans un instant.
lost-home = Aller à l’accueil
lost-again = Réessayer
