//! A search by singles and guesses, told in sentences.

use super::step::placements;
use nonet_logic::{Contradiction, Event, SearchLog};
use nonet_words::{Speech, counted, digits_or};

/// What cannot be: `r2c3 has no candidate left`.
#[must_use]
pub fn contradiction(contradiction: Contradiction, speech: Speech<'_>) -> String {
    match contradiction {
        Contradiction::Twice { digit, house } => format!("two {digit}s in {house}"),
        Contradiction::NoCandidate { cell } => format!("{} has no candidate left", speech.notation.name(cell)),
        Contradiction::NoPlace { digit, house } => format!("no place for {digit} in {house}"),
    }
}

/// One event of a search as a sentence.
#[must_use]
pub fn event(event: &Event, speech: Speech<'_>) -> String {
    match event {
        Event::Filled { singles } => {
            let cells = placements(singles.iter().copied(), speech);
            format!("{} filled: {cells}.", counted(singles.len(), "single", "singles"))
        }
        Event::Guess { candidate, digits, .. } => {
            let cell = speech.notation.name(candidate.cell);
            format!("{cell} may be {}: try {}.", digits_or(*digits), candidate.digit)
        }
        Event::TakenBack { candidate, why, .. } => {
            let guess = format!("{} = {}", speech.notation.name(candidate.cell), candidate.digit);
            match why {
                Some(why) => format!("Take {guess} back: {}.", self::contradiction(*why, speech)),
                None => format!("Take {guess} back: all that follows from it has been searched."),
            }
        }
        Event::Impossible { why } => format!("No solution: {}.", self::contradiction(*why, speech)),
        Event::Solution { guesses, .. } if guesses.is_empty() => "A solution, without a guess.".to_owned(),
        Event::Solution { guesses, .. } => format!("A solution, by {}.", placements(guesses.iter().copied(), speech)),
    }
}

/// What the search came to: `8 guesses, at most 4 deep`; where it went on after the first solution, `to the first solution`.
#[must_use]
pub fn search_summary(log: &SearchLog) -> String {
    let told = log.events.iter().filter(|event| matches!(event, Event::Guess { .. })).count();
    let until = if told > log.guesses { " to the first solution" } else { "" };
    match log.guesses {
        0 => "No guess needed".to_owned(),
        guesses => format!("{}{until}, at most {} deep", counted(guesses, "guess", "guesses"), log.depth),
    }
}
