# Les mots de l’interface. Ceux d’un jeu sont dans son propre dossier.

cabale = Cabale
title = Cabale · jeux de société à secrets
title-table = { $game } · Cabale
title-mine = À vous ! { $game } · Cabale
only-you-see = Personne d’autre ne le voit
rule-number = Règle { $rule }
says = { " " }: « { $claim } »
loading = Un instant…
lost-address = Il n’y a rien à cette adresse, peut-être est-elle mal écrite. Voici l’accueil.
offline = La maison ne répond pas. Vérifiez votre connexion.
try-again = Réessayer
busy-again = La maison est très occupée. On redemande dans un instant…
close = Fermer
back = Retour
cancel = Annuler
confirm = Confirmer
send = Envoyer
bot = robot
here = à table
away = pas là

## L’étagère

hero = À qui pouvez-vous faire confiance ?
hero-about = Des jeux de rôles cachés, de mensonges et de déductions. Contre des robots, entre amis à distance, ou autour d’un seul téléphone. Sans compte.
games = Les jeux
players = Joueurs
duration = Durée
minutes = { $n } min
play-now = Jouer maintenant
open-table = Ouvrir une table
learn = Apprendre
join = Rejoindre une table
join-about = Demandez le code à la personne qui a ouvert la table.
join-go = Entrer
code = Code
code-example = KRATE
my-tables = Mes tables en cours
my-tables-none = Aucune table ne vous attend.
hide-table = Retirer { $name } ({ $code }) de ma liste
ways = D’autres façons de jouer
quick = Partie rapide
quick-about = Jouez avec qui cherche une partie en ce moment. Dès que la table est pleine, on commence.
quick-game = Jeu
quick-seats = Taille de la table
quick-pace = Rythme
quick-any-language = Peu importe
quick-bots = À deux ou plus, des robots peuvent prendre les places restantes
quick-rated-about = La partie compte pour la cote de tous ; qui la quitte la perd.
quick-go = Chercher une partie
quick-others = { $n ->
    [0] Personne d’autre ne cherche cette partie pour l’instant.
    [one] Une autre personne cherche cette partie.
   *[other] { $n } autres personnes cherchent cette partie.
}
quick-since = Vous attendez depuis { $time }.
quick-wait-bots = La table s’ouvre dès qu’elle est pleine ; à deux, des robots la complètent au bout d’un moment.
quick-wait-full = La table s’ouvre dès qu’elle est pleine.
quick-wait-days = Vous pouvez fermer cette page : la partie commencera sans vous attendre, et figurera parmi vos tables.
quick-leave = Ne plus attendre

person-page = Voir sa page
person-mine = Ma page
person-none = Il n’y a personne ici
person-none-about = Cette page n’existe pas, ou ne vous est pas destinée.
person-bare = Rien d’autre n’est montré ici.
person-mine-bare = Les autres voient ici votre nom et votre visage. Plus bas, vous choisissez s’ils en voient davantage.
person-ratings = Cotes
person-favourites = Rôles préférés
person-matches = Parties
speaks = Langues : { $languages }
seen-by-all = Visible de tout le monde.
seen-by-friends = Visible de vos amis.
seen-by-none = Personne d’autre ne le voit.
show = Ce que je montre
show-about = Cette page ne figure dans aucune liste : on y vient d’une table, d’un cercle ou d’un classement où l’on vous voit, ou par son lien.
shows-page = La page elle-même, avec mon nom et mon visage
shows-tongues = Les langues que je parle
shows-ratings = Mes cotes et leurs courbes
shows-roles = Mes rôles préférés
show-roles-pick = Choisir parmi ceux que vous avez eus
shows-matches = Les parties que j’ai choisies
show-matches-about = Vous les choisissez parmi vos parties terminées. Les autres joueurs n’y sont nommés que s’ils montrent eux aussi la partie, et on ne peut la revoir ici que si tous ceux qui étaient là la montrent.
show-ladder = Montrer mon nom et ma cote dans les classements publics
show-kept = C’est enregistré : voici votre page.
audience-all = Tout le monde
audience-friends = Mes amis
audience-none = Personne
language-add = Ajouter une langue
language-remove = Retirer { $name }
match-with = avec
match-show = Montrer sur ma page
match-hide = Retirer de ma page
match-shown = Cette partie peut maintenant apparaître sur votre page.
match-hidden = Votre page ne montre plus cette partie.

friends = Amis et cercles
friends-mine = Mes amis
friends-none = Personne encore. Échangez vos codes !
friends-asking = Veulent être vos amis
friends-asked = Vous avez demandé
friend-here = en ligne
friend-away = pas là
friend-accept = Accepter
friend-accept-of = Accepter { $name }
friend-refuse = Refuser
friend-refuse-of = Refuser { $name }
friend-part = Retirer
friend-part-of = Retirer { $name } de mes amis
friend-take-back = Annuler
friend-take-back-of = Annuler la demande à { $name }
friend-by-code = Par code
friend-code-about = Donnez votre code, ou son lien, à qui vous voulez. On vous demandera ; à vous d’accepter. Seuls vos amis voient si vous êtes là.
friend-code-of = Le code de quelqu’un
friend-ask = Demander
friend-asked = La demande est envoyée.
code-share = Partager le lien
code-renew = Changer de code
circles = Mes cercles
circles-about = Un club, une famille : ses tables, son classement et son histoire, pour ses membres seulement.
circle-name = Nom du cercle
circle-found = Fonder un cercle
circle-code-of = Le code d’un cercle
circle-join = Rejoindre
circle-members = { $n ->
    [one] un membre
   *[other] { $n } membres
}
circle-asked = On vous invite dans un cercle
circle-asked-about = Ses membres verront votre nom, votre visage et les parties que vous jouerez à ses tables.
circle-none = Ce cercle n’existe pas, ou vous n’en êtes pas.
circle-tables = Ses tables
circle-tables-none = Aucune table pour l’instant.
circle-ladder = { $game } : le classement du cercle
circle-matches = { $n ->
    [one] une partie
   *[other] { $n } parties
}
circle-history = Les dernières parties
circle-won = Gagné par { $names }
circle-people = Ses membres
circle-role-owner = responsable
circle-role-helper = aide
circle-role-member = membre
circle-make-helper = Donner le rôle d’aide
circle-make-helper-of = Donner le rôle d’aide à { $name }
circle-not-helper = Retirer ce rôle
circle-not-helper-of = Retirer ce rôle à { $name }
circle-out = Exclure
circle-out-of = Exclure { $name }
circle-closed = Fermé : plus personne n’y entre
circle-closed-about = Le code du cercle n’ouvre rien tant qu’il est fermé.
circle-code-about = Avec ce code, ou son lien, on entre dans le cercle.
circle-leave = Quitter le cercle
invites = Des amis vous attendent
invite-from = { $name } vous invite : { $game }
invite-from-circle = { $name } vous invite dans le cercle « { $what } »
invite-from-event = { $name } vous invite à « { $what } »
invite-go = Y aller
invite-no = Pas cette fois
invite-friends = Inviter des amis
invite-of = Inviter { $name }
invited = Invitation envoyée
looking = Tables qui cherchent du monde
looking-none = Personne ne cherche de joueur pour l’instant. Ouvrez une table !
table-host = chez { $name }
table-rated = compte pour la cote
table-language = On y parle
table-level = Pour qui
table-level-all = Tout le monde
table-level-beginners = Débutants
table-level-regulars = Habitués
seats-free = { $n ->
    [one] 1 place libre
   *[other] { $n } places libres
}
watch = à regarder
watch-late = { $n ->
    [one] à regarder, un coup plus tard
   *[other] à regarder, { $n } coups plus tard
}
watch-end = à regarder après la fin
phase-open = pas encore commencée
phase-playing = en cours
phase-over = terminée
table-turn-of = Au tour de { $name }
table-with = Avec { $name }
footer = Cabale est libre et indépendant. Les jeux appartiennent à leurs auteurs et à leurs éditeurs : si vous les aimez, achetez la boîte.
home = Cabale, retour à l’étagère
to-shelf = Retour à l’étagère
# Des titres sans article : on dit « la carte de Tante Prune », mais « du Docteur Brume ».
guest-titles = Maître | Dame | Tante | Oncle | Sœur | Frère | Madame | Monsieur | Mademoiselle | Mamie | Papy | Tonton | Tata | Lady | Lord | Sir | Miss | Mère | Dom | Don | Doña | Compère | Commère | Tantine
guest-names = Pivoine | Corbeau | Prune | Brume | Renard | Sel | Lune | Basalte | Tempête | Saule | Hibou | Chardon | Ambre | Velours | Cendre | Héron | Genièvre | Lanterne | Pie | Ortie | Onyx | Persil | Coing | Corneille | Zibeline | Tanaisie | Safran | Aurore | Roitelet | Achillée

