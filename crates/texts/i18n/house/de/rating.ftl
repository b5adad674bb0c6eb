# Rating: an honour system of one house.
web-rated = gewertet
# $change is a signed difference.
web-rated-change = gewertet { $change }
web-rated-on = Gewertet
web-rated-off = Nicht gewertet
web-rated-about = Das Ergebnis zählt für die Wertung aller, die mitspielen. Keine Tipps, keine Rücknahmen, auf jedem Platz ein eigener Mensch, und immer eine Uhr (drei Tage pro Zug, wenn du keine andere wählst). Wer geht, aufgibt, die Zeit überschreitet oder vertreten wird, hat verloren.
web-rated-leave = Dieser Tisch ist gewertet: Wer geht, auch nur eine Weile, hat verloren.
web-rating = Wertung
web-rating-shadow = Der Schatten zeigt, wie sicher wir sind.
web-rating-honour = Sie gilt nur in diesem Haus und auf Ehre: Niemand kann prüfen, wer am anderen Bildschirm sitzt oder was daneben liegt. Bots sind feste Marken: Ein Späher hat in jedem Spiel 1500.
# $count games.
web-rating-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
# $count of $needed games.
web-rating-early = { $count } von { $needed } Partien: Die ersten sagen zu wenig.
web-rating-table = Als Tabelle
web-rating-of = Wertung in { $game }
web-rating-when = Wann
web-rating-table-name = Tisch
web-rating-place = { $place } von { $of }
web-rating-gone = gegangen, verloren
web-rating-voided = von einem Gastgeber gestrichen
server-rated = Das geht an einem gewerteten Tisch nicht.
server-not-rated = Dieser Tisch ist nicht gewertet.
web-host-void = Gewertete Partie streichen
web-host-deed-void = hat eine gewertete Partie gestrichen
cli-help-void = Eine gewertete Partie für niemanden zählen lassen
web-data-delete-rated = Ergebnisse gewerteter Partien bleiben für die Wertung der anderen, unter einer Nummer, die zu niemandem führt.
server-start-not-rated = Der Tisch { $code } ist nicht gewertet.
web-privacy-kept-rated = Von jeder gewerteten Partie: wer gespielt hat und wer welchen Platz erreicht hat. Das bleibt, wenn der Tisch gelöscht wird; wer vergessen wird, ist dort nur noch eine Nummer, die zu niemandem führt.
