//! What stands at a table, and what becomes of it when something happens. It is kept by the page from one turn to the next, as bytes.

use super::picks::Picks;
use crate::library::Library;
use nonet_core::board::Grid;
use nonet_protocol::{Collection, CollectionId, Column, Filter, PIECE, Sort};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// How high a row is drawn, in pixels.
pub(super) const ROW: u32 = 44;

/// The highest that browsers scroll through, in pixels.
const HIGHEST: u32 = 15_000_000;

/// How many rows are drawn above and below those in sight.
const AROUND: u32 = 16;

/// How many rows are in sight before that is known.
const IN_SIGHT: u32 = 14;

/// How many pieces are to be judged at a time: more than there are workers.
const AHEAD: usize = 40;

/// In how many steps a table that is being judged is sorted anew.
const STEPS: u32 = 20;

/// The fewest givens that rows can be filtered by.
pub(super) const FEWEST: u8 = 17;

/// What stands at a table.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(super) struct Table {
    /// The library, where that is shown in its place.
    pub(super) library: Option<Library>,
    /// The collection.
    pub(super) id: Option<CollectionId>,
    /// The pieces that are still to be judged.
    pub(super) left: Vec<u32>,
    /// Those of them that are begun, and how many of their rows are left.
    pub(super) begun: Vec<(u32, u32)>,
    /// Whether that is by Sudoku Explainer's scale too.
    pub(super) explainer: bool,
    /// When the first piece of this visit was judged, when the last was, and how many rows after the first.
    pub(super) pace: Option<(u64, u64, u64)>,
    /// What it is sorted by.
    pub(super) sort: Sort,
    /// Which rows are shown.
    pub(super) filter: Filter,
    /// Which were when the fields to choose them were drawn: what is chosen since, these know themselves.
    pub(super) drawn: Filter,
    /// The column that rows were sorted by then.
    pub(super) drawn_sort: Sort,
    /// The first place in sight, and how many are; none before that is known.
    pub(super) window: (u32, u32),
    /// The place of the cursor.
    pub(super) cursor: u32,
    /// How far it is to be scrolled; another number is another wish.
    pub(super) scroll: (u32, i32),
    /// The rows that are picked.
    pub(super) picked: Picks,
    /// The row that was opened last, and its givens.
    pub(super) here: Option<(u32, Grid)>,
}

impl Table {
    /// The table of a collection with these pieces to be judged.
    pub(super) fn of(about: &Collection, left: Vec<u32>) -> Table {
        Table { id: Some(about.id), left, explainer: about.explainer, ..Table::default() }
    }

    /// It comes in sight again, as it was left: the rows are to be scrolled there, of which no more are drawn than around those.
    pub(super) fn show(&mut self) {
        self.library = None;
        self.draw_fields();
        self.scroll = (self.scroll.0 + 1, (self.window.0 * ROW).min(HIGHEST) as i32);
    }

    /// The fields to choose rows by are drawn anew, as what is chosen stands now.
    pub(super) const fn draw_fields(&mut self) {
        (self.drawn, self.drawn_sort) = (self.filter, self.sort);
    }

    /// Whether its rows are others than those of the file, in its order.
    pub(super) fn is_arranged(&self) -> bool {
        self.sort != Sort::default() || self.filter != Filter::default()
    }

    /// How many rows are judged.
    pub(super) fn judged(&self, about: &Collection) -> u32 {
        let left: u32 = self.left.iter().map(|piece| self.left_of(*piece).min(about.rows.saturating_sub(piece * PIECE))).sum();
        about.rows - left.min(about.rows)
    }

    /// How many rows of a piece are to be judged, as far as that is known.
    fn left_of(&self, piece: u32) -> u32 {
        self.begun.iter().find(|(begun, _)| *begun == piece).map_or(PIECE, |(_, left)| *left)
    }

    /// How far judging is, in steps of which each is worth sorting anew.
    pub(super) fn step(&self, about: &Collection) -> u32 {
        let judged = u64::from(self.judged(about)) * u64::from(STEPS) / u64::from(about.rows.max(1));
        judged as u32
    }

