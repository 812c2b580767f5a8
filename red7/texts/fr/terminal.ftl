### What is said in a terminal: by the game, by replays, positions and reviews, and by the server. French.

## Players and seats

terminal-seat = Place { $seat }
terminal-you = Vous
terminal-bot-first = Ada
terminal-bot-second = Ben
terminal-bot-third = Cleo
terminal-name-quoted = « { $name } »
terminal-name-cut = { $name }.

## Who leads, and why

terminal-lead-nobody = Personne n’a de carte qui compte.
terminal-lead = { $leader ->
    [you] Vous menez avec { $count } : { $row }.
   *[other] { $name } mène avec { $count } : { $row }.
}
terminal-lead-by-number = { $leader ->
    [you] Vous menez avec { $count } : { $row } ; le { $best } est plus haut que le { $card } ({ $opponent }).
   *[other] { $rival ->
        [you] { $name } mène avec { $count } : { $row } ; le { $best } est plus haut que votre { $card }.
       *[other] { $name } mène avec { $count } : { $row } ; le { $best } est plus haut que le { $card } ({ $opponent }).
    }
}
terminal-lead-by-color = { $leader ->
    [you] Vous menez avec { $count } : { $row } ; le { $best } est plus proche du rouge que le { $card } ({ $opponent }).
   *[other] { $rival ->
        [you] { $name } mène avec { $count } : { $row } ; le { $best } est plus proche du rouge que votre { $card }.
       *[other] { $name } mène avec { $count } : { $row } ; le { $best } est plus proche du rouge que le { $card } ({ $opponent }).
    }
}

## The table

terminal-canvas = toile { $row }
terminal-canvas-start = toile  (rouge)
terminal-deck = pioche { $count }
terminal-deck-known = pioche { $count }, sur le dessus { $row }
terminal-held = { $count } en main
terminal-held-known = { $count } en main (dont { $row })
terminal-out = hors jeu
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-your-hand = Votre main
terminal-hand = main

## Rounds and matches

terminal-round-begins = { $who ->
    [you] Manche { $round }. Vous commencez.
   *[other] Manche { $round }. { $name } commence.
}
terminal-round-won = { $who ->
    [you] Vous remportez la manche.
   *[other] { $name } remporte la manche.
}
terminal-round-scored = { $who ->
    [you] { $count ->
        [one] Vous remportez la manche et marquez avec { $row } : { $count } point en tout.
       *[other] Vous remportez la manche et marquez avec { $row } : { $count } points en tout.
    }
   *[other] { $count ->
        [one] { $name } remporte la manche et marque avec { $row } : { $count } point en tout.
       *[other] { $name } remporte la manche et marque avec { $row } : { $count } points en tout.
    }
}
terminal-round-scored-nothing = { $who ->
    [you] { $count ->
        [one] Vous remportez la manche sans rien marquer : { $count } point en tout.
       *[other] Vous remportez la manche sans rien marquer : { $count } points en tout.
    }
   *[other] { $count ->
        [one] { $name } remporte la manche sans rien marquer : { $count } point en tout.
       *[other] { $name } remporte la manche sans rien marquer : { $count } points en tout.
    }
}
terminal-match-unfinished = La partie n’est pas finie.
terminal-match-won = { $who ->
    [you] Vous gagnez la partie.
   *[other] { $name } gagne la partie.
}
terminal-match-shared = { $who ->
    [you] Égalité : vous partagez la victoire avec { $names }.
   *[other] Égalité : { $names } partagent la victoire.
}
terminal-score = { $who ->
    [you] Vous { $count }
   *[other] { $name } { $count }
}

## A game in the terminal

