//! Something that is asked of the worker and shown.

/// Something that is asked of the worker and shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remote<T> {
    /// It is not shown.
    Idle,
    /// It is not there yet.
    Loading,
    /// It is there.
    Ready(T),
}
