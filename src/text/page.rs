//! Texts that several parts of the page use, other than those of verdicts and steps.

use super::status;
use super::{
    counts::{self, number},
    query::time,
};
pub use crate::text::generated::page::*;
use crate::text::{Text, messages};
use nonet_core::{
    board::{Clash, Grid},
    solver::Verdict,
};
use nonet_formats::{NonetLinkError, Omitted, ShownSign};
use nonet_prose::{Ground, Reviewed};
use nonet_protocol::{Level, ReadPuzzle, Technique};
use nonet_words::{Messages, Notation, capital};

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

/// Returns the title of a technique: `X-wing`.
pub fn title(technique: Technique) -> String {
    messages().technique(technique.name())
}

/// Returns the rating of a puzzle, the words before the number: `Hard \u{b7} hardest step: X-wing, score 840`.
#[must_use]
pub fn rating(level: Level, score: u32, hardest: &str) -> String {
    messages().page_rating(self::level(level).say(), hardest, number(score.into()))
}

/// Returns the message that the generator is making a puzzle for the player.
#[must_use]
pub fn making(what: &str) -> String {
    messages().page_making(what)
}

/// Returns the message that a link to a generated puzzle was followed.
#[must_use]
pub fn generated(seed: u64) -> String {
    // The level in the recipe is only a wish: the puzzle's own level is known after the rating, and anybody can write a link.
    messages().page_generated(seed.to_string())
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
    let entered = (entered > 0).then(|| messages().page_so_many_entered(entered));
    let solved = (solved > 0).then(|| messages().page_so_many_solved(solved));
    [Some(counts::givens(givens)), entered, solved].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Returns the number of candidates that the player ruled out, as it follows the counts of digits: `, 1 candidate ruled out`.
/// Empty for 0.
#[must_use]
pub fn ruled_out(candidates: usize) -> String {
    if candidates == 0 { String::new() } else { messages().page_also_ruled_out(counts::candidates(candidates)) }
}

/// Returns what a form omits from the board and, if it is known, the number of solutions without that: `2 eliminations stay
/// behind. Without: 299 solutions.` None if nothing is omitted.
#[must_use]
pub fn omitted(omitted: &Omitted, count_without: Option<&str>) -> Option<String> {
    let Omitted { entered, as_givens, eliminations, noted, coloured, lines } = *omitted;
    let left = [
        (eliminations, counts::eliminations(eliminations)),
        (entered, counts::entered_digits(entered)),
        (noted, counts::noted_cells(noted)),
        (coloured, counts::coloured_cells(coloured)),
        (lines, counts::lines(lines)),
    ];
    let left: Vec<String> = left.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
    let mut sentences = Vec::new();
    if !left.is_empty() {
        let left = super::speech(Notation::default()).list(left, Messages::list_and);
        sentences.push(messages().page_stay_behind(entered + eliminations + noted + coloured + lines, left));
        sentences.extend(count_without.map(|count| messages().page_without_these(uncapital(count))));
    }
    if as_givens > 0 {
        sentences.push(messages().page_become_givens(as_givens, counts::entered_digits(as_givens)));
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Returns a sentence in the form that it has at the end of another one.
fn uncapital(words: &str) -> String {
    let mut characters = words.chars();
    characters.next().map(|first| first.to_lowercase().chain(characters).collect()).unwrap_or_default()
}

/// Returns the digits of a puzzle that was read, with remarks: `24 givens, 1 candidate ruled out`.
fn digits_of(reading: &ReadPuzzle) -> String {
    let entered = reading.entered.len();
    let digits = standing(reading.grid.filled_cells().len() - entered, entered, 0);
    digits + &ruled_out(reading.eliminations().len()) + &reading.remarks
}

/// Returns the message that a puzzle was read: `Puzzle loaded: 24 givens.`
#[must_use]
pub fn read_as(reading: &ReadPuzzle, solved: bool) -> String {
    let digits = digits_of(reading);
    if solved { messages().page_loaded_and_solved(digits) } else { messages().page_loaded(digits) }
}

/// Returns the message that a text was opened as a new game. `keeps` says whether the earlier game stays stored.
#[must_use]
pub fn new_game(reading: &ReadPuzzle, keeps: bool) -> String {
    let digits = digits_of(reading);
    if keeps { messages().page_new_game_beside(digits) } else { messages().page_new_game(digits) }
}

/// Returns the message that a text, or the file with this name, was not read.
#[must_use]
pub fn not_read(why: &str, file: Option<&str>) -> String {
    match file {
        Some(file) => messages().page_file_not_read(file, why),
        None => messages().page_not_read(why),
    }
}

/// Returns the message that an address was not opened.
#[must_use]
pub fn not_followed(error: &NonetLinkError) -> String {
    let why = capital(&link_error(error));
    if *error == NonetLinkError::Version { messages().page_not_followed_yet(why) } else { messages().page_not_followed(why) }
}

/// Returns why a link of Nonet can't be read.
fn link_error(error: &NonetLinkError) -> String {
    match *error {
        NonetLinkError::TooLong => messages().nonet_link_too_long(),
        NonetLinkError::Unknown => messages().nonet_link_unknown(),
        NonetLinkError::Version => messages().nonet_link_version(),
        NonetLinkError::Length(cells) => messages().nonet_link_length(cells),
        NonetLinkError::Cut => messages().nonet_link_cut(),
        NonetLinkError::Character { ch, place } => {
            let sign = match ShownSign::of(ch) {
                ShownSign::Quoted(text) => messages().sign_quoted(text),
                other => other.to_string(), // by its number
            };
            messages().nonet_link_character(place, sign)
        }
    }
}

/// Returns the message that a sample was opened.
#[must_use]
pub fn sample(name: Text) -> String {
    messages().page_sample(name.say())
}

/// Returns the message that the worker could not answer.
#[must_use]
pub fn question_failed(why: &str) -> String {
    messages().page_question_failed(why)
}

/// Returns the name of a technique: `Hidden single`.
#[must_use]
pub fn technique(title: &str) -> String {
    capital(title)
}

/// Returns the number of empty cells: `38 left`.
#[must_use]
pub fn left(cells: usize) -> String {
    messages().page_left(cells)
}

/// Returns the number of givens and the verdict on them: `26 givens, one solution`.
#[must_use]
pub fn about_givens(givens: &Grid, verdict: &Verdict, notation: Notation) -> String {
    let words = status(givens, givens, verdict, notation);
    let number = counts::givens(givens.filled_cells().len());
    match verdict {
        Verdict::One(_) => messages().page_one_solution(number),
        Verdict::Several { .. } if words.starts_with(&number) => words,
        Verdict::None(_) | Verdict::Several { .. } => messages().page_with_verdict(number, words),
    }
}

/// Returns the clash of equal digits in a house: `3 twice in row 4`.
#[must_use]
pub fn clash(clash: &Clash) -> String {
    let speech = super::speech(Notation::default());
    messages().page_clash(clash.cells.len(), clash.digit.to_string(), speech.house(clash.house))
}

/// Returns a stored game in words: `Hard, 44 left, 12:47`.
#[must_use]
pub fn kept_game(level: Option<Text>, left: usize, seconds: u32) -> String {
    messages().page_kept_game(standing_game(level, left), time(seconds))
}

/// Returns a game in words without its time: `Hard, 44 left`.
#[must_use]
pub fn standing_game(level: Option<Text>, left: usize) -> String {
    let stands = if left == 0 { FULL.say() } else { self::left(left) };
    messages().page_standing_game(level.unwrap_or(OWN_PUZZLE).say(), stands)
}

/// Returns the hardest technique on which moves of a game rest, hints included.
#[must_use]
pub fn hardest(technique: &str) -> String {
    messages().page_hardest(technique)
}

/// Returns a long pause before a move.
#[must_use]
pub fn pause(seconds: u32) -> String {
    let minutes = seconds as usize / 60;
    messages().page_pause(if minutes < 2 { time(seconds) } else { counts::minutes(minutes) })
}

/// Returns a move in words: `r4c5 = 3`, `r9c2 is not 8`, `r9c2 is not 8, and 2 more`.
#[must_use]
pub fn reviewed(it: &Reviewed, notation: Notation) -> String {
    let (cell, digit) = (notation.name(it.cell), it.digit.to_string());
    match it.removed {
        0 => format!("{cell} = {digit}"),
        1 => messages().page_is_not(cell, digit),
        several => messages().page_is_not_and_more(cell, digit, several - 1),
    }
}

/// Returns the ground of a digit in a review: `Hidden single`.
#[must_use]
pub fn ground(ground: &Ground) -> String {
    match ground {
        Ground::Proved(technique) => capital(&title(*technique)),
        Ground::Ahead(technique) => messages().page_needs(with_article(&title(*technique))),
        Ground::Guess => WAS_GUESS.say(),
        Ground::Choice => WAS_CHOICE.say(),
        Ground::Wrong => WAS_MISTAKE.say(),
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
        Ground::Choice => CHOICE.say(),
        Ground::Proved(_) | Ground::Ahead(_) | Ground::Guess | Ground::Wrong => self::ground(ground),
    }
}

/// Returns the ground of a digit with the easier step that was there when it was written.
#[must_use]
pub fn simpler_step(ground: &str, technique: Technique) -> String {
    messages().page_simpler_step(ground, title(technique))
}

/// Returns the number of digits in a row that nothing proved when they were written.
#[must_use]
pub fn unproved_in_a_row(count: usize) -> String {
    messages().page_unproved_in_a_row(count)
}

/// Returns two times of a game: `3:10 to 4:02`.
#[must_use]
pub fn from_to(first: u32, last: u32) -> String {
    messages().page_from_to(time(first), time(last))
}

/// The content of each stage of a hint.
pub const STAGES: [Text; 5] = [STAGE_PLACE, STAGE_TECHNIQUE, STAGE_CELLS, STAGE_PATTERN, STAGE_CONCLUSION];

/// Returns the number of wrong digits on the way to the end, without undone ones: `, 2 mistakes`. Empty for 0.
#[must_use]
pub fn slips(number: usize) -> String {
    if number > 0 { messages().page_slips(counts::mistakes(number)) } else { String::new() }
}

/// Returns the digit that was hardest to prove when it was written: `, your biggest leap: r1c3 = 4`.
#[must_use]
pub fn boldest(it: &Reviewed, notation: Notation) -> String {
    messages().page_boldest(reviewed(it, notation))
}