terminal-welcome = Red7 dans le terminal. Tapez {"?"} pour l’aide.
terminal-prompt = à vous>
terminal-turn = { $who ->
    [you] Vous : { $typed }
   *[other] { $name } : { $typed }
}
terminal-turn-draws = { $who ->
    [you] Vous : { $typed } et vous piochez
   *[other] { $name } : { $typed } et pioche
}
terminal-turn-out = { $who ->
    [you] Vous : { $typed } et vous quittez la manche
   *[other] { $name } : { $typed } et quitte la manche
}
terminal-turn-draws-out = { $who ->
    [you] Vous : { $typed }, vous piochez et quittez la manche
   *[other] { $name } : { $typed }, pioche et quitte la manche
}
terminal-so-far = Jusqu’ici : { $typed }
terminal-may-draw = Vous pouvez piocher une carte : {"!"}
terminal-ways = { $count ->
    [one] { $count } façon de rester en jeu ; t l’affiche.
   *[other] { $count } façons de rester en jeu ; t les affiche.
}
terminal-no-way-on = Rien de ce qui peut suivre ne vous garde en jeu ; u annule, . finit le tour.
terminal-hope = { $count ->
    [one] Plus rien de certain, mais { $typed } pourrait faire piocher la seule carte qui vous sauve.
   *[other] Plus rien de certain, mais { $typed } pourrait faire piocher l’une des { $count } cartes qui vous sauvent.
}
terminal-lost = Plus rien ne vous garde en jeu : cette manche est perdue. Passez avec --
terminal-more = et encore { $count }
terminal-taken-back = C’est annulé.
terminal-taken-back-to-draw = C’est annulé, jusqu’à la carte que vous avez piochée.
terminal-cannot = Impossible : { $text }.
terminal-refused = Impossible ({ $typed }) : { $text }.
terminal-nothing-follows = rien ne peut suivre la fin d’un tour
terminal-preview = { $first }. { $next }
terminal-could-draw = Vous pourriez piocher une carte : {"!"}
terminal-would-stay = Vous resteriez en jeu.
terminal-would-be-out = Vous quitteriez la manche.
terminal-would-be-out-as = Vous quitteriez la manche. { $text }
terminal-really = Vraiment ? (o/n)
terminal-yes = o oui
terminal-leave = Vous quittez la table.
terminal-recorded = La partie est dans { $file } ; parcourez-la avec red7 replay.
terminal-record-exists = --record demande le nom d’un nouveau fichier, et { $file } existe déjà
terminal-help =
    Tapez les étapes de votre tour, ensemble ou une par une :
    {"  "}+R7  jouer R7 dans votre palette      >B3  poser B3 sur la toile : sa couleur devient la règle
    {"  ."}    finir le tour                    {"!"}    piocher une carte, si c’est proposé
    {"  "}--   passer : ne rien faire et quitter la manche
    Avec les actions, après une carte impaire dans votre palette :
    {"  *"}O5  (1) renvoyer O5 d’une autre palette sur la pioche
    {"  "}^G4  (7) renvoyer G4 de votre palette sur la pioche   ~G4  (7) ou sur la toile
    {"  "}Si ^ ou ~ est difficile à taper : dG4 et cG4 font la même chose.
    {"  "}Un 3 fait piocher tout seul ; après un 5, jouez une autre carte avec +.
    Et : t  les façons de rester en jeu     h  ce que cela donnerait : h +R7 >B3
    {"     "}s  montrer la table à nouveau      u  annuler les étapes qui n’ont rien révélé
    {"     ?"}  cette aide                      q  quitter (--record garde la partie)

## A walk through a record

terminal-replay-round = Manche { $round } : { $name } commence.
terminal-replay-turn = Manche { $round }, tour { $turn } : { $name } { $typed }
terminal-replay-out = Quitte la manche.
terminal-replay-keys = Entrée : suite, b : retour, r : manche suivante, q : quitter [{ $page }/{ $pages }]

## A position

terminal-no-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $count }
terminal-no-whole-position = une image ou la vue d’une place demande une position complète

## A review of a record

