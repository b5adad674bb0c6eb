### Learning Wolf & Hound: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.

## Lessons

lesson-hound-goal = You and the player opposite are a team. As soon as anyone’s pasture is empty, that player’s team loses. So look after your own sheep and your partner’s.
lesson-hound-card = Play a card. A black card moves the wolf, a white one the hound, clockwise by as many places as it shows. Select a card to see where it would lead before you play it.
lesson-hound-front = Animals act on the player they are in front of when that player’s turn begins: the wolf chases a sheep away, the hound brings one back. After you, it is your left neighbour’s turn.
lesson-hound-ending = The cards are running out. The game ends when seat 1’s next turn begins: then the team with more sheep wins, and Yellow wins a tie.
lesson-hound-bitten = You have lost a sheep: the wolf was in front of you when your turn began. Three others play before you are next, so try to leave it where they will find it hard to send it back.
lesson-hound-partner = Your partner has lost a sheep. Your partner plays two turns after you, so what you leave behind still matters there.
lesson-hound-theirs = An opponent has lost a sheep. Keep it up: as soon as a pasture over there is empty, you win.
lesson-hound-fetched = The hound has brought a sheep back. No one can have more than at the start, so in front of a full pasture it does nothing.
lesson-hound-danger = A pasture on your team is down to one sheep. Keep the wolf away from it, or send the hound there.
lesson-hound-draw = After playing you drew a card. So you always have four, until the pile is empty.
lesson-hound-lap = You have a 4. It sends an animal all the way round, back to where it was: the card for leaving things as they are.
lesson-hound-both = Wolf and hound are in front of the same player. The wolf acts first, then the hound, so what one takes the other may bring back.
lesson-hound-counts = Beside the board you can see which cards have not turned up yet. The closer the end, the more this tells you about what the others can still play.
lesson-hound-pile = The pile is empty. No one draws any more, and every card brings the end closer.

## The short rules

howto-hound-teams = Four shepherds sit around a ring of pastures. Players opposite each other are partners: 1 and 3 are Blue, 2 and 4 are Yellow. Everyone has three sheep.
howto-hound-card = Play one of your four cards. A black card moves the wolves, a white one the hounds, clockwise by its number. Then draw a card.
howto-hound-wolf = A wolf in front of you when your turn begins chases a sheep away.
howto-hound-hound = A hound in front of you brings one back, but you never have more than you started with.
howto-hound-end = If a pasture is ever empty, its team loses. If the cards run out first, the team with more sheep wins, and Yellow wins a tie.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-hound-sheep = sheep | Sheep
term-hound-dummy = dummy | Dummy
term-hound-deck = deck
term-hound-bait = bait
term-hound-lap = once around
term-hound-flip = flips | flipped
term-hound-end = The game ends
