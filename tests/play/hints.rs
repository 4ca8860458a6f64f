//! Tests of hints, mistakes and "Why not here?" in a game.

use super::{played::*, *};
use nonet::action::{Action, BoardAction, Overlay, PageEvent, PlayAction, PuzzleRequest, ShellAction, Subject};
use nonet_core::board::{Candidate, CandidateSet, Digit};
use nonet_formats::BoardState;
use nonet_logic::Level;
use nonet_protocol::{Question, Role};

#[test]
fn hints_are_told_stage_by_stage_and_applied() {
    let hint = |played: &Played| played.game().hint;
    let played = Played::at(&format!("#play={SEED_3B}"));
    let mut played = played;
    let mut longest = 0;
    while !played.game().status.solved {
        let mut stages = 1;
        played = played.keys("h");
        assert_eq!(hint(&played).unwrap().title, "Where to look");
        let marks = |played: &Played| played.board().cells.iter().flat_map(|cell| cell.marks).flatten().count();
        while hint(&played).unwrap().can_more {
            assert_eq!(
                played.act_again(Action::Play(PlayAction::Apply)).line(),
                played.line(),
                "nothing is applied before it is told"
            );
            let told = played.board().cells.iter().flat_map(|cell| cell.marks).any(|mark| mark == Some(Role::Elimination));
            assert!(!told, "the conclusion waits for its stage");
            played = played.keys("h");
            stages += 1;
        }
        assert!(marks(&played) > 0 || stages == 3, "but of a full house");
        longest = longest.max(stages);
        let before = played.0.play.game.standing().clone();
        played = played.keys("Enter");
        assert_ne!(*played.0.play.game.standing(), before);
        assert_eq!(hint(&played), None);
    }
    assert_eq!(longest, 5, "a puzzle for more than singles");
    let closed = Played::at(&format!("#play={SEED_3B}")).keys("h").act(Action::Play(PlayAction::CloseHelp));
    assert_eq!((hint(&closed), closed.line()), (None, SEED_3B.to_owned()), "who does it alone is left alone");
    let told: u16 = played.0.play.game.hints.iter().sum();
    assert_eq!(told, played.0.play.game.hints[4], "each was told to its end");
}

#[test]
fn a_hint_marks_only_candidates_that_stand() {
    for level in Level::ALL {
        let mut played = Played::new()
            .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level))))
            .wait()
            .act(Action::Play(PlayAction::FillNotes));
        while !played.game().status.solved {
            played = played.keys("h").act(Action::Play(PlayAction::Stage(4)));
            for cell in played.board().cells {
                let candidates = played.0.play.game.standing().all_notes().digits_in(cell.cell);
                let marked = Digit::ALL.into_iter().filter(|digit| cell.marks[digit.index()].is_some());
                // At a naked single, the candidates that its peers rule out are struck out without being notes.
                let is_single = cell.marks.contains(&Some(Role::Target));
                let marked = marked.filter(|digit| !(is_single && cell.marks[digit.index()] == Some(Role::Elimination)));
                marked.for_each(|digit| assert!(candidates.contains(digit), "{level:?}: {digit} in {}", cell.cell));
            }
            played = played.keys("Enter");
        }
    }
}

#[test]
fn a_hint_offers_to_write_just_the_notes_it_needs() {
    let mut played = Played::at(&format!("#play={SEED_3B}"));
    let hint = |played: &Played| played.game().hint;
    loop {
        played = played.keys("h").act(Action::Play(PlayAction::Stage(4)));
        if hint(&played).unwrap().missing.is_some() {
            break;
        }
        played = played.keys("Enter");
    }
    assert!(played.board().cells.iter().any(|cell| !cell.unwritten.is_empty()));
    let named = played.board().cells.iter().map(|cell| cell.name()).find(|name| name.contains("notes"));
    assert_eq!(named, None, "what is only drawn pale is not said to be written");
    // Applying the hint without these notes changes nothing on the board, which a message says.
    let applied = played.act_again(Action::Play(PlayAction::Apply));
    assert_eq!(
        (applied.said().as_str(), applied.line()),
        ("Kept in mind: no note shows what the hint ruled out.", played.line())
    );
    assert_eq!(applied.keys("C-z").said(), "What the hint ruled out is open again.");
    let written = played.act(Action::Play(PlayAction::WriteMissing));
    let view = hint(&written).unwrap();
    assert_eq!((view.missing, view.can_apply), (None, true));
    assert!(!written.0.play.game.standing().all_notes().is_empty());
    assert!(hint(&written.keys("C-z")).is_none(), "a hint goes with the position that it was for");
}

