//! What the page tells of the games that it keeps, for the worker to list them; and what is to be done with one.

use nonet_core::{Level, board::Grid};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A kept game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptGame {
    /// The number of its id.
    pub id: u64,
    /// Its givens; empty where it can't be read.
    pub givens: Grid,
    /// All its digits, entered ones too.
    pub grid: Grid,
    /// Which game: `Hard, 44 left, 12:47`.
    pub words: Rc<str>,
    /// More about a finished one: `22 November, no hints`.
    pub detail: Rc<str>,
    /// Where it lies.
    pub shelf: Shelf,
    /// Its level, if that is known.
    pub level: Option<Level>,
    /// When it was played last, in milliseconds since 1970, as far as that is known.
    pub played: u64,
    /// Its star and its labels, as they are kept.
    pub tags: Rc<str>,
    /// Whether it is the open one.
    pub open: bool,
    /// Whether it was deleted while it was listed: then it keeps its place, for that to be taken back.
    pub deleted: bool,
}

/// Where a kept game lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shelf {
    /// It can be gone on with.
    Begun,
    /// It is finished.
    Finished,
    /// It was deleted.
    Bin,
    /// It can't be read.
    Unreadable,
}

/// What is to be done with a kept game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum GameAct {
    /// It is opened.
    Open,
    /// It is put into the bin, or taken out.
    Bin(bool),
    /// It is saved as a file.
    TakeOut,
    /// Its star or its labels change.
    Label(LabelChange),
}

/// How a star or labels change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LabelChange {
    /// A favourite is one no more, and what is none becomes one.
    ToggleFavourite,
    /// The labels become those of this text, which has commas between them.
    Names(Rc<str>),
}
