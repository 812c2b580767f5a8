### Turns in words: what cards come to, what a choice would do, what has happened, hints. French.

## Amounts

# Never "3 paires" alone: that would be three pairs.
amount = { $color ->
    [R] { CARD($best, case: "le") }
    [O] { $count ->
        [1] un { $number }
        [2] deux { $number }
        [3] trois { $number }
        [4] quatre { $number }
        [5] cinq { $number }
        [6] six { $number }
       *[7] sept { $number }
    }
    [Y] { $suit ->
        [R] { $count ->
            [one] { $count } carte rouge
           *[other] { $count } cartes rouges
        }
        [O] { $count ->
            [one] { $count } carte orange
           *[other] { $count } cartes orange
        }
        [Y] { $count ->
            [one] { $count } carte jaune
           *[other] { $count } cartes jaunes
        }
        [G] { $count ->
            [one] { $count } carte verte
           *[other] { $count } cartes vertes
        }
        [B] { $count ->
            [one] { $count } carte bleue
           *[other] { $count } cartes bleues
        }
        [I] { $count ->
            [one] { $count } carte indigo
           *[other] { $count } cartes indigo
        }
       *[V] { $count ->
            [one] { $count } carte violette
           *[other] { $count } cartes violettes
        }
    }
    [G] { $count ->
        [one] { $count } carte paire
       *[other] { $count } cartes paires
    }
    [B] { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    }
    [I] { $count ->
        [one] { $count } carte
       *[other] une suite de { $count }
    }
   *[V] { $count ->
        [one] { $count } carte < 4
       *[other] { $count } cartes < 4
    }
}
amount-nothing = aucune ne compte

## What a choice would come to

tip-leads = { $rule ->
    [new] { COLOR($color) } : vous menez avec { $amount }
   *[same] vous menez avec { $amount }
}
tip-wins = { $rule ->
    [new] { COLOR($color) } : vous menez avec { $amount } et remportez la manche
   *[same] vous menez avec { $amount } et remportez la manche
}
tip-leads-tie = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) } : vous menez avec { $amount }, le { $best } bat le { $beaten }
       *[color] { COLOR($color) } : vous menez avec { $amount }, le { $best } bat le { $beaten } par sa couleur
    }
   *[same] { $broken ->
        [number] vous menez avec { $amount }, le { $best } bat le { $beaten }
       *[color] vous menez avec { $amount }, le { $best } bat le { $beaten } par sa couleur
    }
}
tip-leads-card = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) } : vous menez, le { $best } bat le { $beaten }
       *[color] { COLOR($color) } : vous menez, le { $best } bat le { $beaten } par sa couleur
    }
   *[same] { $broken ->
        [number] vous menez, le { $best } bat le { $beaten }
       *[color] vous menez, le { $best } bat le { $beaten } par sa couleur
    }
}
tip-later = { $count ->
    [one] ne suffit pas ; { $count } façon de continuer pour rester en jeu
   *[other] ne suffit pas ; { $count } façons de continuer pour rester en jeu
}
tip-short = { $rule ->
    [new] { COLOR($color) } : ne suffit pas, { $name } a { $theirs }, vous { $mine }
   *[same] ne suffit pas : { $name } a { $theirs }, vous { $mine }
}
tip-tie = ne suffit pas : { $name } a le { $best }, qui bat votre meilleure carte
tip-nothing = ne suffit pas : aucune de vos cartes ne compte
tip-hope = { $count ->
    [one] { $count } carte inconnue sur { $unseen } vous sauverait
   *[other] { $count } cartes inconnues sur { $unseen } vous sauveraient
}
tip-after = { $count ->
    [one] { COLOR($color) } : possible d’une seule façon, après une autre carte
   *[other] { COLOR($color) } : possible de { $count } façons, après une autre carte
}
tip-owes = { $number ->
    [1] puis prenez une carte dans une autre palette
    [5] puis jouez une autre carte
   *[7] puis déplacez une carte de votre palette
}
tip-owes-hopeless = { tip-owes }, mais rien ne vous garde alors en jeu
tip-draws = { $text } · fait piocher une carte
tip-reveals = { $text } · fait piocher une carte : plus de retour possible

