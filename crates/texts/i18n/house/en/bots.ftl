### The bots: their levels and the arena. A level’s name is `bot-LEVEL`.

## Levels

bot-cub = Cub
bot-scout = Scout
bot-hunter = Hunter
bot-alpha = Alpha
bot-cub-about = A friendly beginner: sees what’s on the table, plans little and often tries something different.
bot-scout-about = Plays soundly and gives little away.
bot-hunter-about = Knows the game well and rarely gives anything away.
bot-alpha-about = The best Loup can do: takes a moment to play the game out in its head. It never peeks.

## The arena

# $bots is a list of names.
arena-no-such-bot = There is no bot “{ $bot }”. The bots are { $bots }.
arena-no-such-game = The bots do not know the game “{ $game }”.
arena-two-bots = A match needs at least two bots.
arena-other-match = The match saved there is a different one: its game, options, bots, time or seed differ.
# $why is a system’s or reader’s message.
arena-bad-net = “{ $file }” cannot be used as a network: { $why }.
arena-bad-plan = “{ $bot }”: the bots of this game take different numbers.
arena-exec-start = The bot “{ $bot }” cannot be started: { $why }.
arena-exec-ended = The bot “{ $bot }” ended before the match did.
arena-exec-illegal = The bot “{ $bot }” answered with a move that is not legal. { "docs/bot-protocol.md" } says what it may answer.
arena-exec-slow = The bot “{ $bot }” did not decide in time.
arena-no-partners = “{ $bot }”: nobody has a partner at this table.
arena-bad-powers = These powers cannot be used: { $why }
arena-not-frozen = “{ $bot }”: 0.1 had no bots for { $game }.
arena-bad-beginning = That network cannot be trained further: { $why }.
arena-not-learned = There is no network for the game “{ $game }”.
arena-bot = Bot
arena-rating = Rating
# The head of a column: milliseconds of a decision.
arena-time = ms on average
arena-slow = ms, 99th percentile
# Over the cross-table; $sides is the number of sides.
arena-about = Each cell: the share of the victory that the bot on the left wins alone against bots of the column on all other sides, with a 95% interval. Par is 1/{ $sides }.
arena-before = Each cell: how often the bot on the left comes before one of the column in the final places, either of them alone among the others; equal places count half. Par is 1/2.