game-werewolf = Loup-Garou pour un Crépuscule
game-castle = Le Château du Diable
game-abyss = Abyss
game-cultists = Among Cultists
box-werewolf = Loup-Garou pour un Crépuscule
box-castle-devil = Le Château du Diable
box-castle-coach = Montée mortelle vers le Manoir du Malin
box-abyss = Abyss
box-cultists = Among Cultists
mood-werewolf = Une nuit, un jour, un vote. Votre carte n’est peut-être plus la vôtre.
mood-castle-devil = Deux sociétés secrètes, une calèche, des duels. Trouvez les vôtres avant les autres.
mood-castle-coach = La première édition, plus rude : on passe, on troque, on se bat, on annonce.
mood-abyss = Le trône des profondeurs est vide. Ralliez les Peuples, recrutez les Seigneurs.
mood-cultists = Une université hantée, dix heures, et quelqu’un est déjà mort sans le savoir.

## Préférences

preferences = Préférences
shortcuts = Au clavier
key-choices = choisir l’une des neuf premières réponses
key-board = passer d’un élément de la table à l’autre, et le choisir
key-escape = fermer, ou se raviser
key-moments = en revoyant une partie, un moment en arrière ou en avant
key-sheet = cette feuille
install = Installer l’application
settings = Réglages
language = Langue
lang-fr = FR
lang-en = EN
language-fr = Français
language-en = English
theme = Lumière
theme-system = Comme l’appareil
theme-dark = Nuit
theme-light = Jour
to-light = Allumer la lumière
to-dark = Éteindre la lumière
sound = Son
sound-on = Mettre le son
sound-off = Couper le son
text-size = Taille du texte
text-size-1 = Normale
text-size-2 = Grande
text-size-3 = Très grande
hear = Ce que j’écris
hear-sure = compte seul quand c’est sûr
hear-ask = compte si je confirme
hear-never = ne compte jamais
pace = Rythme
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-none = Sans animation ni attente
pace-step = Pas à pas : touchez pour voir l’action suivante
confirm-grave = Demander confirmation avant ce qui ne se reprend pas
your-face = Votre visage
face-own = Votre visage actuel
face-number = Visage { $n }
other-faces = D’autres visages
face-kept = Visage enregistré.
dealt = { $n ->
    [one] Votre carte
   *[other] Vos cartes
}
dealt-wants = Ce que veut votre camp
dealt-seen = { $n ->
    [one] C’est vu
   *[other] C’est vu
}
to-gallery = Toutes les cartes
gallery = Les cartes
reveal-card = Me montrer ma carte au début
plain-cards = Cartes simples : des pictogrammes au lieu des images
voice = Raconter la partie à voix haute quand on regarde la table (jamais les secrets)
knock = Me prévenir quand c’est à moi
knock-refused = Le navigateur refuse les notifications.
your-name = Votre nom
name-kept = Votre nom est retenu.
account = Compte
account-about = Facultatif : gardez votre nom et vos parties sur un autre appareil. Un identifiant et un mot de passe d’au moins huit caractères suffisent.
account-is = Session ouverte : { $login }.
login = Identifiant
password = Mot de passe
sign-in = Se connecter
sign-out = Se déconnecter
register = Créer le compte
login-shape = Pour créer un compte : un identifiant de 3 à 32 signes, en minuscules sans accent, chiffres, points ou tirets.
password-shape = Pour créer un compte : un mot de passe d’au moins huit caractères.
forget = Supprimer mon compte
forget-sure = Oui, tout effacer
signed-in = Vous revoilà !
signed-out = Session fermée.
registered = Votre compte est créé.
forgotten = Votre compte est supprimé.
account-more = Mes appareils, mon mot de passe, mes données
account-nobody = Cet appareil n’est connecté à aucun compte.
account-guest = Vous êtes de passage : cet appareil vous reconnaît par un cookie. Créez un compte dans les réglages pour garder votre nom et vos parties.
sessions = Vos appareils connectés
device-unknown = Un appareil
device-here = cet appareil, maintenant
device-seen = vu le { $date }
sign-out-here = Se déconnecter ici
sign-out-everywhere = Se déconnecter partout
sign-out-everywhere-about = Se déconnecter partout, ou changer de mot de passe, met aussi fin à l’accès de vos programmes.
sign-out-guest = Sans compte, on ne peut pas revenir sous la même identité après s’être déconnecté.
password-change = Changer le mot de passe
password-now = Mot de passe actuel
password-new = Nouveau mot de passe
password-set = Choisir ce mot de passe
password-changed = Le nouveau mot de passe est en place.
password-change-about = Tous les autres appareils seront déconnectés.
password-forgotten = Mot de passe oublié ?
password-reset-about = Le lien ne sert qu’une fois. Tous les appareils seront déconnectés, et votre session s’ouvre ici.
forgot-send = Envoyez-moi un lien
forgot-sent = Si ce compte a une adresse confirmée, un courriel avec un lien est en route.
forgot-about = Le lien part à l’adresse que vous avez confirmée. Sans adresse, demandez à qui tient ce serveur.
email = Adresse électronique
email-about = Pour recevoir un lien si vous oubliez votre mot de passe, et pour rien d’autre.
email-is = Si vous oubliez votre mot de passe, un lien partira à { $email }.
email-new = Autre adresse
email-set = Confirmer par courriel
email-sent = Un courriel est en route : suivez son lien pour confirmer l’adresse.
email-remove = Retirer l’adresse
email-removed = L’adresse est retirée.
keep = Enregistrer
hours = Vos heures de repos
hours-about = Là où une partie se joue en plusieurs jours, votre horloge s’arrête pendant ce temps. Les horloges des parties en direct n’en tiennent pas compte. Un changement vaut à partir de la question suivante. Les autres à la table voient jusqu’à quand vous avez le temps : ils peuvent en déduire quand vous vous reposez.
hours-zone = Fuseau horaire
hours-nights = Mes nuits
hours-from = De
hours-to = À
hours-weekends = Le samedi et le dimanche
hours-first = En vacances du
hours-last = Au (compris)
hours-holiday = Ajouter des vacances
hours-no-holiday = Retirer les dernières
hours-kept = Vos heures de repos sont enregistrées.
notices = Quand c’est à vous
notices-about = Là où une partie se joue en plusieurs jours, ou sans horloge, on vous prévient quand votre réponse est attendue et que vous n’êtes pas à la table. Aucun message ne dit ce qui se joue. Pendant vos heures de repos, rien ne part.
notices-push = Prévenir cet appareil
notices-mail = Par courriel
notices-mail-every = { $n ->
    [0] jamais
   *[other] un message toutes les { $n } heures au plus
}
notices-webhook = Webhook d’une messagerie (ce qui y est écrit peut être lu par d’autres)
notices-kept = C’est enregistré.
notices-stopped = C’est fait : plus aucun courriel de ce genre.
asked-count = { $n ->
    [one] une réponse attendue
   *[other] { $n } réponses attendues
}
asked-here = À vous
title-asked = ({ $n }) Cabale
next-asked = Partie suivante où l’on m’attend : { $game }
email-confirmed = L’adresse est confirmée.
relations = Les personnes que vous n’entendez pas
is-muted = messages masqués
is-blocked = messages masqués, et pas de place à vos tables
relent = Annuler
programs = Vos programmes
programs-about = Un programme à vous joue sous son propre nom, avec une clé. Qui a la clé joue à sa place : gardez-la pour vous.
program-name = Nom du programme
program-days = Valable
days-n = { $n } jours
program-add = Créer une clé
program-key = La clé de { $name }, montrée cette seule fois
program-copied = La clé est copiée.
program-idle = jamais venu
program-used = venu le { $date }
program-until = clé valable jusqu’au { $date }
program-drop = Retirer la clé
my-data = Mes données
my-data-about = Tout ce que ce serveur garde de vous, dans un fichier ; ou tout effacer.
export = Télécharger mes données
forget-about = Votre nom, vos messages, vos résultats et vos cotes disparaissent, ici et à toutes les tables. Les parties en cours continuent avec un robot. C’est définitif.
my-matches = Mes parties terminées
my-matches-none = Vous n’avez encore terminé aucune partie.
leaders = Classement
leaders-games = Jeux
leaders-about = Seules comptent les parties déclarées pour la cote, à deux personnes au moins. On y voit celles et ceux qui l’ont choisi. Les robots sont placés là où ils seraient, sans rang.
leaders-none = Aucune partie de ce jeu n’a encore compté.
leaders-season = { $quarter ->
    [1] Hiver
    [2] Printemps
    [3] Été
   *[4] Automne
} { $year }
leaders-when = Période
leaders-all-time = Depuis toujours
leaders-all-sizes = Toutes les tailles
leaders-rank = Rang
leaders-name = Nom
leaders-rating = Cote
leaders-played = Parties
leaders-only-you = cette ligne n’est vue que de vous
leaders-you = { $rank ->
    [0] Vous y êtes avec { $rating }, une cote encore mal connue : le rang vient avec dix parties.
    [1] Vous êtes en tête, avec { $rating }.
   *[other] Vous êtes numéro { $rank }, avec { $rating }.
}
leaders-you-unseen = { $rank ->
    [0] Votre cote est de { $rating }, encore mal connue. Personne d’autre ne la voit ici.
   *[other] Avec { $rating }, vous seriez numéro { $rank } parmi les personnes montrées. Personne d’autre ne le voit ici.
}
leaders-choose = Choisir ce que je montre
leaders-won = Gagnées
leaders-provisional = provisoire
unshare = Désactiver le lien
unshared = Le lien que vous aviez partagé n’ouvre plus rien.
deeds = { $n ->
    [one] À ma dernière partie
   *[other] À mes { $n } dernières parties, en moyenne
  }
