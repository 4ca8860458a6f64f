//! A candidate that a person asks about: why it is false, what follows from its being true or false, and how it is linked to another one.

use crate::{
    coach,
    explain::{self, in_each_notation},
    sentences,
};
use nonet_core::board::{Candidate, Candidates, CellSet, HouseSet};
use nonet_logic::{Consequences, ConsequencesEnd, Contradiction, Options, structure};
use nonet_prose::{Supposed, Supposition};
use nonet_words::Messages;

/// Returns what is to be known of a candidate at a position. `options` are the techniques that may prove it false. If there is another
/// candidate, how the two are linked is told too.
#[must_use]
pub fn supposed(
    candidate: Candidate,
    other: Option<Candidate>,
    at: &Candidates,
    options: &Options,
    messages: &Messages,
) -> Supposed {
    let follows = |is_true| Consequences::of(candidate, is_true, at).map(|found| supposition(&found, messages));
    let linked = |other| {
        let links = structure::linked(candidate, other, at);
        in_each_notation(messages, |speech| sentences::linked(candidate, other, &links, speech))
    };
    Supposed {
        why_not: explain::why_not(candidate, &coach::why_not(candidate, at, options), at, messages),
        if_true: follows(true),
        if_false: follows(false),
        linked: other.filter(|other| *other != candidate).map(linked),
    }
}

/// Returns what follows from a supposition, for a reader.
fn supposition(found: &Consequences, messages: &Messages) -> Supposition {
    let (cells, houses) = match found.end {
        ConsequencesEnd::Contradiction(Contradiction::NoCandidate { cell }) => (CellSet::of(cell), HouseSet::EMPTY),
        ConsequencesEnd::Contradiction(Contradiction::NoPlace { house, .. } | Contradiction::Twice { house, .. }) => {
            (CellSet::EMPTY, HouseSet::of(house))
        }
        ConsequencesEnd::Solved | ConsequencesEnd::Nothing => (CellSet::EMPTY, HouseSet::EMPTY),
    };
    Supposition {
        placed: found.is_true.then_some(found.candidate).into_iter().chain(found.placed()).collect(),
        is_refuted: matches!(found.end, ConsequencesEnd::Contradiction(_)),
        cells,
        houses,
        lines: in_each_notation(messages, |speech| sentences::consequences_of(found, speech)),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use nonet_core::board::Grid;
    use nonet_prose::{InEachNotation, Prose};
    use nonet_words::{Notation, english};

    const PUZZLE: &str = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548";

    fn asked(candidate: &str, other: Option<&str>) -> Supposed {
        let at = Candidates::new(&PUZZLE.parse::<Grid>().unwrap());
        let other = other.map(|other| other.parse().unwrap());
        supposed(candidate.parse().unwrap(), other, &at, &Options::UNIQUE, english())
    }

    fn text(lines: &InEachNotation<Vec<Prose>>) -> Vec<String> {
        lines.of(Notation::RowColumn).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_supposition_is_followed_to_its_end() {
        let wrong = asked("6r5c8", None);
        let refuted = wrong.if_true.unwrap();
        assert!(refuted.is_refuted && refuted.placed[0].to_string() == "6r5c8", "{refuted:?}");
        let lines = text(&refuted.lines);
        assert_eq!(lines[0], "Suppose that r5c8 = 6.");
        assert_eq!(lines.last().unwrap(), "So r5c8 is not 6.");
        assert!(wrong.why_not.explained.is_some(), "a step proves that it is false");
        let other_way = text(&wrong.if_false.unwrap().lines);
        assert_eq!(other_way[0], "Suppose that r5c8 is not 6.");
        assert!(!other_way.last().unwrap().starts_with("So "), "{other_way:?}");
    }

    #[test]
    fn what_is_no_candidate_has_a_reason_and_no_consequences() {
        let filled = asked("1r1c1", None);
        assert!(filled.if_true.is_none() && filled.if_false.is_none() && filled.linked.is_none());
        assert_eq!(text(&filled.why_not.lines).len(), 1);
    }

    #[test]
    fn links_of_two_candidates_are_told_with_what_they_rest_on() {
        assert_eq!(
            text(&asked("6r3c6", Some("6r5c6")).linked.unwrap()),
            [
                "6 in r3c6 and 6 in r5c6 are not both true: column 6 has one of them at most. That is a weak link.",
                "6 in r3c6 and 6 in r5c6 are not both false: column 6 has no third. That is a strong link.",
            ]
        );
        let apart = text(&asked("6r3c6", Some("6r5c8")).linked.unwrap());
        assert_eq!(apart[0], "6 in r3c6 and 6 in r5c8 may both be true: there is no weak link.");
        assert!(apart[1].contains("no strong link. The reason: no house has all of"), "{apart:?}");
        assert!(asked("6r3c6", Some("6r3c6")).linked.is_none());
    }
}
