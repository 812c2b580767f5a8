### What messengers and social networks show of a link to a page.

## Any page but a table

link-preview-page-title = Red7 : un jeu de cartes rapide pour 2 à 4 personnes
link-preview-page-text = Sept couleurs, sept règles. Finissez votre tour en tête, ou quittez la manche. Dans le navigateur, entre amis ou avec des bots, sans compte.

## A table

link-preview-invitation-title = Une partie de Red7, ça vous dit ?
link-preview-invitation-text = Le lien ouvre la table dans votre navigateur : pas de compte, rien à installer. Un jeu de cartes rapide pour 2 à 4 personnes.

## The picture of both

link-preview-picture = Sept cartes en éventail, une de chaque couleur, sous le titre Red7
