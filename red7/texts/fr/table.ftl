### The table as it is played: names, seats, canvas, whose turn it is, buttons, windows, results. French.

## Names

name-you = Vous
name-and-you = { $name } (vous)

## Sentences and items that follow each other

sentences-joined = { $first } { $next }
items-joined = { $first } · { $next }

## The rules

tie-rule = { $color ->
    [R] À valeur égale, la couleur la plus proche du rouge gagne.
    [O] À égalité, la meilleure carte de la série décide.
    [Y] À égalité, la meilleure carte de la série décide.
    [G] À égalité, la plus haute carte paire décide.
    [B] À égalité, la plus haute carte qui compte décide.
    [I] Des valeurs qui se suivent, de n’importe quelle couleur. À longueur égale, la meilleure carte de la suite décide.
   *[V] À égalité, la plus haute carte inférieure à 4 décide.
}

## The table and its parts

table-title = Table
table-round = Manche { $round }
table-match = Manche { $round } · objectif { $target }
table-rules-before = { $rules } ·{ " " }
table-rules-and-match = { $rules } · { table-match }
table-hand = Votre main
table-hand-of = Main – { $name }
table-palette = { $who ->
    [you] Votre palette
   *[other] Palette – { $name }
}
table-canvas = Toile
table-canvas-start = La toile commence au Rouge.
table-history = Règles précédentes
table-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-deck-top = Sur le dessus : { $cards }
table-deck-named = { table-deck }. { table-deck-top }
table-log = Déroulement
table-log-empty = Les cartes sont distribuées. Il ne s’est encore rien passé.
table-seven-rules = Les sept règles
table-waiting = Connexion à la table…
table-lost = { $why ->
    [offline] Vous êtes hors ligne. La table revient dès que la connexion est rétablie.
    [silent] Le serveur ne répond pas. Nouvel essai…
   *[lost] La connexion est perdue. Nouvel essai…
}
table-lost-pending = { $what ->
    [play] Votre coup est conservé et sera envoyé automatiquement.
   *[next] La manche suivante commencera dès que la connexion sera rétablie.
}
table-missing = Cette table n’existe pas ici, ou ce n’est pas la vôtre.
table-missing-why = Si quelqu’un vous a envoyé cette adresse, demandez-lui le lien d’invitation.
table-link-cut = Ce lien est incomplet.
table-link-cut-why = Copiez-le en entier, ou demandez qu’on vous l’envoie à nouveau.
table-link-dead = Ce lien ne fonctionne plus.
table-link-dead-why = Demandez-en un nouveau à la personne qui vous l’a envoyé.
table-missing-go = Nouvelle partie
table-refused = Impossible : { $text }.

## A seat

seat-note = { $state ->
    [out] hors jeu
    [folded] a passé
    [asked] À vous de jouer
   *[waits] { $count ->
        [one] { $count } en main
       *[other] { $count } en main
    }
}
seat-note-points = { seat-note } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-known = on connaît : { $cards }
seat-hand = En main
seat-hand-empty = Plus de cartes en main
seat-leads = mène · { $amount }

## Who leads, and why

lead-nobody = Personne n’a de carte qui compte.
lead = { $who ->
    [you] Vous menez avec { CARD($cards, case: "le") }.
   *[other] { $name } mène avec { CARD($cards, case: "le") }.
}
lead-short = { $who ->
    [you] Vous menez.
   *[other] { $name } mène.
}
lead-tie = { $broken ->
    [number] { $rival ->
        [you] Le { $best } est plus haut que votre { $beaten }.
       *[other] Le { $best } est plus haut que le { $beaten } ({ $name }).
    }
   *[color] { $rival ->
        [you] Le { $best } est plus proche du rouge que votre { $beaten }.
       *[other] Le { $best } est plus proche du rouge que le { $beaten } ({ $name }).
    }
}

## Whose turn it is, and what to do

turn-yours = À vous de jouer
turn-yours-now = À vous de jouer.
turn-thinking = { $name } réfléchit
turn-plays = { $name } joue
turn-beat = { $leader ->
    [you] Vous menez déjà, mais il faut jouer une carte : dans votre palette ou sur la toile.
   *[other] { $name } mène avec { $amount }. Prenez la tête : palette, toile, ou les deux.
}
turn-beat-nobody = Personne n’a de carte qui compte. Prenez la tête : palette, toile, ou les deux.
turn-out = Vous êtes hors jeu pour cette manche.
turn-over = La manche est finie.
turn-sending = Envoi…
turn-drafted-stays = Avec ce coup, vous restez en jeu.
turn-drafted-more = { $count ->
    [one] Cela ne suffit pas encore : { $count } façon de continuer, avec une carte signalée.
   *[other] Cela ne suffit pas encore : { $count } façons de continuer, avec une carte signalée.
}
turn-drafted-not = Ainsi, vous ne menez pas, et rien ne peut plus vous aider.
turn-owed = { $number ->
    [1] Le 1 : choisissez une carte d’une autre palette. Elle va sur la pioche.
    [5] Le 5 : jouez une autre carte dans votre palette.
   *[7] Le 7 : choisissez une carte de votre palette, pour la pioche ou pour la toile.
}

