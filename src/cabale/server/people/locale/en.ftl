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
