//! Tests of a game: keys, notes, colours, lines, pauses, finishing, days.

use super::{played::*, *};
use jiff::civil::date;
use nonet::{
    action::{Action, BoardAction, Mode, Overlay, PageEvent, PlayAction, PuzzleRequest, ShellAction, SolveAction},
    board::view::Content,
    play::kept_games::library,
    shell::view::RoomView,
};
use nonet_core::board::{Candidates, Cell, Digit};
use nonet_game::{
    self as game, Daily,
    archive::{Leftover, MemoryStore, Source},
};
use nonet_logic::{Level, Options, rate};
use nonet_protocol::{Room, TableAction};

#[test]
fn a_puzzle_that_is_not_unique_can_be_looked_at_in_solve() {
    let offered = |puzzle: &str| {
        let played = Played::at(&format!("#play={SEED_1}")).act(PageEvent::Pasted(puzzle.to_owned()));
        let offers = played.view().toast.unwrap().offers;
        offers.iter().any(|offer| offer.action == Action::Shell(ShellAction::SolveThis))
    };
    assert!(offered(&format!("0{}", &SEED_2.replacen('6', "0", 1)[1..])), "it has several solutions");
    assert!(!offered(SEED_2));
}

#[test]
fn a_lit_digit_shows_where_it_stands_and_may_go() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Candidates(true))).keys("f 4");
    let board = played.board();
    assert!(board.cells[cell("r1c8").index()].lit.is_empty());
    assert!(board.cells.iter().any(|cell| cell.lit.contains(Digit::D4)));
    assert!(played.keys("Escape").board().cells.iter().all(|cell| cell.lit.is_empty()));
}

#[test]
fn a_game_fixes_its_givens_and_keeps_the_one_before() {
    let played = Played::at(&format!("#play={SEED_1}")).keys("ArrowRight 9 ArrowLeft n 1 7 n");
    assert_eq!(played.line(), SEED_1);
    assert_eq!(played.board().cells[0].notes.to_string(), "1 7");
    assert_eq!(played.board().cells[0].name(), "row 1, column 1, empty, notes 1 7");
    let played = played.keys("4");
    assert!(played.board().cells[0].invalid, "4 stands in the row");
    assert_eq!(played.game().status.spoken, "4 twice in row 1");
    let played = played.keys("C-z");
    let game = played.game();
    assert_eq!(
        [game.status.words, game.status.spoken, game.status.about],
        ["55 left", "r1c1: notes 1 7.", "26 givens, one solution"]
    );
    let played = played.keys("S-1");
    assert_eq!(played.board().cells[0].notes.to_string(), "7");

    let moves = played.0.play.game.moves().len();
    let other = played.act(PageEvent::Pasted(SEED_2.to_owned()));
    assert_eq!((other.view().room.room(), other.line()), (Room::Play, SEED_2.to_owned()));
    let kept = other.play().games.kept;
    assert_eq!(kept.len(), 1);
    let back = other.act(Action::Play(PlayAction::Continue(kept[0].id)));
    assert_eq!((back.line(), back.0.play.game.moves().len()), (SEED_1.to_owned(), moves));
}

#[test]
fn a_game_is_finished_and_comes_back_from_what_was_kept() {
    let givens: Vec<char> = SEED_1.chars().collect();
    let mut played = Played::at(&format!("#play={SEED_1}"));
    for (place, digit) in SEED_1_SOLVED.chars().enumerate().filter(|&(place, _)| givens[place] == '0') {
        played = played.act(Action::Board(BoardAction::Select(Cell::from_index(place).unwrap()))).keys(&digit.to_string());
    }
    let game = played.game();
    assert!(game.status.solved);
    let finish = game.finish.unwrap();
    assert_eq!([finish.time, finish.words], ["0:00", "No hints, your biggest leap: r7c5 = 6"]);
    assert_eq!((finish.strip.len(), finish.level), (55, None));
    assert_eq!(game.status.spoken, "Solved. 0:00. No hints, your biggest leap: r7c5 = 6");
    let text = game::save::save(&played.0.play.game);
    let journal = Leftover { source: Source::Journal("nonet.game".to_owned()), text, played: 1 };
    let again = Played::opened_on(&MemoryStore::default(), vec![journal]);
    assert_eq!(again.line(), SEED_1_SOLVED);
}

