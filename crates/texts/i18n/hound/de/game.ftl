### Wolf & Hound.
###
### A seat $who comes with $who-is (you / other). Dummies have a $number instead of a name. $animal is the name
### of an animal card, $card that of a number card. $way is cw or ccw, $side front or back, $from and $to of a
### stack are pile or deck. Words of the card file stand as { "literals" }.

hound-name = Wolf & Hound
hound-about = Zwei Teams schicken den Wolf zu den anderen und rufen den Hund zurück.

## Options

hound-option-animals = Tiere
hound-option-animals-about = Eine bis acht Tierkarten, von denen mindestens eine Schafe vertreibt. Ab zwei Wolfskarten beginnen alle mit einem Schaf mehr. Die Decken gibt es nur zusammen, und höchstens zwei Verwandlungskarten können mitspielen.
hound-option-meat-and-bone = Fleisch & Knochen
hound-option-meat-and-bone-about = Die Erweiterung: Sieben Zahlenkarten zeigen Fleisch oder Knochen. Solange eine solche Karte zuoberst vor jemandem liegt, halten dort Wölfe beim Fleisch und Hunde beim Knochen an, wenn andere sie bewegen.
hound-option-cards-file = Kartendatei
hound-option-cards-file-about = Eigene Karten statt der mitgelieferten: berichtigt oder selbst erfunden. Die Aufzeichnung einer Partie enthält die Karten, mit denen sie gespielt wurde.
hound-option-both-at-zero = Beide Teams ohne Schafe
hound-option-both-at-zero-about = Wenn in beiden Teams jemand keine Schafe mehr hat, entscheidet die erste solche Person im Uhrzeigersinn, welches Team verliert. Die Regeln sagen nicht, ob die Person am Zug zuerst zählt.
hound-option-both-at-zero-current-first = Wer am Zug ist, zählt zuerst
hound-option-both-at-zero-next-first = Wer als Nächstes am Zug ist, zählt zuerst
hound-option-last-activation = Letzte Aktivierung vor dem Zählen
hound-option-last-activation-about = Ob die Tiere vor Platz 1 noch aktiviert werden, bevor die Schafe gezählt werden, wenn die Karten aus sind. Nach der Regel geht das Spiel bis zu dieser Phase weiter; das lässt sich so und so lesen.
hound-option-effects-when-skipped = Zugende auch ohne Karte
hound-option-effects-when-skipped-about = Ob Opa Wolf, der Deckenwolf und der Verwirrte Hund auch am Ende eines Zuges handeln, in dem keine Karte gespielt wurde.
hound-option-exchange-from-empty-pile = Tausch bei leerem Stapel
hound-option-exchange-from-empty-pile-about = Zu zweit oder dritt: ob die Karte eines Strohmanns noch getauscht werden kann, wenn der Nachziehstapel leer ist.
hound-option-sheep = Schafe bei zwei Wolfskarten
hound-option-sheep-about = Bei zwei oder mehr Wolfskarten empfehlen die Regeln vier Schafe für alle.
hound-option-sheep-more-for-wolves = Ein Schaf mehr
hound-option-sheep-three = Immer drei
hound-option-next-start = Beginn in einer Serie
hound-option-next-start-about = Wer die nächste Partie einer Serie beginnt, von dem aus gesehen, der diese begonnen hat. Partner bleiben in beiden Fällen Partner.
hound-option-next-start-left = Wer links sitzt
hound-option-next-start-right = Wer rechts sitzt

## Recommended sets

hound-group-first = Erste Partie
hound-group-beginner = Einsteiger
hound-group-experienced = Erfahrene
hound-group-gamer = Vielspieler
hound-group-designer = Designerkarten
hound-group-house = Eigene Zusammenstellungen
# $cards is the list of the animals.
hound-preset-first = Erste Partie: { $cards }
hound-preset-beginner = Einsteiger: { $cards }
hound-preset-experienced = Erfahrene: { $cards }
hound-preset-gamer = Vielspieler: { $cards }
hound-preset-designer = Designerkarten: { $cards }
hound-preset-house = Eigene: { $cards }

## Sets that cannot be played

hound-problem-no-such-card = In der Kartendatei gibt es keine Tierkarte { $card }.
hound-problem-how-many = Es braucht ein bis { $most } Tiere; gewählt sind { $chosen }.
hound-problem-requires = { $card } gibt es nur zusammen mit { $other }.
hound-problem-excludes = { $card } und { $other } schließen einander aus.
hound-problem-two-metamorphic = Höchstens zwei Verwandlungskarten können mitspielen; gewählt sind { $cards }.
hound-problem-nobody-takes = Keines dieser Tiere vertreibt Schafe. Wähle mindestens eines, das es tut.
hound-problem-pack = Die Kartendatei hat nicht 32 Zahlenkarten.
hound-problem-players = Wolf & Hound ist für 2 bis 4 Spieler, nicht für { $players }.

