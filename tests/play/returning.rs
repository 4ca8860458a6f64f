//! Tests of coming back: the card of a new day, a visitor's first game, its clock, and the end of a game.

use super::{game::begun_daily, played::*, *};
use jiff::civil::{Date, date};
use nonet::{
    action::{Action, BoardAction, LearnAction, Overlay, PageEvent, PlayAction, ShellAction},
    app::{State, Stored},
    generator::PuzzleGenerator,
    session::{BrowserEffect, Remote, settings::GENERAL},
};
use nonet_core::{
    board::{CellSet, Digit},
    solver,
};
use nonet_course::DrillKind;
use nonet_game::{
    Daily, DayMark, PlayState,
    archive::{Archive, Found, MemoryStore},
    first_puzzle, is_relabelled, relabelled,
};
use nonet_prose::{Ground, Reviewed};
use nonet_protocol::{Level, Room, Technique, TechniqueSet};
use std::rc::Rc;

fn november(day: i8) -> Date {
    date(2026, 11, day)
}

/// Returns the page on this day of November.
fn on_day(played: Played, day: i8) -> Played {
    played.act(PageEvent::Today(november(day)))
}

/// Returns the player's next visit. `returns` says whether it is on a later day than the latest game.
fn next_visit(played: &Played, returns: bool) -> Played {
    let generator = PuzzleGenerator::new(7);
    let today = played.0.session.today;
    let mut store = MemoryStore::default();
    Played(played.0.clone()).keep(&mut store);
    let records = Some(store.0.values().cloned().collect());
    let archive = Archive::new(0xfee1, Found { records, whole: true, leftovers: Vec::new(), notes: true });
    Played(State::new(Stored { archive, returns, today, generator, ..Stored::default() }).arrived(""))
}

#[test]
fn a_new_day_begins_with_where_one_stands_over_an_untouched_board() {
    let finished = begun_daily(22).keys("1");
    let same_day = next_visit(&finished, false);
    assert!(same_day.game().status.solved && same_day.play().welcome.is_none());

    let next_day = on_day(next_visit(&finished, true), 23);
    let welcome = next_day.play().welcome.unwrap();
    assert_eq!([&*welcome.title, &*welcome.words], ["Keep your 1-day streak", "Today, 23 November. Any game today keeps it."]);
    assert_eq!(
        welcome.first,
        Some((Daily { day: november(23), level: Level::Hard }, DayMark::None)),
        "what the first button plays"
    );
    assert_eq!(welcome.stands, PlayState::New);
    assert!(welcome.go_on.is_none() && next_day.game().fresh);
    assert_eq!(next_day.0.play.game.level, Some(Level::Hard), "of the level that was played last");
}

#[test]
fn the_card_of_a_new_day_stays_until_a_move_is_made() {
    let finished = begun_daily(22).keys("1");
    let day = || on_day(next_visit(&finished, true), 23);
    let cell = day().0.play.game.givens().empty_cells().first().unwrap();
    let select = || Action::Board(BoardAction::Select(cell));
    for (what, action) in [
        ("the calendar", Action::Play(PlayAction::Calendar)),
        ("the table", Action::Play(PlayAction::SaveResults)),
        ("another mode", Action::Play(PlayAction::ToggleNotes)),
        ("a tap", select()),
        ("a pause in the dialog", Action::Play(PlayAction::PauseStreak(false))),
        ("the settings", Action::Shell(ShellAction::Open(GENERAL.overlay()))),
        ("another room", Action::Shell(ShellAction::Enter(Room::Solve))),
    ] {
        let back = day().act(action).act(Action::Shell(ShellAction::Close)).act(Action::Shell(ShellAction::Enter(Room::Play)));
        assert!(back.play().welcome.is_some(), "{what}");
    }
    assert!(!day().act(Action::Play(PlayAction::Calendar)).play().welcome.unwrap().aside);
    assert!(day().act(select()).play().welcome.unwrap().aside, "on a phone the keys are there");
    for (what, played) in [
        ("a digit", day().act(select()).keys("1")),
        ("a note", day().act(select()).keys("S-1")),
        ("a hint", day().keys("h")),
        ("its button", day().act(Action::Play(PlayAction::PlayThis))),
        ("another game", day().act(PageEvent::Address(format!("#play={SEED_2}")))),
    ] {
        assert!(played.play().welcome.is_none(), "{what}");
    }
}

