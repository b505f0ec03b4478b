# Ce que tous les jeux ont en commun.
pass = Passer
why-not-asked = Rien ne vous est demandé en ce moment.
why-not-now = Ce n’est pas le moment.
why-over = La partie est finie.
said = { $seat } : { $claim }
seat-name = Siège { $number }
spectator = un spectateur
nobody = personne
nothing = rien
you = vous
everybody = Tout le monde
myself = moi-même
yes = oui
no = non
and = et
