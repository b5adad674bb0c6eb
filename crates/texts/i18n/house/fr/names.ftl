### Noms de tables, tirés du code d’une table : un mot de la première liste et un de la seconde, assemblés ci-dessous.
### Des mots simples de la nature et de la maison, faciles à dire ; 40 et 32 dans chaque langue.

web-names-first = ambré argenté blanc bleu boisé brumeux calme clair cuivré discret doré doux écarlate endormi enneigé ensoleillé fleuri frais givré gris joyeux lointain lunaire moussu nacré ombragé paisible perché pourpre profond rêveur rocheux sauvage secret serein tranquille venteux vermeil vert vif
web-names-second = Rivage Verger Golfe Virage Pont Ruisseau Chalet Coin Port Torrent Vallon Domaine Champ Gué Jardin Portail Bosquet Bois Manoir Coteau Creux Logis Îlot Lac Refuge Moulin Sentier Étang Sommet Puits Val Ponton
# $first et $second sont des mots des listes.
web-table-name = { $second } { $first }
