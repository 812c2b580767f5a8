### At a table with friends that has begun: who is there, clocks, reactions, the table's menu,
### watching, and what comes after a round or a match. French.

## Who is there

at-here = en ligne
# Also inside at-is-away.
at-away = { $state ->
    [minutes] hors ligne depuis { $count } min
    [hours] hors ligne depuis { $count } h
    [days] { $count ->
        [one] hors ligne depuis { $count } jour
       *[other] hors ligne depuis { $count } jours
    }
   *[now] hors ligne
}
at-program = programme
at-host = hôte
at-let-bot = Faire jouer un bot pour { $name }
at-is-away = { $name } est { at-away }.
at-bot-for-you = Un bot joue pour vous.
at-take-back = Reprendre ma place
at-time-up = { $what ->
    [fold] Temps écoulé : vous passez.
   *[bot] Temps écoulé : un bot joue ce tour.
}
at-you-watch = Vous regardez.
at-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
at-connected = Vous êtes en ligne
at-reconnecting = { $state ->
    [yes] Reconnexion ; ce que vous avez fait est gardé et sera envoyé
   *[no] Reconnexion…
}

## Clocks

at-clock = { $who ->
    [you] Votre temps
   *[other] Temps – { $name }
}
at-clock-left = { $count ->
    [one] Encore { $count } seconde.
   *[other] Encore { $count } secondes.
}

## Help

at-help = { $state ->
    [hints] Repères et conseils
    [marks] Sans conseils
   *[none] Sans aide
}
at-turn = Palette, toile, ou les deux.
at-turn-laid = Continuez, ou finissez votre tour.

## Reactions

at-react = Réagir
at-reaction = { $name } : { $text }
reaction-hello = Bonjour !
reaction-thanks = Merci !
reaction-well-played = Bien joué !
reaction-lucky = Quelle chance !
reaction-oops = Oups !
reaction-hurry = À vous !
reaction-thinking = Je réfléchis
reaction-wow = Waouh !
reaction-laugh = Ha ha !
reaction-sad = Oh non !
reaction-one-more = Encore une ?
reaction-good-game = Belle partie !

## The table's menu

at-menu = Autour de la table
at-who = Qui est là
at-you = vous
at-about = { $text } : { $name }
at-remove = Exclure
at-remove-ask = Exclure { $name } ? Un bot prendra sa place, et { $name } ne pourra pas revenir. Le lien d’invitation changera.
at-make-host = Nommer hôte
at-take-host = Devenir hôte
at-mute = Masquer ses réactions
at-mute-all = Masquer toutes les réactions
at-rename = Votre nom
at-rename-go = Changer
at-leave = Quitter pour de bon
at-leave-ask = Quitter la table pour de bon ? Un bot prendra votre place.
at-yes = Oui
at-no = Non
at-invite = Copier l’invitation
at-invite-watch = Copier le lien pour regarder
at-copied = Copié.
at-link = Lien
at-settings = La table
at-set-help = Aide
at-set-pause = Durée d’absence avant qu’un bot joue
at-set-stand-in = Bot de remplacement
at-set-watching = On peut venir regarder
at-set-late = Les retardataires peuvent prendre la place d’un bot
at-set-public = Visible parmi les tables ouvertes
at-setting = { $name } : { $text }
at-on = oui
at-off = non
at-notify = Me prévenir quand c’est mon tour
at-notify-refused = Ce navigateur ne le permet pas.

## After a round, and after a match

at-next-soon = { $count ->
    [one] Manche suivante dans { $count } seconde.
   *[other] Manche suivante dans { $count } secondes.
}
at-next-asked = Quelqu’un est hors ligne : la manche suivante commence dès qu’on le demande.
at-evening = Parties gagnées ce soir
at-seats = Places pour la revanche
at-seats-same = chacun garde la sienne
at-seats-shifted = chacun avance d’une place
at-rematch-waits = Une revanche vous attend.
at-rematch-join = Rejoindre

## People

event-joined = { $who ->
    [you] Vous avez rejoint la table.
   *[other] { $name } a rejoint la table.
}
event-left = { $who ->
    [you] Vous avez quitté la table.
   *[other] { $name } a quitté la table.
}
event-removed = { $who ->
    [you] L’hôte vous fait quitter la table.
   *[other] L’hôte fait quitter la table à { $name }.
}
event-takes-seat = { $bot } prend la place.
event-replaced = { $who ->
    [you] { $bot } joue maintenant pour vous.
   *[other] { $bot } joue maintenant pour { $name }.
}
event-returned = { $who ->
    [you] Vous jouez de nouveau vous-même.
   *[other] { $name } joue de nouveau.
}
event-timed-out = { $who ->
    [you] Votre temps est écoulé.
   *[other] Le temps de { $name } est écoulé.
}
event-bot-turn = { $bot } joue ce tour.
event-host = { $who ->
    [you] Vous êtes maintenant l’hôte.
   *[other] L’hôte est maintenant { $name }.
}
event-offline = { $name } est hors ligne.
event-online = { $name } est de nouveau en ligne.
name-for = { $who ->
    [you] { $bot } pour vous
   *[other] { $bot } pour { $name }
}
event-dropped = Pendant que vous étiez hors ligne, un bot a joué votre tour. Le vôtre n’a pas été pris en compte.
at-follow = Une revanche a commencé.
at-follow-go = Regarder la revanche
at-followed = Vous regardez maintenant la revanche.
at-sound-ask = Un son quand c’est à vous ?
at-sound-yes = Activer le son
at-sound-no = Non merci
at-spectator = Dans le public
at-set-spectators = Les spectateurs peuvent réagir
at-keep-watching = Continuer à regarder