/// The hidden single is the hardest of the singles, as in the rating, although hints look for it before the naked one.
#[test]
fn the_hardest_step_of_a_game_is_found_as_the_rating_does() {
    const EASY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let mut played = Played::at(&format!("#play={EASY}"));
    let path = nonet_logic::solve_path(&Candidates::new(&EASY.parse().unwrap()), nonet_logic::Order::Rating, &Options::UNIQUE);
    for it in path.steps.iter().flat_map(|step| step.placements().iter().collect::<Vec<_>>()) {
        played = played.act(Action::Board(BoardAction::Select(it.cell))).keys(&it.digit.to_string());
    }
    let finish = played.wait().game().finish.unwrap();
    assert_eq!(finish.facts[1], "Hardest step of this game: Hidden single");
}

#[test]
fn the_keys_write_what_the_mode_says() {
    let played = Played::at(&format!("#play={SEED_1}")).keys("Space 1 7");
    assert_eq!(played.game().modes.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["Digit", "Notes", "Colour", "Lines"]);
    assert_eq!(small(&played, "r1c1"), ("1 7".into(), String::new(), 0));
    let played = played.keys("Space 3");
    assert_eq!(small(&played, "r1c1"), ("1 7".into(), String::new(), 3));
    let played = played.act(Action::Shell(ShellAction::ChooseSetting("notes", 1))).keys("c 1 x 7");
    assert_eq!(small(&played, "r1c1"), ("1".into(), "1".into(), 3), "7 was there and is taken away");
    assert_eq!(played.board().cells[0].name(), "row 1, column 1, empty, notes 1, centre notes 1");
    let played = played.keys("z 7 Backspace Backspace");
    assert_eq!(small(&played, "r1c1"), (String::new(), "1".into(), 3), "first the digit, then the notes");
}

#[test]
fn candidates_are_coloured_while_their_digit_is_lit() {
    let tint = |played: &Played, digit: Digit| played.board().cells[0].tints[digit.index()];
    let played = Played::at(&format!("#play={SEED_1}")).keys("n 1 7 f 7 v 3");
    assert_eq!((tint(&played, Digit::D7), tint(&played, Digit::D1)), (Some(Digit::D3), None));
    assert_eq!(small(&played, "r1c1"), ("1 7".into(), String::new(), 0), "not the cell");
    let again = game::save::load(&game::save::save(&played.0.play.game)).unwrap();
    assert_eq!(again.standing().tint(cell("r1c1"), Digit::D7), Some(Digit::D3));
    let cell = played.act_again(Action::Board(BoardAction::LightNext)).act(Action::Board(BoardAction::LightNext)).keys("4");
    assert_eq!(small(&cell, "r1c1").2, 4, "with no digit lit, the cell");
    assert_eq!(tint(&played.keys("C-z"), Digit::D7), None);
}

#[test]
fn several_cells_are_written_at_once() {
    let played = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Adding(true)));
    let played = played.tap("r1c1", Digit::D5).tap("r1c6", Digit::D5).tap("r1c9", Digit::D5);
    let played = played.tap("r1c1", Digit::D5).tap("r1c1", Digit::D5).keys("n 6");
    let noted = ["r1c1", "r1c6", "r1c9"].map(|name| small(&played, name).0);
    assert_eq!(noted, ["", "6", "6"], "the first tap took r1c1 out again");
}

#[test]
fn a_locked_digit_is_written_where_one_taps() {
    let tap = |played: Played, name: &str| played.tap(name, Digit::D5);
    let played = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Lock(Digit::D7)));
    assert_eq!(played.play().keypad.locked, Some(Digit::D7));
    let played = tap(tap(played, "r1c1"), "r2c2");
    assert_eq!([content(&played.board(), "r1c1"), content(&played.board(), "r2c2")], [Content::Entered(Digit::D7); 2]);
    let played = tap(played, "r2c2");
    assert_eq!(content(&played.board(), "r2c2"), Content::Empty, "a second tap takes it away");
    let other = played.act(Action::Board(BoardAction::Digit(Digit::D5)));
    assert_eq!(other.play().keypad.locked, Some(Digit::D5));
    assert_eq!(other.act(Action::Board(BoardAction::Digit(Digit::D5))).play().keypad.locked, None);
    let freed = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Lock(Digit::D7))).keys("Escape");
    assert_eq!(tap(freed, "r1c1").line(), SEED_1);
}