by-role = Par rôle
by-team = Par camp
by-seats = Par nombre de joueurs
by-company = Selon les autres joueurs
bots-of-level = Robots, niveau { $level }
bots-of-levels = Robots de divers niveaux
with-people = Avec d’autres personnes
players-n = { $n } joueurs
rating = Cote : { $n }
rating-provisional = { $n ->
    [one] provisoire, après 1 partie
   *[other] provisoire, après { $n } parties
}
rating-none = Pas encore de cote : il faut une partie qui compte pour la cote.
rating-course = Son évolution
show-ratings = Montrer ma cote
in-detail = En détail
tally = { $played ->
    [one] 1 partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $won } victoires
}
won = Gagnée
lost = Perdue

## Le salon

lobby-about = Partagez le lien ou le code. Chacun choisit une place ; les places vides peuvent aller à des robots.
invite = Inviter
link = Lien de la table
link-copied = Le lien est copié.
qr = Code QR du lien de la table
seats = Places
seats-count = Nombre de places
seat-open = Place { $n }
seat-free = Place libre
sit-here = M’asseoir ici
sit-down = S’asseoir
stand = Me lever
kick = Libérer la place
hand-over = Confier la table
host = hôte
put-bot = Robot
fill-bots = Compléter avec des robots
presets = Mes réglages
preset-name = Nom de ces réglages
preset-save = Enregistrer
preset-forget = Oublier
host-screen = Tenir la table
host-code = Code de la table : { $code }
emotes = Réactions
emote-yes = D’accord
emote-no = Pas d’accord
emote-hm = Je réfléchis
emote-shock = Oh !
emote-laugh = Je ris
emote-hush = Chut
emote-eyes = Je vous observe
emote-bravo = Bravo
bots-level = Niveau des robots
bot-level = robot ({ $level })
level-random = au hasard
level-novice = novice
level-adept = averti
level-master = maître
level-grandmaster = grand maître
pass-phone-add = Ajouter une personne sur cet appareil
pass-phone-about = Un seul téléphone suffit : il passe de main en main, et un rideau cache les cartes entre deux joueurs.
their-name = Son nom
lucky-word = Mot porte-bonheur
lucky-word-example = si vous en avez un
lucky-stir = Ajouter à la donne
lucky-about = Votre part de hasard entre dans la donne, avec celle de chacun. Un mot à vous peut s’y joindre, jusqu’au début.
lucky-stirred = « { $word } » est mêlé à la donne. Vous pouvez en changer jusqu’au début.
seal = Sceau de la donne :
start = Commencer
start-ready = Tout le monde est là.
start-away = Pas encore là : { $names }.
start-when = { $n ->
    [one] Il reste 1 place à remplir.
   *[other] Il reste { $n } places à remplir.
}
wait-host = L’hôte va bientôt commencer.
sit-or-watch = Choisissez une place, ou restez pour regarder.
options = Options
options-unfit = Ces réglages ne vont pas encore ensemble.
options-undo = Annuler ces changements
options-none = Ce jeu n’a pas d’option.
chosen = { $n ->
    [0] aucun
   *[other] { $n } en tout
}
choose-others = Choisir vous-même
one-more = Ajouter : { $name }
one-less = Retirer : { $name }
clock = Horloge
clock-none = Sans horloge
clock-live = Rapide
clock-relaxed = Tranquille
clock-bank = Réserve : 10 min chacun, + 10 s par coup
clock-days-1 = Lente : 1 jour par coup
clock-days-3 = Lente : 3 jours par coup
clock-days-7 = Lente : 7 jours par coup
clock-bank-days = Lente : réserve de 7 jours, + 12 h par coup
clock-of-turn = { $time } par coup
clock-of-bank = { $time } chacun pour toute la partie, + { $more } par coup
clock-of-window = { $time } pour réagir
clock-of-night = { $time } par appel de la nuit
clock-of-talk = { $time } pour parler
clock-slow-about = Personne n’a besoin de rester à la table : on vous prévient quand c’est à vous. Vos nuits, week-ends et vacances arrêtent votre horloge (page « Compte »). Si votre temps s’écoule, les règles répondent une fois pour vous, puis un robot garde votre place jusqu’à votre retour.
span-days = { $n } j
span-hours = { $n } h
span-minutes = { $n } min
span-seconds = { $n } s
listed = Visible de tous sur l’étagère
spectators-allowed = On peut regarder sans jouer
delay = On voit ce qui se passe
delay-moves = { $n ->
    [0] tout de suite
    [one] un coup plus tard
   *[other] { $n } coups plus tard
}
delay-after-the-end = après la fin
delay-about = Qui n’est pas assis à la table voit ce qui s’y passe, et lit ce qui s’y dit, avec ce retard ; personne ne peut ainsi aider un joueur.
rated = Cette partie compte pour la cote
rated-about = Deux personnes au moins, chaque place à une personne différente ou à un robot, et une horloge ; qui quitte la partie la perd.
rules-brief = Les règles en une page
rules-all = Toutes les règles

