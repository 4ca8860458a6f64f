//! Texts that several parts of the page use, other than those of verdicts and steps.

use super::query::time;
use crate::text::Text;
pub use crate::text::generated::page::*;
use nonet_core::{
    board::{Clash, Grid},
    solver::Verdict,
};
use nonet_formats::{NonetLinkError, Omitted};
use nonet_prose::{Ground, Reviewed};
use nonet_protocol::{Level, ReadPuzzle};
use nonet_words::{Notation, capital, counted, listed, status, thousands};

/// Returns the reason why a board, which has no game, can't be played.
#[must_use]
pub fn no_game(grid: &Grid, verdict: &Verdict) -> Text {
    match verdict {
        _ if grid.filled_cells().is_empty() => EMPTY_BOARD,
        Verdict::None(_) => NO_GAME_NONE,
        _ if grid.empty_cells().is_empty() => FULL_BOARD,
        Verdict::One(_) | Verdict::Several { .. } => SEVERAL_SOLUTIONS,
    }
}

/// Returns the rating of a puzzle, the words before the number: `Hard \u{b7} hardest step: X-wing, score 840`.
#[must_use]
pub fn rating(level: Level, score: u32, hardest: &str) -> String {
    format!("{} \u{b7} hardest step: {hardest}, score {}", self::level(level), thousands(score.into()))
}

/// Returns the message that the generator is making a puzzle for the player.
#[must_use]
pub fn making(what: &str) -> String {
    format!("Making a puzzle: {what}")
}

/// Returns the message that a link to a generated puzzle was followed.
#[must_use]
pub fn generated(seed: u64) -> String {
    // The level in the recipe is only a wish: the puzzle's own level is known after the rating, and anybody can write a link.
    format!("By its link, the generator made it from seed {seed}.")
}

/// Returns the word for a level.
#[must_use]
pub const fn level(level: Level) -> Text {
    match level {
        Level::Easy => LEVEL_EASY,
        Level::Medium => LEVEL_MEDIUM,
        Level::Hard => LEVEL_HARD,
        Level::Unfair => LEVEL_UNFAIR,
        Level::Extreme => LEVEL_EXTREME,
    }
}

/// Returns the demands of a level, and how long a game may take.
#[must_use]
pub const fn asks(level: Level) -> Text {
    match level {
        Level::Easy => ASKS_EASY,
        Level::Medium => ASKS_MEDIUM,
        Level::Hard => ASKS_HARD,
        Level::Unfair => ASKS_UNFAIR,
        Level::Extreme => ASKS_EXTREME,
    }
}

/// Returns the counts of a board's digits: `24 givens`, `24 givens, 3 entered, 54 solved`.
#[must_use]
pub fn standing(givens: usize, entered: usize, solved: usize) -> String {
    let mut words = counted(givens, "given", "givens");
    for (number, what) in [(entered, "entered"), (solved, "solved")] {
        if number > 0 {
            words += &format!(", {number} {what}");
        }
    }
    words
}

/// Returns the number of candidates that the player ruled out, as it follows the counts of digits: `, 1 candidate ruled out`.
/// Empty for 0.
#[must_use]
pub fn ruled_out(candidates: usize) -> String {
    if candidates == 0 { String::new() } else { format!(", {} ruled out", counted(candidates, "candidate", "candidates")) }
}