#[test]
fn a_reload_loses_neither_the_card_of_a_new_day_nor_its_board() {
    let finished = begun_daily(22).keys("1");
    let mut store = MemoryStore::default();
    Played(finished.0.clone()).keep(&mut store);
    let opened = |unstarted: Option<&Played>, address: &str| {
        let records = Some(store.0.values().cloned().collect());
        let archive = Archive::new(0xfee1, Found { records, whole: true, leftovers: Vec::new(), notes: true });
        let unstarted = unstarted.map(|played| played.0.play.game.clone());
        let (today, generator) = (november(23), PuzzleGenerator::new(7));
        Played(State::new(Stored { archive, returns: true, today, unstarted, generator, ..Stored::default() }).arrived(address))
    };
    let first = opened(None, "");
    let cell = first.0.play.game.givens().empty_cells().first().unwrap();
    let tapped = first.act(Action::Board(BoardAction::Select(cell)));
    let again = opened(Some(&tapped), &tapped.0.address().to_string());
    assert_eq!(again.line(), tapped.line());
    assert_eq!(again.play().welcome.unwrap().title, "Keep your 1-day streak");
}

#[test]
fn a_player_comes_back_to_the_game_that_is_not_finished_and_the_day_is_offered_beside_it() {
    let finished = on_day(begun_daily(21).keys("1"), 22);
    let begun = finished.act(PageEvent::Address(format!("#play={SEED_1}"))).keys("C-Home 1");
    let line = begun.line();
    let back = on_day(next_visit(&begun, true), 23);
    let welcome = back.play().welcome.unwrap();
    assert_eq!((back.line(), welcome.stands), (line.clone(), PlayState::Begun));
    assert_eq!(welcome.first, Some((Daily { day: november(23), level: Level::Hard }, DayMark::None)));
    assert!(welcome.go_on.is_none(), "it is on the board");
    let on = back.act(Action::Play(PlayAction::PlayThis));
    assert_eq!((on.line(), on.play().welcome), (line.clone(), None));
    // The card doesn't delay what an address asks for.
    let asked = next_visit(&begun, true).act(PageEvent::Address(format!("#play={SEED_2}")));
    assert!(asked.play().welcome.is_none());
    // If the latest game is finished, one that is not can be continued.
    let later = done_after(begun, &[(22, Do::Play(1))]);
    let offered = on_day(next_visit(&later, true), 23);
    let go_on = offered.play().welcome.unwrap().go_on.unwrap();
    assert!(offered.game().fresh && go_on.words.contains("54 left"), "{}", go_on.words);
    assert_eq!(offered.act(Action::Play(PlayAction::Continue(go_on.id))).line(), line);
}

#[test]
fn a_page_that_stayed_open_over_night_welcomes_whoever_comes_back() {
    let finished = begun_daily(22).keys("1");
    let looked = |played: &Played, away: bool, day: i8| {
        let hidden = played.act_again(PageEvent::Away(away));
        on_day(hidden, day).act(PageEvent::Away(false)).play().welcome.map(|it| it.title)
    };
    assert_eq!(looked(&finished, true, 23).as_deref(), Some("Keep your 1-day streak"));
    assert_eq!(looked(&finished, true, 24).as_deref(), Some("No streak now. Best: 1 day"));
    assert_eq!(looked(&finished, true, 22), None, "the same day");
    assert_eq!(looked(&finished, false, 23), None, "who looks at it at midnight");
    assert_eq!(looked(&Played(State::new(Stored::default())), true, 23), None, "who never played");
}

/// An act on a day: a game is begun, finished, or begun and finished.
#[derive(Clone, Copy)]
enum Do {
    Begin(u64),
    Finish(u64),
    Play(u64),
}

/// A page on which this was done, each on its day of November. Each game has a number.
fn done(deeds: &[(i8, Do)]) -> Played {
    done_after(Played::new(), deeds)
}

fn done_after(mut played: Played, deeds: &[(i8, Do)]) -> Played {
    for (day, deed) in deeds {
        let (Do::Begin(number) | Do::Finish(number) | Do::Play(number)) = deed;
        let solved = relabelled(&SEED_1_SOLVED.parse().unwrap(), &nonet_game::shuffled_digits(*number));
        let puzzle = format!("00{}", &format!("{solved:#}")[2..]);
        played = on_day(played, *day).act(PageEvent::Address(format!("#play={puzzle}")));
        let digits = solved.to_string();
        let (first, second) = (&digits[..1], &digits[1..2]);
        if !matches!(deed, Do::Finish(_)) {
            played = played.keys(&format!("C-Home {first}"));
        }
        if !matches!(deed, Do::Begin(_)) {
            played = played.keys(&format!("C-Home ArrowRight {second}"));
        }
    }
    played
}

