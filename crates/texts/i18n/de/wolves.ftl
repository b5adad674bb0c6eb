wolves-name = The Wolves
wolves-about = Führ ein Rudel durch fünf Gelände: Heul einsame Wölfe herbei, bau Baue und Höhlen, geh auf die Jagd und beherrsche die Regionen, wenn der Mond sie wertet.