## La table

table-connecting = On vous conduit à la table…
no-table = Cette table n’existe pas
no-table-about = Rien ne répond au code { $code }. Il est peut-être mal recopié, ou la table est fermée.
own = Ce que vous avez
board = Le plateau
asked = Ce qui vous est demandé
choices = Vos choix
choices-end = Finir la partie
undo = Reprendre mon choix
confirm-final = Cela ne se reprend pas.
picked = { $of ->
    [1] { $n ->
        [0] Faites votre choix
       *[other] Choix fait
      }
   *[other] { $n } sur { $of }
  }
answer-held = Votre réponse est notée. Vous pouvez en changer tant que les autres réfléchissent.
answer-held-as = Votre réponse est notée : { $choice }. Vous pouvez en changer tant que les autres réfléchissent.
answer-held-only = Votre réponse est notée : { $choice }.
tap-lit = Touchez ce qui est éclairé, sur le plateau ou dans votre main.
beat-next = Continuer
step-next = { $n ->
    [one] Voir l’action suivante
   *[other] Voir l’action suivante (encore { $n })
}
step-asked = Une question vous attend.
order-why = On interroge tout le monde : sinon, la question elle-même trahirait quelqu’un.
order-why-read = Compris
order-stop = Répondre moi-même
order-answers = Votre consigne répond : { $choice }. Touchez une réponse pour en décider autrement.
ahead = Répondre d’avance
ahead-text = Si l’on en vient là, c’est répondu pour vous, sans que personne sache que c’était prévu. La première consigne qui convient compte. Ce qui n’est plus possible le moment venu vous est demandé comme d’habitude.
ahead-about = Au sujet de
ahead-which = Consigne
ahead-add = Ajouter
ahead-remove = Retirer : { $order }
answered = Vous avez répondu. Les autres réfléchissent encore.
others-decide = Les autres réfléchissent.
goes-on = La partie continue…
not-sent = Rien n’est parti : la connexion est coupée. Réessayez dans un instant.
seat-thinks = réfléchit
seat-won = a gagné
reconnecting = On se reconnecte…
paused = en pause
pause = Mettre en pause
resume = Reprendre
time-left = Il reste { $time }
not-for-watching = On ne peut pas regarder cette table : seuls les joueurs voient ce qui s’y passe.
watch-not-yet = { $n ->
    [one] On peut regarder dès le coup suivant, avec un coup de retard sur la table.
   *[other] On peut regarder au bout de { $n } coups, avec ce retard sur la table.
}
watch-after-the-end = On pourra regarder cette partie une fois finie. Restez là : elle vous sera montrée.
watching-late = { $n ->
    [one] vous regardez, un coup plus tard
   *[other] vous regardez, { $n } coups plus tard
}
watching = vous regardez
watchers = { $n ->
    [one] 1 personne regarde
   *[other] { $n } personnes regardent
}
tabs = Autour de la table
tab-table = Table
tab-talk = Parler
stream-filter = Montrer
stream-all = Tout
stream-story = Récit
stream-talk = Paroles
stream-claims = Déclarations
claim-back = retiré
claim-rivals = { NUMBER($n) ->
    [one] { $names } la revendique aussi
   *[other] { $names } la revendiquent aussi
}
story = Raconter mon histoire
story-about = Au départ, c’est ce que vous avez vraiment vécu. Changez ce que vous voulez, puis dites-le : rien n’oblige à dire la vérité.
story-say = Tout dire
heard-no = Non, rien de cela
tab-notes = Carnet
log = Ce qui s’est passé
past-moment = Vous revoyez un moment passé ; la partie continue.
past-back = Revenir au présent
log-empty = Rien ne s’est encore passé.
log-no-secrets = Rien que les autres ne sachent aussi.
chat = Conversation
chat-say = Dire quelque chose
chat-empty = Personne n’a encore parlé.
chat-empty-spectators = Les spectateurs parlent entre eux ; les joueurs ne les entendent pas.
chat-silent = Vous devez vous taire pour l’instant.
claims = Déclarations
claims-other = Dire autre chose
claims-none = Rien à déclarer en ce moment.
claims-rather = ou :
claims-take-back = Tout retirer
claims-say = Le dire
heard-asks = Est-ce bien ce que vous dites ?
heard-rest = Non retenu : « { $rest } »
heard-soon = Compris. Cela comptera dans un instant.
heard-confirm = Oui, cela compte
heard-correct = Corriger : { $claim }
heard-drop = Écarter : { $claim }
stem-was = J’étais…
stem-am = Je suis…
stem-have = J’ai…
stem-saw = J’ai vu…
stem-did = J’ai fait…
stem-suspect = Je soupçonne…
stem-trust = Je fais confiance à…
stem-ask = Je demande…
stem-back = Je me rétracte
stem-more = Autre chose…
notes-seen = Ce que vous savez et que d’autres ignorent
note-mark = Votre avis sur { $name }
note-text = Note sur { $name }
note-placeholder = Une note pour vous
mark-none = sans avis
mark-trust = confiance
mark-doubt = doute
mark-foe = soupçon
mute = Ne plus lire ses messages
unmute = Afficher ses messages
person-menu = Que faire au sujet de { $name }
muted = Ses messages sont masqués.
unmuted = Ses messages s’affichent de nouveau.
block = Bloquer : masquer ses messages, et pas de place à mes tables
blocked = Cette personne est bloquée.
report = Signaler
report-about = Votre signalement sera lu par qui tient ce serveur, avec les messages que vous choisissez.
report-kind = De quoi s’agit-il ?
report-insult = Insultes
report-spam = Messages à répétition
report-cheating = Tricherie
report-name = Nom ou visage
report-other = Autre chose
report-lines = Ses derniers messages
report-note = Ce qui s’est passé (facultatif)
report-send = Envoyer le signalement
reported = Merci : votre signalement sera lu.
show-out = Faire sortir
ban = Faire sortir pour de bon
show-out-about = Qui est sorti ne reprend pas de place ici ; sorti pour de bon, on ne regarde ni ne parle non plus.
people-out = { $n ->
    [one] Une personne que vous avez fait sortir
   *[other] { $n } personnes que vous avez fait sortir
}
out-of-seat = ne reprend pas de place
out-of-table = ne regarde ni ne parle non plus
pardon = Laisser revenir
somebody = Quelqu’un
shown-out = C’est fait.
close-table = Fermer la table
close-table-about = La partie s’arrête pour tout le monde, sans résultat.
leave-title = Quitter la table
leave-for-now = Retour à l’étagère
leave-for-now-about = Votre place reste à vous : la table est parmi vos tables en cours.
leave-for-good = Quitter la partie pour de bon
leave-for-good-about = Un robot continue à votre place, et vous ne pourrez pas revenir.
leave-rated-about = Cette partie compte : qui la quitte l’a perdue. Un robot continue à votre place.
table-closed = Cette table est fermée
table-closed-about = L’hôte l’a fermée, tout le monde est parti, ou le serveur est revenu à une copie plus ancienne.
shut-private = Cette partie est finie
shut-private-about = Celles et ceux qui l’ont jouée peuvent la revoir, et la partager par un lien.
shut-not-welcome = L’hôte ne vous veut pas à cette table
shut-not-welcome-about = Il y a d’autres tables sur l’étagère.
shut-out = Vous n’êtes plus à cette table
shut-out-about = La session de cet appareil a été fermée, ou l’hôte vous a fait sortir.
shut-banned = L’accès vous est fermé ici
shut-banned-about = La personne qui tient ce serveur en a décidé ainsi.
replace-bot = Faire jouer un robot à sa place
replace-when-away = Un robot ne prend que la place d’une personne absente.
seat-back = Reprendre cette place
seat-kept = Un robot joue pour vous
while-away = Pendant votre absence
back-to-table = Revenir à la table
pass-phone = Passer
curtain = Le rideau est tiré
curtain-pass = Passez l’appareil à { $name }
curtain-about = Que personne d’autre ne regarde.
curtain-me = Je suis { $name }
curtain-others = Quelqu’un d’autre