## Where a card goes

goes-palette = dans la palette
goes-canvas = sur la toile
goes-deck = sur la pioche

## Buttons

act-palette = Dans votre palette
act-canvas = Sur la toile
act-deck = Sur la pioche
act-draw = Piocher une carte
act-end = Finir le tour
act-end-draw = Finir et piocher
act-end-nodraw = Finir sans piocher
act-end-out = Quitter la manche
act-choose = Choisissez une carte
act-go-on = Choisissez la suite
act-back = Annuler
act-fold = Passer
act-hint = Conseil
act-skip = Avance rapide
act-next = Manche suivante
act-log = Journal
act-result = Résultat
act-close = D’accord
act-reload = Recharger

## Marks of hand cards

mark-stays = vous garde en jeu
mark-together = vous garde en jeu avec une autre carte
mark-card = { $mark ->
    [stays] { $card }, vous garde en jeu
    [later] { $card }, { mark-together }
   *[out] { $card }, ne vous garde pas en jeu
}

marks-joined = { $first }, { $next }
mark-counts = compte
mark-new = vient d’arriver
mark-target = { $mark ->
    [stays] sélectionnable, vous garde en jeu
    [later] sélectionnable, { mark-together }
    [out] sélectionnable, ne vous garde pas en jeu
   *[none] sélectionnable
}
choice-card = { $card }.
turn-unchosen = Aucune carte choisie.
choice-said = { $title } : { $text }.

## Few turns left, or none

rescue-title = { $count ->
    [one] Une seule façon de rester en jeu
   *[other] { $count } façons de rester en jeu
}
rescue-none = Cette fois, rien ne vous garde en jeu. Cela arrive aux meilleurs.
rescue-giveup = Passer et voir la fin
rescue-end = Finir et voir la fin
rescue-hope = { $count ->
    [one] Tout n’est pas perdu avec { CARD($cards, case: "le") } : { $count } carte inconnue sur { $unseen } vous sauverait.
   *[other] Tout n’est pas perdu avec { CARD($cards, case: "le") } : { $count } cartes inconnues sur { $unseen } vous sauveraient.
}
rescue-go = Tenter le coup
offer-title = Avec le { $card } sur la toile :
offer-some = { $number } tours sur { $count } avec le { $card } sur la toile :

## Folding

fold-title = Passer ?
fold-text = Vous ne faites rien et quittez cette manche.
fold-ends = { $name } remporte la manche.
fold-ends-points = { $points ->
    [one] { $name } remporte la manche et marque { $points } point : { $cards }.
   *[other] { $name } remporte la manche et marque { $points } points : { $cards }.
}
fold-match = { $name } gagnerait ainsi la partie, avec { $points } points (il en faut { $target }).
fold-goes = La manche continue sans vous.
fold-leader = { $leader ->
    [you] { $points ->
        [one] Si la manche finissait maintenant, vous marqueriez { $points } point.
       *[other] Si la manche finissait maintenant, vous marqueriez { $points } points.
    }
   *[other] { $points ->
        [one] Si la manche finissait maintenant, { $name } marquerait { $points } point.
       *[other] Si la manche finissait maintenant, { $name } marquerait { $points } points.
    }
}
fold-mine = { $points ->
    [one] Vos propres cartes qui comptent valent { $points } point.
   *[other] Vos propres cartes qui comptent valent { $points } points.
}
fold-saves = { $count ->
    [0] Rien ne vous garderait en jeu : passer ne coûte rien de plus.
    [one] Vous avez encore { $count } façon de rester en jeu.
   *[other] Vous avez encore { $count } façons de rester en jeu.
}
fold-yes = Passer
fold-no = Continuer

## Ending a turn by which one is out

out-title = Finir le tour et quitter la manche ?
out-yes = Finir le tour
out-no = Revenir en arrière

## Results of a round and of a match