/// Returns what a form omits from the board and, if it is known, the number of solutions without that: `2 eliminations stay
/// behind. Without: 299 solutions.` None if nothing is omitted.
#[must_use]
pub fn omitted(omitted: &Omitted, count_without: Option<&str>) -> Option<String> {
    let Omitted { entered, as_givens, eliminations, noted, coloured, lines } = *omitted;
    let left = [
        (eliminations, "elimination", "eliminations"),
        (entered, "entered digit", "entered digits"),
        (noted, "cell with notes", "cells with notes"),
        (coloured, "coloured cell", "coloured cells"),
        (lines, "line", "lines"),
    ];
    let left: Vec<String> = left.into_iter().filter(|(n, ..)| *n > 0).map(|(n, one, many)| counted(n, one, many)).collect();
    let is_one = entered + eliminations + noted + coloured + lines == 1;
    let mut sentences = Vec::new();
    if !left.is_empty() {
        let verb = if is_one { "stays" } else { "stay" };
        sentences.push(format!("{} {verb} behind.", listed(left.into_iter(), "and")));
        sentences.extend(count_without.map(|count| format!("Without: {}.", uncapital(count))));
    }
    if as_givens > 0 {
        let verb = if as_givens == 1 { "becomes a given" } else { "become givens" };
        sentences.push(format!("{} {verb}.", counted(as_givens, "entered digit", "entered digits")));
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Returns a sentence in the form that it has at the end of another one.
fn uncapital(words: &str) -> String {
    let mut characters = words.chars();
    characters.next().map(|first| first.to_lowercase().chain(characters).collect()).unwrap_or_default()
}

/// Returns the message that a puzzle was read: `Puzzle loaded: 24 givens.`
#[must_use]
pub fn read_as(reading: &ReadPuzzle, solved: bool) -> String {
    let entered = reading.entered.len();
    let digits = standing(reading.grid.filled_cells().len() - entered, entered, 0);
    let ruled_out = ruled_out(reading.eliminations().len());
    format!("Puzzle loaded: {digits}{ruled_out}{}{}.", reading.remarks, if solved { ", and solved" } else { "" })
}

/// Returns the message that a text was opened as a new game. `keeps` says whether the earlier game stays stored.
#[must_use]
pub fn new_game(reading: &ReadPuzzle, keeps: bool) -> String {
    let digits = standing(reading.grid.filled_cells().len() - reading.entered.len(), reading.entered.len(), 0);
    let ruled_out = ruled_out(reading.eliminations().len());
    format!("A new game: {digits}{ruled_out}{}.{}", reading.remarks, if keeps { " The earlier one is kept." } else { "" })
}

/// Returns the message that a text, or the file with this name, was not read.
#[must_use]
pub fn not_read(why: &str, file: Option<&str>) -> String {
    format!("{}: {why}.", file.map_or_else(|| "Not read".to_owned(), |name| format!("{name} was not read")))
}

/// Returns the message that an address was not opened.
#[must_use]
pub fn not_followed(error: &NonetLinkError) -> String {
    let remedy = if *error == NonetLinkError::Version { ", reload to get it" } else { "" };
    format!("{}{remedy}.", capital(&error.to_string()))
}

/// Returns the message that a sample was opened.
#[must_use]
pub fn sample(name: Text) -> String {
    format!("Loaded \"{name}\".")
}

/// Returns the message that the worker could not answer.
#[must_use]
pub fn question_failed(why: &str) -> String {
    format!("Something in the background failed: {why}.")
}

/// Returns the name of a technique: `Hidden single`.
#[must_use]
pub fn technique(title: &str) -> String {
    capital(title)
}

/// Returns the number of empty cells: `38 left`.
#[must_use]
pub fn left(cells: usize) -> String {
    format!("{cells} left")
}

/// Returns the number of givens and the verdict on them: `26 givens, one solution`.
#[must_use]
pub fn about_givens(givens: &Grid, verdict: &Verdict, notation: Notation) -> String {
    let words = status(givens, givens, verdict, notation);
    let number = counted(givens.filled_cells().len(), "given", "givens");
    match verdict {
        Verdict::One(_) => format!("{number}, one solution"),
        Verdict::Several { .. } if words.starts_with(&number) => words,
        Verdict::None(_) | Verdict::Several { .. } => format!("{number}. {words}"),
    }
}

/// Returns the clash of equal digits in a house: `3 twice in row 4`.
#[must_use]
pub fn clash(clash: &Clash) -> String {
    let often = match clash.cells.len() {
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    };
    format!("{} {often} in {}", clash.digit, clash.house)
}

/// Returns a stored game in words: `Hard, 44 left, 12:47`.
#[must_use]
pub fn kept_game(level: Option<Text>, left: usize, seconds: u32) -> String {
    format!("{}, {}", standing_game(level, left), time(seconds))
}

/// Returns a game in words without its time: `Hard, 44 left`.
#[must_use]
pub fn standing_game(level: Option<Text>, left: usize) -> String {
    let stands = if left == 0 { "full".to_owned() } else { self::left(left) };
    format!("{}, {stands}", level.unwrap_or(OWN_PUZZLE))
}

/// Returns the hardest technique on which moves of a game rest, hints included.
#[must_use]
pub fn hardest(technique: &str) -> String {
    format!("Hardest step of this game: {technique}")
}

/// Returns a long pause before a move.
#[must_use]
pub fn pause(seconds: u32) -> String {
    let minutes = seconds as usize / 60;
    let length = if minutes < 2 { time(seconds) } else { counted(minutes, "minute", "minutes") };
    format!("{length} here")
}

/// Returns a move in words: `r4c5 = 3`, `r9c2 is not 8`, `r9c2 is not 8, and 2 more`.
#[must_use]
pub fn reviewed(it: &Reviewed, notation: Notation) -> String {
    let (cell, digit) = (notation.name(it.cell), it.digit);
    match it.removed {
        0 => format!("{cell} = {digit}"),
        1 => format!("{cell} is not {digit}"),
        several => format!("{cell} is not {digit}, and {} more", several - 1),
    }
}

/// Returns the ground of a digit in a review: `Hidden single`.
#[must_use]
pub fn ground(ground: &Ground) -> String {
    match ground {
        Ground::Proved(technique) => capital(technique.title()),
        Ground::Ahead(technique) => {
            format!("Not provable yet by easy steps: needs {}", with_article(technique.title()))
        }
        Ground::Guess => "A guess: no proof was found at that point".to_owned(),
        Ground::Choice => "A choice: other solutions have something else there".to_owned(),
        Ground::Wrong => "A mistake".to_owned(),
    }
}

/// Returns the name of a technique with its article: `a skyscraper`, `an X-wing`.
fn with_article(title: &str) -> String {
    let sounds_open = title.starts_with(['A', 'E', 'I', 'O', 'X', 'a', 'e', 'i', 'o']);
    format!("{} {title}", if sounds_open { "an" } else { "a" })
}

/// Returns the ground of a digit in a list of digits, in few words.
#[must_use]
pub fn short_ground(ground: &Ground) -> String {
    match ground {
        Ground::Ahead(_) => "Bold".to_owned(),
        Ground::Guess => "A guess".to_owned(),
        Ground::Choice => "A choice".to_owned(),
        Ground::Proved(_) | Ground::Wrong => self::ground(ground),
    }
}

/// The content of each stage of a hint.
pub const STAGES: [Text; 5] = [STAGE_PLACE, STAGE_TECHNIQUE, STAGE_CELLS, STAGE_PATTERN, STAGE_CONCLUSION];

/// Returns the number of wrong digits on the way to the end, without undone ones: `, 2 mistakes`. Empty for 0.
#[must_use]
pub fn slips(number: usize) -> String {
    if number > 0 { format!(", {}", counted(number, "mistake", "mistakes")) } else { String::new() }
}

/// Returns the digit that was hardest to prove when it was written: `, your boldest: r1c3 = 4`.
#[must_use]
pub fn boldest(it: &Reviewed, notation: Notation) -> String {
    format!(", your boldest: {}", reviewed(it, notation))
}