## The card file: what is wrong with it

hound-cards-error = { $where }: { $wrong }
hound-cards-in-line = Zeile { $line }
hound-cards-in-card = Zeile { $line }, Karte { $card }
hound-cards-in-this-card = Karte { $card }
hound-cards-version = Die Datei muss mit der Zeile „{ $form }“ beginnen.
hound-cards-too-long = Die Datei ist zu lang. Höchstens { $most } Bytes werden gelesen.
hound-cards-too-many = Das sind zu viele. Höchstens { $most } sind möglich.
hound-cards-not-among = „{ $found }“ geht hier nicht. Mögliche Werte: { $allowed }.
hound-cards-not-number = „{ $found }“ geht hier nicht. Es muss eine Zahl von { $least } bis { $most } sein.
hound-cards-not-amount = „{ $found }“ geht hier nicht. Mögliche Werte: { $forms }, mit Zahlen bis { $most }.
hound-cards-one-sided = „{ $what }“ gibt es nur auf einer Karte mit zwei Seiten. Gib ihr „{ "front" }“ und „{ "back" }“ oder lass die Zeile weg.
hound-cards-effects = „{ $first }“ und „{ $second }“ passen auf einer Kartenseite nicht zusammen.
hound-cards-not-id = „{ $found }“ ist keine Kartenkennung. Sie hat einen bis acht Buchstaben, Ziffern oder Bindestriche.
hound-cards-wants = Hier fehlt etwas, oder es ist zu viel. Die Zeile sollte so aussehen: „{ $form }“.
hound-cards-twice = „{ $what }“ steht zweimal da.
hound-cards-missing = „{ $what }“ fehlt.
hound-cards-no-card = Die Datei hat keine Tierkarte.
hound-cards-no-such-card = In dieser Datei gibt es keine Karte { $found }.
hound-cards-no-mark = In dieser Zeile hat die Angabe, wie sicher etwas ist, keinen Platz.
hound-cards-not-printed = Nur die 24 Karten der Schachtel haben einen gedruckten Namen. Schreibe einen eigenen.
hound-cards-name-too-long = Der Name ist zu lang. Höchstens { $most } Zeichen sind möglich.
hound-cards-total = Es sind { $found } Zahlenkarten, und es müssen { $wanted } sein.
hound-cards-symbols = Die Zeile „{ $row }“ kennzeichnet { $found } Karten mit dem Wert { $value }, aber es gibt nur { $most }.

## Deals and set-up files: what is wrong with them

hound-setup-expected = „{ $found }“ ist unverständlich. Eine Zeile sieht aus wie eine von diesen: { $forms }.
hound-setup-wants = Die Zeile sollte so aussehen: „{ $form }“.
hound-setup-twice = Diese Zeile steht zweimal da.
hound-setup-no-card = „{ $found }“ ist keine Zahlenkarte. Karten schreibt man b3, w1, b2m oder w2b.
hound-setup-too-many-of = So viele { $found } gibt es in diesem Spiel nicht.
hound-setup-too-many-cards = Hier sind zu viele Karten: höchstens vier in einer Hand, zwanzig im Stapel eines Strohmanns und sechzehn im Nachziehstapel.
hound-setup-no-animal = „{ $found }“ geht nicht. Schreibe, wo jedes Tier steht, etwa W01@3 oder M01@1/back; die Tiere sind { $animals }.
hound-setup-animals = Jedes Tier des Spiels braucht einen Platz.
hound-setup-sheep = Niemand kann mehr Schafe haben als zu Beginn.
hound-setup-turn = Der Zug muss eine Zahl von 1 bis 999 sein.
hound-setup-no-turn = Das ist keine vollständige Verteilung, also braucht es eine Zeile wie „{ "turn: 14" }“.
hound-setup-other-pack = Das sind nicht die Zahlenkarten dieses Spiels.
hound-setup-over = Das Spiel wäre sofort zu Ende.

## Names

hound-team-blue = Blau
hound-team-yellow = Gelb
# After “vor” and “von … zu”.
hound-place =
    { $who-is ->
        [you] dir
       *[other] { $who }
    }