#[test]
fn a_hint_that_comes_late_is_waited_for_and_one_for_another_board_is_dropped() {
    let hint = |played: &Played| played.game().hint;
    let late = |asked: &Played| {
        let request = asked.0.questions.wanted().iter().find(|it| matches!(it.question, Question::Hint { .. })).cloned().unwrap();
        let answer = answer(&request.question);
        PageEvent::Answered { id: request.id, answer }
    };
    let asked = Played::at(&format!("#play={SEED_3B}")).act_alone(Action::Play(PlayAction::Hint));
    assert_eq!((hint(&asked), asked.said()), (None, String::new()));
    let waited = Played(asked.0.clone()).act_alone(PageEvent::Tick).act_alone(PageEvent::Tick);
    assert_eq!(waited.said(), "Still looking\u{2026}");
    let here = waited.act_alone(late(&asked));
    assert_eq!((hint(&here).unwrap().title.as_str(), here.said()), ("Where to look", String::new()));

    let moved = Played(asked.0.clone())
        .act_alone(Action::Board(BoardAction::Select(cell("r1c1"))))
        .act_alone(Action::Board(BoardAction::Digit(Digit::D3)));
    assert!(!moved.0.questions.wanted().iter().any(|it| matches!(it.question, Question::Hint { .. })));
    let stale = moved.act_alone(late(&asked));
    assert_eq!((hint(&stale), stale.line().chars().next()), (None, Some('3')));
    let closed = Played(asked.0.clone()).act_alone(Action::Shell(ShellAction::Escape)).act_alone(late(&asked));
    assert_eq!(hint(&closed), None, "nobody waits any more");
}

#[test]
fn mistakes_are_counted_then_shown_then_taken_back() {
    let hint = |played: &Played| played.game().hint;
    let fine = Played::at(&format!("#play={SEED_1}")).keys("C-Enter");
    assert_eq!(fine.said(), "No wrong digits so far.");
    assert_eq!(fine.act_again(PageEvent::Tick).said(), "No wrong digits so far.", "time goes by, what was said stays");
    let wrong = fine.keys("1 ArrowDown ArrowRight 5 C-Enter");
    let said = |played: &Played| hint(played).unwrap().headline.to_string();
    assert_eq!((&*hint(&wrong).unwrap().title, &*said(&wrong)), ("One digit is wrong", "“More” says where."));
    let invalid = |played: &Played| played.board().cells.iter().filter(|cell| cell.invalid).count();
    assert_eq!(invalid(&wrong), 0, "how many comes before where");
    let shown = wrong.act(Action::Play(PlayAction::More));
    assert_eq!((said(&shown).as_str(), invalid(&shown)), ("The marked digit is wrong: r2c2.", 1));
    let back = shown.act(Action::Play(PlayAction::BackToFine));
    assert_eq!(back.line(), line("1").replacen("10", "1", 1).chars().take(1).collect::<String>() + &SEED_1[1..]);
    assert_eq!(hint(&back.keys("2 h")).unwrap().title, "One digit is wrong", "a hint says mistakes first");
    let live = Played::at(&format!("#play={SEED_1}"))
        .act(Action::Shell(ShellAction::ChooseSetting("checking", 2)))
        .keys("ArrowDown ArrowRight 5");
    assert_eq!(invalid(&live), 1);
    let off = Played::at(&format!("#play={SEED_1}")).act(Action::Shell(ShellAction::ChooseSetting("checking", 0))).keys("4");
    assert_eq!((invalid(&off), off.game().status.spoken.as_str()), (0, ""));
}

