### The board of The Wolves in the browser.
###
### $terrain, $shown and $hidden are terrains, $phase a phase of the moon, $piece a piece, $hex a hex’s name.
### The reader is addressed as „du“.

web-wolves-map = Spielplan mit { $regions } Regionen
web-wolves-names = Namen der Felder zeigen
web-wolves-zoom-in = Vergrößern
web-wolves-zoom-out = Verkleinern
web-wolves-zoom-fit = Den ganzen Spielplan zeigen
web-wolves-fit = Ganz
# A hex to which the chosen wolf can go. $region is 0 on the start board; $how is push, join or free.
web-wolves-walk =
    { $hex }, { $terrain }, { $region ->
        [0] Starttafel
       *[other] Region { $region }
    }, möglich, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }{ $how ->
        [push] , verdrängt: { $pushed }
        [join] , zur Figur dort
       *[free] { "" }
    }
web-wolves-steps =
    { $speed ->
        [one] { $steps } von { $speed } Schritt
       *[other] { $steps } von { $speed } Schritten
    }
web-wolves-pick =
    { $piece } auf { $hex }, { $terrain }: kann ziehen, { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }
web-wolves-put-down = { $piece } auf { $hex } doch nicht bewegen
web-wolves-gain = +{ $vp } SP
web-wolves-act-move = Bewegen
web-wolves-act-howl = Heulen
web-wolves-act-den = Bau
web-wolves-act-lair = Höhle
web-wolves-act-dominate = Dominieren
web-wolves-cost = kostet { $cost } Plättchen oder Marker
web-wolves-not-possible = (nicht möglich: warum?)
web-wolves-which-terrain = in welches Gelände?
web-wolves-which-hex = wähle ein markiertes Feld
web-wolves-stop = Bewegung beenden
web-wolves-end = Zug beenden
web-wolves-actions-left =
    { $count ->
        [0] keine Aktion übrig
        [one] { $count } Aktion übrig
       *[other] { $count } Aktionen übrig
    }
# The name of a player’s board.
web-wolves-pack = { $pack }
web-wolves-you = Du
web-wolves-vp = SP
web-wolves-terrain-tokens = { $count } Geländemarker
web-wolves-action-tokens = { $count } Aktionsmarker
web-wolves-terrain-token = Geländemarker
web-wolves-action-token = Aktionsmarker
web-wolves-dens = gegrabene Baue
web-wolves-tiles = Geländeplättchen
web-wolves-tiles-about = drück darauf: Was zahlt es?
web-wolves-tiles-shown = Plättchen: { $tiles }
web-wolves-home = Heimat
web-wolves-pays = zahlt
web-wolves-attributes = Fähigkeiten
web-wolves-points = Siegpunkte
web-wolves-region-points = Regionen { $vp }
web-wolves-values = Rudelweite { $spread }, Tempo { $speed }, Heulweite { $howl }
web-wolves-calendar = Mondkalender
web-wolves-to =
    { $left ->
        [one] Mondtag { $until }
       *[other] Mondtage { $until }
    }
web-wolves-dates =
    { $left ->
        [0] { $phase }: Wertung am Ende dieses Zuges
        [one] noch { $left } Mondtag { $until }
       *[other] noch { $left } Mondtage { $until }
    }
web-wolves-dates-over = Alle Monde sind gewertet
web-wolves-region = Region { $region }
web-wolves-regions = Regionen
web-wolves-regions-about = Einfluss, nächste Wertung zuerst
web-wolves-regions-done = Alle Regionen sind gewertet.
# What the first and the second in a region are paid.
web-wolves-prizes = { $first } / { $second } SP
web-wolves-nobody = noch niemand
web-wolves-you-lead = du führst
web-wolves-you-second = du: 2. Platz
web-wolves-you-share = Gleichstand
web-wolves-second-open = 2. Platz frei
web-wolves-third = { $pack }: stehen auf dem Spielplan, handeln nie

## Playing by hand

