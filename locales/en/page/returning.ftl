### The texts on days, finished games and results.

# The rule of the streak, as the calendar tells it.
returning-streak-rule = A day counts when you finish a game on it: its puzzle, or any other. A game that you began the day before counts for that day, if nothing else does. Days that count have a line over their number.

# When the next puzzles of the day can be played.
returning-opens-at-midnight = Tomorrow’s puzzle opens at midnight.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-paused = It is paused.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-begins-today = Any game today begins one.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-kept-today = Any game today keeps it.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-kept-by-yesterday = The game that you began yesterday keeps it.

# What keeps a streak, or begins one: `any game today keeps it.`
returning-streak-kept-tomorrow = Any game tomorrow keeps it.

# The name of the best time of a level.
returning-best-of-easy = Best Easy game

# The name of the best time of a level.
returning-best-of-medium = Best Medium game

# The name of the best time of a level.
returning-best-of-hard = Best Hard game

# The name of the best time of a level.
returning-best-of-unfair = Best Unfair game

# The name of the best time of a level.
returning-best-of-extreme = Best Extreme game

# A day of a year
# $month (Number) - 1 to 12
# $day (Number) - 1 to 31
returning-day-of-year = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
   *[other] { $day } December
}

# A day of another year
# $day (String) - the day and its month
# $year (String) - the year
returning-with-year = { $day } { $year }

# A month
# $month (Number) - 1 to 12
# $year (String) - the year
returning-month = { $month ->
    [1] January { $year }
    [2] February { $year }
    [3] March { $year }
    [4] April { $year }
    [5] May { $year }
    [6] June { $year }
    [7] July { $year }
    [8] August { $year }
    [9] September { $year }
    [10] October { $year }
    [11] November { $year }
   *[other] December { $year }
}

# A result for sharing: its game
# $game (String) - the game
returning-result-title = Nonet: { $game }

# A daily puzzle
# $level (String) - its level
# $date (String) - its day
returning-daily = { $level }, { $date }

# A game of a daily puzzle
# $level (String) - its level
# $date (String) - its day
returning-which = { $level } of { $date }

# A day in the calendar that is not yet there
returning-still-to-come = still to come

# A day in the calendar
returning-not-played = not played

# A day in the calendar
returning-begun = begun

# A day in the calendar
returning-solved-later = solved later

# A day in the calendar
returning-solved = solved

# A day in the calendar
# $date (String) - the day
# $done (String) - what was done on it
returning-day = { $date }, { $done }

# A day in the calendar that counts for the streak
# $date (String) - the day
# $done (String) - what was done on it
returning-day-that-counts = { $date }, { $done }, counts for the streak

# Days on each of which a game was finished
# $days (String) - how many
returning-in-a-row = { $days } in a row

# When the puzzles of the next day open
# $date (String) - the next day
returning-opens = The puzzles of { $date } open at midnight.

# No streak
returning-no-streak-yet = No streak yet

# A streak that ended
# $days (String) - the longest one
returning-no-streak-now = No streak now. Best: { $days }

# A streak
# $streak (String) - the streak
# $days (String) - the longest one
returning-streak-and-best = { $streak }. Best: { $days }

# A streak and what keeps it
# $streak (String) - the streak
# $keeps (String) - what keeps it, a sentence
returning-streak-kept = { $streak }. { $keeps }

# The title of the card of a new day
# $date (String) - the day
returning-today = Today, { $date }

# The title of the card of a new day
# $days (Number) - the days of the streak
returning-keep-streak = Keep your { $days }-day streak

# On the card of a new day
returning-begins-streak = Any game today begins a streak.

# On the card of a new day
# $date (String) - the day
# $keeps (String) - what keeps the streak, a sentence
returning-welcome-words = Today, { $date }. { $keeps }

# The button that plays the puzzle of the day
# $level (String) - its level
returning-play-today = Play today’s { $level }

# The button that continues the puzzle of the day
# $level (String) - its level
returning-continue-today = Continue today’s { $level }

# A finished game
# $level (String) - its level
# $time (String) - its time
returning-finished-game = { $level }, { $time }

# A daily puzzle
# $date (String) - its day
returning-puzzle-of = Puzzle of { $date }

# No hints
returning-no-hints = no hints

# No hints, by itself
returning-none-of-hints = No hints

# A game with few cells to fill
# $cells (String) - how many
returning-cells-to-fill = { $cells } to fill

# A game that was played before
returning-played-before = played before

# Why a time is no best time
# $why (String) - the reasons, with commas
returning-left-out = Left out of best times: { $why }

# The first game of a level
# $level (String) - the level
returning-first-game = Your first { $level } game

# The best time of a level
# $game (String) - "Best Hard game"
# $time (String) - the time
returning-best-time = { $game }: { $time }

# A new best time
# $level (String) - the level
returning-your-best-time = Your best { $level } time

# A new best time
# $games (Number) - of how many games
# $level (String) - the level
returning-your-best-of = Your best of { $games } { $level } games

# The start of a finished game
# $of (Number) - how many moves it has
returning-step-start = 0 of { $of }: the puzzle

# A move of a finished game
# $at (Number) - its number
# $of (Number) - how many there are
# $time (String) - when it was made
# $what (String) - the move
returning-step = { $at } of { $of }, { $time }: { $what }

# A move
# $digit (String) - the digit
# $cells (String) - where
returning-digit-in = { $digit } in { $cells }

# A move
# $digit (String) - the digit
# $cells (String) - where
returning-note-in = note { $digit } in { $cells }

# A move
# $digit (String) - the digit
# $cells (String) - where
returning-note-out = note { $digit } out of { $cells }

# A move
# $cells (String) - where
returning-notes-in = notes in { $cells }

# A move
# $cells (String) - where
returning-notes-removed = notes removed in { $cells }

# A move
returning-notes-filled = all notes filled in

# A move
# $cells (String) - where
returning-was-cleared = { $cells } cleared

# A move
# $cells (String) - where
returning-was-coloured = { $cells } coloured

# A move
returning-line-drawn = a line drawn

# A move
returning-guess-begins = a guess begins

# A move
returning-guess-kept = the guess is kept

# A move
returning-went-back = back
