# Les phrases des commandes.
column-game = jeu
column-title = titre
column-seats = places
column-options = options
column-bots = robots

verified = Le journal est entier : { $entries ->
    [one] son unique entrée redonne
   *[other] ses { $entries } entrées redonnent
} le résultat annoncé, avec le secret scellé avant la première carte ({ $commitment }).
verified-part = Le journal est entier, et son secret est celui scellé avant la première carte ({ $commitment }). Ses règles ont changé en route :
stretch = ✓ entrées { $first } à { $last }, règles { $rules } : chaque carte est tombée comme le secret le voulait.
stretch-unchecked = – entrées { $first } à { $last }, règles { $rules } : non vérifiées, ces règles ne sont pas installées ici.
replay-older = Les entrées { $first } à { $last } ont été jouées avec les règles { $rules }, qui ne sont pas installées ici : ce qui s’y est passé est donné d’un bloc.

bot = Robot { $number }
seat = Place { $number }
sitting = Vous êtes à la place { $number } sur { $seats } (--seat { $seat } : l’option compte à partir de 0).
eyes = Vu de la place { $number } sur { $seats } (--seat { $seat } : l’option compte à partir de 0). « Vous », c’est cette place.
help = tapez un numéro, ou ? pour l’aide
help-long =
    numéro ou mots    faire ce choix
    2 5 5             plusieurs de suite, comme des cartes à défausser
    v                 ce que vous voyez de la table
    s                 dire quelque chose
    u                 reprendre votre dernier choix, quand c’est possible
    q                 quitter la table
which = Un numéro de 1 à { $most }, ou une partie des mots ; ? pour l’aide.
more = { $count ->
    [one] … et { $count } autre : tapez une partie des mots.
   *[other] … et { $count } autres : tapez une partie des mots.
}
no-undo = Il n’y a rien que vous puissiez reprendre.
nothing-to-say = Il n’y a rien que vous puissiez dire en ce moment.
winners = { $who ->
    [none] Personne ne gagne.
    [me] { $names } gagnez.
    [one] { $names } gagne.
   *[many] { $names } gagnent.
}
score = { $name } : { $score }
left = Vous avez quitté la table.
saved = Le journal est dans { $file }.

insight-side = Ce que { $name } pouvait penser : la chance que chacun soit de ce camp ({ $side }), au fil du journal.
insight-win = Ce que { $name } pouvait penser : la chance que chacun gagne, au fil du journal.
insight-star = * était bien de ce camp à la fin.
insight-star-win = * a gagné.
insight-line = Trait plein : était bien de ce camp à la fin. Pointillé : non. Pointez une pastille pour lire ce qui s’y est passé.
insight-line-win = Trait plein : a gagné. Pointillé : n’a pas gagné. Pointez une pastille pour lire ce qui s’y est passé.
insight-sentence = La phrase qui a retourné la table : { $name }, « { $words } »
insight-turns = Les moments décisifs
insight-turn = { $name } : de { $before } à { $after }
percent = { $n } %

receipt-table = C’est bien le journal de votre table et de votre jeu.
receipt-table-no = Ce n’est pas le journal de votre table, ou pas de votre jeu.
receipt-secret = Le secret qu’il révèle correspond à l’engagement que vous avez gardé.
receipt-secret-no = Le secret qu’il révèle ne correspond pas à l’engagement que vous avez gardé : le hasard a été remplacé.
receipt-luck = Votre chance est bien entrée dans la donne.
receipt-luck-no = Votre chance n’est pas entrée dans la donne, ou pas telle que vous l’avez donnée.
receipt-heads = Toutes les empreintes que vous avez vues se retrouvent dans la chaîne du journal, jusqu’à la fin : rien n’a été modifié.
receipt-heads-part = Toutes les empreintes que vous avez vues se retrouvent dans la chaîne du journal ; elles ne disent rien { $left ->
    [one] de la dernière entrée, venue
   *[other] des { $left } dernières entrées, venues
} après votre départ.
receipt-heads-none = Vous n’avez gardé aucune empreinte : impossible de dire si des entrées ont été modifiées.
receipt-heads-no = Une empreinte que vous avez vue manque dans la chaîne du journal : la partie a été modifiée.

## hear

hear-claim = { $words } (sûr à { NUMBER($sure, maximumFractionDigits: 0) } %)
hear-nothing = Rien n’est déclaré.
hear-miss = { $text }
    {"    "}pas entendu : { $lacks } ; entendu en trop : { $extra }
hear-score = { $lang } : précision { $precision } %, rappel { $recall } %, fausses écoutes { $false } %
hear-time = { $ms } ms par ligne

puzzle-number = Énigme { $id }, niveau { $grade }
puzzle-story = Ce dont vous vous souvenez
puzzle-turn = [tour { $turn }] { $sentence }
puzzle-assumption = Ce que l’on tient pour acquis
puzzle-question = L’énigme
puzzle-answers = Réponses possibles
puzzle-proof = La preuve
puzzle-worlds = Selon les seules règles, il y a { $worlds ->
    [one] un monde possible.
   *[other] { $worlds } mondes possibles.
}
puzzle-left = { $left ->
    [one] Il reste un seul monde.
   *[other] Il reste { $left } mondes.
}
puzzle-certain = Donc : { $sentence }
puzzle-answer = La réponse : { $sentence }
