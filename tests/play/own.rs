//! Tests of the tab of the Solve room in which a structure of the player's own is judged.

use super::{played::*, *};
use nonet::{
    action::{Action, BoardAction, OwnAction, PageEvent, ShellAction, SolveAction, SolveTab},
    solve::OwnView,
};
use nonet_core::board::Candidate;
use nonet_protocol::Question;

/// A puzzle with a skyscraper of 6.
const PUZZLE: &str = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548";

fn own(action: OwnAction) -> Action {
    Action::Solve(SolveAction::Own(action))
}

fn typed(text: &str) -> Action {
    own(OwnAction::Write(text.into()))
}

fn opened() -> Played {
    Played::at(&format!("#p={PUZZLE}")).act(Action::Solve(SolveAction::OpenTab(SolveTab::Own)))
}

fn view(played: &Played) -> OwnView {
    played.solve().own
}

fn said(played: &Played) -> String {
    view(played).lines.iter().map(|line| line.to_string()).collect::<Vec<_>>().join("; ")
}

#[test]
fn what_a_structure_proves_is_said_drawn_and_taken() {
    let played = opened();
    assert!(view(&played).lines.is_empty());
    let plain = played.board();
    let judged = played.act_again(typed("(6)r5c6=r3c6-r3c9=r6c9 => r5c8<>6"));
    assert_eq!(said(&judged), "Skyscraper: it proves r5c7<>6 r5c8<>6 r6c4<>6 r6c5<>6");
    assert!(view(&judged).is_proved && view(&judged).card.is_some());
    assert_eq!((judged.board().links.len(), plain.links.len()), (3, 0), "its links are drawn");
    assert!(judged.solve().viewing.is_none(), "the board is still the one that is written on");

    let taken = judged.act_again(own(OwnAction::Take));
    let entry = taken.solve().log.entries[0].clone();
    assert_eq!(entry.technique, "Skyscraper");
    let gone: Candidate = "6r5c8".parse().unwrap();
    assert!(!taken.0.solve.position().open().contains(gone) && judged.0.solve.position().open().contains(gone));
    assert_eq!((taken.0.solve.tab, taken.0.solve.own.text.len()), (SolveTab::Steps, 0), "it stands in the log");
    assert!(taken.keys("C-z").0.solve.position().open().contains(gone));
}

#[test]
fn where_a_structure_breaks_or_cannot_be_read_is_said_in_each_notation() {
    let played = opened();
    let broken = played.act_again(typed("(6)r5c6=r3c6-r3c9=r6c9-r6c4=r6c5"));
    assert_eq!(said(&broken), "It breaks at link 5: 6 has another place in row 6: r6c9");
    assert!(!view(&broken).is_proved && view(&broken).card.is_none());
    assert_eq!(broken.board().links.len(), 4, "it is drawn up to there");
    assert_eq!(broken.act_again(own(OwnAction::Take)).solve().log.entries.len(), 0, "nothing follows");
    let letters = broken.act(Action::Shell(ShellAction::ChooseSetting("cells", 1)));
    assert_eq!(said(&letters), "It breaks at link 5: 6 has another place in row 6: F9");

    let unread = played.act_again(typed("(6)r5x6=r3c6"));
    assert_eq!(said(&unread), "It can't be read: c and the number of a column is expected at character 6");
    assert_eq!(view(&unread).unread, Some(("(6)r5".into(), "x6=r3c6".into())));
    let claimed = played.act(typed("(6)r5c6=r3c6-r3c9=r6c9 => r1c1<>6"));
    assert!(said(&claimed).ends_with("; Not proved: r1c1<>6") && !view(&claimed).is_proved, "{}", said(&claimed));
}

#[test]
fn only_the_latest_text_is_judged_and_only_at_the_board_that_stands() {
    let asked = |played: &Played| -> Vec<String> {
        let wanted = played.0.questions.wanted();
        wanted
            .iter()
            .filter_map(|it| if let Question::Structure { text, .. } = &it.question { Some(text.to_string()) } else { None })
            .collect()
    };
    let chain = "(6)r5c6=r3c6-r3c9=r6c9";
    let played = opened().act_alone(typed("(6)r5c6=r3c6")).act_alone(typed(chain));
    assert_eq!(asked(&played), [chain]);
    let judged = played.wait();
    assert!(view(&judged).is_proved && asked(&judged).is_empty());
    assert!(asked(&Played(judged.0.clone()).act_alone(typed(" "))).is_empty(), "nothing is nothing to judge");
    let away = Played(judged.0.clone()).act_alone(Action::Solve(SolveAction::OpenTab(SolveTab::Steps)));
    assert!(away.board().links.is_empty(), "it is drawn beside its tab");
    let r5c6 = Action::Board(BoardAction::Select("r5c6".parse().unwrap()));
    let changed = judged.act(r5c6).keys("S-6");
    assert_eq!(said(&changed), "It breaks at node 1: 6 is no candidate of r5c6", "the board is another one");
    assert!(changed.act(PageEvent::Address(format!("#p={SEED_1}"))).board().links.is_empty());
}