#[test]
fn save_points_and_guesses_are_gone_back_from() {
    let stands = |played: &Played| played.0.play.game.standing().entered().filled_cells().len();
    let played = Played::at(&format!("#play={SEED_1}")).keys("1 C-s ArrowDown ArrowRight 5 C-b");
    assert_eq!((stands(&played), played.said().as_str()), (1, "Back at the bookmark."));
    let played = played.keys("C-z");
    assert_eq!(stands(&played), 2, "nothing is lost");
    let guessed = played.act(Action::Play(PlayAction::Guess)).keys("ArrowDown 7 ArrowDown 8");
    assert!(guessed.game().status.guess);
    let kept = Played(guessed.0.clone())
        .act(Action::Play(PlayAction::Guess))
        .keys("ArrowDown 3")
        .act(Action::Play(PlayAction::KeepGuess));
    assert_eq!((kept.said().as_str(), stands(&kept)), ("The guess is kept; the one before it is still open.", 5));
    assert_eq!(kept.act(Action::Play(PlayAction::KeepGuess)).said(), "The guess is kept.");
    let dropped = guessed.act(Action::Play(PlayAction::DropGuess));
    assert_eq!((stands(&dropped), dropped.game().status.guess), (2, false));
    let named = dropped.act(Action::Play(PlayAction::SetPoint("  the fork ".to_owned())));
    assert_eq!(named.game().points.last().map(|point| point.0.clone()), Some("the fork".to_owned()));
    assert_eq!(named.said(), "Saved: the fork.");
    let again = named.keys("C-s");
    assert_eq!((again.said().as_str(), again.game().points.len()), ("Saved: the fork.", 2), "it has its name");
    let renamed = again.act(Action::Play(PlayAction::SetPoint("the way back".to_owned())));
    assert_eq!(renamed.said(), "The bookmark here, the fork, is called the way back now.");
    assert_eq!(renamed.game().points.len(), 2);
}

#[test]
fn a_paused_game_shows_and_takes_nothing() {
    let played =
        Played::at(&format!("#play={SEED_1}")).keys("C-Home").act(PageEvent::Tick).act(PageEvent::Tick).keys("p 1 h C-z");
    let view = played.play();
    assert!(view.board.is_empty() && view.board.cells.iter().all(|cell| cell.name().ends_with(", hidden")));
    assert_eq!(view.game.status.words, "Paused");
    assert!(!view.tools.plays && !view.tools.can_erase && view.keypad.off, "what would do nothing looks so");
    let played = played.act(PageEvent::Tick).keys("p");
    assert_eq!((played.line(), played.0.play.game.seconds), (SEED_1.to_owned(), 2));
    let elsewhere = Played(played.0.clone()).keys("1 p").act(PageEvent::Elsewhere(true));
    let view = elsewhere.play();
    assert!(!view.tools.plays && !view.tools.can_undo, "another tab plays it,");
    assert!(!view.game.status.paused, "and has its clock");
    let asked = elsewhere.keys("p");
    assert!(!asked.game().status.paused);
    assert!(asked.said().starts_with("This game is being played in another tab"), "{}", asked.said());
    let away = played.act_again(PageEvent::Away(true)).act(PageEvent::Tick);
    assert_eq!(away.0.play.game.seconds, 2, "nobody plays who doesn't look");
    let reading = played.act(Action::Shell(ShellAction::Open(Overlay::Techniques))).act(PageEvent::Tick);
    assert_eq!((reading.0.play.game.seconds, reading.0.is_timed()), (2, false), "nor who reads in a dialog");
    assert_eq!(away.act(PageEvent::Away(false)).act(PageEvent::Tick).game().status.time.as_deref(), Some("0:03"));
}

#[test]
fn a_finished_game_stays_finished() {
    let last = Played::at(&format!("#play=0{}", &SEED_1_SOLVED[1..])).keys("C-Home 1");
    assert!(last.0.play.game.is_solved());
    for keys in ["C-z", "C-b", "Delete", "2", "C-Home 2"] {
        let after = Played(last.0.clone()).keys(keys);
        assert_eq!((after.line(), after.0.play.game.is_solved()), (SEED_1_SOLVED.to_owned(), true), "{keys}");
        assert_eq!(after.0.play.game.finished, last.0.play.game.finished);
    }
    assert!(!last.can_undo());
}

