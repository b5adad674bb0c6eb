### The board of Wolf & Hound in the browser.
###
### $is says who a message is about: you, a person called $name, or a dummy whose number is $name.
### The reader is addressed as „du“.

# The letters on the teams’ badges.
web-hound-blue = B
web-hound-yellow = G
web-hound-name =
    { $is ->
        [you] Du
        [dummy] Dummy { $name }
       *[person] { $name }
    }
web-hound-at =
    { $is ->
        [you] bei dir
        [dummy] bei Dummy { $name }
       *[person] bei { $name }
    }
web-hound-to =
    { $is ->
        [you] zu dir
        [dummy] zu Dummy { $name }
       *[person] zu { $name }
    }
# $team is text.
web-hound-team-sheep =
    { $sheep ->
        [one] { $team }: { $sheep } Schaf
       *[other] { $team }: { $sheep } Schafe
    }
web-hound-cards-played = { $played } von { $cards } Karten gespielt
web-hound-turn-number = Zug { $turn }
web-hound-now = ist dran
web-hound-next = kommt danach
web-hound-partner = spielt mit dir
web-hound-decides =
    { $is ->
        [you] du entscheidest
       *[person] { $name } entscheidet
    }
web-hound-seat = { $team }, Platz { $number }
web-hound-sheep = { $sheep } von { $most } Schafen in Sicherheit
web-hound-hand-count =
    { $count ->
        [0] keine Karten auf der Hand
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-hound-deck-count =
    { $count ->
        [0] keine Karten im Stapel
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel, von oben
    }
# $cards is a list.
web-hound-list = { $cards }
web-hound-back = unbekannt
web-hound-played = gespielt, älteste zuerst: { $cards }
web-hound-you-played = Von dir gespielt
web-hound-hand = Deine Hand
web-hound-no-cards = Du hast keine Karten mehr.
# $card is text.
web-hound-of-them = { $card }, { $count } Stück
web-hound-selected = gewählt
web-hound-forbidden = nicht jetzt
# The last card that lies at a place shows a symbol.
web-hound-meat =
    { $is ->
        [you] Deine letzte Karte zeigt Fleisch: Schwarze Tiere, die andere ziehen, halten bei dir an
        [dummy] Die letzte Karte von Dummy { $name } zeigt Fleisch: Schwarze Tiere, die andere ziehen, halten dort an
       *[person] Die letzte Karte von { $name } zeigt Fleisch: Schwarze Tiere, die andere ziehen, halten dort an
    }
web-hound-bone =
    { $is ->
        [you] Deine letzte Karte zeigt einen Knochen: Weiße Tiere, die andere ziehen, halten bei dir an
        [dummy] Die letzte Karte von Dummy { $name } zeigt einen Knochen: Weiße Tiere, die andere ziehen, halten dort an
       *[person] Die letzte Karte von { $name } zeigt einen Knochen: Weiße Tiere, die andere ziehen, halten dort an
    }
web-hound-pile = Stapel
web-hound-pile-count =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
web-hound-pile-known = Bekannt im Nachziehstapel, von oben:
web-hound-last = zuletzt
web-hound-turned-up-pile = vom Stapel
web-hound-turned-up-deck = vom Dummy
# $animal and $how are text.
web-hound-step-of = { $animal }: { $how }.
web-hound-step =
    { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }, { $to }{ $stopped ->
        [yes] , dort vom Symbol angehalten
       *[no] { "" }
    }{ $flips ->
        [yes] , dreht sich um
       *[no] { "" }
    }
web-hound-step-stays = bleibt
web-hound-step-turns = dreht sich um
web-hound-nothing-moves = Kein Tier zieht.
web-hound-nothing-lost = Im nächsten Zug ginge kein Schaf verloren und käme keines zurück.
web-hound-unknown = Was das bringt, ist nicht bekannt.
web-hound-then-lose =
    { $is ->
        [you] Du verlörst
        [dummy] Dummy { $name } verlöre
       *[person] { $name } verlöre
    } { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }{ $left ->
        [0] , das letzte
       *[other] { "" }
    }.
web-hound-then-regain =
    { $is ->
        [you] Du bekämst
        [dummy] Dummy { $name } bekäme
       *[person] { $name } bekäme
    } { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    } zurück.
web-hound-then-skip =
    { $is ->
        [you] Dein Zug fiele aus.
        [dummy] Der Zug von Dummy { $name } fiele aus.
       *[person] Der Zug von { $name } fiele aus.
    }
# $values is a list of numbers.
web-hound-then-forbid =
    { $is ->
        [you] Du könntest keine { $values } spielen.
        [dummy] Dummy { $name } könnte keine { $values } spielen.
       *[person] { $name } könnte keine { $values } spielen.
    }
web-hound-then-end = Das Spiel wäre aus: { $team } gewinnt.
web-hound-black-moves = Schwarz zieht { $animals }.
web-hound-white-moves = Weiß zieht { $animals }.
web-hound-ending =
    { $is ->
        [you] Das Spiel endet, wenn die Tiere bei dir gehandelt haben.
        [dummy] Das Spiel endet, wenn die Tiere bei Dummy { $name } gehandelt haben.
       *[person] Das Spiel endet, wenn die Tiere bei { $name } gehandelt haben.
    }
web-hound-animals = Tiere im Spiel
web-hound-stands = { $animal } { $at }
web-hound-acts-next = Handelt im nächsten Zug.
# $amount is a formula with the card’s number n.
web-hound-motion =
    { $by ->
        [black] Schwarze Karten ziehen es
        [white] Weiße Karten ziehen es
        [none] Keine Karte zieht es
       *[both] Alle Karten ziehen es
    } { $amount } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }{ $halves ->
        [yes] , abgerundet
       *[no] { "" }
    }{ $late ->
        [yes] , einen Zug später
       *[no] { "" }
    }.
web-hound-drift =
    Keine Karte zieht es: Jeden Zug geht es { $spaces } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }.
web-hound-still = Keine Karte zieht es.
# $targets is a list of the four aims below.
web-hound-takes =
    { $count ->
        [one] Nimmt { $count } Schaf: { $targets }.
       *[other] Nimmt { $count } Schafe: { $targets }.
    }
web-hound-brings =
    { $count ->
        [one] Bringt { $count } Schaf zurück: { $targets }.
       *[other] Bringt { $count } Schafe zurück: { $targets }.
    }
web-hound-aim-current = wer mit ihm den Zug beginnt
web-hound-aim-left = wer links davon sitzt
web-hound-aim-across = wer gegenüber sitzt
web-hound-aim-right = wer rechts davon sitzt
web-hound-forbids = Wer mit ihm den Zug beginnt, darf keine { $values } spielen.
web-hound-skips = Wer mit ihm den Zug beginnt, setzt aus.
web-hound-harmless = Tut nichts.
web-hound-other-side = Andere Seite:
web-hound-reading = unsere Lesart
web-hound-reading-note = Die Bilder der Anleitung fehlen uns: { $aspects }.
web-hound-reading-counts = Wie viele es von jeder Karte gibt, ist unsere Annahme.
web-hound-unseen = Noch nicht gesehen
web-hound-unseen-of = { $unseen } von { $total } Karten
web-hound-unseen-about = Wie viele von jeder Karte du noch nicht gesehen hast, von wie vielen
web-hound-value = Karte
web-hound-suit-black = schwarz
web-hound-suit-meat = schwarz, Fleisch
web-hound-suit-white = weiß
web-hound-suit-bone = weiß, Knochen
