//! What the page says beside verdicts and steps.

use super::query::time;
use nonet_core::{
    Level,
    board::{Clash, Grid},
    solver::Verdict,
    words::{Notation, capital, counted, listed, status, thousands},
};
use nonet_formats::{AddressError, Omitted};
use nonet_protocol::{Ground, ReadPuzzle, Reviewed};

/// A full board was to be played.
pub const NOTHING_TO_PLAY: &str = "This board is full, so there is nothing to play. It is shown in Solve.";

/// What a rating is of.
#[derive(Clone, Copy, Debug)]
pub enum RatedAt {
    /// The puzzle.
    Givens,
    /// The position that stands.
    Here,
    /// The position without what steps found.
    BeforeSteps,
}

/// How difficult a puzzle is: `Hard by HoDoKu's path: score 840, hardest step X-Wing`; or what is left of one,
/// `Hard by HoDoKu's path from here: ..`.
#[must_use]
pub fn rating(level: Level, score: u32, hardest: &str, rated: RatedAt) -> String {
    let from = match rated {
        RatedAt::Givens => "",
        RatedAt::Here => " from here",
        RatedAt::BeforeSteps => " before the steps",
    };
    format!("{} by HoDoKu's path{from}: score {}, hardest step {hardest}", level.name(), thousands(score.into()))
}

/// A link asks for a step where there are none.
pub const NO_STEP: &str = "The step can't be shown: this puzzle does not have one solution.";

/// The generator is at work for somebody.
#[must_use]
pub fn making(what: &str) -> String {
    format!("Making a puzzle: {what}")
}

/// A link to a generated puzzle was followed.
#[must_use]
pub fn generated(seed: u64) -> String {
    // The recipe's level is a wish: which level the puzzle has is said once it is rated. And a link can be written by anybody.
    format!("By its link, the generator made it from seed {seed}.")
}

/// What a level asks of who solves it.
#[must_use]
pub const fn asks(level: Level) -> &'static str {
    match level {
        Level::Easy => "Singles are enough",
        Level::Medium => "Pairs, triples, locked candidates",
        Level::Hard => "Fish, wings, colours, rectangles",
        Level::Unfair => "Chains, almost locked sets, finned fish",
        Level::Extreme => "Many hard steps, forcing chains or trial",
    }
}

/// What stands on a board: `24 givens`, `24 givens, 3 entered, 54 solved`.
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

/// What the player ruled out, behind what stands: `, 1 candidate ruled out`.
#[must_use]
pub fn ruled_out(candidates: usize) -> String {
    if candidates == 0 { String::new() } else { format!(", {} ruled out", counted(candidates, "candidate", "candidates")) }
}

/// What a form leaves out of the board, and how many solutions there are without it where that is told: `2 eliminations stay behind.
/// Without: 299 solutions.`
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

/// A sentence as the end of another.
fn uncapital(words: &str) -> String {
    let mut characters = words.chars();
    characters.next().map(|first| first.to_lowercase().chain(characters).collect()).unwrap_or_default()
}

/// How a text was understood: `Read as 81-character line, '.' for empty: 24 givens.`
#[must_use]
pub fn read_as(reading: &ReadPuzzle, solved: bool) -> String {
    let entered = reading.entered.len();
    let digits = standing(reading.grid.filled().len() - entered, entered, 0);
    format!("Read as {}: {digits}{}.", reading.form, if solved { ", and solved" } else { "" })
}

/// What a text of many puzzles is called that came from the clipboard or the box.
pub const PASTED: &str = "Pasted puzzles";

/// A text opened a new game; the one before may be kept.
#[must_use]
pub fn new_game(reading: &ReadPuzzle, keeps: bool) -> String {
    format!("A new game, read as {}.{}", reading.form, if keeps { " The earlier one is kept." } else { "" })
}

/// Why a text, or the file with this name, was not read. The board is kept.
#[must_use]
pub fn not_read(why: &str, file: Option<&str>) -> String {
    format!("{}: {why}.", file.map_or_else(|| "Not read".to_owned(), |name| format!("{name} was not read")))
}