## La fin

end = Fin de la partie
end-title = La partie est finie
end-won = Vous avez gagné !
end-lost = Vous avez perdu
end-nobody = Personne ne l’emporte
rematch = Revanche
rematch-join = Rejoindre la revanche
rematch-watch = Regarder la revanche
replay = Revoir la partie
share = Partager
luck-check = Vérifier le hasard
luck-title = Le hasard de cette partie
luck-about = Le hasard a été scellé à l’ouverture de la table, puis chacun y a mêlé le sien. Votre navigateur a gardé ce qu’il en a vu ; il compare maintenant.
luck-checking = On rompt le sceau…
luck-held = Tout concorde.
luck-broken = Quelque chose ne concorde pas.
luck-unknown = Ce qui a pu être vérifié concorde.
mark-luck-held = Concorde
mark-luck-broken = Ne concorde pas
mark-luck-unknown = N’a pas pu être vérifié
check-sealed-held = Le sceau est resté le même, de votre arrivée à la table jusqu’à la fin : { $seal }.
check-sealed-broken = Le sceau a changé après votre arrivée à la table. Le premier était { $seal }.
check-sealed-no-receipt = Cet appareil n’a pas de reçu de cette partie : il n’était pas à la table, ou il l’a oubliée. Il ne reste que la parole du serveur.
check-sealed-public = Le hasard de cette partie n’était pas secret : une leçon suit son texte, et une partie reprise garde les cartes de la première. Il n’y avait rien à sceller.
check-opens-held = Le secret inscrit au journal est bien celui qui a été scellé avant la première carte.
check-opens-broken = Le secret inscrit au journal n’est pas celui qui a été scellé.
check-opens-no-crypto = Impossible de vérifier que le secret est celui qui a été scellé : un navigateur ne fait ce calcul que sur une page sécurisée (https).
check-luck-held = Votre part de hasard est dans la donne, à votre place.
check-luck-word = Votre part de hasard est dans la donne, à votre place, avec votre mot « { $word } ».
check-luck-broken = Le journal ne contient pas votre part de hasard telle que vous l’avez donnée. (Avez-vous aussi ouvert cette table sur un autre appareil avant le début ? C’est alors la sienne qui compte.)
check-luck-none = Aucune part de hasard n’a été reçue de vous avant le début : il n’y a rien à chercher.
check-heads-held = { $n ->
    [one] Le seul jalon que vous avez reçu est dans ce journal : rien n’a été changé, ajouté ni retiré.
   *[other] Les { $n } jalons que vous avez reçus pendant la partie sont tous dans ce journal, dans l’ordre : rien n’a été changé, ajouté ni retiré.
}
check-heads-part = { $n ->
    [one] Le seul jalon que vous avez reçu est dans ce journal : rien n’a été changé avant lui. Vous n’avez pas vu la suite.
   *[other] Les { $n } jalons que vous avez reçus pendant la partie sont tous dans ce journal, dans l’ordre : rien n’a été changé jusqu’au dernier. Vous n’avez pas vu la suite.
}
check-heads-broken = { $n ->
    [one] Le jalon que vous avez reçu pendant la partie n’est pas dans ce journal : ce n’est pas la partie que vous avez vue.
   *[other] { $found ->
        [0] Aucun des { $n } jalons que vous avez reçus pendant la partie n’est dans ce journal : ce n’est pas la partie que vous avez vue.
        [1] Sur les { $n } jalons que vous avez reçus pendant la partie, seul le premier est dans ce journal : ce n’est pas la partie que vous avez vue.
       *[other] Sur les { $n } jalons que vous avez reçus pendant la partie, seuls les { $found } premiers sont dans ce journal : ce n’est pas la partie que vous avez vue.
    }
}
check-heads-end = Ce journal ne finit pas là où la partie a fini.
check-heads-none = Vous n’avez reçu aucun jalon pendant la partie : rien ne montre si le journal a été changé.
check-heads-no-crypto = Impossible de vérifier que le journal n’a pas été changé : un navigateur ne fait ce calcul que sur une page sécurisée (https).
check-table-held = Le journal est bien celui de cette table et de ce jeu.
check-table-broken = Le journal est celui d’une autre table ou d’un autre jeu.
check-log-broken = Ce que le serveur a remis n’est pas le journal complet d’une partie.
check-fold-held = Le serveur affirme avoir redistribué à partir du secret et du hasard de chacun, et avoir retrouvé { $n ->
    [one] le seul coup joué
   *[other] les { $n } coups
}.
check-fold-broken = Le serveur lui-même affirme que la partie ne se retrouve pas quand on la redistribue à partir du secret et du hasard de chacun.
check-fold-part = Les règles ont changé pendant ou depuis la partie : le serveur ne peut pas redistribuer ce qui s’est joué avec les anciennes. Tout ce qu’il peut redistribuer se retrouve.
check-fold-silent = Le serveur n’a pas dit si la partie se retrouve quand on la redistribue.
luck-yourself = Sans le serveur, sans cette page
luck-yourself-about = Gardez les deux fichiers et faites tout vérifier, jusqu’à la moindre carte, par un programme sur votre propre machine :
luck-yourself-bare = Gardez le journal et faites-le vérifier, jusqu’à la moindre carte, par un programme sur votre propre machine :
luck-copy = Copier
luck-copied = La commande est copiée.
luck-changed = Le sceau de cette table a changé depuis votre arrivée. Un serveur honnête ne fait jamais cela. Votre reçu garde le premier.
luck-noted = C’est noté
download-log = Télécharger le journal
download-receipt = Télécharger mon reçu
no-replay = Pas de partie à revoir ici
eyes = Vu par
eyes-spectator = un spectateur
eyes-open = tous, cartes ouvertes
back-to-end = Retour à la table
moment = Moment de la partie
moment-back = Moment précédent
moment-next = Moment suivant
moment-quiet = Rien ne se passe à ce moment.
panel-board = Table
panel-log = Récit
panel-knew = Qui savait quoi
panel-insight = Ce qu’on pouvait savoir
panel-comments = Commentaires
comment-here = À ce moment ({ $n })
comment-at = moment { $n }
comment-drop = Supprimer
comments-about = Visible par celles et ceux qui ont joué cette partie, et par qui en a reçu le lien.
comments-none = Personne n’a encore rien écrit.
insight-wait = On refait le fil de la partie… quelques secondes.
insight-side = Vu par { $name } : la chance que chacun soit de ce camp ({ $side }), moment par moment.
insight-win = Vu par { $name } : la chance que chacun gagne, moment par moment.
insight-key = Trait plein : c’était bien le cas à la fin. Pointillé : non. Touchez le dessin pour aller à ce moment.
insight-key-win = Trait plein : qui a gagné. Pointillé : les autres. Touchez le dessin pour aller à ce moment.
insight-turns = Les moments décisifs
insight-turn = { $name } : de { $before } à { $after }
insight-sentence = La phrase qui a retourné la table
insight-sentence-said = { $name } : « { $words } »
insight-table = En chiffres
insight-axis = moments de la partie
insight-moment = Moment
insight-part = La partie était longue : seuls ses principaux moments ont été étudiés.
knew-nothing = Personne n’a rien su que les autres ignoraient.
play-on = Jouer la suite
play-on-about = Reprendre ici, à la place de { $name }, contre des robots : pour voir ce qui aurait pu être.
play-through = Faire défiler

