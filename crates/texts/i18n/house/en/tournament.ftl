# An evening’s tournament.
web-tournament = An evening’s tournament
web-tournament-what = Several tables at once, round after round, with standings. One link brings everybody here; nobody needs an account.
web-tournament-new = Make a tournament
web-tournament-home = Six friends, two tables at once: everybody meets everybody.
web-tournament-yours = Your tournament
web-tournament-to = To the tournament
# $game with $seats at a table; $games to a meeting.
web-tournament-about = { $game }, { $seats } at a table, { $games ->
    [one] one game a meeting
   *[other] best of { $games }
}
web-tournament-over = All rounds are played
web-tournament-open = Who takes part?
web-tournament-between = Round { $round } of { $rounds } is over
web-tournament-round-of = Round { $round } of { $rounds }
web-tournament-begin = Begin round { $round } of { $rounds }
web-tournament-my-table = To my table
web-tournament-alone-about = After the first round, each begins by itself when the one before is over.
web-tournament-waits = The rounds are begun by whoever made the tournament.
web-tournament-link = The link for everybody:
web-tournament-join = Take part
web-tournament-joined = You take part.
web-tournament-leave = Not after all
web-tournament-bot = a bot
web-tournament-standings = Standings
web-tournament-place = Place
web-tournament-who = Name
web-tournament-points = Points
web-tournament-won = Won
web-tournament-beaten = Points of those left behind
web-tournament-played = Met
web-tournament-rule = Each meeting brings a point for everybody whom you leave behind and half a point for a tie, and sitting out counts as half a win; equal points are ordered by meetings won, then by the points of those left behind (of equals half), and after that the place is shared.
# $count people.
web-tournament-players = { $count ->
    [0] Nobody yet
    [one] One person
   *[other] { $count } people
}
web-tournament-nobody = Send the link around, and take part yourself if you like.
web-tournament-gone = not here
web-tournament-is-gone = Not here
web-tournament-is-back = Here again
web-tournament-gone-about = Whoever is not here loses what is being played, and the next rounds do without them until they are back.
web-tournament-round = Round { $round }
web-tournament-done = over
web-tournament-bye = sits out
web-tournament-running = being played
web-tournament-bot-won = a bot has won
# $names have won; $count of them.
web-tournament-won-by = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
web-tournament-how = How it is played
web-tournament-odd-bot-told = Where people are missing, bots sit down: { $level }.
web-tournament-odd-bye-told = Where the tables do not come out even, somebody sits out, never the same person again before the others.
web-tournament-what-game = What is played
web-tournament-name = What it is called
web-tournament-seats = People at a table
web-tournament-seats-about = Two: everybody meets everybody once. More: people meet again as seldom as possible.
web-tournament-games = A meeting
# $games is odd.
web-tournament-best-of = { $games ->
    [one] One game
   *[other] Best of { $games }
}
web-tournament-games-about = Two play until it is decided; more play all of them.
web-tournament-rounds-number = How many rounds
web-tournament-everybody = Until everybody has met everybody
web-tournament-odd = When the tables do not come out even
web-tournament-odd-bye = somebody sits out
web-tournament-odd-bot = bots fill the tables: { $level }
web-tournament-rounds = The next round
web-tournament-by-me = I begin it
web-tournament-alone = It begins by itself
web-tournament-make = Make it
web-tournament-again = Look again
server-no-tournament = There is no such tournament.
server-tournament-full = No more people can take part: 32 are the most.
server-tournament-over = All rounds of this tournament are played.
server-too-few = It takes at least { $needed } people who are here.
server-too-many-tournaments = You have five tournaments that are not over: finish one first.
server-bad-tournament = A tournament has tables of two or more, an odd number of games to a meeting (9 at most), and at most 31 rounds.
