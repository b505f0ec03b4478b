# Le courrier.
mail-reset-subject = Cabale : un nouveau mot de passe
mail-reset-text = Bonjour { $name },

    Vous avez demandé un nouveau mot de passe pour votre compte « { $login } ».
    Ce lien permet d’en choisir un, une seule fois, pendant une journée :

    { $link }

    Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.
mail-email-subject = Cabale : confirmez votre adresse
mail-email-text = Bonjour { $name },

    Pour recevoir à cette adresse un lien si vous oubliez votre mot de passe, confirmez-la :

    { $link }

    Si vous n’avez pas de compte chez nous, ne faites rien : rien ne vous sera envoyé.

# À vous de jouer.
notice-title = Cabale : c’est à vous
notice-body = On attend votre réponse ({ $game }).
notice-webhook = { $name }, c’est à vous ({ $game }). { $link }
notice-invite-title = Cabale : une invitation
notice-invite-table = { $host } vous invite à une table ({ $game })
notice-invite-circle = { $host } vous invite dans son cercle « { $name } »
notice-invite-event = { $host } vous invite à « { $name } » ({ $game })
notice-invite-webhook = { $name }, quelqu’un vous invite à jouer. { $link }
notice-asked-subject = Cabale : une invitation
notice-asked-text = Bonjour { $name },

    Des amis vous invitent :

    { $tables }

    Pour ne plus recevoir ces messages, un clic suffit :
    { $stop }
notice-digest-subject = { $n ->
    [one] Cabale : on attend votre réponse à une table
   *[other] Cabale : on attend votre réponse à { $n } tables
}
notice-digest-text = Bonjour { $name },

    On attend votre réponse :

    { $tables }

    Pour ne plus recevoir ces messages, un clic suffit :
    { $stop }
