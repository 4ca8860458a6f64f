//! The exit status of a program.

use std::{error::Error, fmt, io, process::ExitCode};

/// The state of the inputs of a program: whether each could be read and was good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Inputs {
    /// All inputs were good.
    Good,
    /// At least one input was bad.
    SomeBad,
}

impl Inputs {
    /// Returns [`Good`](Inputs::Good) if `is_good`, else [`SomeBad`](Inputs::SomeBad).
    #[must_use]
    pub(crate) const fn good_if(is_good: bool) -> Inputs {
        if is_good { Inputs::Good } else { Inputs::SomeBad }
    }

    /// Returns [`Good`](Inputs::Good) if both are.
    #[must_use]
    pub(crate) fn and(self, other: Inputs) -> Inputs {
        Inputs::good_if(self == Inputs::Good && other == Inputs::Good)
    }
}

/// Returns the exit status of a program: 1 if an input was bad or an error occurred, which is written to standard error. A closed
/// pipe is no failure: its status is 0.
pub(crate) fn exit_code<E: Into<Box<dyn Error>>>(name: impl fmt::Display, result: Result<Inputs, E>) -> ExitCode {
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

/// Returns whether the error is a broken pipe: the reader of the output has closed it, as `head` does.
fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