terminal-review-empty = { $file } n’a pas de tour à analyser
terminal-reviewing = analyse en cours
terminal-review-round = Manche { $round }
terminal-review-better = mieux : { $typed }
terminal-share = { PERCENT($share) }
terminal-amount = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-loss = -{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-graph = Chances de gagner la partie, toutes les mains visibles : { $name }
terminal-turning-nobody = Il n’y a pas de tournant : la victoire est partagée.
terminal-turning-never = Il n’y a pas de tournant : { $name } n’a jamais perdu l’avantage.
terminal-turning-deal = Tournant : la donne de la manche { $round }. Dès lors, { $name } a gardé l’avantage.
terminal-turning-turn = Tournant : manche { $round }, tour { $turn } ({ $mover } { $typed }). Dès lors, { $name } a gardé l’avantage.
terminal-column-start = départ
terminal-column-own = ses tours
terminal-column-others = tours des autres
terminal-column-deals = donnes
terminal-column-draws = pioche
terminal-column-end = fin

## While somebody waits

terminal-compiling = compilation, la première fois seulement
terminal-remaining = à attendre

## A server: where the table is

terminal-at = Red7 est à l’adresse { $url }
terminal-at-here = Sur cette machine, à l’adresse { $url }
terminal-here-only = Seule cette machine y accède ; --host 0.0.0.0 l’ouvre aux autres.
terminal-running = Red7 tourne déjà.
terminal-kept-yours = Ctrl-C l’arrête ; vos parties sont gardées.
terminal-kept-all = Ctrl-C l’arrête ; toutes les parties sont gardées.
terminal-no-browser = Aucun navigateur ne peut être ouvert d’ici ; ouvrez cette adresse dans le vôtre.
terminal-browser-closed = Le navigateur ne s’est pas ouvert ; ouvrez-y cette adresse.
terminal-folder-silent = un autre red7 garde ses parties dans { $file }, mais ne répond pas ; arrêtez-le d’abord
terminal-folder-taken = un autre red7 garde ses parties dans { $file } ; arrêtez-le d’abord, ou choisissez un autre dossier
terminal-folder-served = un autre red7 garde ses parties dans { $file }, à l’adresse { $url } ; arrêtez-le d’abord, ou choisissez un autre dossier
terminal-file-unreadable = impossible d’ouvrir { $file } : { $text }
terminal-file-unusable = impossible d’utiliser { $file } : { $text } ; choisissez un autre dossier avec --data
terminal-file-damaged = { $file } est endommagé ({ $text }) ; `red7 check` nomme les parties touchées, `red7 restore` met une sauvegarde à sa place
terminal-file-foreign = { $file } n’est pas un fichier de parties de Red7 ; déplacez-le, ou choisissez un autre dossier avec --data
terminal-file-newer = { $file } vient d’un Red7 plus récent ; mettez celui-ci à jour, ou choisissez un autre dossier avec --data
terminal-file-no-folder = impossible de garder des parties dans { $file } : { $text } ; choisissez un autre dossier avec --data

## red7 verify

terminal-verify-round = { $state ->
    [proved] Manche { $round } : prouvé. Ce mélange a l’empreinte que vous avez donnée.
    [agrees] Manche { $round } : le sel, l’ordre et la donne correspondent à l’empreinte de l’enregistrement.
    [no-proof] Manche { $round } : sans sel ni ordre dans l’enregistrement, rien ne peut être vérifié.
    [wrong-fingerprint] Manche { $round } : FAUX. Le sel et l’ordre ont une autre empreinte que celle de l’enregistrement.
    [wrong-deal] Manche { $round } : FAUX. Les cartes n’ont pas été distribuées dans l’ordre de l’enregistrement.
   *[other] Manche { $round } : FAUX. Ce mélange a une autre empreinte que celle que vous avez donnée.
}
terminal-verify-many = il y a plus d’empreintes ({ $count }) que de manches dans l’enregistrement ({ $rounds })
terminal-verify-sum = { $state ->
    [proved] Prouvé avec les empreintes que vous avez données : si elles ont été montrées avant les manches, personne n’a changé l’ordre des cartes depuis.
    [part] Prouvé pour les manches dont vous avez donné l’empreinte ; pour les autres, l’enregistrement est seulement cohérent avec lui-même.
    [agrees] L’enregistrement est cohérent avec lui-même. Cela ne prouve pas que les cartes étaient dans cet ordre avant les manches : donnez les empreintes montrées alors, une par manche, avec --fingerprint.
    [none] L’enregistrement n’a aucune manche.
   *[wrong] Quelque chose ne va pas dans cet enregistrement.
}
