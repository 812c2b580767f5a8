### Strona z zasadami, którą można też wydrukować.

rules-link = Zasady
rules-new-tab = otwiera się w nowej karcie
rules-title = Zasady gry Red7
rules-print = Drukuj
rules-contents = Na tej stronie

## Cel gry i przygotowanie

rules-aim = Cel gry
rules-aim-text = Przetrwaj do końca. Na koniec każdej swojej tury musisz prowadzić według zasady, która wtedy obowiązuje; jeśli nie, odpadasz z rundy.
rules-setup = Przygotowanie
rules-setup-cards = Od 2 do 4 osób, 49 kart: liczby od 1 do 7 w siedmiu kolorach.
rules-setup-deal = Potasuj karty. Każda osoba dostaje siedem kart na rękę i jeszcze jedną, odkrytą, od której zaczyna się jej paleta.
rules-setup-canvas = Karta „Reguła rozpoczynająca” zaczyna tło i jest czerwona. Wierzchnia karta tła wskazuje obowiązującą zasadę. Pozostałe karty, zakryte, to talia.
rules-setup-first = Znajdź najwyższą kartę w paletach. Zaczyna osoba po lewej stronie tej palety, a potem gra toczy się w lewo.

## Tura

rules-turn = Tura
rules-turn-text = W swojej turze wybierz jedno z czterech:
rules-turn-palette = Zagraj kartę z ręki do swojej palety, odkrytą.
rules-turn-canvas = Połóż kartę z ręki na tło: od teraz obowiązuje zasada jej koloru.
rules-turn-both = Zrób jedno i drugie: najpierw paleta, potem tło.
rules-turn-fold = Nie rób nic i odpadnij: pasujesz. Z pustą ręką nie możesz zrobić nic innego.
rules-turn-end = Jeśli na koniec swojej tury nie prowadzisz, odpadasz. Twoja ręka i paleta zostają zakryte i nie liczą się dla nikogo. Gdy w grze zostanie jedna osoba, od razu wygrywa rundę; gra podstawowa to jedna runda.

## Siedem zasad

rules-lead = Prowadzisz, jeśli w twojej palecie według obowiązującej zasady liczy się więcej kart niż w każdej innej, która jest jeszcze w grze. W przykładach karty, które się liczą, mają obwódkę.
rules-counts = { $color ->
    [R] Porównaj najwyższe karty w paletach.
    [O] Liczą się karty z tą samą liczbą, w dowolnych kolorach.
    [Y] Liczą się karty w jednym kolorze: dowolnym, nie tylko żółtym.
    [G] Liczą się 2, 4 i 6, w dowolnych kolorach.
    [B] Każdy kolor liczy się raz, jego najwyższą kartą.
    [I] Liczą się kolejne liczby, w dowolnych kolorach. Każda liczba liczy się raz, jej najwyższą kartą; 7 i 1 nie następują po sobie.
   *[V] Liczą się 1, 2 i 3, w dowolnych kolorach.
}

## Remisy

rules-ties = Remisy
rules-ties-text = Jeśli w dwóch paletach liczy się tyle samo kart, porównaj najwyższą z tych kart. Pozostałe nie mają znaczenia.
rules-ties-sets = Jedna karta to też zestaw lub ciąg. Jeśli w twojej palecie są dwa tej samej wielkości, liczy się ten z wyższą najlepszą kartą.
rules-ties-none = Jeśli żadna twoja karta się nie liczy, nie prowadzisz.

## Dobieranie i punktacja

rules-draw-more = Karta zagrana w tej turze do twojej palety też się wlicza. Gdy talia jest pusta, nic się nie dzieje.
rules-scoring-more = Każda karta jest warta tyle punktów, ile wynosi jej liczba. Zostaje u zwycięskiej osoby i nie wraca w następnych rundach; pozostałe tasuje się na kolejną. Gdy jest ich za mało, by je rozdać, wygrywa najwięcej punktów.

## Efekty

rules-actions-text = Gdy zagrasz kartę nieparzystą do swojej palety, musisz wykonać jej efekt, jeśli się da. Potem możesz jeszcze położyć kartę z ręki na tło.
rules-actions-more = Kartę 3 wolno zagrać także wtedy, gdy nie prowadzisz: może dobrana karta pozwoli ci przetrwać, położona na tło. Efekty pasują też do gry podstawowej.

## Co mówią wydania

rules-editions = Czym różnią się wydania
rules-editions-text = Drukowane instrukcje różnią się w kilku miejscach. Oto, co mówi wybrana z nich.
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
    [yes] Kartę 1 lub 7 wolno zagrać tylko wtedy, gdy możesz zakończyć turę na prowadzeniu, i wtedy musisz to zrobić.
   *[no] Kartę 1 lub 7 wolno zagrać, nawet jeśli nie możesz zakończyć tury na prowadzeniu.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Karta 1 zabiera kartę, nawet jeśli nie możesz zakończyć tury na prowadzeniu.
   *[no] Karta 1 zabiera tylko taką kartę, bez której możesz zakończyć turę na prowadzeniu, i wtedy musisz to zrobić.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Gdy 7 kładzie kartę na tło, musisz od razu prowadzić.
   *[no] Gdy 7 kładzie kartę na tło, wystarczy prowadzić na koniec tury.
}
rules-point-seven-draws = { $state ->
    [yes] Karta położona na tło przez 7 też może pozwolić dobrać kartę.
   *[no] Karta położona na tło przez 7 nigdy nie pozwala dobrać karty.
}
rules-passage = { $what ->
    [turn] Zob. możliwości w turze.
    [draw] Zob. fragment o dobieraniu.
    [actions] Zob. uwagi o 1 i 7.
    [card-1] Zob. uwagę o 1.
   *[card-7] Zob. opis 7.
}
rules-otherwise = Inaczej: { $text }

## Na dole strony

rules-unofficial = Red7 to gra Carla Chudyka i Chrisa Cieslika, wydana przez Asmadi Games. To jej zasady naszymi słowami, a nie oficjalny tekst.