/// A full board leaves nothing to play, so there is no game of it, and no win after 0 seconds.
#[test]
fn a_full_board_is_no_game() {
    let full = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
    let is_no_game = |played: &Played| {
        assert_eq!(played.0.session.room, Room::Solve);
        assert_eq!(played.said(), "This board is full, so there is nothing to play. It is shown in Solve.");
        assert!(
            library(&played.0.session, &played.0.collections.deleted).iter().all(|game| game.givens != full.parse().unwrap())
        );
    };
    is_no_game(&Played::at(&format!("#play={full}")));
    let list = format!("{SEED_1}\n{full}\n");
    let opened = Played::at(&format!("#play={SEED_2}")).act(opened("two.txt", &list)).wait();
    is_no_game(&opened.act(Action::from(TableAction::Open(1, Room::Play))));
}

#[test]
fn the_next_puzzle_of_each_level_is_made_while_a_game_is_played() {
    let fresh = Played::at(&format!("#play={SEED_1}")).wait();
    assert_eq!(fresh.game().status.about, "Hard", "rated while it is looked at");
    assert_eq!(fresh.0.session.generator.next, [None; 5], "nothing is made before something is played");
    let played = fresh.keys(". 1").wait();
    let next = played.0.session.generator.next.map(Option::unwrap);
    for (level, givens) in Level::ALL.into_iter().zip(next) {
        let path = rate(&Candidates::new(&givens), &Options::UNIQUE).unwrap();
        assert_eq!(path.level, level);
        let given = givens.filled_cells();
        assert!(
            given.iter().all(|cell| given.contains(Cell::all().nth(80 - cell.index()).unwrap())),
            "turned, it looks the same"
        );
        let started = played.act_again(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level))));
        assert_eq!((*started.0.play.game.givens(), started.game().status.about.as_str()), (givens, level.name()));
        assert_eq!(
            started.keys(". 1").wait().0.session.generator.next.into_iter().flatten().filter(|made| *made == givens).count(),
            0
        );
    }
}

#[test]
fn a_puzzle_that_is_not_there_yet_is_waited_for_and_need_not_be() {
    let asked = Played::new()
        .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Hard))))
        .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Hard))));
    assert_eq!(asked.said(), "Making a puzzle: Hard");
    let first = *asked.0.play.game.givens();
    let stopped = asked.act_again(Action::Shell(ShellAction::StopMaking));
    assert!(stopped.0.questions.wanted().is_empty() && stopped.said().is_empty());
    let made = asked.wait();
    assert_ne!(*made.0.play.game.givens(), first);
    assert_eq!(made.game().status.about, "Hard");
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everyone() {
    let on = |day, level| {
        let date = date(2026, 11, day);
        let wish = Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(Daily { day: date, level })));
        let asked = Played::new().act(PageEvent::Today(date)).act(wish).wait();
        assert_eq!(asked.game().status.about, format!("{} of {day} November", level.name()));
        asked.line()
    };
    assert_eq!(on(21, Level::Easy), on(21, Level::Easy));
    assert_ne!(on(21, Level::Easy), on(22, Level::Easy));
    assert_ne!(on(21, Level::Easy), on(21, Level::Medium));
}

#[test]
fn a_game_that_is_won_has_no_open_guess() {
    let guessed = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Guess));
    assert!(guessed.game().status.guess);
    let won = Cell::all().fold(guessed, |played, cell| {
        let digit = Digit::new(SEED_1_SOLVED.as_bytes()[cell.index()] - b'0').unwrap();
        played.act(Action::Board(BoardAction::Select(cell))).act(Action::Board(BoardAction::Digit(digit)))
    });
    let game = won.game();
    assert!(game.status.solved && !game.status.guess);
}