hound-place-dummy = Strohmann { $number }
hound-number-black = Schwarz { $value }
hound-number-black-meat = Schwarz { $value } mit Fleisch
hound-number-white = Weiß { $value }
hound-number-white-bone = Weiß { $value } mit Knochen
hound-number-unknown = eine verdeckte Karte
hound-colour-black = schwarz
hound-colour-white = weiß
hound-colour-pink = rosa
# After “von” and “zu”.
hound-aim-current = der Person am Zug
hound-aim-left = dem linken Nachbarn
hound-aim-across = dem Partner
hound-aim-right = dem rechten Nachbarn
hound-card-w01 = Wolf 01
hound-card-w02 = Wolf 02
hound-card-w03 = Wolf 03
hound-card-w04 = Wolf 04
hound-card-w05 = Wolf 05
hound-card-w06 = Wolf 06
hound-card-w07 = Wolf 07
hound-card-w08 = Wolf 08
hound-card-h01 = Hund 01
hound-card-h02 = Hund 02
hound-card-h03 = Hund 03
hound-card-h04 = Hund 04
hound-card-s01 = Aussetzen
hound-card-s02 = Keine Dreien
hound-card-m01 = Verwandlung 01
hound-card-m02 = Verwandlung 02
hound-card-m03 = Verwandlung 03
hound-card-m04 = Verwandlung 04
hound-card-e01 = Opa Wolf
hound-card-e02 = Verwirrter Hund
hound-card-d01 = Roter Teufel
hound-card-d02-1 = Schwarze Decke
hound-card-d02-2 = Weiße Decke
hound-card-d02-3 = Deckenwolf

## What is printed on an animal card

# $front and $back are hound-face; the front is the side on which the card starts.
hound-animal = { $name }: { $front }
hound-animal-two-sided = { $name }: { $front }. Andere Seite: { $back }
hound-face = { $colour }; { $motion }; { $effect }
# $amount is a formula such as n+1, where n is the card’s value. $by is black, white or both.
hound-motion =
    { $by ->
        [black] schwarze Karten bewegen es um
        [white] weiße Karten bewegen es um
       *[both] alle Karten bewegen es um
    } { $amount } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }
hound-motion-late =
    { $by ->
        [black] schwarze Karten bewegen es um
        [white] weiße Karten bewegen es um
       *[both] alle Karten bewegen es um
    } { $amount } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }, einen Zug später
hound-motion-drift =
    keine Karte bewegt es, aber am Ende jedes Zuges geht es { $spaces ->
        [one] einen Platz
       *[other] { $spaces } Plätze
    } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }
hound-motion-none = bleibt stehen
# $effects is a list of the following messages.
hound-effect = { $effects }
hound-effect-lose =
    vertreibt { $count ->
        [one] ein Schaf
       *[other] { $count } Schafe
    } von { $targets }
hound-effect-regain =
    bringt { $count ->
        [one] ein Schaf
       *[other] { $count } Schafe
    } zurück zu { $targets }
hound-effect-forbid = in diesem Zug verboten: { $values }
hound-effect-skip = der Zug endet sofort
hound-effect-nothing = ohne Wirkung
hound-aspect-colour = die Farbe
hound-aspect-moved-by = was das Tier bewegt
hound-aspect-moves = die Bewegung
hound-aspect-drifts = wie es am Zugende geht
hound-aspect-target = wen es trifft
hound-aspect-effect = die Wirkung
hound-aspect-flips = wann die Karte umgedreht wird
hound-aspect-turn-end = die Reihenfolge am Zugende
hound-aspect-wolves = für wie viele Wölfe sie zählt
hound-aspect-starts = die Startseite
hound-confidence-stated = steht in den Regeln
hound-confidence-inferred = erschlossen
hound-confidence-assumed = unsere Annahme

## What has to be decided

hound-prompt-play =
    { $who-is ->
        [you] Spiele eine Karte.
       *[other] { $who } spielt eine Karte.
    }
hound-prompt-play-without =
    { $who-is ->
        [you] Spiele eine Karte. In diesem Zug verboten: { $values }.
       *[other] { $who } spielt eine Karte. In diesem Zug verboten: { $values }.
    }
hound-prompt-exchange =
    { $who-is ->
        [you] Strohmann { $number } hat { $card } aufgedeckt. Möchtest du tauschen?
       *[other] Strohmann { $number } hat { $card } aufgedeckt. { $who } kann tauschen.
    }
hound-prompt-flip =
    { $who-is ->
        [you] Zwei Verwandlungskarten derselben Farbe liegen am selben Platz. Welche drehst du um?
       *[other] { $who } wählt, welche Verwandlungskarte umgedreht wird.
    }
hound-prompt-over = Team { $team } hat gewonnen. { $reason }

## Moves

