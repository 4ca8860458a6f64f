//! The inputs of a command: standard input, a file, or an argument that is a puzzle.

use std::{
    fmt,
    fs::File,
    io::{self, Cursor, Read},
    path::{Path, PathBuf},
};

/// The inputs of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct InputList {
    pub(crate) inputs: Vec<Input>,
    /// Whether each line is read by itself.
    pub(crate) by_lines: bool,
}

/// An input of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// Standard input.
    Standard,
    /// A file.
    File(PathBuf),
    /// A puzzle that is an argument itself.
    Puzzle(String),
}

impl Input {
    /// Returns the input that an argument means: `-` is standard input, and an argument that names no file but can be read as a
    /// puzzle is that puzzle.
    #[must_use]
    pub(crate) fn of(argument: &Path) -> Input {
        match argument.to_str() {
            Some("-") => Input::Standard,
            Some(text) if !argument.exists() && nonet_formats::read(text).is_ok() => Input::Puzzle(text.to_owned()),
            _ => Input::File(argument.to_owned()),
        }
    }

    /// Returns the name of the file; `-` for standard input. None for a puzzle that is an argument.
    #[must_use]
    pub(crate) fn file(&self) -> Option<String> {
        match self {
            Input::Standard => Some("-".to_owned()),
            Input::File(path) => Some(path.display().to_string()),
            Input::Puzzle(_) => None,
        }
    }

    /// Returns the size in bytes. None if it is unknown.
    #[must_use]
    pub(crate) fn size(&self) -> Option<u64> {
        match self {
            Input::Standard => None,
            Input::File(path) => path.metadata().ok().filter(|file| file.is_file()).map(|file| file.len()),
            Input::Puzzle(text) => Some(text.len() as u64),
        }
    }

    /// Opens the input for reading.
    ///
    /// # Errors
    /// When the file can't be opened.
    pub(crate) fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        Ok(match self {
            Input::Standard => Box::new(io::stdin()),
            Input::File(path) => Box::new(File::open(path)?),
            Input::Puzzle(text) => Box::new(Cursor::new(text.clone().into_bytes())),
        })
    }
}

/// Writes the name of the input in messages.
impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Standard => f.write_str("standard input"),
            Input::File(path) => path.display().fmt(f),
            Input::Puzzle(_) => f.write_str("argument"),
        }
    }
}