#[test]
fn what_was_not_typed_is_heard() {
    let announcement = |played: &Played| match played.view().room {
        RoomView::Play(play) => play.game.status.spoken.clone(),
        RoomView::Solve(_) | RoomView::Make(_) | RoomView::Learn(_) => String::new(),
    };
    let typed = Played::at(&format!("#play={SEED_1}")).keys("1");
    assert_eq!(announcement(&typed), "");
    let undone = typed.act(Action::Board(BoardAction::Undo));
    assert_eq!(announcement(&undone), "r1c1: empty.");
    let moved = undone.keys("ArrowRight");
    assert_eq!(announcement(&moved), "r1c1: empty.", "and not said again");
    let redone = moved.act(Action::Board(BoardAction::Redo));
    assert_eq!(announcement(&redone), "r1c1: 1.");
    let several =
        Played(redone.0.clone()).keys("C-s ArrowDown S-7 ArrowDown 7 ArrowDown 5 C-b").act(Action::Board(BoardAction::Undo));
    assert_eq!(announcement(&several), "2 digits changed.");
    let filled = redone.act(Action::Play(PlayAction::FillNotes));
    assert_eq!(announcement(&filled), "54 cells changed.");
    let noted = filled.keys("C-Home ArrowDown ArrowRight S-7").act(Action::Board(BoardAction::Undo));
    assert_eq!(announcement(&noted), "r2c2: notes 5 7 8 9.");
    assert_eq!(announcement(&noted.act_again(Action::Shell(ShellAction::Enter(Room::Make)))), "");
    assert_eq!(announcement(&noted.act(PageEvent::Address(format!("#play={SEED_2}")))), "");
}

#[test]
fn the_board_is_asked_by_ear() {
    for (script, words) in [
        ("' r", "Row 1: blank, 4, 3, blank, 8, blank, 2, 5, blank. Missing 1, 6, 7 and 9."),
        ("' k", "Can be 1 and 7."),
        ("' g", "26 givens, 0 entered, 55 left."),
        ("r", ""),
    ] {
        assert_eq!(Played::at(&format!("#play={SEED_1}")).keys(script).said(), words, "{script}");
    }
}

/// A game of a day's puzzle that was finished with its last digit on 22 November.
pub(super) fn finished_daily(day: i8) -> Played {
    begun_daily(day).keys("1")
}

/// The same game before its last digit.
pub(super) fn begun_daily(day: i8) -> Played {
    let puzzle = format!("0{}", &SEED_1_SOLVED[1..]);
    let today = date(2026, 11, 22);
    let mut played = Played::new().act(PageEvent::Today(today)).act(PageEvent::Address(format!("#play={puzzle}")));
    played.0.play.set_daily(Daily { day: date(2026, 11, day), level: Level::Hard }, today);
    played.act(Action::Board(BoardAction::Select(cell("r1c1"))))
}

#[test]
fn a_days_puzzle_is_marked_as_solved_on_its_own_date_or_later() {
    for (day, mark) in [(22, "solved, counts for the streak"), (21, "solved later")] {
        let played = finished_daily(day);
        let finish = played.game().finish.unwrap();
        assert_eq!(finish.streak.as_deref(), Some("1 day in a row. Any game tomorrow keeps it."));
        let calendar = played.act(Action::Play(PlayAction::Calendar)).calendar();
        assert_eq!((calendar.level, calendar.days.len(), calendar.offset), (Level::Hard, 30, 6));
        assert_eq!(calendar.next, "The puzzles of 23 November open at midnight.");
        assert_eq!(calendar.days[day as usize - 1].name, format!("{day} November, {mark}"));
    }
}

#[test]
fn a_moment_says_whether_a_note_was_written_or_taken_out() {
    let played = begun_daily(22).keys("S-1 S-4 S-1 1");
    let words = [1, 2, 3].map(|at| {
        let looking = played.act_again(Action::Play(PlayAction::Replay(at)));
        let words = looking.game().replay.unwrap().words;
        words.split_once(": ").unwrap().1.to_owned()
    });
    assert_eq!(words, ["note 1 in r1c1", "note 4 in r1c1", "note 1 out of r1c1"]);
}

#[test]
fn looking_back_changes_nothing() {
    let played = finished_daily(22);
    let before = played.0.play.game.clone();
    let played = played.act(Action::Play(PlayAction::Replay(0))).keys("5 Backspace C-z");
    assert!(played.line().starts_with("04398"));
    let played = played.keys("C-y");
    assert_eq!((played.line(), played.game().replay.unwrap().at), (SEED_1_SOLVED.to_owned(), 1));
    let played = played.keys("Escape");
    assert!(played.game().replay.is_none());
    assert_eq!(played.0.play.game, before);
}

