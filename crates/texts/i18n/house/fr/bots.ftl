### The bots: their levels and the arena. A level’s name is `bot-LEVEL`.
### The reader is addressed as « vous ». In French 0 counts as [one].

## Levels

bot-cub = Louveteau
bot-scout = Éclaireur
bot-hunter = Chasseur
bot-alpha = Alpha
bot-cub-about = Un débutant aimable : voit ce qui est là, prévoit peu et essaie souvent autre chose.
bot-scout-about = Joue juste et fait peu de cadeaux.
bot-hunter-about = Connaît bien le jeu et ne cède presque rien.
bot-alpha-about = Ce que Loup sait faire de mieux : réfléchit un instant et joue la suite dans sa tête. Ne regarde jamais ce qui est caché.

## The arena

# $bots is a list of names.
arena-no-such-bot = Le bot « { $bot } » n’existe pas. Les bots sont { $bots }.
arena-no-such-game = Les bots ne connaissent pas le jeu « { $game } ».
arena-two-bots = Un match demande au moins deux bots.
arena-other-match = Ce qui est enregistré là est un autre match : le jeu, les options, les bots, le temps ou la graine diffèrent.
# $why is a system’s or reader’s message.
arena-bad-net = « { $file } » ne peut pas servir de réseau : { $why }.
arena-bad-plan = « { $bot } » : les bots de ce jeu prennent d’autres nombres.
arena-exec-start = Le bot « { $bot } » ne peut pas être lancé : { $why }.
arena-exec-ended = Le bot « { $bot } » s’est arrêté avant la fin du match.
arena-exec-illegal = Le bot « { $bot } » a répondu par un coup qui n’est pas permis. { "docs/bot-protocol.md" } dit ce qu’il peut répondre.
arena-exec-slow = Le bot « { $bot } » n’a pas décidé à temps.
arena-no-partners = « { $bot } » : personne n’a de partenaire à cette table.
arena-bad-powers = Cet ajustement est inutilisable : { $why }
arena-not-frozen = « { $bot } » : la version 0.1 n’avait pas de bots pour « { $game } ».
arena-bad-beginning = Ce réseau ne peut pas être entraîné davantage : { $why }.
arena-not-learned = Aucun réseau n’apprend le jeu « { $game } ».
arena-bot = Bot
arena-rating = Cote
# The head of a column: milliseconds of a decision.
arena-time = ms en moyenne
arena-slow = ms, 99 % des cas
# Over the cross-table; $sides is the number of sides.
arena-about = Chaque case : la part de victoire que le bot de gauche gagne seul contre des bots de la colonne dans tous les autres camps, avec un intervalle à 95 %. La valeur neutre est 1/{ $sides }.
arena-before = Chaque case : combien de fois le bot de gauche finit devant un bot de la colonne, que l’un ou l’autre soit seul parmi les autres ; une place égale compte pour moitié. La valeur neutre est 1/2.
