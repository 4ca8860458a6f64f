### Das Teilen.

share-subject = Was geteilt wird

share-puzzle = Rätsel

share-position = Stellung

share-this-step = Dieser Schritt

share-picture = Das Bild

share-light-picture = Helles Bild

share-dark-picture = Dunkles Bild

share-link = Link

share-qr-code = QR-Code des Links

share-share = Teilen …

share-copy-link = Link kopieren

share-copy-result = Ergebnis kopieren

share-copy-picture = Bild kopieren

share-save-png = PNG speichern

share-save-svg = SVG speichern

share-save-qr-code = QR-Code speichern

share-other-forms = Andere Textformate

share-copied = Kopiert

share-copied-spoken = Kopiert.

share-name = Nonet

share-leads-before-step = Der Link führt zur Stellung vor diesem Schritt.

share-too-long-for-qr = Der Link ist zu lang für einen QR-Code.

share-sudoku = Sudoku mit { $givens }

share-step = { $technique }: { $action }