#[test]
fn why_not_is_asked_of_any_candidate() {
    let asked = |script: &str| Played::at(&format!("#play={SEED_1}")).keys(script);
    let ask = |script: &str| asked(script).game().hint.unwrap();
    let seen = ask("w 4");
    assert_eq!((seen.title.as_str(), seen.headline.to_string().as_str()), ("Why not 4 in r1c1?", "Look at row 1."));
    assert!(seen.can_more && !asked("w 4").board().houses.is_empty());
    let seen = ask("w 4 h");
    assert_eq!(seen.headline.to_string(), "4 stands in r1c2, in the same row.");
    let unproved = ask("w 1");
    assert_eq!((unproved.headline.to_string().as_str(), unproved.can_more), ("Nothing proves yet that 1 is not in r1c1.", false));
    let where_to_look = ask("w 7");
    assert!(where_to_look.headline.to_string().starts_with("Look at ") && !where_to_look.can_apply);
    let proved = ask("w 7 h");
    assert!(!proved.lines.is_empty());
    let hint = ask("w 7 h h");
    assert_ne!(hint.title, proved.title, "a hint takes its place");
    // An answer that is a step counts as a hint, applied or not; one that is plain to see doesn't.
    let hints = |played: &Played| played.0.play.game.hint_count();
    assert_eq!((hints(&asked("w 4 h")), hints(&asked("w 1"))), (0, 0));
    let told = asked("w 7 h");
    assert!(proved.can_apply && hints(&told) == 1);
    assert_eq!(hints(&told.act(Action::Play(PlayAction::Apply))), 1);
}

#[test]
fn a_hint_that_is_told_to_its_end_has_no_more_to_ask_for() {
    let told = Played::at(&format!("#play={SEED_1}")).keys("h");
    assert!(told.play().tools.can_hint);
    let told = told.act(Action::Play(PlayAction::Stage(4)));
    let view = told.play();
    assert!(!view.tools.can_hint && view.game.hint.unwrap().can_apply);
    let counted = told.0.play.game.hints;
    let told = told.keys("h");
    assert_eq!(told.0.play.game.hints, counted);
    assert!(told.act(Action::Play(PlayAction::CloseHelp)).play().tools.can_hint);
}

#[test]
fn to_be_told_of_a_mistake_is_a_hint() {
    let wrong = Played::at(&format!("#play={SEED_1}")).wait().keys("C-Home 7");
    let hints = |played: &Played| played.0.play.game.hint_count();
    let told = wrong.keys("h");
    assert_eq!((told.game().hint.unwrap().title.as_str(), hints(&told)), ("One digit is wrong", 1));
    assert_eq!(hints(&told.keys("h")), 1, "where it is belongs to the same hint");
}

#[test]
fn notes_of_ones_own_are_not_replaced_in_silence() {
    let fill = |played: Played| played.act(Action::Play(PlayAction::FillNotes));
    let game = || Played::at(&format!("#play={SEED_1}"));
    assert_eq!(fill(game()).said(), "", "there were none");
    assert_eq!(fill(fill(game())).said(), "", "they stood there already");
    assert_eq!(fill(game().keys("C-Home S-7")).said(), "All candidates filled in; your notes were replaced.");
}

