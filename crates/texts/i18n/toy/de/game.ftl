### Das Spielzeug der Vertragsprüfung: Nur Tests spielen es.
###
### $card ist die Zahl einer Karte, $cards eine Liste davon.

toy-name = Spielzeug
toy-about = Zieh eine Karte oder passe, dann zeige sie oder leg sie verdeckt weg. Nur Tests spielen das.
toy-option-first = Startspieler
toy-option-first-about = Wer zuerst am Zug ist.

toy-prompt-draw = Zieh eine Karte oder passe.
toy-prompt-decide = Zeige deine Karte oder leg sie verdeckt weg.
toy-move-draw = Ziehen
toy-move-pass = Passen
toy-move-show = Karte zeigen
toy-move-hide = Karte verdeckt weglegen

toy-told-draw = Eine Karte wird gezogen.
toy-told-drawn = Die Karte ist eine { $card }.
toy-told-pass = Es wird keine Karte gezogen.
toy-told-show = Alle sehen eine { $card }.
toy-told-hide = Die Karte wird verdeckt weggelegt.
toy-cards = Bekannte Karten: { $cards }.

toy-end-done = Jeder war zweimal am Zug.
toy-score-cards = Gezeigte Karten
toy-bad-deal = Eine Verteilung besteht aus der Zeile „{ "first" }“ mit einem Platz und der Zeile „{ "cards" }“ mit sechs Zahlen.
