//! Tests of the questions about a candidate in the Solve room: why not, what if, and how two are linked.

use super::played::*;
use nonet::{
    action::{Action, BoardAction, SolveAction, SolveTab, SupposeAction, SupposeTopic},
    board::view::Content,
    solve::{AskedView, SupposingView},
};
use nonet_core::board::{Candidate, Digit};

/// A puzzle with a skyscraper of 6, which removes 6 from r5c8.
const PUZZLE: &str = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548";

fn suppose(action: SupposeAction) -> Action {
    Action::Solve(SolveAction::Suppose(action))
}

fn ask(candidate: &str) -> Action {
    suppose(SupposeAction::Ask(candidate.parse().unwrap()))
}

fn select(name: &str) -> Action {
    Action::Board(BoardAction::Select(cell(name)))
}

fn opened() -> Played {
    Played::at(&format!("#p={PUZZLE}")).act(Action::Solve(SolveAction::OpenTab(SolveTab::Own)))
}

fn view(played: &Played) -> SupposingView {
    played.solve().supposing
}

fn asked(played: &Played) -> AskedView {
    view(played).asked.unwrap()
}

fn lines(played: &Played) -> Vec<String> {
    asked(played).lines.iter().map(ToString::to_string).collect()
}

#[test]
fn the_candidates_of_the_selected_cell_can_be_asked_about() {
    let filled = opened().act(select("r1c1"));
    assert!(view(&filled).candidates.is_empty() && view(&filled).asked.is_none());
    let chosen = filled.act(select("r5c8"));
    let digits: Vec<Digit> = view(&chosen).candidates.iter().map(|(candidate, _)| candidate.digit).collect();
    assert!(digits.contains(&Digit::D6), "{digits:?}");
    assert_eq!(view(&chosen).row, "Candidates of r5c8");
    let pressed = chosen.act(ask("6r5c8"));
    let pressed: Vec<Candidate> =
        view(&pressed).candidates.iter().filter(|(_, on)| *on).map(|(candidate, _)| *candidate).collect();
    assert_eq!(pressed, ["6r5c8".parse().unwrap()]);
}

#[test]
fn why_not_is_drawn_and_can_be_taken() {
    let told = opened().act(ask("6r5c8"));
    assert_eq!(asked(&told).name, "6 in r5c8");
    assert!(asked(&told).can_take && !lines(&told).is_empty());
    assert!(!told.board().links.is_empty(), "the proof is drawn");
    let taken = told.act(suppose(SupposeAction::Take));
    assert!(!taken.0.solve.position().open().contains("6r5c8".parse().unwrap()));
    assert!(view(&taken).asked.is_none() && taken.solve().log.entries.len() == 1);
}

#[test]
fn what_follows_is_told_and_shown_digit_by_digit_up_to_the_contradiction() {
    let told = opened().act(ask("6r5c8")).act(suppose(SupposeAction::Topic(SupposeTopic::IfTrue)));
    let placed = asked(&told).placed;
    assert_eq!(placed[0], ("r5c8 = 6".into(), true));
    assert!(placed.len() > 1 && placed.iter().all(|(_, shown)| *shown), "{placed:?}");
    assert_eq!(lines(&told).first().unwrap(), "Suppose that r5c8 = 6.");
    assert_eq!(lines(&told).last().unwrap(), "So r5c8 is not 6.");
    let content = |played: &Played, name: &str| played.board().cells[cell(name).index()].content;
    assert_eq!(content(&told, "r5c8"), Content::Solved(Digit::D6));
    assert_eq!(told.solve().viewing.unwrap().words, format!("If r5c8 = 6: {0} of {0} digits", placed.len()));
    let first = told.act_again(suppose(SupposeAction::Show(1)));
    assert_eq!(asked(&first).placed.iter().filter(|(_, shown)| *shown).count(), 1);
    let onward = first.solve().viewing.unwrap().onward.unwrap().1;
    assert_eq!(asked(&first.act_again(onward)).placed.iter().filter(|(_, shown)| *shown).count(), 2);
    // Nothing of it is on the board itself.
    let closed = told.act_again(suppose(SupposeAction::Close));
    assert_eq!(content(&closed, "r5c8"), Content::Empty);
    assert!(closed.solve().viewing.is_none() && view(&closed).asked.is_none());
}

#[test]
fn what_follows_from_its_being_false_ends_where_nothing_follows() {
    let told = opened().act(ask("6r5c8")).act(suppose(SupposeAction::Topic(SupposeTopic::IfFalse)));
    assert_eq!(lines(&told).first().unwrap(), "Suppose that r5c8 is not 6.");
    assert!(!told.board().cells[cell("r5c8").index()].notes.contains(Digit::D6));
}

#[test]
fn the_link_of_two_candidates_is_told() {
    let first = opened().act(ask("6r3c6")).act(suppose(SupposeAction::PickOther(true)));
    assert!(asked(&first).picks_other && asked(&first).linked.is_empty());
    let linked = first.act(ask("6r5c6"));
    let said: Vec<String> = asked(&linked).linked.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 2);
    assert!(said[1].ends_with("That is a strong link."), "{said:?}");
    assert_eq!((asked(&linked).name.as_str(), asked(&linked).picks_other), ("6 in r3c6", false));
    let other = linked.act(ask("6r3c9"));
    assert_eq!((asked(&other).name.as_str(), asked(&other).linked.len()), ("6 in r3c9", 0), "the next one is asked about alone");
}

#[test]
fn answers_are_about_the_board_that_stands() {
    let told = opened().act(ask("6r5c8")).act(suppose(SupposeAction::Topic(SupposeTopic::IfTrue)));
    let changed =
        told.act(Action::Solve(SolveAction::Step(nonet::action::StepAction::LookAt(None)))).act(select("r5c8")).keys("S-6");
    assert_eq!(lines(&changed).len(), 0, "it is no candidate any more, so nothing follows");
    let why = changed.act(suppose(SupposeAction::Topic(SupposeTopic::WhyNot)));
    assert_eq!((lines(&why).len(), asked(&why).can_take), (1, false));
}
