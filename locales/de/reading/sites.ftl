### Warum aus dem Link einer Seite oder aus einer Kennung von Simon Tathams Solo kein Rätsel gelesen wird.

reading-link-id = Dieser Link von { $site } nennt nur ein Rätsel auf dem Server der Seite; öffne es dort und kopiere stattdessen seine 81 Ziffern

reading-link-encoded = Dieser Link von { $site } enthält das Rätsel in einem eigenen Code; öffne es dort und kopiere stattdessen seine 81 Ziffern

reading-link-damaged = Dieser Link von { $site } ist beschädigt oder abgeschnitten; kopiere ihn ganz oder stattdessen die 81 Ziffern des Rätsels

reading-link-damaged-cell = Dieser Link von { $site } ist bei { $cell } beschädigt, wo „{ $code }“ steht; kopiere ihn ganz oder stattdessen die 81 Ziffern des Rätsels

reading-link-variant = Von { $site } werden nur klassische Sudokus gelesen, und dieses hat { $rule }

reading-link-too-long = Der Link ist länger als 16 kB; kopiere stattdessen die 81 Ziffern des Rätsels

reading-link-too-much = Dieser Link von { $site } ist entpackt größer als 1 MB; kopiere stattdessen die 81 Ziffern des Rätsels

reading-link-site = Dieser Link zu { $host } enthält keine 81 Zellen; öffne ihn und kopiere die 81 Ziffern des Rätsels

reading-link-unknown = Dieser Link enthält keine 81 Zellen; öffne ihn und kopiere die 81 Ziffern des Rätsels

reading-solo-seed = Diese Kennung aus Simon Tathams Solo enthält einen Startwert, aus dem nur dieses Programm das Rätsel macht; kopiere stattdessen die genaue Kennung (Specific) aus seinem Menü

reading-solo-damaged = Diese Kennung aus Simon Tathams Solo ist beschädigt; kopiere sie ganz

reading-solo-cells = Diese Kennung aus Simon Tathams Solo hat { $cells } statt 81; kopiere sie ganz

reading-solo-size = { $size ->
    [9] Dieses Spiel aus Simon Tathams Solo hat { $size } Zeilen zu { $size } und andere Blöcke, und gelesen werden nur 9 Zeilen zu 9 mit Blöcken aus 3 mal 3
   *[other] Dieses Spiel aus Simon Tathams Solo hat { $size } Zeilen zu { $size }, und gelesen werden nur 9 Zeilen zu 9 mit Blöcken aus 3 mal 3
}

reading-solo-variant = Aus Simon Tathams Solo werden nur klassische Sudokus gelesen, und dieses hat { $rule }
