# Le jeu en dix lignes, et le nom des faits d’une vue, pour qui la lit en texte.
brief =
    Le trône des abysses est vide ; qui a le plus de points d’influence à la fin gagne.
    À votre tour, vous explorez les profondeurs, demandez le soutien d’une pile du Conseil, ou recrutez un Seigneur de la Cour.
    Explorer révèle des Alliés un à un ; les autres peuvent en acheter contre des Perles avant que vous ne choisissiez.
    Combattre un Monstre rapporte une récompense qui croît avec la Menace.
    Une pile du Conseil vous donne tous ses Alliés, d’un même Peuple.
    Un Seigneur coûte des Alliés : tant de points, de tant de Peuples ; le plus faible est fédéré et comptera à la fin.
    Les Seigneurs ont des Pouvoirs. Trois Clefs donnent un Lieu, sous lequel les Seigneurs de ces Clefs perdent leur Pouvoir.
    Quand quelqu’un a un septième Seigneur ou que la Cour ne peut être complétée, les autres jouent un dernier tour.
    On compte les Lieux, les Seigneurs, l’Allié fédéré le plus fort de chaque Peuple et les pions Monstre.

aim = Vous gagnez avec le plus de points d’influence.

fact-turn = tour de
    .kind = seat
fact-last_round = dernier tour, commencé par
    .kind = seat
fact-threat = Menace
fact-track = cartes sur la piste d’exploration
    .kind = card
fact-price = prix du prochain Allié
fact-buyers = ont acheté ce tour-ci
    .kind = seat
fact-council = piles du Conseil
fact-notes-council = piles du Conseil que vous connaissez
    .kind = ally
fact-court = Seigneurs à la Cour
    .kind = lord
fact-discarded_lords = Seigneurs défaussés
    .kind = lord
fact-locations = Lieux disponibles
    .kind = location
fact-players-locations = Lieux
    .kind = location
fact-left = ce qui reste
fact-left-locations = Lieux
fact-left-lords = Seigneurs
fact-score-locations = Lieux
fact-score-lords = Seigneurs
fact-score-allies = Alliés
fact-score-tokens = pions Monstre
fact-exploration = cartes Exploration
fact-discard = cartes défaussées
fact-monster_tokens = pions Monstre
fact-keys = Clefs en tout, Seigneurs et pions
fact-left-keys = pions Clef
fact-extra_turn = un autre tour suit
fact-idle = tours depuis le dernier Seigneur ou Lieu obtenu, celui-là compris
fact-used = Pouvoirs utilisés
    .kind = lord
fact-players = joueurs
    .by = seat
fact-pearls = Perles
fact-key_tokens = dont pions Clef
fact-hand = cartes en main
fact-mine-hand = votre main
    .kind = ally
fact-lords = Seigneurs
fact-lord = Seigneur
    .kind = lord
fact-under = sous le Lieu
    .kind = location
fact-disabled = sans Pouvoir
fact-federated = Alliés fédérés
    .kind = ally
fact-token_values = valeurs des pions Monstre
fact-points = points d’influence jusqu’ici
fact-score = décompte
fact-allies = Alliés
    .kind = ally
fact-tokens = pions
fact-payment = paiement
fact-taking = en train d’être pris
    .kind = location
fact-instead = autres Seigneurs que cette main paierait
    .kind = lord
fact-mine = ce qui est à vous
fact-set_aside = mis de côté
    .kind = ally
fact-drawn_locations = Lieux piochés
    .kind = location
fact-worth = valeur pour vous
fact-players-worth = valeur de ses Lieux
fact-mirrored = Lieu que copie la Cité miroir
    .kind = location
fact-notes = vos notes
fact-hands = cartes des mains que vous connaissez
    .kind = ally
    .by = seat
fact-stolen = pion volé
fact-seat = qui
    .kind = seat
fact-value = valeur
fact-jellyfish = méduses
fact-crab = crabes
fact-seahorse = hippocampes
fact-shellfish = coquillages
fact-squid = poulpes

word-monster = un Monstre
