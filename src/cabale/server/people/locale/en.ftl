# Mail.
mail-reset-subject = Cabale: a new password
mail-reset-text = Hello { $name },

    a new password was asked for, for your account “{ $login }”.
    With this link you choose one; it works once, for a day:

    { $link }

    If it was not you who asked, do nothing: your password stays as it is.
mail-email-subject = Cabale: confirm your address
mail-email-text = Hello { $name },

    confirm this address to be sent a link here in case you forget your password:

    { $link }

    If you have no account with us, do nothing: you will not be written to.

# Your turn.
notice-title = Cabale: it is your turn
notice-body = Your answer is awaited ({ $game }).
notice-webhook = { $name }, it is your turn ({ $game }). { $link }
notice-invite-title = Cabale: an invitation
notice-invite-table = { $host } asks you to a table ({ $game })
notice-invite-circle = { $host } asks you into the circle “{ $name }”
notice-invite-event = { $host } asks you to “{ $name }” ({ $game })
notice-invite-webhook = { $name }, somebody asks you to play. { $link }
notice-asked-subject = Cabale: an invitation
notice-asked-text = Hello { $name },

    friends ask you to play:

    { $tables }

    One click, and these messages stop:
    { $stop }
notice-digest-subject = { $n ->
    [one] Cabale: your answer is awaited at one table
   *[other] Cabale: your answer is awaited at { $n } tables
}
notice-digest-text = Hello { $name },

    your answer is awaited:

    { $tables }

    One click, and these messages stop:
    { $stop }