## Apprendre

first-match = Première partie guidée
first-match-about = Une courte partie préparée pour vous : un guide explique ce que vous voyez et propose un coup à chaque étape.
coach = Votre guide
coach-next = Continuer
coach-again = Reprendre la leçon
coach-quit = Sans guide
coach-on = Finir cette partie
learn-box = Apprendre { $name }
rules-of = Règles : { $game }
rules-none = Ce jeu n’a pas de règles écrites ici.
rules-found = { $n ->
    [0] Aucune règle trouvée.
    [one] 1 règle
   *[other] { $n } règles
}
rules-in-english = Le registre complet n’est pas encore traduit : le voici en anglais. La page d’initiation est en français.
rules-story = Comment on joue
rules-law = Les règles, une par une
search-rules = Chercher dans les règles
brief-goal = Le but
brief-setup = Au départ
brief-turn = Comment on joue
brief-end = La fin
brief-tip = Pour bien commencer
brief-none = Pas encore de résumé pour ce jeu.

brief-werewolf-goal =
    Le village veut éliminer un Loup-Garou ; la meute veut qu’aucun des siens ne meure.
    Certains rôles ont leur propre but : lisez votre carte.
brief-werewolf-setup =
    Chacun reçoit une carte de rôle ; trois autres restent au centre, face cachée. Tout le monde sait quels rôles sont dans le paquet, personne ne sait où.
brief-werewolf-turn =
    La nuit, chaque rôle est appelé dans l’ordre : on regarde, on échange, on pose un bouclier. Votre carte peut changer de mains sans que vous le sachiez.
    Le jour, on discute librement. On peut tout affirmer, on ne montre jamais sa carte.
    Puis tout le monde désigne quelqu’un en même temps.
brief-werewolf-end =
    Qui reçoit le plus de voix meurt, s’il en a au moins deux. C’est la carte que l’on a à la fin qui compte, pas celle du début.
brief-werewolf-tip =
    Dites tôt ce que vous avez fait la nuit si vous êtes du village : les récits qui se recoupent démasquent les menteurs.
    Loup-Garou ? Choisissez un rôle que personne d’autre ne réclame.

brief-castle-devil-goal =
    Deux sociétés secrètes voyagent ensemble. L’Ordre cherche trois Clés, la Confrérie trois Gobelets, répartis entre ses membres.
    Vous ne savez pas qui est des vôtres.
brief-castle-devil-setup =
    Chacun reçoit une société, une profession et un objet, tous secrets.
brief-castle-devil-turn =
    À votre tour, une action : espionner une carte d’une main, proposer un objet en échange, ou provoquer un duel.
    Un objet proposé se refuse ou s’accepte contre un autre. Un refus vous donne un jeton de duel.
    Dans un duel, tous les autres choisissent secrètement un camp ; professions, objets et jetons font pencher la balance. Le vainqueur regarde la société du vaincu, ou lui prend un objet.
brief-castle-devil-end =
    Au début de votre tour vous pouvez annoncer la victoire en nommant ceux qui détiennent les objets. Si tout est juste votre société gagne ; une seule erreur, et c’est l’autre.
brief-castle-devil-tip =
    Un échange en dit long : qui vous donne une Clé ne la cherche sans doute pas.
    Le Sac des Secrets fait piocher qui le donne : faites-le circuler.

brief-castle-coach-goal =
    Deux sociétés secrètes voyagent ensemble. L’Ordre cherche trois Clés, la Confrérie trois Gobelets, répartis entre ses membres.
    Vous ne savez pas qui est des vôtres.
brief-castle-coach-setup =
    Chacun reçoit une société, une profession et un objet. On sait quels objets sont distribués, pas à qui.
brief-castle-coach-turn =
    À votre tour, une action : passer, proposer un objet en échange, provoquer un duel ou annoncer la victoire.
    Dans un duel, chacun à son tour soutient ouvertement un camp ou s’abstient. Le vainqueur regarde société et profession du vaincu, ou lui prend un objet.
brief-castle-coach-end =
    Annoncer est une action : montrez vos cartes, puis nommez ceux qui détiennent le reste. Juste, votre société gagne ; faux, elle perd.
brief-castle-coach-tip =
    À nombre impair, la plus petite société peut remplacer un objet par un Élixir de Pouvoir.
    La Perle Noire interdit d’annoncer : passez-la à temps.

brief-abyss-goal =
    Avoir le plus de points d’influence, par ses Seigneurs, ses Lieux, ses Alliés fédérés et ses Monstres.
brief-abyss-setup =
    Six Seigneurs attendent à la Cour. Chacun commence avec une Perle.
brief-abyss-turn =
    Explorer : retournez des cartes une à une. Les autres peuvent vous acheter chaque Allié ; prenez-en un ou continuez. Un Monstre se combat ou se laisse passer.
    Ou demander le soutien du Conseil : prenez toute la pile d’un Peuple.
    Ou recruter un Seigneur en défaussant des Alliés des Peuples demandés. Les Perles comblent les points manquants. Le plus faible des Alliés dépensés est fédéré : il rapportera à la fin.
    À la troisième Clef vous prenez un Lieu, et les Seigneurs qui l’ont payé perdent leur Pouvoir.
brief-abyss-end =
    Quand un joueur recrute son septième Seigneur, ou que la Cour ne peut plus être remplie, il finit son tour, chaque autre joue encore une fois, et l’on compte.