#[test]
fn the_same_streak_is_told_in_every_place() {
    use Do::{Begin, Finish, Play};
    for (what, deeds, today, standing, keeps, title) in [
        ("today", vec![(22, Play(1))], 22, "1 day in a row", "Any game tomorrow keeps it.", "1 day in a row"),
        ("yesterday", vec![(21, Play(1))], 22, "1 day in a row", "Any game today keeps it.", "Keep your 1-day streak"),
        (
            "over midnight",
            vec![(20, Play(1)), (21, Begin(2)), (22, Finish(2))],
            22,
            "2 days in a row",
            "Any game today keeps it.",
            "Keep your 2-day streak",
        ),
        (
            "over midnight, and one after it",
            vec![(20, Play(1)), (21, Begin(2)), (22, Finish(2)), (22, Play(3))],
            22,
            "3 days in a row",
            "Any game tomorrow keeps it.",
            "3 days in a row",
        ),
        (
            "left at midnight",
            vec![(20, Play(1)), (21, Begin(2))],
            22,
            "1 day in a row",
            "The game that you began yesterday keeps it.",
            "Keep your 1-day streak",
        ),
        (
            "missed",
            vec![(18, Play(1)), (19, Play(2))],
            22,
            "No streak now. Best: 2 days",
            "Any game today begins one.",
            "No streak now. Best: 2 days",
        ),
        (
            "begun anew",
            vec![(18, Play(1)), (19, Play(2)), (22, Play(3))],
            22,
            "1 day in a row. Best: 2 days",
            "Any game tomorrow keeps it.",
            "1 day in a row. Best: 2 days",
        ),
    ] {
        let played = on_day(done(&deeds), today);
        let told = format!("{standing}. {keeps}");
        if let Some(finish) = played.game().finish {
            let expected = (!standing.starts_with("No")).then_some(told.as_str());
            assert_eq!(finish.streak.as_deref(), expected, "{what}, at the end of a game");
        }
        if let Some(about) = played.game().about_it {
            let days = about.facts.iter().find(|(name, _)| *name == "Streak").map(|(_, days)| format!("{days} in a row"));
            assert_eq!(days.as_deref(), Some(standing), "{what}, beside a game");
        }
        let calendar = played.act_again(Action::Play(PlayAction::Calendar)).calendar();
        assert_eq!(calendar.streak, told, "{what}, in the calendar");
        let counted: Vec<i8> = calendar.days.iter().filter(|day| day.counts).map(|day| day.daily.day.day()).collect();
        assert!(calendar.days.iter().all(|day| day.counts == day.name.ends_with(", counts for the streak")));
        let statistics = played.act_again(Action::Shell(ShellAction::Open(Overlay::Statistics))).statistics();
        assert_eq!(nonet::text::returning::streak(statistics.streak), standing, "{what}, in the statistics");
        assert!(counted.len() >= statistics.streak.now as usize && counted.len() >= statistics.streak.best as usize);
        let welcome = on_day(next_visit(&played, true), today).play().welcome.unwrap();
        assert_eq!(
            (welcome.title.as_str(), welcome.words),
            (title, format!("Today, 22 November. {keeps}")),
            "{what}, on a new visit"
        );
    }
}

#[test]
fn a_paused_streak_presses_nobody() {
    let paused = done(&[(21, Do::Play(1))]).act(Action::Play(PlayAction::PauseStreak(true)));
    let calendar = on_day(paused, 23).act(Action::Play(PlayAction::Calendar)).calendar();
    assert_eq!(calendar.streak, "1 day in a row. It is paused.");
}

#[test]
fn the_end_of_the_days_puzzle_says_when_the_next_one_opens() {
    let opens = |day: i8| begun_daily(day).keys("1").game().finish.unwrap().opens;
    assert_eq!([opens(22), opens(21)], [true, false], "today is 22 November");
}

#[test]
fn times_that_are_not_compared_are_told_and_saved_with_the_others() {
    let played = done(&[(21, Do::Play(1)), (22, Do::Play(2))]);
    let finish = played.game().finish.unwrap();
    assert_eq!(finish.facts[0], "Left out of best times: 2 cells to fill");
    let again = played.act(Action::Play(PlayAction::StartAnew)).keys("C-Home h Escape");
    let solved = relabelled(&SEED_1_SOLVED.parse().unwrap(), &nonet_game::shuffled_digits(2)).to_string();
    let again = again.keys(&format!("C-Home {} ArrowRight {}", &solved[..1], &solved[1..2]));
    assert_eq!(again.game().finish.unwrap().facts[0], "Left out of best times: 1 hint, 2 cells to fill, played before");
    let saved = again.act(Action::Play(PlayAction::SaveResults));
    let Some(BrowserEffect::Download { name, text }) = saved.asked() else { panic!("nothing is saved") };
    assert_eq!((name.as_str(), text.lines().count()), ("nonet-results.csv", 4));
    let last = text.lines().last().unwrap();
    assert!(last.starts_with("2026-11-22,") && last.contains(",1,2,true,false,"), "{last}");
}

