//! Tests of answers that come late: what was asked for is never opened over what the player went on with.

use super::{played::*, *};
use nonet::action::{Action, BoardAction, Overlay, PageEvent, PuzzleRequest, ShellAction};
use nonet_core::board::{Digit, Grid};
use nonet_game::Daily;
use nonet_protocol::{Answer, BookPuzzle, Level, Question, QuestionId, Room};
use proptest::prelude::*;
use std::{collections::BTreeMap, rc::Rc};

/// Whether the answer to a question opens a board.
fn opens(question: &Question) -> bool {
    matches!(question, Question::Make(_))
}

/// Returns the answer of a worker that needs no time to make puzzles.
fn quick_answer(question: &Question) -> Answer {
    let givens: Grid = HARD.parse().unwrap();
    match question {
        Question::Make(_) => {
            let made = BookPuzzle {
                givens,
                form: givens,
                level: Level::Extreme,
                score: 1,
                hardest: None,
                meets: true,
                recipe: String::new(),
                explainer: None,
            };
            Answer::Made(Some(Rc::new(made)))
        }
        other => answer(other),
    }
}

fn ask(request: PuzzleRequest) -> Action {
    Action::Shell(ShellAction::NewPuzzle(request))
}

/// Returns the question that opens a board and was asked last.
fn asked(played: &Played) -> (QuestionId, Question) {
    let requests = played.0.questions.wanted();
    requests.iter().rfind(|request| opens(&request.question)).map(|request| (request.id, request.question.clone())).unwrap()
}

/// Answers a question.
fn answered(played: Played, (id, question): &(QuestionId, Question)) -> Played {
    let answer = quick_answer(question);
    played.act_alone(PageEvent::Answered { id: *id, answer })
}

/// Takes an action at the first cell, without an answer of the worker.
fn write(played: Played, action: Action) -> Played {
    played.act_alone(Action::Board(BoardAction::Select(cell("r1c1")))).act_alone(action)
}

fn nine() -> Action {
    Action::Board(BoardAction::Digit(Digit::D9))
}

/// Presses the button of the message.
fn open_it(played: Played) -> Played {
    let offer = played.view().toast.unwrap().offers[0].clone();
    assert_eq!(offer.label, "Open it");
    played.act_alone(offer.action)
}

#[test]
fn what_comes_after_the_player_went_on_is_offered() {
    let daily = Daily { day: jiff::civil::date(2026, 11, 22), level: Level::Hard };
    for (what, asks, words) in [
        ("a level", ask(PuzzleRequest::Level(Level::Extreme)), "Made: Extreme."),
        ("a day", ask(PuzzleRequest::Day(daily)), "Made: Hard, 22 November"),
    ] {
        // The first puzzle of each level is not made, so it is opened before.
        let first = Played::at(&format!("#play={SEED_1}")).act_alone(ask(PuzzleRequest::Level(Level::Extreme)));
        let back = first.act_alone(PageEvent::Address(format!("#play={SEED_1}")));
        let asking = back.act_alone(asks);
        let question = asked(&asking);
        let on_time = answered(Played(asking.0.clone()).act_alone(PageEvent::Tick), &question);
        assert_eq!(on_time.line(), HARD, "{what}: who waits gets it at once");
        for on in [Action::Shell(ShellAction::Enter(Room::Solve)), nine()] {
            let went_on = write(Played(asking.0.clone()), on.clone());
            let before = (went_on.0.session.room, went_on.line());
            let late = answered(went_on, &question);
            assert_eq!((late.0.session.room, late.line()), before, "{what}, {on:?}");
            assert!(late.said().starts_with(words), "{what}: {}", late.said());
            // The message stays while the player goes on, and opens it when they want.
            let later = write(late, Action::Board(BoardAction::Digit(Digit::D1)));
            assert_eq!(open_it(later).line(), HARD, "{what}");
        }
    }
}

#[test]
fn a_puzzle_that_was_offered_is_opened_by_asking_for_it_again() {
    let extreme = || ask(PuzzleRequest::Level(Level::Extreme));
    let asking = Played::at(&format!("#play={SEED_1}")).act_alone(extreme()).act_alone(extreme());
    let question = asked(&asking);
    let late = answered(write(asking, nine()), &question).act_alone(Action::Shell(ShellAction::Dismiss));
    let opened = late.act_alone(extreme());
    assert_eq!(opened.line(), HARD);
    assert_eq!(opened.0.session.generator.awaited, None);
}

