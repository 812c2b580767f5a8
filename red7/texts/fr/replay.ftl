### Replays and reviews of games. French.

## A replay

replay-title = Revoir la partie
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-turn-back = Un tour en arrière
replay-turn-forward = Un tour en avant
replay-play = Lecture
replay-pause = Pause
replay-position = Étape { $step } sur { $steps }
replay-where = Manche { $round }, tour { $turn }
replay-to-move = { $who ->
    [you] Manche { $round }, tour { $turn } : à vous de jouer
   *[other] Manche { $round }, tour { $turn } : à { $name } de jouer
}
replay-round-over = Manche { $round }, finie après { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}
replay-who = { $name } :
replay-turn-ends = fin du tour
replay-out = · quitte la manche
replay-open = Toutes les mains
replay-own = Vu de ma place
replay-download = Télécharger
replay-review = Analyse
replay-resume = Retour à la partie
replay-link = Copier le lien
replay-link-copied = Le lien vers ce moment est copié.
replay-link-field = Lien vers ce moment

## Playing on from a moment of a game

branch-title = Continuer à partir d’ici
branch-text = Une nouvelle partie à partir du début de ce tour, contre des bots.
branch-text-same = Une nouvelle partie à partir du début de ce tour, contre les mêmes bots.
branch-seat = Votre place
branch-bot = Bot aux autres places
branch-go = Jouer

## A review

review-title = Analyse
review-working = Analyse de chaque tour…
review-graph = Chances de gagner la partie après chaque tour
review-graph-text = Chances de gagner la partie après chaque tour. { $text }
review-graph-line = { $name } : de { PERCENT($share) } à { PERCENT($last) }.
review-graph-round = M{ $round }
review-given = { PERCENT($share) } de chances perdues
review-kind-folded-early = Passé trop tôt
review-kind-stayed-late = Il fallait passer
review-kind-wrong-rule = La mauvaise règle
review-kind-spent-too-much = Trop de cartes jouées
review-kind-held-back = Trop de cartes gardées
review-kind-wrong-card = La mauvaise carte
review-kind-folded-early-text = Mieux valait jouer.
review-kind-stayed-late-text = Mieux valait passer.
review-kind-wrong-rule-text = Mieux valait finir avec une autre règle.
review-kind-spent-too-much-text = Moins de cartes auraient suffi.
review-kind-held-back-text = Mieux valait jouer plus de cartes.
review-kind-wrong-card-text = La même règle, mais avec une autre carte.
review-shown = Ce tour
review-again = Réessayer ici
review-others = Tours des autres ({ $count })
review-previous = Erreur précédente
review-next = Erreur suivante
review-turn = Manche { $round }, tour { $turn } : { $name }
review-mark = Manche { $round }, tour { $turn }, { $name } : { $quality }, { PERCENT($share) } de chances perdues
review-better = Mieux
review-turning = Le tournant
review-counts = { $who ->
    [you] Vos tours : { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [0] aucune gaffe
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }, { $doubtful ->
        [0] rien de douteux
        [one] { $doubtful } douteux
       *[other] { $doubtful } douteux
    }
   *[other] Tous les tours : { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [0] aucune gaffe
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }, { $doubtful ->
        [0] rien de douteux
        [one] { $doubtful } douteux
       *[other] { $doubtful } douteux
    }
}
review-none = { $who ->
    [you] Aucune erreur notable de votre part.
   *[other] Aucune erreur notable.
}
review-accounts = La part du talent et de la chance
review-account-start = Au départ
review-account-given = Cédé aux autres
review-account-received = Reçu des autres
review-account-deals = Chance à la donne
review-account-draws = Pioche, et mains des autres
review-account-held = Mains des autres
review-account-end = À la fin
review-luck = { $state ->
    [drawn] Le total de chaque colonne donne les chances à la fin. Chance à la donne : ce que vous ont apporté les cartes distribuées. Le reste de la chance : ce qui est venu de la pioche, et ce que les autres avaient en main.
   *[none] Le total de chaque colonne donne les chances à la fin. Chance à la donne : ce que vous ont apporté les cartes distribuées. Personne n’a pioché dans cette partie : le reste de la chance est ce que les autres avaient en main.
}
review-share = { PERCENT($share) }
review-gain = +{ PERCENT($share) }