#[test]
fn every_visitor_gets_digits_of_ones_own_and_no_first_puzzle_twice() {
    let first = first_puzzle(Level::Easy).unwrap();
    let digits = [9, 8, 7, 6, 5, 4, 3, 2, 1].map(|it| Digit::new(it).unwrap());
    let visit = || {
        let mut generator = PuzzleGenerator::default();
        generator.digits = Some(digits);
        Played(State::new(Stored { generator, ..Stored::default() }).arrived(""))
    };
    let game = visit().0.play.game;
    assert_eq!(*game.givens(), relabelled(&first, &digits));
    assert_eq!(visit().play().games.about.unwrap(), "Hints that teach \u{b7} solves and explains any puzzle you bring");
    let begun = visit().act(Action::Board(BoardAction::Select(game.givens().empty_cells().first().unwrap()))).keys("1");
    assert_eq!(begun.play().games.about, None, "who has played knows it");
    let unplayed = begun.0.play.unplayed(Level::Easy, &begun.0.session);
    assert_eq!(unplayed, None, "it is the one that was played");
    let medium = begun.0.play.unplayed(Level::Medium, &begun.0.session).unwrap();
    assert!(is_relabelled(&medium, &first_puzzle(Level::Medium).unwrap()));
}

#[test]
fn the_clock_begins_with_the_first_key_or_tap() {
    let opened = Played(State::new(Stored::default()).arrived(""));
    assert!(!opened.0.is_timed());
    assert_eq!(opened.act_again(PageEvent::Tick).0.play.game.seconds, 0);
    let tapped = opened.act(Action::Board(BoardAction::Select(cell("r1c2"))));
    assert!(tapped.0.is_timed());
    assert_eq!(tapped.act(PageEvent::Tick).0.play.game.seconds, 1);
}

#[test]
fn what_becomes_complete_is_shown_once() {
    let puzzle = format!("00{}", &SEED_1_SOLVED[2..]);
    let played = Played::at(&format!("#play={puzzle}")).keys("C-Home 1");
    let (cells, number) = played.board().completed;
    assert_eq!((cells, number), (cell("r1c1").column().cells() | played.0.play.game.grid().cells_of(Digit::D1), 1));
    let undone = played.keys("C-z");
    let wrong = undone.keys("4");
    assert_eq!(wrong.board().completed.0, CellSet::EMPTY, "a clash completes nothing");
}

#[test]
fn at_the_end_no_digit_is_lit() {
    let done = begun_daily(22).keys("1");
    assert!(done.game().status.solved);
    assert!(done.board().cells.iter().all(|cell| cell.relation != nonet::board::view::Relation::Same));
    assert!(done.board().solved_at.is_some());
}

#[test]
fn a_mistake_and_the_boldest_digit_are_told_in_one_line() {
    let played = row_by_row(Played::at(&format!("#play={SEED_1}")).wait().keys("C-Home 7 1"));
    let finish = played.game().finish.unwrap();
    assert!(finish.words.starts_with("No hints, 1 mistake"), "{}", finish.words);
    let review = played.act(Action::Play(PlayAction::Replay(0))).game().replay.unwrap();
    assert_eq!((review.moments[0].0.say(), review.moments[0].1.words.as_str()), ("Mistake".to_owned(), "r1c1 = 7"));
    assert!(review.moments.len() <= 3);
    assert!(review.moves.iter().all(|it| !it.ground.contains("Not provable")), "it is said of a moment alone");
}

/// Fills the empty cells of a game row by row, which is ahead of every proof.
fn row_by_row(mut played: Played) -> Played {
    let solution = *solver::any_solution(played.0.play.game.givens()).unwrap().grid();
    for (cell, digit) in solution.iter() {
        if played.0.play.game.grid()[cell].is_none() {
            played = played.act(Action::Board(BoardAction::Select(cell))).keys(&digit.to_string());
        }
    }
    played.wait()
}

