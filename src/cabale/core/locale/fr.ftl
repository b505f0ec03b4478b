# Ce que tous les jeux ont en commun.
pass = Passer
why-not-asked = Rien ne vous est demandé en ce moment.
why-not-now = Ce n’est pas le moment.
why-over = La partie est finie.
said = { $seat } : { $claim }
