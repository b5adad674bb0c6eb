### What every game shares: the table's own refusals, options, and the errors of record files.
###
### A seat $x comes with $x-is (you / other). Commands and pieces of file format stand as { "literals" }:
### they are the same in every language. The reader is addressed as « vous ».
### In French 0 counts as [one].

## Small parts

# $text is shown as it is.
verbatim = { $text }
# Lists: $rest is everything before the last item, already joined by commas.
table-list-and = { $rest } et { $last }
# An empty list inside a sentence.
table-list-nothing = rien
# A player inside a list.
table-player =
    { $seat-is ->
        [you] vous
       *[other] { $seat }
    }
# A seat that nobody has named.
table-seat-number = Place { $number }
# Somebody who gave no name; the second form for one more of them.
table-guest = Invité
table-somebody = quelqu’un
table-guest-number = Invité { $number }
table-sent-away = { $name } a été renvoyé de cette table.
table-sent-away-because = { $name } a été renvoyé de cette table : { $reason }
table-random = Au hasard
table-on = oui
table-off = non
# The heading over options that choose between two readings of a rulebook.
table-group-house-readings = Lectures des règles

## What happened

table-event-took-back =
    { $seat-is ->
        [you] Vous avez repris votre dernier coup.
       *[other] { $seat } a repris son dernier coup.
    }
table-event-took-back-granted =
    { $seat-is ->
        [you] Vous avez repris votre dernier coup et tout ce qui a suivi, avec l’accord de tous.
       *[other] { $seat } a repris un coup et tout ce qui a suivi, avec l’accord de tous.
    }
table-event-resigned =
    { $seat-is ->
        [you] Vous avez abandonné.
       *[other] { $seat } a abandonné.
    }
table-event-time =
    { $seat-is ->
        [you] Votre temps est écoulé.
       *[other] Le temps de { $seat } est écoulé.
    }
table-event-time-lost =
    { $seat-is ->
        [you] Votre temps est écoulé : vous avez perdu.
       *[other] Le temps de { $seat } est écoulé : la partie est perdue pour { $seat }.
    }
# $level is the name of a bot’s level.
table-event-bot =
    { $seat-is ->
        [you] Un bot ({ $level }) vous remplace.
       *[other] Un bot ({ $level }) remplace { $seat }.
    }
table-event-back =
    { $seat-is ->
        [you] Vous êtes de retour.
       *[other] { $seat } est de retour.
    }
table-event-handed =
    { $seat-is ->
        [you] Vous avez repris cette place.
       *[other] { $seat } a repris cette place.
    }
# $name is whoever had the seat before.
table-took-over = Je continue à la place de { $name }.

## How a game can end at any table

table-end-resigned = Par abandon.
table-end-out-of-time = Le temps était écoulé.

## The table’s own refusals

table-refusal-ta01 = Ce n’est pas votre tour.
table-refusal-ta02 = La partie est terminée.
table-refusal-ta03 = Il faut d’abord faire une autre étape.
table-refusal-ta04 = Ce coup n’existe pas ici.
table-refusal-ta05 = Vous n’avez aucun coup à reprendre.
table-refusal-ta06 = Quelqu’un d’autre a joué depuis : ce coup ne peut plus être repris.
table-refusal-ta07 = Quelque chose de caché a été montré depuis : ce coup ne peut plus être repris.
table-refusal-ta08 = Vous avez repris cent coups d’affilée : celui-ci ne peut plus être repris.
table-refusal-ta09 = Vous avez abandonné ou votre temps est écoulé : vous n’avez plus rien à décider ici.
table-refusal-ta10 = Un bot joue déjà à cette place, ou aucun n’y joue.

## Choices that cannot be made

# $option is the option’s key, $known the list of keys.
table-problem-no-such-option = L’option « { $option } » n’existe pas. Les options sont { $known }.
# $value is what was given, $allowed the list of what could be.
table-problem-no-such-value = L’option « { $option } » ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
# $given values were given for $players players.
table-problem-one-per-seat =
    L’option « { $option } » demande une valeur pour chacun des { $players } joueurs, séparées par des virgules ; { $given ->
        [one] { $given } a été donnée
       *[other] { $given } ont été données
    }.
table-problem-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.

## Record files: what is wrong. Each is said in a line of its own, or after record-error-line.