#[test]
fn a_finished_game_is_two_presses_from_a_drill_on_what_was_missed() {
    let hinted = Played::at(&format!("#play={HARD}")).wait().keys("h").wait();
    let shown = hinted.0.play.help.shown.as_ref().unwrap().step().unwrap().technique.unwrap();
    let played = row_by_row(hinted);
    let finish = played.game().finish.unwrap();
    let words: Vec<&str> = finish.missed.iter().map(|(words, _)| words.as_str()).collect();
    assert!(words[0].starts_with("At 0:00 you guessed, and a simpler step was there: "), "{words:?}");
    let guessed = finish.missed.iter().filter(|(words, _)| words.starts_with("At ")).count();
    assert!((1..=3).contains(&guessed), "{words:?}");
    let techniques: TechniqueSet = finish.missed.iter().map(|(_, technique)| *technique).collect();
    assert!(techniques.contains(shown) && techniques.len() == finish.missed.len(), "{words:?}");
    assert!(finish.practise.iter().all(|it| !techniques.contains(*it)), "none is offered twice");
    let line = played.line();
    let drill = played.act(Action::Learn(LearnAction::Practise(finish.missed[0].1, DrillKind::Find))).wait();
    assert_eq!((drill.0.session.room, drill.0.learn.task.is_some()), (Room::Learn, true));
    assert_eq!(drill.act(Action::Shell(ShellAction::Enter(Room::Play))).line(), line, "the game stands as it was");
}

#[test]
fn what_hints_showed_is_known_at_the_next_visit_and_is_offered_once_the_review_is_there() {
    let hinted = Played::at(&format!("#play={SEED_1}")).wait().keys("h").wait().keys("C-Home 1");
    let shown = hinted.0.play.game.hinted;
    assert_eq!(shown.len(), 1);
    let played = row_by_row(next_visit(&hinted, false));
    assert_eq!(played.0.play.game.hinted, shown);
    let finish = played.game().finish.unwrap();
    let technique = shown.first().unwrap();
    assert!(finish.missed.iter().any(|(_, it)| *it == technique), "{:?}", finish.missed);
}

#[test]
fn digits_in_a_row_that_nothing_proves_are_one_line_of_the_review() {
    let mut played = row_by_row(Played::at(&format!("#play={SEED_1}")).wait());
    let Remote::Ready(reviewed) = &played.0.play.review.reviewed else { panic!("the worker has answered") };
    // Of all digits, the third to the twelfth were guessed, and so were two that stand apart.
    let guessed = |number: usize| (2..12).contains(&number) || [20, 21].contains(&number);
    let altered = reviewed.iter().enumerate().map(|(number, it)| Reviewed {
        at: 180 + 5 * number as u32,
        ground: if guessed(number) { Ground::Guess } else { Ground::Proved(Technique::HiddenSingle) },
        instead: guessed(number).then_some(Technique::XWing),
        ..it.clone()
    });
    let count = reviewed.len();
    played.0.play.review.reviewed = Remote::Ready(Rc::new(altered.collect()));
    let replay = |at| played.act_again(Action::Play(PlayAction::Replay(at))).game().replay.unwrap();
    let moves = replay(0).moves;
    assert_eq!(moves.len(), count - 9, "ten digits are one line, and two are two");
    let row = &moves[2];
    assert_eq!((row.step, row.last_step), (3, 12));
    assert_eq!(row.words, "10 digits in a row that nothing proves yet");
    assert_eq!(row.ground, "3:10 to 3:55");
    assert_eq!(moves[1].ground, "Hidden single");
    assert_eq!(replay(3).ground, "Nothing proves this yet. A simpler step was there: X-wing");
    let finish = played.game().finish.unwrap();
    let words = "At 3:10 you guessed, and a simpler step was there: X-wing.";
    assert_eq!(finish.missed, [(words.to_owned(), Technique::XWing)], "the first moment of each technique");
}

#[test]
fn a_full_board_that_is_wrong_is_not_said_to_be_filled() {
    let puzzle = format!("00{}", &SEED_1_SOLVED[2..]);
    let wrong =
        Played::at(&format!("#play={puzzle}")).act(Action::Shell(nonet::action::ShellAction::ChooseSetting("checking", 0)));
    let wrong = wrong.keys("C-Home 4 ArrowRight 1");
    assert_eq!(wrong.game().status.words, "Full, but not right yet");
    let about = wrong.game().about_it.unwrap();
    assert_eq!((about.facts[0].0.say(), about.facts[0].1.as_str()), ("Filled".to_owned(), "all, not right yet"));
}

#[test]
fn colour_and_line_keys_tell_of_no_digits_that_are_left() {
    let played = Played::at(&format!("#play={SEED_1}"));
    let counts = |keys: &str| played.act_again(Action::Play(PlayAction::CloseHelp)).keys(keys).play().keypad.counts;
    assert_eq!((counts("z"), counts("v")), (true, false));
}
