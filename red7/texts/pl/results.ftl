### Your results: what came of somebody's matches against bots and with friends.

results-title = Twoje wyniki
results-none = Nie masz jeszcze żadnej skończonej partii. Zagraj partię do końca, z botami lub ze znajomymi, a pojawi się tutaj.
results-text = Liczą się partie zaczęte tutaj i rozegrane do końca w pojedynkę przeciwko botom. Odgałęzienia i gry z pliku się nie liczą.

## Figures, each under its heading

results-bots = Z botami
results-won = Wygrane
results-streak = Wygrane z rzędu
results-longest = Najdłuższa seria
results-best = Najlepsza partia
results-count = { NUMBER($count) }
results-rate = { PERCENT($share) }
results-of = { $count } z { $most }
results-best-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
results-best-lead = przewaga: { $count }

## Wins by opponent and rules: a table with a bar in each row

results-against = Według przeciwnika
results-opponent = Przeciwnik
results-rules = Zasady
results-share = Wygrane partie

## Matches with friends: tables like the one above, by the number of players and by person

results-friends = Ze znajomymi
results-players = Gracze
# The last row: matches with any number of players.
results-friends-all = Wszystkie partie
results-people = Według osoby
# The heading of a column of names.
results-friend = Z kim
results-friend-unnamed = Bez imienia
results-friends-text = Partie rozegrane do końca z innymi ludźmi, z botami lub bez. Znajomi pojawiają się tu po dwóch partiach, liczonych wśród gier, które są jeszcze na tym serwerze.

## What the reviewed matches say

results-given = Na czym tracisz najwięcej
results-given-text = { $count ->
    [one] Z { $count } przeanalizowanej partii: ile szans na wygraną odebrały ci błędy, łącznie.
    [few] Z { $count } przeanalizowanych partii: ile szans na wygraną odebrały ci błędy, średnio na partię.
    [many] Z { $count } przeanalizowanych partii: ile szans na wygraną odebrały ci błędy, średnio na partię.
   *[other] Z { $count } przeanalizowanych partii: ile szans na wygraną odebrały ci błędy, średnio na partię.
}
results-given-none = Zleć analizę skończonej gry, a zobaczysz tu, na czym tracisz najwięcej.
results-given-nothing = W przeanalizowanych partiach nie ma twoich błędów.
results-kind = Błąd
results-cost = Stracona szansa
results-average = Na partię
results-time = Z biegiem czasu
results-time-text = { $number ->
    [one] Ile szans tracisz w swoich turach: ostatnia przeanalizowana partia.
    [few] Ile szans tracisz w swoich turach: każda z ostatnich { $number } przeanalizowanych partii.
    [many] Ile szans tracisz w swoich turach: każda z ostatnich { $number } przeanalizowanych partii.
   *[other] Ile szans tracisz w swoich turach: każda z ostatnich { $number } przeanalizowanych partii.
}
results-time-average = { $text } Średnia (linia przerywana) to { PERCENT($share) }.
results-time-kind = Rodzaj błędu
results-time-all = Wszystkie tury
results-day = { DATETIME($date, dateStyle: "medium") }
results-when = Partia
results-as-table = Jako tabela