brief-abyss-tip =
    Acheter à un adversaire coûte des Perles mais lui retire un choix.
    Ne liez pas trop tôt à un Lieu un Seigneur dont le Pouvoir vous sert à chaque tour.

brief-cultists-goal =
    Les Enquêteurs rangent les livres de l’université pour atteindre leur objectif avant la fin du dixième tour. Les Fanatiques les en empêchent, ou les tuent un à un.
brief-cultists-setup =
    Chacun reçoit en secret un rôle, des cartes et un Parcours. Personne ne connaît sa propre pile Pouls : la mort vous tient peut-être déjà.
brief-cultists-turn =
    On se déplace d’un à trois pas, jamais zéro. Deux personnes seules dans un lieu se rencontrent : chacune glisse une carte à l’autre, Vivant ou Mort.
    Un événement est tiré, puis chacun fait une action : consulter le statut de quelqu’un, ajouter une carte à la pile d’une pièce, inspecter une pièce explorée pour ranger un livre, voter, rétablir le courant…
    Les Enquêteurs n’agissent que dans les pièces de la couleur prévue par leur Parcours.
brief-cultists-end =
    Une mort découverte entraîne un vote. Qui est éliminé devient un fantôme, et joue encore un peu.
    Assez de points, ou tous les Fanatiques dehors : les Enquêteurs gagnent. Sinon, à minuit, les Fanatiques.
brief-cultists-tip =
    Restez à trois : une rencontre n’a lieu qu’à deux tant que le courant passe.
    Une carte Sabotage désigne un coupable parmi ceux qui ont nourri la pile.

hint-werewolf-ask-night = Si un choix apparaît, votre rôle agit : ce que vous verrez restera dans votre carnet. Sinon, dormez en paix.
hint-werewolf-wait-night = Les autres rôles agissent. Votre carte peut changer sans que vous le sachiez.
hint-werewolf-ask-talk = Sous « Parler », dites qui vous êtes ou ce que vous avez vu. Les robots écoutent. Puis passez au vote.
hint-werewolf-ask-vote = Désignez le plus suspect. Les votes sont révélés tous ensemble.
hint-castle-ask-turn = Proposer un objet fait parler les cartes ; un duel gagné révèle une société. Commencez par observer.
hint-castle-ask-answer = Si vous acceptez, vous gardez l’objet et en donnez un autre. Refuser n’engage à rien.
hint-castle-ask-support = Soutenez la personne que vous croyez de votre société : qui gagne apprendra un secret ou prendra un objet.
hint-castle-ask-reactions = Vous pouvez jouer une carte pour aider votre camp, ou laisser faire.
hint-castle-ask-interruption = Seules certaines professions agissent ici. Le plus souvent, on laisse le duel commencer.
hint-castle-wait-turn = Regardez qui donne quoi à qui : c’est ainsi que l’on devine les sociétés.
hint-abyss-ask-turn = Au début, explorez pour remplir votre main. Dès qu’un Seigneur est à votre portée, recrutez-le.
hint-abyss-ask-offer = Acheter coûte des Perles, mais l’Allié vient dans votre main. On n’achète qu’une fois par tour adverse.
hint-abyss-ask-take = Prendre termine votre exploration. Continuer remplit aussi les piles du Conseil.
hint-abyss-ask-monster = Plus la Menace a monté, plus la récompense est belle.
hint-abyss-ask-pay = Touchez des Alliés de votre main pour payer. Le plus faible sera fédéré.
hint-cultists-ask-move = Allez dans une pièce de la couleur de votre Parcours. Un tête-à-tête avec quelqu’un déclenche une rencontre.
hint-cultists-ask-encounter = Donnez une carte Vivant si vous êtes Enquêteur. Vous ne verrez pas ce que vous recevez.
hint-cultists-ask-act = Ajoutez des cartes Réussite dans une pièce, puis inspectez-la quand elle est explorée pour ranger un livre.
hint-cultists-ask-vote = S’abstenir compte : il faut plus de voix que d’abstentions pour éliminer quelqu’un.

## Les énigmes

puzzles = Énigmes
puzzles-about = Une position, une question, et une seule réponse qui tient dans tous les mondes possibles. Tout ce qu’il faut savoir est sur la table.
puzzles-link = Énigmes du jour
puzzle-streak = Jours de suite
puzzle-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
puzzle-rating = Ma cote
puzzle-rating-is = { $rating }
puzzle-rating-new = { $rating } (provisoire)
puzzle-solved = Résolues
puzzle-solved-of = { $n } sur { $of }
puzzle-day-of = L’énigme du { $date }
puzzle-kept = Les énigmes du jour sont sur cet appareil : elles se résolvent aussi sans réseau.
puzzle-first = Pour commencer :
puzzle-number = Énigme { $n }
puzzle-grade = Niveau { $grade } sur 3
puzzle-go = Résoudre
puzzle-all = Toutes
puzzle-all-games = Tous les jeux
puzzle-is-open = Énigme { $n }
puzzle-is-solved = Énigme { $n }, résolue
puzzle-is-missed = Énigme { $n }, manquée
puzzle-none = Il n’y a pas d’énigme ici
puzzle-today = L’énigme du jour
puzzle-one = Énigme
puzzle-made = Énigme maison
puzzle-rated = Difficulté { $rating }
puzzle-you-are = Vous êtes { $name }
puzzle-assumed = On suppose :
puzzle-hints = Indices
puzzle-hint = Indice { $n }/{ $of }
puzzle-answer = Répondre
puzzle-answer-this = Répondre : { $answer }
puzzle-wrong = Ce n’est pas sûr : « { $answer } » est faux dans au moins un monde possible.
puzzle-hint-cost = Avec un indice ou une erreur, l’énigme rapporte moins, ou fait perdre des points.
puzzle-tap = Touchez un nom ou une carte sur la table, puis répondez.
puzzle-give-up = Voir la réponse
puzzle-give-up-sure = Oui, je renonce
puzzle-right = Trouvé !
puzzle-given-up = La réponse était :
puzzle-gain = { $sign }{ $points } · { $rating }
puzzle-proof = La preuve
puzzle-fact = Fait { $n } sur { $of }
puzzle-left = { $left ->
    [one] il reste { $left } monde sur { $of }
   *[other] il reste { $left } mondes sur { $of }
}
puzzle-so = Donc :
puzzle-therefore = Dans tous les mondes qui restent :
puzzle-step-back = Fait précédent
puzzle-step-next = Fait suivant
puzzle-next = Énigme suivante
puzzle-share = Partager
puzzle-copied = Copié, sans la réponse.
puzzle-share-day = Cabale, { $game }, l’énigme du { $date }
puzzle-share-one = Cabale, { $game }, une énigme
puzzle-share-solved = Trouvée { $tries ->
    [one] du premier coup
   *[other] en { $tries } essais
}, { $hints ->
    [0] sans indice
    [one] avec un indice
   *[other] avec { $hints } indices
}.
puzzle-share-missed = Elle m’a résisté. Et à vous ?
puzzle-make = En faire une énigme
puzzle-make-about = Ce moment, vu par { $name } : la réponse est prouvée, ou l’on dit quel autre monde la contredit.
puzzle-making = On parcourt tous les mondes…
puzzle-make-none = Aucune question ne peut être posée à ce moment.
puzzle-make-done = Prouvé : une seule réponse tient dans tous les mondes.
puzzle-make-link = Ouvrir l’énigme
puzzle-make-copy = Copier le lien
puzzle-make-file = Télécharger
puzzle-spoilt-not-asked = Cette question ne se pose pas ici, ou il y a trop de mondes à parcourir.
puzzle-spoilt-untrue = Quelqu’un qui devait dire la vérité ne l’a pas dite.
puzzle-spoilt-several = Plusieurs réponses sont sûres.
puzzle-spoilt-open = C’était vrai, mais pas certain :
puzzle-spoilt-other = Dans un autre monde possible :
lesson-puzzles = Trois énigmes faciles