record-error-line = Ligne { $line } : { $what }
# A line of the deal or set-up inside a record.
record-error-setup-line = La mise en place est inutilisable, à sa ligne { $line } : { $what }
record-error-empty = Le fichier est vide. Une partie enregistrée commence par « { "loup record 1" } ».
record-error-foreign = Ce n’est pas une partie enregistrée par Loup : elle commencerait par « { "loup record 1" } ».
# $version is what the file says, $known what this program reads.
record-error-format = Le fichier est au format { $version } ; ce programme lit le format { $known }.
record-error-not-text = Cette ligne n’est pas du texte en UTF-8.
# $most in megabytes.
record-error-too-long = Le fichier est trop long : une partie enregistrée fait au plus { $most } Mo.
record-error-no-such-game = Le jeu « { $game } » n’existe pas. Les jeux sont { $games }.
# $game is the id of the game that was expected.
record-error-other-game = Cette partie enregistrée est celle d’un autre jeu que « { $game } ».
# $version is what the file says, $known what this program plays.
record-error-rules =
    La partie a été jouée selon la version { $version } des règles et ce programme joue la version { $known } : elle ne peut être ni poursuivie ni vérifiée ici.
record-error-field = Le champ « { $field } » n’existe pas ou n’a pas sa place ici.
record-error-twice = « { $field } » figure ici pour la deuxième fois ; une seule suffit.
record-error-seat = Cette place n’existe pas : les places vont de 1 à { $players }.
# $found is what stands there, $expected what should.
record-error-number = L’entrée porte le numéro { $found }, mais c’est le tour du numéro { $expected }.
# $rule is the rule’s id, $why the refusal’s sentence.
record-error-refused = Les règles refusent cette entrée ({ $rule }) : { $why }
record-error-truncated = Le fichier s’arrête trop tôt : sa dernière ligne doit être « { "end:" } » avec le nombre d’entrées.
record-error-count =
    La ligne de fin ne correspond pas : { $entries ->
        [one] il y a { $entries } entrée
       *[other] il y a { $entries } entrées
    } au-dessus. Il en manque peut-être.
record-error-changed = Le contrôle de la ligne de fin ne correspond pas : le fichier a été modifié après son écriture.
record-error-after-end = Seuls des commentaires peuvent suivre la ligne de fin.
record-error-end-words = Rien ne peut suivre la somme de contrôle dans la ligne de fin.
record-error-several = Une autre partie enregistrée commence ici. On n’en lit qu’une à la fois.
record-error-bar = Une ligne précédée d’une barre appartient au champ du dessus, et aucun ici n’en attend.
record-error-long-line = La ligne est trop longue : { $most } caractères sont lus au plus.
record-error-secret = La graine n’est pas dans ce fichier : il ne peut pas être rejoué.
record-error-result = Le résultat du fichier n’est pas celui que donne la partie.
record-error-not-over = Le fichier indique un résultat, mais la partie n’est pas terminée après sa dernière entrée.
record-error-commitment = La graine ne correspond pas à l’empreinte : la donne n’est pas celle qui était promise.
record-error-part = Cette part n’est pas celle qui avait été promise : son empreinte SHA-256 diffère.
record-error-part-missing = La part promise ici manque : aucune ligne ne commence par « { $start } ».
record-error-parts-seed = La graine ne découle pas des parts : la donne n’est pas celle qu’elles décident.

## Record files: what was expected

# $what is one of the following.
record-error-expected = Attendu ici : { $what }.
record-expected-game = « { "game:" } » avec l’identifiant du jeu
record-expected-rules = « { "rules:" } » avec la version des règles, un nombre entier
record-expected-players = « { "players:" } » avec le nombre de joueurs, de 1 à 5
record-expected-seat = « { "seat 1: NAME" } » et ainsi de suite, une ligne par joueur, dans l’ordre
record-expected-commitment = « { "commitment:" } » avec 64 chiffres hexadécimaux
record-expected-parts = « { "table:" } » avec le code de la table, puis « { "commitment house:" } » et les empreintes des places, puis les parts dans le même ordre
record-expected-part = « { "part" } » avec 64 chiffres hexadécimaux
record-expected-seed = « { "seed:" } » avec 1 à 64 chiffres hexadécimaux
record-expected-deal = « { "deal:" } » sans rien derrière ; la donne suit sur ses propres lignes, chacune précédée d’une barre
record-expected-entry = une entrée comme « { "12. 1: MOVE" } » : numéro, place, coup ou « { "undo" } »
record-expected-act = un coup, ou bien « { "undo" } », « { "undo 12 granted" } », « { "resign" } », « { "time" } », « { "time lost" } », « { "bot LEVEL" } », « { "back" } »
record-expected-level = « { "bot 2:" } » avec le nom d’un niveau, comme « { "scout" } »
record-expected-scores = « { "scores:" } » avec un nombre entier par place
record-expected-winners = « { "winners:" } » avec les numéros des places gagnantes
record-expected-end = « { "end:" } » avec le nombre d’entrées