/// Something that the player or the worker does.
#[derive(Clone, Debug)]
enum Deed {
    Ask(u8),
    Link(bool),
    Write(u8),
    Undo,
    Enter(Room),
    Dialog(bool),
    Tick,
    OpenIt,
    /// The worker answers one of the questions that wait.
    Answer(usize),
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let rooms = prop::sample::select(Room::ALL.to_vec());
    let deed = prop_oneof![
        3 => (0..3u8).prop_map(Deed::Ask),
        1 => any::<bool>().prop_map(Deed::Link),
        3 => (1..10u8).prop_map(Deed::Write),
        1 => Just(Deed::Undo),
        2 => rooms.prop_map(Deed::Enter),
        1 => any::<bool>().prop_map(Deed::Dialog),
        1 => Just(Deed::Tick),
        1 => Just(Deed::OpenIt),
        5 => any::<usize>().prop_map(Deed::Answer),
    ];
    prop::collection::vec(deed, 1..25)
}

fn act(played: Played, deed: &Deed) -> Played {
    let played = match deed {
        Deed::Write(_) => played.act_alone(Action::Board(BoardAction::Select(cell("r1c1")))),
        _ => played,
    };
    match deed {
        Deed::Ask(number) => played.act_alone(match number {
            0 => ask(PuzzleRequest::Level(Level::Extreme)),
            1 => ask(PuzzleRequest::Level(Level::Medium)),
            _ => ask(PuzzleRequest::Day(Daily { day: jiff::civil::date(2026, 11, 22), level: Level::Hard })),
        }),
        Deed::Link(one) => played.act_alone(PageEvent::Address(format!("#play={}", if *one { SEED_1 } else { SEED_2 }))),
        Deed::Write(digit) => played.act_alone(Action::Board(BoardAction::Digit(Digit::new(*digit).unwrap()))),
        Deed::Undo => played.act_alone(Action::Board(BoardAction::Undo)),
        Deed::Enter(room) => played.act_alone(Action::Shell(ShellAction::Enter(*room))),
        Deed::Dialog(true) => played.act_alone(Action::Shell(ShellAction::Open(Overlay::Games))),
        Deed::Dialog(false) => played.act_alone(Action::Shell(ShellAction::Close)),
        Deed::Tick => played.act_alone(PageEvent::Tick),
        Deed::OpenIt => played.act_alone(Action::Shell(ShellAction::OpenLate)),
        Deed::Answer(_) => played,
    }
}

fn is_asked_by(question: &Question, deed: &Deed) -> bool {
    opens(question) && matches!(deed, Deed::Ask(_))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 300, ..ProptestConfig::default() })]

    /// However what is asked, done and answered follows one another: an answer changes room or board only if both are as they were
    /// when it was asked.
    #[test]
    fn no_answer_opens_over_what_the_player_went_on_with(deeds in deeds()) {
        let place = |played: &Played| (played.0.session.room, played.0.session.archive.open_id(), played.line());
        let mut played = Played::at(&format!("#play={SEED_1}"));
        let mut asked_at = BTreeMap::new();
        for deed in deeds {
            if let Deed::Answer(number) = deed {
                let waiting: Vec<_> = played.0.questions.wanted().iter().filter(|it| opens(&it.question)).cloned().collect();
                let Some(request) = waiting.get(number % waiting.len().max(1)) else { continue };
                let before = place(&played);
                played = answered(played, &(request.id, request.question.clone()));
                if place(&played) != before {
                    prop_assert_eq!(asked_at.get(&request.id), Some(&before), "{:?}", request.question);
                }
            } else {
                played = act(played, &deed);
            }
            for request in played.0.questions.wanted() {
                // A question that is asked again is asked from where the player is now.
                if is_asked_by(&request.question, &deed) {
                    asked_at.insert(request.id, place(&played));
                } else {
                    asked_at.entry(request.id).or_insert_with(|| place(&played));
                }
            }
        }
    }
}
