### Learning Triqueta: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.

## Lessons

lesson-triqueta-goal = Collect exactly three tokens of an animal: such a triqueta is worth 5 to 10 points. One or two tokens are worth only 1 or 2, and a fourth spoils the lot.
lesson-triqueta-turn = On your turn you do one thing: draw a token from the tower, or take a row. While there is little in the rows, drawing is the better idea.
lesson-triqueta-place = Only you can see the token you have drawn. Put it face up into a row, where anyone may take it, or keep it face down in front of you. You may keep two in the whole game.
lesson-triqueta-final = All four rounds are over. Decide about each token you kept: add it to your animals, or discard it face down. The buttons show what your score would be.
lesson-triqueta-round = All rows are taken, so the round is over. Whoever took the last row gets the rock, starts the next round and keeps a tree tile. The rock and the trees are worth 1 point each at the end.
lesson-triqueta-taken = Someone took a row and is out until the next round. The others play on, with one row fewer to choose from.
lesson-triqueta-take = A row may be worth taking by now: the number beside it shows what it would change for you. But once you take a row, you are out for the rest of the round.
lesson-triqueta-full = You now have two tokens face down, and that is the limit. From here on, every token you draw goes into a row.
lesson-triqueta-kept = Your token is face down, and only you know it. At the end you may add or discard it, so it can complete a triqueta but never has to spoil one.
lesson-triqueta-rival = Someone else has kept a token face down. You can’t know its animal, but you can count: there are ten of each.
lesson-triqueta-three = You have a triqueta. From now on, a row with one more of this animal costs you dearly: look at its number before you take it.
lesson-triqueta-four = Four of a kind are worth −1, five −2. You can’t get rid of them, but each one more costs only a single point.
lesson-triqueta-empty = The tower is empty: now all you can do is take a row.
lesson-triqueta-last = This is the last round. After it, everyone decides about their face-down tokens, and the animals are counted.

## The short rules

howto-triqueta-goal = Collect exactly three tokens of an animal. Three owls are worth 6; one or two are worth only 1 or 2, and with a fourth the whole group drops to −1.
howto-triqueta-draw = On your turn, draw a token from the tower and look at it. Put it face up into a row, or keep it face down in front of you: you may keep two in the whole game.
howto-triqueta-take = Or take a whole row instead, with everything in it. Then you are out until the next round, so take neither too early nor too late.
howto-triqueta-round = When all rows are taken, the round is over. Whoever took the last one gets the rock, starts the next round and keeps a tree tile. The rock and each tree tile are worth 1 point.
howto-triqueta-end = After four rounds, add each of your face-down tokens to your animals, or discard it face down. Then count: the highest total wins.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-triqueta-tower = tower
term-triqueta-row = row | rows
term-triqueta-hidden = face down | face-down
term-triqueta-shadow = shadow token | shadow tokens
term-triqueta-box = box
term-triqueta-rock = rock
term-triqueta-tree = tree tile
term-triqueta-round = Round
