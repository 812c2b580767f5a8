### Strona z zasadami, którą można też wydrukować.

rules-link = Zasady
rules-new-tab = otwiera się w nowej karcie
rules-title = Zasady gry Red7
rules-print = Drukuj
rules-contents = Na tej stronie

## Cel gry i przygotowanie

rules-aim = Cel gry
rules-aim-text = Przetrwaj do końca. Na koniec każdej swojej tury musisz prowadzić zgodnie z zasadą, która wtedy obowiązuje; w przeciwnym razie odpadasz z rundy.
rules-setup = Przygotowanie
rules-setup-cards = Gra dla 2–4 osób, 49 kart: liczby od 1 do 7 w siedmiu kolorach.
rules-setup-deal = Potasuj karty. Każda osoba dostaje siedem kart na rękę i jeszcze jedną, odkrytą, od której zaczyna się jej paleta.
rules-setup-canvas = Na początku na tle leży czerwona karta „Reguła rozpoczynająca”. Wierzchnia karta tła wskazuje obowiązującą zasadę. Pozostałe karty, zakryte, tworzą talię.
rules-setup-first = Znajdź najwyższą kartę w paletach. Zaczyna osoba siedząca na lewo od tej palety, a dalej gra się zgodnie z ruchem wskazówek zegara.

## Tura

rules-turn = Tura
rules-turn-text = W swojej turze wybierz jedną z możliwości:
rules-turn-palette = Zagraj kartę z ręki do swojej palety, odkrytą.
rules-turn-canvas = Połóż kartę z ręki na tło: od teraz obowiązuje zasada jej koloru.
rules-turn-both = Zrób jedno i drugie: najpierw paleta, potem tło.
rules-turn-fold = Spasuj: nic nie rób i odpadnij. Z pustą ręką to jedyna możliwość.
rules-turn-end = Jeśli na koniec swojej tury nie prowadzisz, odpadasz. Zakrywasz wtedy swoją rękę i paletę: te karty nie liczą się już dla nikogo. Gdy w grze zostanie jedna osoba, od razu wygrywa rundę; wariant podstawowy to jedna runda.

## Siedem zasad

rules-lead = Prowadzisz, jeśli zgodnie z obowiązującą zasadą w twojej palecie liczy się więcej kart niż w palecie każdej innej osoby, która jest jeszcze w grze. W przykładach karty, które się liczą, mają obwódkę.
rules-counts = { $color ->
    [R] Porównaj najwyższe karty w paletach.
    [O] Liczą się karty z tą samą liczbą, w dowolnych kolorach.
    [Y] Liczą się karty w jednym kolorze: dowolnym, nie tylko żółtym.
    [G] Liczą się 2, 4 i 6, w dowolnych kolorach.
    [B] Z każdego koloru liczy się jedna karta: najwyższa.
    [I] Liczą się kolejne liczby, w dowolnych kolorach. Z kart z tą samą liczbą liczy się jedna: najwyższa; po 7 nie następuje 1.
   *[V] Liczą się 1, 2 i 3, w dowolnych kolorach.
}

## Remisy

rules-ties = Remisy
rules-ties-text = Jeśli w dwóch paletach liczy się tyle samo kart, porównaj najwyższe z nich. Pozostałe nie mają znaczenia.
rules-ties-sets = Nawet jedna karta tworzy zestaw lub ciąg. Jeśli w twojej palecie są dwa jednakowej wielkości, liczy się ten z najwyższą kartą.
rules-ties-none = Jeśli żadna twoja karta się nie liczy, nie prowadzisz.

## Dobieranie i punktacja

rules-draw-more = Karta zagrana w tej turze do twojej palety też się wlicza. Gdy talia jest pusta, nic się nie dzieje.
rules-scoring-more = Każda z nich jest warta tyle punktów, ile wynosi jej liczba. Karty te zostają u osoby, która wygrywa, i nie wracają w następnych rundach; resztę tasuje się przed kolejną rundą. Gdy kart do rozdania jest za mało, wygrywa osoba z największą liczbą punktów.

## Efekty

rules-actions-text = Gdy zagrasz kartę nieparzystą do swojej palety, musisz wykonać jej efekt, o ile się da. Potem możesz jeszcze położyć kartę z ręki na tło.
rules-actions-more = Trójkę wolno zagrać także wtedy, gdy nie prowadzisz: dobrana karta, położona na tło, może cię ocalić. Z efektami można grać także w wariancie podstawowym.

## Co mówią wydania

rules-editions = Czym różnią się wydania
rules-editions-text = Drukowane instrukcje różnią się w kilku miejscach. Oto, co mówi wybrane wydanie.
rules-book = Źródło: { $text }
rules-book-v1-2 = Instrukcja v1.2 w pięciu językach (bez stron włoskich), instrukcja brazylijska v1.02
rules-book-v1-2-fr = Instrukcja francuska v1.2 (2014)
rules-book-v1-2-it = Instrukcja v1.2 w pięciu językach, strony włoskie
rules-book-pl-2021 = Instrukcja polska (2021)
rules-book-v1-3 = Instrukcja hiszpańska v1.3 (Hiszpania)
rules-point-losing-canvas = { $state ->
    [yes] Kartę z ręki wolno położyć na tło, nawet jeśli potem nie prowadzisz: zasada się zmienia, a ty odpadasz.
   *[no] Kartę z ręki wolno położyć na tło tylko wtedy, gdy potem prowadzisz.
}
rules-point-compulsory-draw = { $state ->
    [yes] Dobieranie jest obowiązkowe.
   *[no] Możesz zrezygnować z dobierania.
}
rules-point-hopeless-banned = { $state ->
    [yes] Jedynkę lub siódemkę wolno zagrać tylko wtedy, gdy możesz zakończyć turę na prowadzeniu, i musisz ją tak zakończyć.
   *[no] Jedynkę lub siódemkę wolno zagrać, nawet jeśli nie możesz zakończyć tury na prowadzeniu.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Jedynka zabiera kartę, nawet jeśli nie możesz zakończyć tury na prowadzeniu.
   *[no] Jedynka może zabrać tylko taką kartę, której zabranie pozwala ci zakończyć turę na prowadzeniu, i musisz ją tak zakończyć.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Gdy siódemka przenosi kartę na tło, musisz od razu prowadzić.
   *[no] Gdy siódemka przenosi kartę na tło, wystarczy prowadzić na koniec tury.
}
rules-point-seven-draws = { $state ->
    [yes] Po przeniesieniu karty na tło siódemką też można dobierać.
   *[no] Po przeniesieniu karty na tło siódemką nigdy się nie dobiera.
}
rules-passage = { $what ->
    [turn] Zob. możliwości do wyboru w turze.
    [draw] Zob. fragment o dobieraniu.
    [actions] Zob. uwagi o jedynce i siódemce.
    [card-1] Zob. uwagę o jedynce.
   *[card-7] Zob. opis siódemki.
}
rules-otherwise = Inaczej: { $text }

## Na dole strony

rules-unofficial = Red7 to gra Carla Chudyka i Chrisa Cieslika, wydana przez Asmadi Games. Jej zasady opisujemy tu własnymi słowami; nie jest to tekst oficjalny.
