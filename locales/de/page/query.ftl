### Was auf eine Frage nach dem Brett gesprochen wird.

query-highlight-which = Welche Ziffer hervorheben?

query-line-gone = Linie entfernt.

query-no-colour = keine Farbe