web-wolves-idle = Du bist dran: Wähle eine Figur oder eine Aktion.
web-wolves-act-what =
    { $verb ->
        [move] Welcher Wolf geht, oder in welches Gelände?
        [howl] Welchen einsamen Wolf heulst du an?
        [den] Wo gräbst du einen Bau?
        [lair] Welcher Bau wird zur Höhle?
       *[dominate] Was dominierst du?
    }
web-wolves-possible =
    { $wolves ->
        [one] { $wolves } Wolf
       *[other] { $wolves } Wölfe
    }, { $targets ->
        [one] { $targets } Ziel
       *[other] { $targets } Ziele
    }, { $sites ->
        [one] { $sites } Bauplatz
       *[other] { $sites } Bauplätze
    }
web-wolves-where = Wohin geht’s? { $piece } auf { $hex }
web-wolves-reach =
    { $hexes ->
        [one] { $hexes } Feld; es zeigt, welches Plättchen gewendet wird
       *[other] { $hexes } Felder; jedes zeigt, welches Plättchen gewendet wird
    }
# After a finger’s first touch.
web-wolves-touch-move = Noch einmal berühren: { $piece } nach { $hex }.
web-wolves-touch-that = Noch einmal berühren: { $move }.
web-wolves-move-to = Nach { $hex } ziehen
web-wolves-how-pay = Wie zahlst du { $cost } × { $terrain }?
# $how is push or free.
web-wolves-goes =
    { $piece } nach { $hex }{ $how ->
        [push] , verdrängt: { $pushed }
       *[free] { "" }
    }
# Why an action is not possible, for the hex that comes nearest to it.
web-wolves-why-at = { $action }, { $hex }: { $reason }
web-wolves-howl-how = Heulen auf { $hex }: Wie zahlst du?
web-wolves-den-how = Bau auf { $hex }: Wie zahlst du?
web-wolves-den-track = Bau auf { $hex }: von welcher Leiste?
web-wolves-lair-how = Höhle auf { $hex }: Wie zahlst du?
web-wolves-dominate-how = Dominieren auf { $hex } ({ $piece }): Wie zahlst du?
web-wolves-dominate-track = Dominieren auf { $hex } ({ $piece }): von welcher Leiste?
# What stands there after an action; $kind is alpha, wolf, den or lair.
web-wolves-becomes =
    Auf { $hex } ist dann { $kind ->
        [alpha] ein Alphawolf
        [wolf] ein Rudelwolf
        [den] ein Bau
       *[lair] eine Höhle
    } von dir
web-wolves-date-of = Mondtag { $date } von { $of }
web-wolves-price = { $cost } × { $terrain }
# What pays for a Move, after the hex.
web-wolves-flips = wendet { $from } zu { $to }
web-wolves-home-pays = Heimatplättchen, bleibt
web-wolves-can-pay = { $count } Plättchen können zahlen
web-wolves-takes-tokens = { $count } Marker
# A way to pay, on its button.
web-wolves-flip = { $from } → { $to } wenden
web-wolves-home-stays = Heimatplättchen, bleibt
web-wolves-tokens = { $count } Marker, { $left } übrig
web-wolves-tile = { $shown } → { $hidden }
web-wolves-home-tile = Heimatplättchen
web-wolves-a-token = Ein Geländemarker
web-wolves-pays-for =
    { $tile }: zahlt für { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }{ $actions ->
        [0] { "" }
        [one] { " " }und ist Teil von { $actions } anderen Aktion
       *[other] { " " }und ist Teil von { $actions } anderen Aktionen
    }.
# $moved wolves have gone to this terrain in this Move.
web-wolves-who-goes =
    { $moved ->
        [0] Welcher Wolf zieht? Ziel: { $terrain }
       *[other] Noch ein Wolf (Ziel: { $terrain }), oder Bewegung beenden.
    }
web-wolves-nth =
    Wolf { $next } von { $spread }, bis zu { $speed ->
        [one] { $speed } Schritt
       *[other] { $speed } Schritte
    }
