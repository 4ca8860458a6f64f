### Was jemand sieht, der wiederkommt: das Rätsel des Tages, die Serie, gelöste Spiele.

returning-streak-rule = Ein Tag zählt, wenn du an ihm ein Spiel löst: sein Rätsel oder irgendein anderes. Ein Spiel, das du am Tag davor begonnen hast, zählt für jenen Tag, wenn nichts anderes dort zählt. Tage, die zählen, haben einen Strich über ihrer Zahl.

returning-opens-at-midnight = Das Rätsel von morgen öffnet um Mitternacht.

returning-streak-paused = Sie pausiert.

returning-streak-begins-today = Jedes Spiel heute beginnt eine.

returning-streak-kept-today = Jedes Spiel heute erhält sie.

returning-streak-kept-by-yesterday = Das gestern begonnene Spiel erhält sie.

returning-streak-kept-tomorrow = Jedes Spiel morgen erhält sie.

returning-best-of-easy = Bestes leichtes Spiel

returning-best-of-medium = Bestes mittleres Spiel

returning-best-of-hard = Bestes schweres Spiel

returning-best-of-unfair = Bestes unfaires Spiel

returning-best-of-extreme = Bestes extremes Spiel

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

returning-opens = Die Rätsel vom { $date } öffnen um Mitternacht.

returning-no-streak-yet = Noch keine Serie

returning-no-streak-now = Gerade keine Serie. Beste: { $days }

returning-streak-and-best = { $streak }. Beste: { $days }

returning-streak-kept = { $streak }. { $keeps }

returning-today = Heute, { $date }

returning-keep-streak = { $days ->
    [one] Halte deine Serie von { $days } Tag
   *[other] Halte deine Serie von { $days } Tagen
}

returning-begins-streak = Jedes Spiel heute beginnt eine Serie.

returning-welcome-words = Heute, { $date }. { $keeps }

returning-play-today = Heute spielen: { $level }

returning-continue-today = Heute weiterspielen: { $level }

returning-finished-game = { $level }, { $time }

returning-puzzle-of = Rätsel vom { $date }

returning-no-hints = ohne Tipps

returning-none-of-hints = Ohne Tipps

returning-cells-to-fill = { $cells } auszufüllen

returning-played-before = schon einmal gespielt

returning-left-out = Keine Bestzeit: { $why }

returning-first-game = Dein erstes Spiel der Stufe { $level }

returning-best-time = { $game }: { $time }

returning-your-best-time = Deine beste Zeit der Stufe { $level }

returning-your-best-of = Dein bestes von { $games } Spielen der Stufe { $level }

returning-step-start = 0 von { $of }: das Rätsel

returning-step = { $at } von { $of }, { $time }: { $what }

returning-digit-in = { $digit } in { $cells }

returning-note-in = Notiz { $digit } in { $cells }

returning-note-out = Notiz { $digit } weg aus { $cells }

returning-notes-in = Notizen in { $cells }

returning-notes-removed = Notizen entfernt in { $cells }

returning-notes-filled = alle Notizen gefüllt

returning-was-cleared = { $cells } geleert

returning-was-coloured = { $cells } gefärbt

returning-line-drawn = eine Linie gezogen

returning-guess-begins = eine Annahme beginnt

returning-guess-kept = die Annahme bleibt

returning-went-back = zurück
