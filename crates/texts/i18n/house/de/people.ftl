## Others at the table: who looks on, links, seats that change hands

web-guests = Andere einladen
web-guests-back = Zurück zum Tisch
# $names is a list.
web-watching = Es sehen zu: { $names }
web-watching-others =
    { $count ->
        [one] noch jemand
       *[other] { $count } andere
    }
web-watching-guests =
    { $count ->
        [one] ein Gast
       *[other] { $count } Gäste
    }
web-watch = Jemanden zusehen lassen
web-watch-private = Dieser Tisch ist privat: Nur wem du diesen Link schickst, der kann zusehen.
web-watch-listed = Dieser Tisch ist öffentlich: Alle können zusehen, und dies ist seine Adresse.
web-watch-link = Link zum Zusehen
# $name is the name in the seat.
web-hand-over = Platz von { $name } übergeben
web-hand-over-go = Deinen Platz übergeben …
web-hand-over-about = Jemand anderes spielt auf deinem Platz weiter. Von da an sieht nur noch diese Person, was dort verborgen ist.
web-hand-over-link = Link zum Übernehmen des Platzes, einmal gültig
web-hand-over-to = { $name } anbieten
web-hand-over-offered = { $name } angeboten, noch ohne Antwort.
web-hand-over-void = Angebot zurückziehen und Link ungültig machen
web-hand-over-voided = Das Angebot ist zurückgezogen, und der alte Link gilt nicht mehr.
web-offer = { $seat } bietet dir diesen Platz an. Möchtest du weiterspielen?
web-offer-take = Platz übernehmen
web-offer-decline = Nein, danke
# $host and $game are text.
web-invitation-take-over = { $host } übergibt dir einen Platz in einer Partie { $game }
web-invitation-to-watch = Bei einer Partie { $game } zusehen
web-take-over-about = Die Partie läuft. Du spielst auf diesem Platz weiter und siehst, was dort verborgen ist; wer ihn hatte, sieht es nicht mehr.
web-any-seat = Ein Link für alle freien Plätze
web-any-seat-about = Wer ihn öffnet, bekommt den nächsten freien Platz.
web-share = Teilen
# $name is text, $table the name of the table.
web-name-of = { $name } aus { $table }

## The chat

web-chat-new = neu
web-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-emotes = Ohne Tippen sagen
web-emote-hello = Hallo!
web-emote-luck = Viel Glück!
web-emote-well-played = Gut gespielt!
web-emote-thanks = Danke!
web-emote-wow = Wow!
web-emote-oops = Hoppla!
web-emote-thinking = Ich überlege …
web-emote-howl = Auuuuh!

## What somebody shows of themselves

web-shared = Diese Seite teilen
web-shared-about = Zeig anderen über einen Link, was du von dieser Seite auswählst. Ohne den Link findet sie niemand, und du kannst ihn zurücknehmen.
web-shared-on = Wer diesen Link hat, sieht, was unten angekreuzt ist.
web-shared-link = Link zu deiner Seite
web-shared-look = Ansehen wie die anderen
web-shared-what = Was andere sehen
web-shared-go = Teilen
web-shared-back = Zurücknehmen
web-shared-games = meine letzten Partien, ohne die Namen anderer
web-shared-told = { $name } teilt dies. Es gibt kein Konto: Es gilt die Ehre des Hauses.
web-shared-nothing = Hier ist noch nichts.
web-me-shared = Du teilst einen Teil dieser Seite.
web-device-since = seit
web-device-out-others = Überall sonst abmelden
web-past-players =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
