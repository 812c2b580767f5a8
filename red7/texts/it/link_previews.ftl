### What messengers and social networks show of a link to a page.

## Any page but a table

link-preview-page-title = Red7: un gioco di carte veloce per 2–4 persone
link-preview-page-text = Sette colori, sette regole. A fine turno devi essere in vantaggio, o sei fuori. Nel browser, con gli amici o con i bot, senza account.

## A table

link-preview-invitation-title = Ti va una partita a Red7?
link-preview-invitation-text = Il link apre il tavolo nel browser: nessun account, niente da installare. Un gioco di carte veloce per 2–4 persone.

## The picture of both

link-preview-picture = Un ventaglio di sette carte, una per colore, sotto la scritta Red7
