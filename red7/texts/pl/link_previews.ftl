### What messengers and social networks show of a link to a page.

## Any page but a table

link-preview-page-title = Red7: szybka gra karciana dla 2–4 osób
link-preview-page-text = Siedem kolorów, siedem zasad. Kończ turę na prowadzeniu, inaczej odpadasz. W przeglądarce, ze znajomymi albo z botami, bez konta.

## A table

link-preview-invitation-title = Zagramy w Red7?
link-preview-invitation-text = Link otwiera stół w przeglądarce: bez konta i bez instalowania. Szybka gra karciana dla 2–4 osób.

## The picture of both

link-preview-picture = Wachlarz z siedmiu kart, po jednej w każdym kolorze, pod napisem Red7