/// Why an address was not opened.
#[must_use]
pub fn not_followed(error: &AddressError) -> String {
    format!("{}.", capital(&error.to_string()))
}

/// A sample stands on the board.
#[must_use]
pub fn sample(name: &str) -> String {
    format!("Loaded \"{name}\".")
}

/// The worker could not answer.
#[must_use]
pub fn question_failed(why: &str) -> String {
    format!("Something in the background failed: {why}.")
}

/// A technique's name: `Hidden single`.
#[must_use]
pub fn technique(title: &str) -> String {
    capital(title)
}

/// How many cells are empty: `38 left`.
#[must_use]
pub fn left(cells: usize) -> String {
    format!("{cells} left")
}

/// A game is finished.
#[must_use]
pub fn solved() -> String {
    "Solved".to_owned()
}

/// What is known of a game's givens: `26 givens, one solution`.
#[must_use]
pub fn about_givens(givens: &Grid, verdict: &Verdict, notation: Notation) -> String {
    let words = status(givens, givens, verdict, notation);
    let number = counted(givens.filled().len(), "given", "givens");
    match verdict {
        Verdict::One(_) => format!("{number}, one solution"),
        Verdict::Several { .. } if words.starts_with(&number) => words,
        Verdict::None(_) | Verdict::Several { .. } => format!("{number}. {words}"),
    }
}

/// Equal digits in a house of a game: `3 twice in row 4`.
#[must_use]
pub fn clash(clash: &Clash) -> String {
    let often = match clash.cells.len() {
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    };
    format!("{} {often} in {}", clash.digit, clash.house)
}

/// A game that is kept: `Hard, 44 left, 12:47`.
#[must_use]
pub fn kept_game(level: Option<&str>, left: usize, seconds: u32) -> String {
    format!("{}, {}", standing_game(level, left), time(seconds))
}

/// How a game stands, without its time: `Hard, 44 left`.
#[must_use]
pub fn standing_game(level: Option<&str>, left: usize) -> String {
    let stands = if left == 0 { "full".to_owned() } else { self::left(left) };
    format!("{}, {stands}", level.unwrap_or("Own puzzle"))
}

/// A game is paused.
#[must_use]
pub const fn paused() -> &'static str {
    "Paused"
}

/// The hardest technique that the moves of a game rested on, hints included.
#[must_use]
pub fn hardest(technique: &str) -> String {
    format!("Hardest step of this game: {technique}")
}

/// A long pause before a move.
#[must_use]
pub fn pause(seconds: u32) -> String {
    format!("{} here", counted(seconds as usize / 60, "minute", "minutes"))
}

/// What was done: `r4c5 = 3`, `r9c2 is not 8`, `r9c2 is not 8, and 2 more`.
#[must_use]
pub fn reviewed(it: &Reviewed, notation: Notation) -> String {
    let (cell, digit) = (notation.name(it.cell), it.digit);
    match it.removed {
        0 => format!("{cell} = {digit}"),
        1 => format!("{cell} is not {digit}"),
        several => format!("{cell} is not {digit}, and {} more", several - 1),
    }
}

/// What a review says of a digit, and how many there are so: `Hidden single: 31`.
#[must_use]
pub fn ground(ground: &Ground) -> String {
    match ground {
        Ground::Proved(technique) => capital(&technique.title),
        Ground::Ahead(technique) => format!("Ahead of proof: without other digits, our proof takes {}", technique.title),
        Ground::Guess => "A guess: no proof was found at that point".to_owned(),
        Ground::Wrong => "A slip".to_owned(),
    }
}

/// What each stage of a hint tells.
pub const STAGES: [&str; 5] = ["Where to look", "The technique", "Cells and digits", "The pattern", "The conclusion"];

/// How many wrong digits were written on the way to the end, which has no part that was undone: `, 2 slips on the way`.
#[must_use]
pub fn slips(number: usize) -> String {
    if number > 0 { format!(", {}", counted(number, "slip on the way", "slips on the way")) } else { String::new() }
}

/// What is said where links are to be picked out while no digit is lit.
pub const LIGHT_A_DIGIT: &str = "Links are those of lit digits: light one, too.";
