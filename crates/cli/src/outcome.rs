//! How a program ends.

use std::{error::Error, fmt, io, process::ExitCode};

/// Whether every input was good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inputs {
    /// Every one.
    Good,
    /// At least one was bad.
    SomeBad,
}

impl Inputs {
    /// Good if `is_good`.
    #[must_use]
    pub const fn good_if(is_good: bool) -> Inputs {
        if is_good { Inputs::Good } else { Inputs::SomeBad }
    }

    /// Good if both are.
    #[must_use]
    pub fn and(self, other: Inputs) -> Inputs {
        Inputs::good_if(self == Inputs::Good && other == Inputs::Good)
    }
}

/// The exit status of a program: 1 if an input was bad, which an error says on standard error; 0 also where the reader of its output has gone.
pub fn exit_code<E: Into<Box<dyn Error>>>(name: impl fmt::Display, result: Result<Inputs, E>) -> ExitCode {
    match result.map_err(Into::into) {
        Ok(Inputs::Good) => ExitCode::SUCCESS,
        Ok(Inputs::SomeBad) => ExitCode::FAILURE,
        Err(error) if is_closed_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{name}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the reader of the output has gone, as `head` does when it has enough.
fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
