//! Puzzles that repeat an earlier one: the same to the cell, or isomorphs.

use crate::analysis::Place;
use nonet_collection::Firsts;
use nonet_core::{board::Grid, solver::Verdict};
use nonet_formats::Reading;
use nonet_generator::canonical;
use nonet_words::Speech;
use serde::Serialize;
use std::{
    fmt,
    sync::{Mutex, PoisonError},
};

/// The puzzles so far, each with its place.
#[derive(Default)]
pub(crate) struct Repeats(Mutex<Known>);

#[derive(Default)]
struct Known {
    firsts: Firsts<Grid>,
    places: Vec<String>,
}

/// The earlier puzzle that a puzzle repeats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Repeated {
    /// The place of the first such puzzle: `puzzles.txt:3`.
    repeats: String,
    repeats_as: Likeness,
}

/// The likeness of two puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Likeness {
    /// The two puzzles have the same digits in the same cells.
    Same,
    /// One becomes the other when rows, columns and digits are exchanged, or the board is turned or mirrored.
    Isomorph,
}

impl Repeats {
    /// Returns the canonical form of a puzzle. None if it has no solution: such boards may clash in ways that make the form long to find.
    pub(crate) fn canonical(reading: &Reading, verdict: &Verdict) -> Option<Grid> {
        (!matches!(verdict, Verdict::None(_))).then(|| canonical(&reading.givens()))
    }

    /// Takes a puzzle. Returns the earlier one that it repeats.
    pub(crate) fn take(&self, place: &Place<'_>, reading: &Reading, canonical: Option<Grid>) -> Option<Repeated> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let number = u32::try_from(known.places.len()).ok()?;
        known.places.push(place.to_string());
        let repeat = known.firsts.take(number, reading.givens(), canonical)?;
        let repeats = known.places.get(repeat.first as usize)?.clone();
        Some(Repeated { repeats, repeats_as: if repeat.same { Likeness::Same } else { Likeness::Isomorph } })
    }
}

impl Repeated {
    /// Returns the fields in a table.
    pub(crate) fn fields(&self) -> [String; 2] {
        [self.repeats.clone(), self.repeats_as.to_string()]
    }

    /// Returns what is said of the puzzle: `same as puzzles.txt:3` or `isomorph of puzzles.txt:3`.
    pub(crate) fn words(&self, speech: Speech<'_>) -> String {
        match self.repeats_as {
            Likeness::Same => speech.messages.command_same_as(self.repeats.as_str()),
            Likeness::Isomorph => speech.messages.command_isomorph_of(self.repeats.as_str()),
        }
    }
}

impl fmt::Display for Likeness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Likeness::Same => "same",
            Likeness::Isomorph => "isomorph",
        })
    }
}
