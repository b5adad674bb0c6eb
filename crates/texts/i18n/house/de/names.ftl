### Namen von Tischen, aus dem Code eines Tisches gemacht: ein Wort der ersten Liste und eines der zweiten, unten
### zusammengesetzt. Einfache Wörter aus Natur und Haus, leicht zu sagen; in jeder Sprache 40 und 32.

web-names-first = Erlen Bernstein Dachs Biber Beeren Birken Brombeer Zedern Klee Wolken Kupfer Morgen Funken Farn Finken Frost Hasel Heide Reiher Honig Efeu Wacholder Lerchen Linden Ahorn Wiesen Nebel Moos Eichen Otter Eulen Kiefern Raben Schilf Fluss Amsel Silber Schnee Spatzen Weiden
web-names-second = ufer scheune bucht bogen brücke bach hütte winkel hafen quelle tal hof feld furt garten tor lichtung hain halle hügel grund haus insel see wald mühle pfad teich kamm brunnen aue steg
# $first und $second sind Wörter der Listen.
web-table-name = { $first }{ $second }
