//! Steps of Sudoku Explainer's path, in sentences.

use super::words::Words;
use nonet_core::board::{Candidates, Cell, CellSet, DigitSet, HouseKind};
use nonet_prose::Prose;
use nonet_se::{Conclusion, Pattern, Step};
use nonet_techniques::Role;
use nonet_words::Speech;

/// What the step is, what it has seen and what follows.
#[must_use]
pub fn explainer_step(step: &Step, at: &Candidates, speech: Speech<'_>) -> Vec<Prose> {
    let mut words = Words::new(speech);
    words.text(format!("Here Sudoku Explainer takes a step that it rates {}: {}", step.rating, step.pattern.rule())).stop();
    seen(&step.pattern, at, &mut words);
    if !step.removals.is_empty() {
        words.text("So ").not(&step.eliminations()).stop();
    }
    if let Some(placed) = step.placement {
        words.text(if step.removals.is_empty() { "So " } else { "Then " }).equation(placed, Role::Target).stop();
    }
    words.take_sentences()
}

/// What follows, and is drawn, is how a technique of ours shows the same.
#[must_use]
pub fn drawn_as(technique: &str, speech: Speech<'_>) -> Vec<Prose> {
    let mut words = Words::new(speech);
    words.text("Drawn is a proof of the same by a technique of Nonet's own: ").text(technique).stop();
    words.take_sentences()
}

/// Returns the names of those parts of a pattern for which the general name would mislead. All other parts have the general one.
#[must_use]
pub const fn pattern_part_names(pattern: &Pattern) -> &'static [(Role, &'static str)] {
    match pattern {
        Pattern::Contradiction { .. } => {
            &[(Role::On, "assumed true"), (Role::Off, "assumed false"), (Role::Pivot, "follows, and its contrary too")]
        }
        _ => &[],
    }
}

/// What was seen.
fn seen(pattern: &Pattern, at: &Candidates, words: &mut Words) {
    let set = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>();
    match pattern {
        Pattern::HiddenSingle { house, candidate } => {
            words.text("In ").house(*house).text(" it is the only place left for ").text(candidate.digit.to_string())
        }
        Pattern::NakedSingle { candidate } => words.cells(candidate.cell.into(), Role::Target).text(" has one candidate left"),
        Pattern::Locked { base, cover, cells, digit, .. } => words
            .text("All places of ")
            .digit_in(*digit, *cells, Role::Cause)
            .text(" in ")
            .house(*base)
            .text(" lie in ")
            .house(*cover),
        Pattern::NakedSet { house, cells, digits } => {
            let words = words.text("In ").house(*house).text(", ").cells(*cells, Role::Cause);
            words.text(" hold only ").digits_in(*digits, *cells, Role::Cause)
        }
        Pattern::HiddenSet { house, cells, digits, .. } => {
            let words = words.text("In ").house(*house).text(", ").digits_in(*digits, *cells, Role::Cause);
            words.text(" have only ").cells(*cells, Role::Cause)
        }
        Pattern::Fish { base, cells, digit, size } => {
            let [lines, crossing] = if *base == HouseKind::Row { ["rows", "columns"] } else { ["columns", "rows"] };
            let words = words
                .digit_in(*digit, *cells, Role::Cause)
                .text(format!(" has places in {size} {lines} that lie in {size} {crossing}: "));
            words.cells(*cells, Role::Cause)
        }
        Pattern::Wing { cells, digit, .. } => {
            let [pivot, pincers @ ..] = cells;
            let words = words.text("Whatever ").cells((*pivot).into(), Role::Pivot).text(" holds, ");
            let places = set(cells) & at.of_digit(*digit); // of an XY-wing the pivot lacks it
            words.digit_in(*digit, set(pincers), Role::Cause).text(" comes into one of ").cells(places, Role::Cause)
        }
        Pattern::UniqueLoop { cells, digits: [a, b], .. } => {
            let digits: DigitSet = [*a, *b].into_iter().collect();
            let words = words.cells(set(cells), Role::Cause).text(" could be filled with ");
            words.digits_in(digits, set(cells), Role::Cause).text(" in two ways if nothing else were in them")
        }
        Pattern::Bug { cells, digits, .. } => {
            let words = words.text("All other empty cells have two candidates; ").cells(set(cells), Role::Fin);
            words.text(" also ").text(if cells.len() == 1 { "has " } else { "have " }).digits_in(*digits, set(cells), Role::Fin)
        }
        Pattern::AlignedExclusion { cells } => words
            .text("Not all combinations of ")
            .cells(set(cells), Role::Cause)
            .text(" leave a candidate to each cell that sees them"),
        Pattern::Cycle { cells, .. } => words.text("A cycle of links goes through ").cells(set(cells), Role::Cause),
        Pattern::Chain { conclusion, complexity, .. } => {
            let opposite = Conclusion { on: !conclusion.on, ..*conclusion };
            let words = holds(words.text("If "), opposite);
            words.text(format!(", a chain of {complexity} links, which the rating counts, leads to the contrary"))
        }
        Pattern::Contradiction { start, clash, complexity, .. } => {
            let words = holds(words.text("If "), *start).text(", then ").equation(*clash, Role::Pivot);
            words.text(format!(" follows, and its contrary too: {complexity} links, which the rating counts"))
        }
        Pattern::Double { start, conclusion, .. } => {
            let words = words.text("Whether ").equation(*start, Role::Cause).text(" or not, it follows that ");
            holds(words, *conclusion)
        }
        Pattern::Cell { cell, conclusion, .. } => {
            let words = words.text("From each candidate of ").cells((*cell).into(), Role::On).text(", which is one of ");
            let words = words.digits_in(at.of_cell(*cell), (*cell).into(), Role::On).text(", it follows that ");
            holds(words, *conclusion)
        }
        Pattern::Region { house, digit, conclusion, .. } => {
            let cells = at.of_digit(*digit) & house.cells();
            let words = words.text("From each place of ").digit_in(*digit, cells, Role::On).text(" in ").house(*house);
            holds(words.text(", it follows that "), *conclusion)
        }
    }
    .stop();
}

/// `r5c5 is 4`, `r5c5 is not 4`.
fn holds<'a, 'm>(words: &'a mut Words<'m>, Conclusion { candidate, on }: Conclusion) -> &'a mut Words<'m> {
    let (cells, role) = (CellSet::of(candidate.cell), if on { Role::On } else { Role::Off });
    words.cells(cells, role).text(if on { " is " } else { " is not " }).digit_in(candidate.digit, cells, role)
}