hound-move-play = { $card } spielen
hound-move-keep = { $card } behalten
hound-move-exchange = Gegen die oberste Karte des Strohmanns tauschen
hound-move-exchange-known = Gegen die oberste Karte des Strohmanns tauschen: { $card }
hound-move-flip = { $animal } umdrehen

## Refusals

hound-refusal-not-held = Du hast { $card } nicht auf der Hand.
hound-refusal-forbidden = In diesem Zug darf keine { $value } gespielt werden.
hound-refusal-no-dummy = An diesem Tisch gibt es keinen Strohmann, also nichts zu behalten oder zu tauschen.
hound-refusal-nothing-clashes = In dieser Partie kommen sich nie zwei Karten in die Quere: Es gibt keine, die du umdrehen könntest.
hound-refusal-no-such-card = { $card } gibt es in diesem Spiel nicht.
hound-refusal-not-that-one = { $card } ist keine der beiden Karten, die umgedreht werden können.

## What happened

# $changes is a list of the hound-change messages.
hound-event-activated = { $animal }: { $changes }.
hound-event-activated-nothing = { $animal } ist vor { $at }, aber nichts geschieht.
hound-change-lose =
    { $who-is ->
        [you] du verlierst
       *[other] { $who } verliert
    } { $count ->
        [one] ein Schaf
       *[other] { $count } Schafe
    } (noch { $left })
hound-change-lose-dummy =
    Strohmann { $number } verliert { $count ->
        [one] ein Schaf
       *[other] { $count } Schafe
    } (noch { $left })