## Refus

# Événements

events = Événements
events-link = Organiser une soirée
events-about = Une soirée, un tournoi, une ligue : vous donnez le lien, chacun s’inscrit sur son téléphone, et la maison prépare les tables.
events-mine = Vos événements
event-new = Un nouvel événement
event-called = Son nom
event-of = Soirée de { $name }
event-kind = Quelle sorte ?
event-kind-evening = Soirée
event-kind-evening-about = On change de table à chaque ronde, chacun compte ses points. Pour tous les jeux, quel que soit le nombre de joueurs.
event-kind-swiss = Tournoi suisse
event-kind-swiss-about = À chaque ronde on rencontre qui a autant de points que soi, et jamais deux fois la même personne si cela se peut.
event-kind-league = Ligue
event-kind-league-about = Tout le monde rencontre tout le monde, ou chacun dans son groupe.
event-game = Le jeu
event-seats = Personnes par table
event-seats-of = tables de { $n }
event-rounds = Rondes
event-groups = Groupes
event-fill = Des robots complètent les tables
event-level = Niveau des robots
event-play = Je joue aussi
event-make = Créer l’événement
event-join = Je participe
event-you-are-in = C’est noté, vous participez. La première ronde commencera ici.
event-next-soon = La prochaine ronde s’affichera ici.
event-leave = Ne plus participer
event-waiting = { $n ->
    [0] Personne n’est encore inscrit.
    [one] Une personne inscrite
   *[other] { $n } personnes inscrites
}
event-round = Ronde { $n }
event-round-of = Ronde { $n } sur { $of }
event-your-table = Votre table : la { $n }
event-table = Table { $n }
event-go = J’y vais
event-watch = Regarder
event-table-waiting = Pas encore prête
event-table-playing = On joue
event-table-over = Finie
event-table-closed = Fermée
event-bots = { $n ->
    [one] un robot
   *[other] { $n } robots
}
event-byes = Au repos (un point) : { $names }
event-run = Vous organisez
event-next = Lancer la ronde { $n }
event-still-playing = La ronde suivante attend que toutes les tables aient fini. Une table qui traîne se ferme depuis la table elle-même.
event-end = Terminer l’événement
event-end-sure = Oui, terminer
event-wall = Pour le mur
event-sheet = Résultats (CSV)
event-standings = Classement
event-people = Inscrits
event-nobody-yet = Personne encore : donnez le lien.
event-nobody = quelqu’un qui est parti
event-group = Groupe { $n }
event-place = Place
event-name = Nom
event-points = Points
event-strength = Buchholz
event-played = Parties
event-gone = n’y est plus
event-remove = Retirer
event-remove-one = Retirer { $name }
event-points-about = Une victoire vaut un point ; aux jeux où l’on compte, la part des autres que l’on a dépassés. À égalité, la moyenne des points de qui l’on a rencontré (Buchholz).
event-who-where = Qui est où ?
event-come = Venez jouer
event-missing = Cet événement n’existe pas.
event-is-open = pas commencé
event-is-playing = en cours
event-is-over = Terminé

refused = Cela n’a pas pu se faire. Réessayez.
refused-offline = La maison ne répond pas. Vérifiez votre connexion.
refused-seat-taken = Cette place est déjà prise.
refused-seat-open = Personne n’est assis là.
refused-open-seats = Il reste des places vides.
refused-unfit = Cela ne convient pas à ce jeu.
refused-is-here = Cette personne est à table.
refused-too-soon = Cette personne peut encore revenir. Réessayez dans un instant.
refused-slow = Qui joue à cette table a des jours pour répondre.
refused-has-account = Vous avez déjà un compte.
refused-login-taken = Cet identifiant est déjà pris.
refused-wrong-password = Identifiant ou mot de passe incorrect.
refused-too-many = C’est trop : fermez d’abord une de vos tables.
refused-old-rules = Cette partie suivait d’anciennes règles ; on ne peut plus la revoir.
refused-nobody = Dites d’abord votre nom.
refused-unknown = Il n’y a rien ici.
refused-unknown-table = Cette table n’existe pas.
refused-not-yours = Seul l’hôte peut faire cela.
refused-full = Il n’y a plus de place libre.
refused-started = La partie a déjà commencé.
refused-too-few = Il n’y a pas assez de monde pour une table.
refused-over = C’est terminé.
refused-not-over = La partie n’est pas finie.
refused-late = Trop tard : la question est passée.
refused-illegal = Ce n’est pas possible maintenant.
refused-not-asked = Rien ne vous est demandé en ce moment.
refused-not-here = Cette place n’est pas à vous.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-may-not-say = Vous ne pouvez pas déclarer cela maintenant.
refused-may-not-talk = Vous devez vous taire pour l’instant.
refused-not-running = La partie n’est pas en cours.
refused-enough = Vous avez assez changé d’avis : cette réponse compte.
refused-paused = La partie est en pause.
refused-too-often = Doucement ! Réessayez dans un instant.
refused-too-many-tables = Trop de vos tables sont ouvertes : terminez-en quelques-unes d’abord.
refused-too-many-sockets = Trop d’écrans sont ouverts à votre nom : fermez-en un.
refused-busy = La maison est débordée. Réessayez.
refused-malformed = Cela ne convient pas. Vérifiez ce que vous avez écrit.
refused-no-mail = Ce serveur n’envoie pas de courriel : demandez un lien à qui le tient.
refused-link-over = Ce lien a déjà servi, ou il est trop ancien.
refused-not-welcome = Quelqu’un à cette table, ou son hôte, ne vous y veut pas.
refused-banned = L’accès vous est fermé ici.
refused-private = Cette partie est réservée à celles et ceux qui l’ont jouée, ou à qui on la montre.
refused-circle = Ce qu’un cercle a joué est réservé à ses membres.
refused-too-many-shown = Votre page est pleine : retirez-en d’abord une autre partie.
refused-closed = Cette table est fermée.
refused-rated = Cette partie compte : on la joue jusqu’au bout, ou on la quitte.
refused-rated-twice = Quand une partie compte, chaque place est à une personne différente.
refused-rated-pause = Dans une partie qui compte, personne n’arrête l’horloge.
refused-rated-late = D’autres se sont installés pour une partie qui ne compte pas : ouvrez une autre table pour une partie qui compte.
refused-rated-bots = Quand une partie compte, les robots jouent à la pleine force de leur niveau.
refused-rated-clock = Une partie qui compte se joue à l’horloge.
refused-rated-alone = Une partie qui compte se joue à deux personnes au moins.

## Ce qu’on voit d’un jeu sans plateau

field-deck = paquet
field-hand = main
field-hands = mains
field-players = joueurs
field-turn = tour
field-phase = moment
field-you = vous
field-mine = à vous
field-notes = ce que vous savez
field-score = score
field-scores = scores
field-left = il reste
field-discard = défausse
field-keys = clés
field-pile = pioche
field-left_over = restes
