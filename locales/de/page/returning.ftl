### Was jemand sieht, der wiederkommt: das Rätsel des Tages, die Serie, gelöste Spiele.

returning-streak-rule = Ein Tag zählt, wenn du an ihm ein Spiel löst: sein Rätsel oder irgendein anderes. Ein am Vortag begonnenes Spiel zählt für den Vortag, wenn dort sonst nichts zählt. Tage, die zählen, haben einen Strich über ihrer Zahl.

returning-opens-at-midnight = Das Rätsel von morgen gibt es ab Mitternacht.

returning-streak-paused = Sie pausiert.

returning-streak-begins-today = Mit jedem Spiel heute beginnt eine.

returning-streak-kept-today = Jedes Spiel heute setzt sie fort.

returning-streak-kept-by-yesterday = Das gestern begonnene Spiel setzt sie fort.

returning-streak-kept-tomorrow = Jedes Spiel morgen setzt sie fort.

returning-best-of-easy = Bestzeit Leicht

returning-best-of-medium = Bestzeit Mittel

returning-best-of-hard = Bestzeit Schwer

returning-best-of-unfair = Bestzeit Unfair

returning-best-of-extreme = Bestzeit Extrem

returning-day-of-year = { $month ->
    [1] { $day }. Januar
    [2] { $day }. Februar
    [3] { $day }. März
    [4] { $day }. April
    [5] { $day }. Mai
    [6] { $day }. Juni
    [7] { $day }. Juli
    [8] { $day }. August
    [9] { $day }. September
    [10] { $day }. Oktober
    [11] { $day }. November
   *[other] { $day }. Dezember
}

returning-with-year = { $day } { $year }

returning-month = { $month ->
    [1] Januar { $year }
    [2] Februar { $year }
    [3] März { $year }
    [4] April { $year }
    [5] Mai { $year }
    [6] Juni { $year }
    [7] Juli { $year }
    [8] August { $year }
    [9] September { $year }
    [10] Oktober { $year }
    [11] November { $year }
   *[other] Dezember { $year }
}

returning-result-title = Nonet: { $game }

returning-daily = { $level }, { $date }

returning-which = { $level } vom { $date }

returning-still-to-come = kommt noch

returning-not-played = nicht gespielt

returning-begun = begonnen

returning-solved-later = später gelöst

returning-solved = gelöst

returning-day = { $date }, { $done }

returning-day-that-counts = { $date }, { $done }, zählt für die Serie

returning-in-a-row = { $days } in Folge

returning-opens = Die Rätsel vom { $date } gibt es ab Mitternacht.

returning-no-streak-yet = Noch keine Serie

returning-no-streak-now = Zurzeit keine Serie. Längste: { $days }

returning-streak-and-best = { $streak }. Längste: { $days }

returning-streak-kept = { $streak }. { $keeps }

returning-today = Heute, { $date }

returning-keep-streak = { $days ->
    [one] Setz deine Serie von { $days } Tag fort
   *[other] Setz deine Serie von { $days } Tagen fort
}

returning-begins-streak = Mit jedem Spiel heute beginnt eine Serie.

returning-welcome-words = Heute, { $date }. { $keeps }

returning-play-today = { $level } von heute spielen

returning-continue-today = { $level } von heute fortsetzen

returning-finished-game = { $level }, { $time }

returning-puzzle-of = Rätsel vom { $date }

returning-no-hints = ohne Tipps

returning-none-of-hints = Ohne Tipps

returning-cells-to-fill = nur { $cells } zu füllen

returning-played-before = schon einmal gespielt

returning-left-out = Zählt nicht für die Bestzeit: { $why }

returning-first-game = Dein erstes Spiel der Stufe { $level }

returning-best-time = { $game }: { $time }

returning-your-best-time = Deine Bestzeit der Stufe { $level }

returning-your-best-of = Dein schnellstes von { $games } Spielen der Stufe { $level }

returning-step-start = 0 von { $of }: das Rätsel

returning-step = { $at } von { $of }, { $time }: { $what }

returning-digit-in = { $digit } in { $cells }

returning-note-in = Notiz { $digit } in { $cells }

returning-note-out = Notiz { $digit } aus { $cells } entfernt

returning-notes-in = Notizen in { $cells }

returning-notes-removed = Notizen in { $cells } entfernt

returning-notes-filled = alle Notizen eingetragen

returning-was-cleared = { $cells } geleert

returning-was-coloured = { $cells } gefärbt

returning-line-drawn = Linie gezogen

returning-guess-begins = Annahme begonnen

returning-guess-kept = Annahme übernommen

returning-went-back = zurück
