### La page des règles, qui s’imprime aussi.

rules-link = Les règles
rules-new-tab = dans un nouvel onglet
rules-title = Les règles de Red7
rules-print = Imprimer
rules-contents = Sur cette page

## Le but, la mise en place

rules-aim = But du jeu
rules-aim-text = Restez en jeu plus longtemps que tout le monde. À la fin de chacun de vos tours, vous devez mener selon la règle alors en vigueur ; sinon, vous quittez la manche.
rules-setup = Mise en place
rules-setup-cards = De 2 à 4 personnes, avec 49 cartes : les valeurs de 1 à 7, en sept couleurs.
rules-setup-deal = Mélangez. Chaque personne reçoit une main de sept cartes, puis une carte face visible qui commence sa palette.
rules-setup-canvas = La carte « Vous jouez au Rouge » commence la toile. La carte du dessus de la toile indique la règle en vigueur. Les autres cartes forment la pioche, face cachée.
rules-setup-first = Cherchez la plus haute carte de toutes les palettes. La personne à gauche de cette palette commence, puis on joue dans le sens des aiguilles d’une montre.

## Un tour

rules-turn = Votre tour
rules-turn-text = À votre tour, vous avez le choix :
rules-turn-palette = Jouez une carte de votre main dans votre palette, face visible.
rules-turn-canvas = Posez une carte de votre main sur la toile : la règle de sa couleur entre en vigueur.
rules-turn-both = Faites les deux : d’abord la palette, puis la toile.
rules-turn-fold = Passez : vous ne faites rien et quittez la manche. Si votre main est vide, c’est le seul choix.
rules-turn-end = Si vous ne menez pas à la fin de votre tour, vous quittez la manche. Votre main et votre palette sont mises face cachée et ne comptent plus pour personne. Dès qu’il ne reste qu’une personne en jeu, elle remporte la manche ; une partie de base dure une manche.

## Les sept règles

rules-lead = Vous menez si votre palette a plus de cartes qui comptent selon la règle en vigueur que toute autre palette encore en jeu. Dans les exemples, les cartes qui comptent sont entourées.
rules-counts = { $color ->
    [R] Comparez la plus haute carte de chaque palette.
    [O] Les cartes de même valeur comptent, quelles que soient leurs couleurs.
    [Y] Les cartes de même couleur comptent : n’importe quelle couleur, pas seulement le jaune.
    [G] Les 2, 4 et 6 comptent, quelle que soit leur couleur.
    [B] Chaque couleur compte une fois, avec sa plus haute carte.
    [I] Les valeurs qui se suivent comptent, quelles que soient leurs couleurs. Chaque valeur compte une fois, avec sa plus haute carte ; le 7 et le 1 ne se suivent pas.
   *[V] Les 1, 2 et 3 comptent, quelle que soit leur couleur.
}

## Égalités

rules-ties = Égalités
rules-ties-text = Si deux palettes ont autant de cartes qui comptent, comparez, dans chacune, la plus haute de ces cartes. Les autres n’entrent pas en compte.
rules-ties-sets = Une carte seule forme déjà une série ou une suite. Si votre palette en a deux de même taille, c’est celle qui contient la plus haute carte qui compte.
rules-ties-none = Sans carte qui compte, vous ne menez pas.

## Pioche et points

rules-draw-more = La carte que vous venez de jouer dans votre palette est comptée. Si la pioche est vide, il ne se passe rien.
rules-scoring-more = Chaque carte rapporte sa valeur en points. La personne qui l’a gagnée la garde, et la carte ne sert plus dans les manches suivantes ; toutes les autres sont mélangées pour une nouvelle donne. S’il n’en reste pas assez, le meilleur total de points remporte la partie.

## Actions

rules-actions-text = Si vous jouez une carte impaire dans votre palette, vous devez effectuer son action, si c’est possible. Ensuite, vous pouvez encore poser une carte de votre main sur la toile.
rules-actions-more = Vous pouvez jouer un 3 même si vous ne menez pas : posée sur la toile, la carte piochée vous sauvera peut-être. Les actions peuvent aussi s’ajouter au jeu de base.

## Ce que disent les éditions

rules-editions = Ce qui change d’une édition à l’autre
rules-editions-text = Les règles imprimées diffèrent sur quelques points. Voici ce que dit l’édition choisie.
rules-book = Source : { $text }
rules-book-v1-2 = Livret v1.2 en cinq langues (sauf les pages italiennes), livret brésilien v1.02
rules-book-v1-2-fr = Livret français v1.2 (2014)
rules-book-v1-2-it = Livret v1.2 en cinq langues, pages italiennes
rules-book-pl-2021 = Livret polonais (2021)
rules-book-v1-3 = Livret espagnol v1.3 (Espagne)
rules-point-losing-canvas = { $state ->
    [yes] Vous pouvez poser une carte de votre main sur la toile même si vous ne menez pas ensuite : la règle change, et vous quittez la manche.
   *[no] Vous ne pouvez poser une carte de votre main sur la toile que si vous menez ensuite.
}
rules-point-compulsory-draw = { $state ->
    [yes] Vous ne pouvez pas renoncer à piocher.
   *[no] Vous pouvez renoncer à piocher.
}
rules-point-hopeless-banned = { $state ->
    [yes] Un 1 ou un 7 ne peut être joué que si vous pouvez finir votre tour en tête ; vous devez alors le faire.
   *[no] Un 1 ou un 7 peut être joué même si vous ne pouvez pas finir votre tour en tête.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Un 1 prend une carte même si vous ne pouvez pas finir votre tour en tête.
   *[no] Un 1 ne peut prendre qu’une carte dont le retrait vous permet de finir votre tour en tête ; vous devez alors le faire.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Quand un 7 envoie une carte sur la toile, vous devez mener aussitôt.
   *[no] Quand un 7 envoie une carte sur la toile, il suffit de mener à la fin du tour.
}
rules-point-seven-draws = { $state ->
    [yes] Une carte qu’un 7 envoie sur la toile peut aussi faire piocher.
   *[no] Une carte qu’un 7 envoie sur la toile ne fait jamais piocher.
}
rules-passage = { $what ->
    [turn] Voir les choix d’un tour.
    [draw] Voir le passage sur la pioche.
    [actions] Voir les notes sur le 1 et le 7.
    [card-1] Voir la note sur le 1.
   *[card-7] Voir le texte du 7.
}
rules-otherwise = À l’inverse : { $text }

## Au bas de la page

rules-unofficial = Red7 est un jeu de Carl Chudyk et Chris Cieslik, édité par Asmadi Games. Ses règles sont formulées ici avec nos propres mots ; ce n’est pas un texte officiel.