    /// The pieces that are to be judged next.
    pub(super) fn ahead(&self) -> Vec<u32> {
        self.left.iter().take(AHEAD).copied().collect()
    }

    /// So many rows of a piece were judged, as much as is wanted or less, and so many are left.
    pub(super) fn take_judged(&mut self, piece: u32, explainer: bool, [judged, left]: [u32; 2], at: u64) {
        if self.explainer && !explainer {
            return;
        }
        self.begun.retain(|(begun, _)| *begun != piece);
        if left > 0 {
            self.begun.push((piece, left));
        } else {
            self.left.retain(|other| *other != piece);
        }
        self.pace = Some(match self.pace {
            None => (at, at, 0),
            Some((first, _, rows)) => (first, at, rows + u64::from(judged)),
        });
    }

    /// Sorts by a column; once more, the other way round.
    pub(super) fn sort_by(&mut self, by: Column) {
        self.sort_so(Sort { by, down: self.sort.by == by && !self.sort.down });
    }

    /// Sorts so.
    pub(super) fn sort_so(&mut self, sort: Sort) {
        self.sort = sort;
        self.draw_fields();
        self.go(0, u32::MAX);
    }

    /// Shows other rows.
    pub(super) fn filter(&mut self, change: impl FnOnce(&mut Filter)) {
        change(&mut self.filter);
        self.go(0, u32::MAX);
    }

    /// It was scrolled so far, and is so high.
    pub(super) fn scrolled(&mut self, top: u32, height: u32, count: u32) {
        let first = u64::from(top) * u64::from(count) / u64::from(height_of(count).max(1));
        self.window = (first as u32, (height / ROW).saturating_sub(1).max(1)); // the heads of the columns take one
    }

    /// The cursor goes to this place of so many, which comes into sight.
    pub(super) fn go(&mut self, place: u32, count: u32) {
        self.cursor = place.min(count.saturating_sub(1));
        let (first, in_sight) = (self.window.0, self.in_sight());
        let new = if self.cursor < first {
            self.cursor
        } else if self.cursor >= first + in_sight {
            self.cursor - in_sight + 1
        } else {
            first
        };
        if new != first || self.cursor == first {
            self.window.0 = new;
            self.scroll = (self.scroll.0 + 1, above(new, count) as i32);
        }
    }

    /// What the key does to a table of so many rows; nothing if it is none of its keys.
    pub(super) fn press(&mut self, key: &str, count: u32) {
        let page = self.in_sight();
        match key {
            "ArrowDown" => self.go(self.cursor.saturating_add(1), count),
            "ArrowUp" => self.go(self.cursor.saturating_sub(1), count),
            "PageDown" => self.go(self.cursor.saturating_add(page), count),
            "PageUp" => self.go(self.cursor.saturating_sub(page), count),
            "Home" => self.go(0, count),
            "End" => self.go(u32::MAX, count),
            _ => {}
        }
    }

    /// Picks the row, or no more.
    pub(super) fn pick(&mut self, row: u32) {
        self.picked.flip(row);
    }

    /// The places that are drawn, of so many.
    pub(super) fn drawn_places(&self, count: u32) -> Range<u32> {
        let first = self.window.0.min(count);
        first.saturating_sub(AROUND)..(first + self.in_sight() + AROUND).min(count)
    }

    fn in_sight(&self) -> u32 {
        if self.window.1 == 0 { IN_SIGHT } else { self.window.1 }
    }
}

/// How high so many rows together are: as high as they are, as far as browsers go.
fn height_of(count: u32) -> u32 {
    count.saturating_mul(ROW).min(HIGHEST)
}

/// How much of the height of so many rows is above this place.
pub(super) fn above(place: u32, count: u32) -> u32 {
    (u64::from(place) * u64::from(height_of(count)) / u64::from(count.max(1))) as u32
}

/// How much is below these places.
pub(super) fn below(places: &Range<u32>, count: u32) -> u32 {
    height_of(count).saturating_sub(above(places.start, count) + (places.end - places.start) * ROW)
}