/// The stages are the area, the question, the eliminations and the digit: none reveals a later one.
#[test]
fn singles_are_told_in_four_stages() {
    let headline = |played: &Played| played.game().hint.unwrap().headline.to_string();
    let cells = |played: &Played| {
        let board = played.board();
        board.cells.into_iter().filter(|cell| cell.role == Some(Role::Cause)).map(|cell| cell.cell).collect::<Vec<_>>()
    };
    let target = |played: &Played| played.board().cells.iter().any(|cell| cell.role == Some(Role::Target));

    let naked = "700080006010000040004030900090000070400010005080000030003020100040000050200060008";
    let asked = Played::at(&format!("#play={naked}")).keys("h");
    assert!(headline(&asked).starts_with("Look at "), "{}", headline(&asked));
    assert!(cells(&asked).is_empty() && !asked.board().houses.is_empty());
    let asked = asked.keys("h");
    assert_eq!((headline(&asked).as_str(), cells(&asked)), ("Which digit can go in r9c8?", vec![cell("r9c8")]));
    let asked = asked.keys("h");
    assert!(headline(&asked).starts_with("r9c8 sees ") && !target(&asked) && !asked.game().hint.unwrap().can_apply);
    assert_ne!(asked.board().rays, Default::default(), "what is ruled out is drawn");
    let asked = asked.keys("h");
    assert!(headline(&asked).starts_with("Only ") && target(&asked) && asked.game().hint.unwrap().can_apply);

    let asked = Played::at(&format!("#play={SEED_1}")).keys("h");
    assert_eq!(asked.game().hint.unwrap().stages, [0, 1, 3, 4]);
    assert!(headline(&asked).starts_with("Look at "));
    let asked = asked.keys("h");
    assert!(headline(&asked).starts_with("Where can ") && headline(&asked).ends_with('?'), "{}", headline(&asked));
    let asked = asked.keys("h");
    assert!(asked.board().rays != Default::default() && !target(&asked));
    let asked = asked.keys("h");
    assert!(headline(&asked).starts_with("One place is left: ") && target(&asked));
    assert_eq!(asked.0.play.game.hints, [0, 0, 0, 0, 1]);
}

/// On a phone, the first sentence is shown over the keys. The rest can be unfolded, and is folded again for the next hint.
#[test]
fn a_hint_is_unfolded_by_itself() {
    let asked = Played::at(&format!("#play={SEED_1}")).keys("h").act(Action::Play(PlayAction::Stage(4)));
    assert!(!asked.game().hint.unwrap().unfolded);
    let unfolded = asked.act(Action::Play(PlayAction::Unfold(true)));
    assert!(unfolded.game().hint.unwrap().unfolded);
    let next = unfolded.keys("Enter h");
    assert!(!next.game().hint.unwrap().unfolded);
}

/// A puzzle without singles.
const MARKED: &str = "3.42...9.7.....24.2956473186.....8.295872.4.14238.1.795.293.1..1.9..2..383....924";

/// Corner marks as many players write them: every digit that has exactly two places left in a box, in both of them. r8c4 is marked
/// with 4 alone, and can be 4 or 5.
const TWO_PLACES_A_BOX: [(&str, &str); 28] = [
    ("r1c2", "8"),
    ("r1c7", "7"),
    ("r1c9", "7"),
    ("r2c2", "8"),
    ("r2c4", "3"),
    ("r2c5", "9"),
    ("r2c6", "39"),
    ("r4c2", "17"),
    ("r4c3", "17"),
    ("r4c4", "4"),
    ("r4c5", "9"),
    ("r4c6", "49"),
    ("r4c8", "35"),
    ("r5c6", "6"),
    ("r5c8", "36"),
    ("r6c5", "6"),
    ("r6c7", "56"),
    ("r7c2", "4"),
    ("r7c6", "48"),
    ("r7c8", "8"),
    ("r7c9", "7"),
    ("r8c2", "4"),
    ("r8c4", "4"),
    ("r8c5", "78"),
    ("r8c7", "57"),
    ("r8c8", "58"),
    ("r9c4", "1"),
    ("r9c5", "17"),
];

/// Returns the game with these marks. With `both`, corner and centre notes are told apart.
fn marked(both: bool) -> Played {
    let game = Played::at(&format!("#play={MARKED}")).act(Action::Shell(ShellAction::ChooseSetting("notes", usize::from(both))));
    TWO_PLACES_A_BOX.into_iter().fold(game, |game, (name, digits)| {
        let game = game.act(Action::Board(BoardAction::Select(cell(name))));
        digits.chars().fold(game, |game, digit| game.act(Action::Board(BoardAction::Note(Digit::from_char(digit).unwrap()))))
    })
}

