//! A search by singles and guesses, told in sentences.

use super::step::placements;
use nonet_logic::{Contradiction, Event, SearchLog};
use nonet_words::{Messages, Notation, Speech};

/// The contradiction in words: `r2c3 has no candidate left`.
#[must_use]
pub fn contradiction(contradiction: Contradiction, speech: Speech<'_>) -> String {
    match contradiction {
        Contradiction::Twice { digit, house } => speech.messages.search_twice(digit.to_string(), speech.house(house)),
        Contradiction::NoCandidate { cell } => speech.messages.search_no_candidate(speech.notation.name(cell)),
        Contradiction::NoPlace { digit, house } => speech.messages.search_no_place(digit.to_string(), speech.house(house)),
    }
}

/// One event of a search as a sentence.
#[must_use]
pub fn event(event: &Event, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    match event {
        Event::Filled { singles } => messages.search_filled(singles.len(), placements(singles.iter().copied(), speech)),
        Event::Guess { candidate, digits, .. } => {
            let cell = speech.notation.name(candidate.cell);
            messages.search_guess(cell, speech.digits_or(*digits), candidate.digit.to_string())
        }
        Event::TakenBack { candidate, why, .. } => {
            let guess = speech.notation.equation(*candidate);
            match why {
                Some(why) => messages.search_taken_back(guess, self::contradiction(*why, speech)),
                None => messages.search_done(guess),
            }
        }
        Event::Impossible { why } => messages.search_impossible(self::contradiction(*why, speech)),
        Event::Solution { guesses, .. } if guesses.is_empty() => messages.search_solution(),
        Event::Solution { guesses, .. } => messages.search_solution_by(placements(guesses.iter().copied(), speech)),
    }
}

/// The summary of a search: `8 guesses, at most 4 deep`; where it went on after the first solution, `to the first solution`.
#[must_use]
pub fn search_summary(log: &SearchLog, messages: &Messages) -> String {
    let told = log.events.iter().filter(|event| matches!(event, Event::Guess { .. })).count();
    let number = Speech { messages, notation: Notation::default() }.number(log.guesses as u64);
    match log.guesses {
        0 => messages.search_without_guess(),
        guesses if told > guesses => messages.search_guesses_to_first(guesses, number, log.depth),
        guesses => messages.search_guesses(guesses, number, log.depth),
    }
}