web-wolves-which-wolf = Welcher Wolf geht nach { $hex }?
web-wolves-wolf-on = { $piece } { $hex }
web-wolves-den-here = Hier einen Bau graben
web-wolves-cancel = Abbrechen
web-wolves-put-back = Zurücklegen
web-wolves-names-short = Namen
web-wolves-since = Seit deinem letzten Zug
web-wolves-since-steps =
    { $count ->
        [one] { $count } Schritt: { $by }
       *[other] { $count } Schritte: { $by }
    }
web-wolves-again = Noch einmal zeigen
web-wolves-hide = Ausblenden
web-wolves-since-again = Seit deinem letzten Zug: noch einmal zeigen
web-wolves-touch-again = zum Ziehen noch einmal berühren
web-wolves-touch-once-more = noch einmal berühren
# What the signs on the map mean.
web-wolves-sign-mine = deine Wölfe, die ziehen können
web-wolves-sign-howl = ein einsamer Wolf zum Anheulen
web-wolves-sign-den = hier kann ein Bau hin
web-wolves-sign-lair = dein Bau kann zur Höhle werden
web-wolves-sign-dominate = kann dominiert werden
web-wolves-sign-price = was das Plättchen zeigt, wenn es gezahlt hat
web-wolves-sign-push = verdrängt den Wolf, der dort steht
web-wolves-sign-join = kommt zur Figur, die dort steht
web-wolves-sign-pieces = Alpha, Rudelwolf, Bau, Höhle; Buchstabe und Form nennen das Rudel
web-wolves-sign-tokens = ein einsamer Wolf, und Beute mit den übrigen Plättchen
web-wolves-sign-moon = Nummer einer Region und der Mond, bei dem sie gewertet wird; der nächste leuchtet
web-wolves-sign-cost = so viele Plättchen oder Marker kostet es
web-wolves-sign-bonus = Bonusmarker: ein Gelände nach Wahl, eine Aktion mehr
web-wolves-sign-values = Rudelweite, Tempo und Heulweite
# What the first and the second in a region are paid.
web-wolves-prizes-about = für den ersten und den zweiten Platz in der Region
# A track from which no den can be taken any more.
web-wolves-track-bare = kein Bau mehr
web-wolves-no-token = Du hast keinen Geländemarker. Höhlen und manche Baue bringen einen.
# A track: its value, and what each den that leaves it brings. $bonus is terrain, action or none.
web-wolves-track-now = { $track }: jetzt { $value }
web-wolves-track-next =
    dann { $value }{ $bonus ->
        [terrain] , mit einem Geländemarker
        [action] , mit einem Aktionsmarker
       *[none] { "" }
    }{ $vp ->
        [0] { "" }
       *[other] , { $vp } SP wert
    }
# $next lists the next values, of which there are $left.
web-wolves-points-words =
    { $name }: jetzt { $vp } SP{ $left ->
        [0] { "" }
       *[other] , dann { $next }
    }

## Auf der Startseite

web-wolves-own-pack = Dein Rudel
web-wolves-any = Egal

## Der Siegerbildschirm. $winner und $rival sind Spieler, $points ist der Vorsprung des Rivalen.

# $pack ist der Name eines Rudels.
web-wolves-ending-label =
    { $pack } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-wolves-story-last =
    { $points ->
        [one] Bis zum letzten Mond lag { $rival } einen Punkt vorn; dann gingen die Regionen an { $winner }.
       *[other] Bis zum letzten Mond lag { $rival } { $points } Punkte vorn; dann gingen die Regionen an { $winner }.
    }
web-wolves-story-behind =
    { $points ->
        [one] Bei Halbmond noch ganz hinten, einen Punkt hinter { $rival }: { $winner } hat alle überholt.
       *[other] Bei Halbmond noch ganz hinten, { $points } Punkte hinter { $rival }: { $winner } hat alle überholt.
    }
web-wolves-story-led = { $winner } lag bei jedem Mond vorn, von der Sichel bis zum Schluss.

## Die Wertung eines Mondes, Schritt für Schritt

web-wolves-date = Mondtag { $date }
# $phase ist crescent, quarter oder full.
web-wolves-moon-rises =
    { $phase ->
        [crescent] Die Mondsichel geht auf
        [quarter] Der Halbmond geht auf
       *[full] Der Vollmond geht auf
    }
