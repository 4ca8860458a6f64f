//! The state of an answer that is shown once the worker has sent it.

/// An answer of the worker that may not be there yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Remote<T> {
    /// The answer is not wanted.
    #[default]
    Idle,
    /// The answer is wanted, and the worker has not sent it yet.
    Loading,
    /// The answer is there.
    Ready(T),
}
