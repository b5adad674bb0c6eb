# Rating: an honour system of one house.
web-rated = rated
# $change is a signed difference.
web-rated-change = rated { $change }
web-rated-on = Rated
web-rated-off = Not rated
web-rated-about = The result counts for the ratings of those who play. No hints, no take-backs, a person of its own in every seat, and always a clock (three days a turn unless you choose another). Whoever leaves, resigns, runs out of time or is sat in for has lost.
web-rated-leave = This table is rated: leaving counts as lost, also for a while.
web-rating = Rating
web-rating-shadow = The shadow is how sure we are.
web-rating-honour = It counts in this house alone, and on everybody’s honour: nobody can check who sits at the other screen, or what lies beside it. Bots are fixed marks: a Scout has 1500 in every game.
# $count games.
web-rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count of $needed games.
web-rating-early = { $count } of { $needed } games: the first ones say too little.
web-rating-table = As a table
web-rating-of = Rating in { $game }
web-rating-when = When
web-rating-table-name = Table
web-rating-place = { $place } of { $of }
web-rating-gone = left, lost
web-rating-voided = voided by a host
server-rated = That is not possible at a rated table.
server-not-rated = This table is not rated.
web-host-void = Void the rated game
web-host-deed-void = voided a rated game
cli-help-void = Let a rated game count for nobody
web-data-delete-rated = Results of rated games stay for the others’ ratings, under a number that leads to nobody.
server-start-not-rated = The table { $code } is not rated.
web-privacy-kept-rated = Of each rated game: who played, and where each came. It stays when the table is deleted; whoever is forgotten is only a number there that leads to nobody.