#[test]
fn where_colours_are_written_a_note_that_is_tapped_gets_them() {
    let tap = |played: Played, digit| played.tap("r1c1", digit);
    let colour = Action::Play(PlayAction::Mode(Mode::Colour));
    let coloured = |played: &Played| {
        let view = &played.board().cells[0];
        (view.colour, view.tints.iter().position(Option::is_some).map(|index| Digit::ALL[index]))
    };
    let noted = Played::at(&format!("#play={SEED_1}")).keys("C-Home S-1 S-7").act(colour);
    let on_note = tap(noted.act_again(Action::Play(PlayAction::CloseHelp)), Digit::D7).keys("3");
    assert_eq!(coloured(&on_note), (None, Some(Digit::D7)));
    assert_eq!(coloured(&on_note.keys("C-z")), (None, None));
    let beside = tap(noted.act_again(Action::Play(PlayAction::CloseHelp)), Digit::D5).keys("3");
    assert_eq!(coloured(&beside), (Some(Digit::D3), None), "where no note is, the cell gets it");
    let moved = tap(noted, Digit::D7).keys("ArrowRight ArrowLeft 3");
    assert_eq!(coloured(&moved).0, None, "the note is still the one that was tapped");
}

#[test]
fn lines_are_drawn_by_keys_by_taps_and_by_dragging() {
    let lines = |played: &Played| played.board().lines.iter().map(|line| line.strong).collect::<Vec<_>>();
    let words = |played: &Played| played.game().status.words;
    let noted = Played::at(&format!("#play={SEED_1}")).keys("C-Home S-1 S-7 f 7 d");
    assert!(noted.0.session.board.lit.contains(Digit::D7), "what is lit stays so");
    assert_eq!(words(&noted), "From where?");
    let begun = noted.act_again(Action::Board(BoardAction::Digit(Digit::D7)));
    assert_eq!((words(&begun).as_str(), lines(&begun).len()), ("To where?", 1), "a ring where it begins");
    let drawn = begun.keys("ArrowDown ArrowDown ArrowDown ArrowDown 5");
    assert_eq!((words(&drawn).as_str(), lines(&drawn)), ("From where?", vec![true]));
    let by = |to: Digit| [BoardAction::Press(cell("r1c1"), Digit::D7), BoardAction::Release(cell("r5c1"), to)].map(Action::Board);
    let again = by(Digit::D5).into_iter().fold(drawn, Played::act);
    assert_eq!(lines(&again), [false], "the same line, dashed");
    let gone = by(Digit::D9).into_iter().fold(again, Played::act);
    assert!(lines(&gone).is_empty(), "where no note is, it ends in the middle of the cell");
    let undone = gone.keys("C-z C-z"); // undoes the removal and the dashing
    assert_eq!(lines(&undone), [true]);
    let tapped = undone.act(Action::Board(BoardAction::Press(cell("r1c1"), Digit::D1)));
    let led = tapped.act(Action::Board(BoardAction::SelectOver(cell("r3c3"))));
    assert_eq!(lines(&led).len(), 3, "the ring, and the line to where the pointer is");
    let let_go = led.keys("Escape");
    assert_eq!((lines(&let_go), let_go.0.session.board.selection.cells.len()), (vec![true], 1));
    let cleared = let_go.keys("C-Home Delete");
    assert_eq!(lines(&cleared), [true], "the notes go first");
    assert!(lines(&cleared.keys("Delete")).is_empty(), "then the colours and lines");
}

/// Notes are too small for a finger, so the player taps the cell and then the digit on the keypad.
#[test]
fn a_digit_after_a_tap_in_the_middle_of_a_cell_tells_of_which_candidate_the_line_is() {
    let by = |digit| Action::Board(BoardAction::Digit(digit));
    let ends = |played: &Played| {
        let game = &played.0.play.game;
        game.standing().lines().iter().map(|line| line.ends().map(|end| end.to_string())).collect::<Vec<_>>()
    };
    let begun = Played::at(&format!("#play={SEED_1}")).keys("d").tap("r1c1", Digit::D1).act(by(Digit::D7));
    assert!(begun.0.play.pen.is_some() && ends(&begun).is_empty(), "the start is its 7");
    let to_the_middle = begun.tap("r5c1", Digit::D1);
    assert_eq!(ends(&to_the_middle), [["7r1c1", "5r5c1"]]);
    let told = to_the_middle.act(by(Digit::D7));
    assert_eq!(ends(&told), [["7r1c1", "7r5c1"]]);
    assert!(told.0.play.pen.is_none());
    let onward = told.act(by(Digit::D3));
    assert!(onward.0.play.pen.is_some(), "the next line goes on from here");
    assert!(ends(&onward.keys("Escape C-z")).is_empty(), "one move");
}