banner-rule = Nouvelle règle – { $text }
round-won = { $who ->
    [you] Vous remportez la manche
   *[other] { $name } remporte la manche
}
round-rule = { rule-named }.
round-scored = { $points ->
    [one] { $points } point pour les cartes qui comptent :
   *[other] { $points } points pour les cartes qui comptent :
}
round-counted = Avec les cartes qui comptent :
round-scored-none = Aucune carte ne compte : pas de points.
round-close = Voir la table
result-kind = { $state ->
    [round-won] Personne n’a pu vous suivre.
    [match-won] Bien joué, de la première à la dernière carte.
    [match-lost] Belle bataille. La prochaine sera peut-être la bonne.
   *[round-lost] Pas cette fois. Nouvelles cartes, nouvelle chance.
}
result-hands = Encore en main
result-hands-none = rien
match-won = { $who ->
    [you] Vous gagnez la partie
   *[other] { $name } gagne la partie
}
match-shared = { $who ->
    [you] Égalité : vous partagez la victoire avec { $names }
   *[other] Égalité : { $names } partagent la victoire
}
match-points = Points · objectif { $target }
match-sheet = Feuille de score
match-round = Manche
match-total = Total
match-rematch = Revanche
match-review = Analyse
match-replay = Revoir
match-share = Partager
match-new = Nouvelle partie
match-score = { $name } { $points }
match-share-text = Red7 · { $rules } · { $result } · { $scores }
match-share-done = Le résultat est copié.
match-share-failed = Impossible de copier ici. { $text }

## Several people at one device

pass-title = Donnez l’appareil à { $name }
pass-text = La main reste cachée en attendant { $name }.
pass-ready = C’est moi, { $name }

## A word now and then from the bots

bot-word = « { $text } »
bot-says = { $name } : « { $text } »
word-random = { $state ->
    [greets] { $number ->
        [0] Salut ! Je débute.
       *[1] Oh, des cartes !
    }
    [leads] { $number ->
        [0] Je gagne, là ?
       *[1] Regardez-moi !
    }
    [out] { $number ->
        [0] Oups.
       *[1] Oh non !
    }
    [wins] { $number ->
        [0] J’ai gagné ? J’ai gagné !
       *[1] Vous avez vu ça ?
    }
   *[loses] { $number ->
        [0] C’était chouette. Encore une ?
       *[1] J’y étais presque !
    }
}
word-thrifty = { $state ->
    [greets] { $number ->
        [0] Bonjour, mon chou.
       *[1] On s’y met ?
    }
    [leads] { $number ->
        [0] Ça suffira.
       *[1] Rien de gaspillé.
    }
    [out] { $number ->
        [0] Tiens, tiens.
       *[1] Trop économisé.
    }
    [wins] { $number ->
        [0] Il n’y a pas de petites économies.
       *[1] Chaque carte a son heure.
    }
   *[loses] { $number ->
        [0] C’est bien mérité, mon chou.
       *[1] Mes compliments, mon chou.
    }
}
word-planner = { $state ->
    [greets] { $number ->
        [0] J’ai un plan.
       *[1] Ravi de vous voir.
    }
    [leads] { $number ->
        [0] Comme prévu.
       *[1] Pas à pas.
    }
    [out] { $number ->
        [0] Pas prévu, ça.
       *[1] Hum.
    }
    [wins] { $number ->
        [0] De temps en temps, un plan réussit.
       *[1] C’était serré.
    }
   *[loses] { $number ->
        [0] Il faut que je revoie mes plans.
       *[1] Ça, c’était un plan !
    }
}
word-sampler = { $state ->
    [greets] { $number ->
        [0] Salut ! On joue ?
       *[1] Rêvons un peu.
    }
    [leads] { $number ->
        [0] J’en ai rêvé.
       *[1] Je le sens bien.
    }
    [out] { $number ->
        [0] Mauvais rêve.
       *[1] Ça m’a échappé.
    }
    [wins] { $number ->
        [0] Celle-là, j’en avais rêvé.
       *[1] Dans la moitié de mes rêves, vous gagniez.
    }
   *[loses] { $number ->
        [0] Dans un autre rêve, je gagnais.
       *[1] Celle-là, je ne l’avais pas imaginée.
    }
}
word-scout = { $state ->
    [greets] { $number ->
        [0] Bien le bonjour.
       *[1] J’observe.
    }
    [leads] { $number ->
        [0] À vous.
       *[1] J’avais bien lu.
    }
    [out] { $number ->
        [0] Mal lu.
       *[1] Bien caché.
    }
    [wins] { $number ->
        [0] Vous m’avez fait réfléchir.
       *[1] Je l’ai vu tard, mais je l’ai vu.
    }
   *[loses] { $number ->
        [0] Je ne l’avais pas vu venir.
       *[1] Vous avez bien caché votre jeu.
    }
}
