### What messengers and social networks show of a link to a page.

## Any page but a table

link-preview-page-title = Red7: ein schnelles Kartenspiel für 2 bis 4 Personen
link-preview-page-text = Sieben Farben, sieben Regeln. Wer am Ende des eigenen Zuges nicht führt, scheidet aus. Im Browser, mit Freunden oder Bots, ohne Konto.

## A table

link-preview-invitation-title = Lust auf eine Partie Red7?
link-preview-invitation-text = Der Link öffnet den Tisch im Browser: kein Konto, keine Installation. Ein schnelles Kartenspiel für 2 bis 4 Personen.

## The picture of both

link-preview-picture = Ein Fächer aus sieben Karten, eine in jeder Farbe, unter dem Schriftzug Red7
