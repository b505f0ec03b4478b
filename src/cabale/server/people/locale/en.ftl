# Mail.
mail-reset-subject = Cabale: a new password
mail-reset-text = Hello { $name },

    You asked for a new password for your account “{ $login }”.
    This link lets you choose one; it works once, within a day:

    { $link }

    If it was not you who asked, do nothing: your password stays as it is.
mail-email-subject = Cabale: confirm your address
mail-email-text = Hello { $name },

    Please confirm this address, so that we can send you a link if you forget your password:

    { $link }

    If you have no account with us, do nothing: we will not write to you again.

# Your turn.
notice-title = Cabale: it is your turn
notice-body = A table is waiting for you ({ $game }).
notice-webhook = { $name }, it is your turn ({ $game }). { $link }
notice-invite-title = Cabale: an invitation
notice-invite-table = { $host } invites you to a table ({ $game })
notice-invite-circle = { $host } invites you to join the circle “{ $name }”
notice-invite-event = { $host } invites you to “{ $name }” ({ $game })
notice-invite-webhook = { $name }, somebody is inviting you to play. { $link }
notice-asked-subject = Cabale: an invitation
notice-asked-text = Hello { $name },

    Friends are inviting you to play:

    { $tables }

    One click stops these messages:
    { $stop }
notice-digest-subject = { $n ->
    [one] Cabale: one table is waiting for you
   *[other] Cabale: { $n } tables are waiting for you
}
notice-digest-text = Hello { $name },

    It is your turn at:

    { $tables }

    One click stops these messages:
    { $stop }