## The log

# $palette may be several cards: the article stands in card-name.
log-palette = { $who ->
    [you] Vous jouez { CARD($palette, case: "le") }.
   *[other] { $name } joue { CARD($palette, case: "le") }.
}
log-canvas = { $who ->
    [you] Vous posez { CARD($card, case: "le") } sur la toile. { rule-named }.
   *[other] { $name } pose { CARD($card, case: "le") } sur la toile. { rule-named }.
}
log-both = { $who ->
    [you] Vous jouez { CARD($palette, case: "le") }, puis posez { CARD($card, case: "le") } sur la toile. { rule-named }.
   *[other] { $name } joue { CARD($palette, case: "le") }, puis pose { CARD($card, case: "le") } sur la toile. { rule-named }.
}
log-fold = { $who ->
    [you] Vous passez et quittez la manche.
   *[other] { $name } passe et quitte la manche.
}
log-take = Le 1 renvoie le { $card } sur la pioche.
log-bury = Le 7 renvoie le { $card } sur la pioche.
log-shift = Le 7 envoie le { $card } sur la toile. { rule-named }.
log-draw = { $count ->
    [one] { $count } carte piochée.
   *[other] { $count } cartes piochées.
}
log-leads = { $who ->
    [you] Vous menez avec { $amount }.
   *[other] { $name } mène avec { $amount }.
}

## Being out

out-who = { $who ->
    [you] Vous quittez la manche.
   *[other] { $name } quitte la manche.
}
out-fewer = { $leader ->
    [you] { COLOR($color) } : vous menez { $count } à { $against }.
   *[other] { COLOR($color) } : { $ahead } mène { $count } à { $against }.
}
out-tie = { $color ->
    [R] { $leader ->
        [you] { COLOR($color) } : votre { $best } est plus haut.
       *[other] { COLOR($color) } : { $ahead } a le { $best }, plus haut.
    }
    [I] { $leader ->
        [you] { COLOR($color) } : même longueur, mais votre { $best } est plus haut.
       *[other] { COLOR($color) } : même longueur, mais { $ahead } a le { $best }, plus haut.
    }
   *[other] { $leader ->
        [you] { COLOR($color) } : autant de cartes, mais votre { $best } est plus haut.
       *[other] { COLOR($color) } : autant de cartes, mais { $ahead } a le { $best }, plus haut.
    }
}
out-nothing = { $who ->
    [you] { COLOR($color) } : aucune de vos cartes ne compte.
   *[other] { COLOR($color) } : { $name } n’a aucune carte qui compte.
}

## Hints

hint-title = Conseil
hint-thinking = Réflexion en cours…
hint-none = Pas de conseil à donner pour l’instant.
hint-chance = { PERCENT($share) } de chances de remporter la manche
hint-match = { PERCENT($share) } de chances de gagner la partie
hint-no-reply = aucune façon de rester en jeu juste après vous dans { PERCENT($share) } des cas
hint-replies = { $count ->
    [one] environ { $count } façon de rester en jeu juste après vous
   *[other] environ { $count } façons de rester en jeu juste après vous
}
hint-keeps-open = { $count ->
    [one] environ { $count } façon de rester en jeu à votre prochain tour
   *[other] environ { $count } façons de rester en jeu à votre prochain tour
}
hint-wins = mène aussi avec ces règles : { $colors }
hint-draws = { $count ->
    [one] fait piocher { $count } carte
   *[other] fait piocher { $count } cartes
}
hint-rescues = { $count ->
    [one] il faut piocher la seule carte inconnue qui aide
   *[other] il faut piocher l’une des { $count } cartes inconnues qui aident
}
hint-conceding = passer maintenant donne { PERCENT($share) } de chances en plus de gagner la partie
hint-lost = plus rien ne vous garde en jeu
hint-use = Poser sur la table
hint-fold = Passer
