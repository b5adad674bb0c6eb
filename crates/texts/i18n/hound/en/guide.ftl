### Learning Wolf & Hound: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.

## Lessons

lesson-hound-goal = You and the player across from you are a team. When anybody’s pasture has no sheep left, that team loses. So watch over your own sheep and your partner’s.
lesson-hound-card = Play one card. A black card moves the wolf, a white one the hound, clockwise by as many places as it says. Choose a card to see where it would lead before you play it.
lesson-hound-front = Animals act on whoever they stand before when that player’s turn begins: the wolf chases a sheep away, the hound brings one back. After you it is your left neighbour’s turn.
lesson-hound-ending = The cards are running out. The game ends when seat 1’s next turn begins: then the team with more sheep wins, and Yellow wins a tie.
lesson-hound-bitten = You have lost a sheep: the wolf stood before you when your turn began. Three others play before you are next, so try to leave it where they will hardly send it back.
lesson-hound-partner = Your partner has lost a sheep. Your partner’s turn comes two after yours, so what you leave behind still matters there.
lesson-hound-theirs = An opponent has lost a sheep. Go on like that: an empty pasture over there wins the game at once.
lesson-hound-fetched = The hound has brought a sheep back. Nobody can have more than at the start, so before a full pasture it does nothing.
lesson-hound-danger = A pasture of your team is down to one sheep. Keep the wolf away from it, or send the hound there.
lesson-hound-draw = After playing you drew a card. So you always hold four, until the pile is empty.
lesson-hound-lap = You hold a 4. It sends an animal all the way round, back to where it stands: the card for leaving things as they are.
lesson-hound-both = Wolf and hound stand before the same player. The wolf acts first, then the hound, so what one takes the other may bring back.
lesson-hound-counts = Beside the board you see which cards have not turned up yet. The nearer the end, the more it tells you about what the others can still play.
lesson-hound-pile = The pile is empty. Nobody draws any more, and every card brings the end nearer.

## The short rules

howto-hound-teams = Four shepherds sit around a ring of pastures. Those who sit across are a team: 1 and 3 are Blue, 2 and 4 are Yellow. Everybody has three sheep.
howto-hound-card = Play one of your four cards. A black card moves the wolves, a white one the hounds, clockwise by its number. Then draw a card.
howto-hound-wolf = A wolf that stands before you when your turn begins chases a sheep away.
howto-hound-hound = A hound that stands there brings one back, but never more than you had at first.
howto-hound-end = The first pasture without sheep loses the game for its team. If the cards run out before that, the team with more sheep wins, and Yellow wins a tie.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-hound-sheep = sheep | Sheep
term-hound-dummy = dummy | Dummy
term-hound-deck = deck
term-hound-bait = bait
term-hound-lap = once around
term-hound-flip = flips | flipped
term-hound-end = The game ends