/// Marks that mean "one of two places in this box" say nothing about the other digits of their cells: no mistake, and no proof.
#[test]
fn marks_for_two_places_of_a_box_are_no_list_of_candidates() {
    let words = |played: &Played| {
        let hint = played.game().hint.unwrap();
        let more = hint.by_notes.into_iter().chain(hint.missing);
        hint.lines.iter().chain([&hint.headline]).map(ToString::to_string).chain(more).collect::<Vec<_>>()
    };
    for both in [false, true] {
        let played = marked(both).keys("C-Enter");
        assert_eq!(played.said(), "No wrong digits so far.");
        let told = played.keys("h").act(Action::Play(PlayAction::Stage(4)));
        let hint = told.game().hint.unwrap();
        assert_eq!((hint.title.as_str(), hint.by_notes.as_deref()), ("Pointing", None));
        let said = words(&told);
        assert!(said.iter().any(|line| line.contains("5")) && !said.iter().any(|line| line.contains("r8c4 = 4")), "{said:?}");
        // One of these steps removes 5 there, and then r8c4 is 4: the proof says so.
        let next = told.keys("Enter h").act(Action::Play(PlayAction::Stage(4)));
        let said = words(&next);
        assert_eq!(next.game().hint.unwrap().headline.to_string(), "Only 4 is left: r8c4 = 4.");
        assert!(said.contains(&"5 is already ruled out in r8c4.".to_owned()), "{said:?}");
        assert_eq!(next.game().hint.unwrap().by_notes, None, "a hint ruled it out");
    }
}

/// A hint that rests on what only the player's notes rule out says so, and can be had without that.
#[test]
fn a_hint_that_rests_on_notes_says_so_and_the_way_out() {
    let last = |played: Played| played.act(Action::Play(PlayAction::Stage(4)));
    // All that r8c4 can be is noted there, so the notes are complete, and 5 is struck out.
    let struck = marked(false).act(Action::Board(BoardAction::Select(cell("r8c4")))).keys("S-5 S-5");
    let told = last(struck.keys("h"));
    let hint = told.game().hint.unwrap();
    assert_eq!(hint.headline.to_string(), "Only 4 is left: r8c4 = 4.");
    assert_eq!(hint.by_notes.as_deref(), Some("By your notes, r8c4 can only be 4."));
    assert!(told.game().status.spoken.contains("By your notes, r8c4 can only be 4."), "{}", told.game().status.spoken);
    assert_eq!(told.act_again(Action::Play(PlayAction::Stage(1))).game().hint.unwrap().by_notes, None, "it would tell the digit");
    let without = last(told.act(Action::Play(PlayAction::HintWithoutNotes)));
    let hint = without.game().hint.unwrap();
    assert_eq!((hint.title.as_str(), hint.by_notes), ("Pointing", None));
}

/// A candidate that was ruled out goes along with a link to the position, and a candidate that was only marked stays a mark.
#[test]
fn a_shared_position_keeps_what_was_ruled_out_and_its_marks() {
    let link = |played: Played| {
        let shared = played.act(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Position)))).0.shell.shared.unwrap();
        shared.sharing.link.clone()
    };
    for (keys, ruled_out) in [("", 0), ("S-5 S-5", 1)] {
        let game = marked(true).act(Action::Board(BoardAction::Select(cell("r8c4")))).keys(keys);
        let standing = game.0.play.game.standing().clone();
        let opened = Played::at(&link(game)).0.play.game.standing().clone();
        assert_eq!(
            (opened.all_notes(), opened.ruled_out().struck),
            (standing.all_notes(), standing.ruled_out().struck),
            "{keys}"
        );
        assert_eq!(opened.ruled_out().struck.len(), ruled_out);
    }
    // A link of before has notes alone: they are marks.
    let notes = CandidateSet::of(Candidate::new(cell("r8c4"), Digit::D4));
    let board = BoardState { notes, ..BoardState::of_givens(MARKED.parse().unwrap()) };
    let opened = Played::at(&format!("#s=1.{board}"));
    assert!(opened.0.play.game.standing().ruled_out().struck.is_empty());
    let hint = opened.keys("h").act(Action::Play(PlayAction::Stage(4))).game().hint.unwrap();
    assert_eq!(hint.title, "Pointing");
}