hound-change-regain =
    { $who-is ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { $count ->
        [one] ein Schaf
       *[other] { $count } Schafe
    } zurück (jetzt { $left })
hound-change-regain-dummy =
    Strohmann { $number } bekommt { $count ->
        [one] ein Schaf
       *[other] { $count } Schafe
    } zurück (jetzt { $left })
hound-change-none =
    { $who-is ->
        [you] für dich ändert sich nichts
       *[other] für { $who } ändert sich nichts
    } ({ $left ->
        [one] ein Schaf
       *[other] { $left } Schafe
    })
hound-change-none-dummy =
    für Strohmann { $number } ändert sich nichts ({ $left ->
        [one] ein Schaf
       *[other] { $left } Schafe
    })
hound-event-skipped =
    { $who-is ->
        [you] { $animal }: Du setzt aus.
       *[other] { $animal }: { $who } setzt aus.
    }
hound-event-skipped-dummy = { $animal }: Strohmann { $number } setzt aus.
hound-event-forbids =
    { $who-is ->
        [you] { $animal }: In diesem Zug für dich verboten: { $values }.
       *[other] { $animal }: In diesem Zug für { $who } verboten: { $values }.
    }
hound-event-forbids-dummy = { $animal }: In diesem Zug für Strohmann { $number } verboten: { $values }.
hound-event-showed =
    { $who-is ->
        [you] Du hast keine spielbare Karte und zeigst deine Hand: { $cards }.
       *[other] { $who } hat keine spielbare Karte und zeigt die Hand: { $cards }.
    }
hound-event-can-play =
    { $who-is ->
        [you] Du hast eine spielbare Karte.
       *[other] { $who } hat eine spielbare Karte.
    }
hound-event-played =
    { $who-is ->
        [you] Du spielst { $card }.
       *[other] { $who } spielt { $card }.
    }
hound-event-played-dummy = Strohmann { $number } spielt { $card }.
hound-event-turned-up =
    Strohmann { $number } deckt { $card } { $from ->
        [deck] von seinem Stapel
       *[pile] vom Nachziehstapel
    } auf.
hound-event-exchanged =
    { $who-is ->
        [you] Du tauschst die Karte von Strohmann { $number }: { $first } kommt unter seinen Stapel, { $card } kommt zum Vorschein.
       *[other] { $who } tauscht die Karte von Strohmann { $number }: { $first } kommt unter seinen Stapel, { $card } kommt zum Vorschein.
    }
hound-event-returned =
    Strohmann { $number } darf { $card } nicht spielen; die Karte kommt unter { $to ->
        [deck] seinen Stapel
       *[pile] den Nachziehstapel
    }.
hound-event-moved =
    { $animal } geht { $spaces ->
        [one] einen Platz
       *[other] { $spaces } Plätze
    } von { $from } zu { $to }.
hound-event-moved-late =
    { $animal } folgt der Karte des vorigen Zuges: { $spaces ->
        [one] einen Platz
       *[other] { $spaces } Plätze
    } von { $from } zu { $to }.
hound-event-drifted =
    { $animal } läuft { $spaces ->
        [one] einen Platz
       *[other] { $spaces } Plätze
    } von { $from } zu { $to }.
hound-event-lap = { $animal } geht einmal ganz herum und ist wieder vor { $to }.
hound-event-stays = { $animal } bleibt vor { $to }.
# $first is the sentence about the movement.
hound-event-and-stopped = { $first } Der Köder hält das Tier dort auf.
hound-event-and-flipped = { $first } Die Karte wird umgedreht und ist jetzt { $colour }.
hound-event-flipped-chosen = { $animal } vor { $at } wird umgedreht und ist jetzt { $colour }.
hound-event-flipped-clash = Zwei Verwandlungskarten derselben Farbe vor { $at }: { $animal } wird umgedreht und ist jetzt { $colour }.
hound-event-flipped-company =
    { $animal } vor { $at } wird umgedreht und zeigt jetzt { $side ->
        [back] die Rückseite
       *[front] die Vorderseite
    }.
hound-event-drew =
    { $who-is ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
hound-event-drew-card =
    { $who-is ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
hound-event-last-round =
    { $who-is ->
        [you] Du hast keine Karten mehr.
       *[other] { $who } hat keine Karten mehr.
    } Das Spiel endet am Anfang des nächsten Zuges von Platz 1.
hound-event-last-round-dummy = Strohmann { $number } hat keine Karten mehr. Das Spiel endet am Anfang des nächsten Zuges von Platz 1.
hound-event-ended = Team { $team } gewinnt. { $reason } Schafe: Blau { $blue }, Gelb { $yellow }.

## The end

hound-end-zero = Im anderen Team hat jemand keine Schafe mehr.
hound-end-both-zero = In beiden Teams hat jemand keine Schafe mehr; es entscheidet die erste solche Person im Uhrzeigersinn.
hound-end-counted = Die Karten sind aufgebraucht, und dieses Team hat mehr Schafe.
hound-end-tie = Die Karten sind aufgebraucht, und bei gleich vielen Schafen gewinnt Gelb.
hound-end-idle = Acht Züge lang konnte niemand eine Karte spielen, also wurden die Schafe gezählt.
hound-score-own = Eigene Schafe
hound-score-partner = Schafe des Partners

## The table in words

hound-view-turn =
    { $who-is ->
        [you] Zug { $turn }: Du bist dran.
       *[other] Zug { $turn }: { $who } ist dran.
    }
hound-view-turn-dummy = Zug { $turn }: Strohmann { $number } ist dran.
hound-view-place =
    { $who-is ->
        [you] Du
       *[other] { $who }
    } (Team { $team }): { $sheep } von { $most } Schafen, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
hound-view-place-dummy =
    Strohmann { $number } (Team { $team }): { $sheep } von { $most } Schafen, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } im Stapel.
hound-view-played =
    { $who-is ->
        [you] Du hast { $cards } gespielt.
       *[other] { $who } hat { $cards } gespielt.
    }
hound-view-played-dummy = Strohmann { $number } hat { $cards } gespielt.
hound-view-known =
    { $who-is ->
        [you] Aus deiner Hand allen bekannt: { $cards }.
       *[other] Aus der Hand von { $who } bekannt: { $cards }.
    }
hound-view-known-dummy = Der Stapel von Strohmann { $number } von oben: { $cards }.
hound-view-animal = { $animal } vor { $at }: { $colour }; { $motion }; { $effect }.
hound-view-reading = Unsere Lesart von { $animal }: { $aspects }.
hound-view-aspect = { $aspect } ({ $confidence })
hound-view-pile =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Eine Karte ist im Nachziehstapel.
       *[other] { $count } Karten sind im Nachziehstapel.
    }
hound-view-pile-known = Der Nachziehstapel von oben: { $cards }.
hound-view-turned-up-pile = Vom Nachziehstapel aufgedeckt: { $card }.
hound-view-turned-up-deck = Vom Stapel des Strohmanns aufgedeckt: { $card }.
hound-view-previous = Die Karte des vorigen Zuges: { $card }.
hound-view-count = { $card }: { $unseen } von { $total }
hound-view-counts = Noch nicht gesehen: { $counts }.
hound-view-ending = Die Karten gehen aus: Das Spiel endet am Anfang des nächsten Zuges von Platz 1.
hound-view-hand = Deine Hand: { $cards }.
# $move is the name of a move, $steps a list of hound-view-step.
hound-view-preview = { $move }: { $steps }.
hound-view-preview-nothing = { $move }: Nichts bewegt sich.
hound-view-step =
    { $side ->
        [back] { $animal } (Rückseite) zu { $to }
       *[front] { $animal } zu { $to }
    }
