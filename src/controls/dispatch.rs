//! Every component tells the page what was done through one callback, which the page puts into a context.

use crate::action::{Action, Input, ShellAction};
use nonet_core::board::CellSet;
use yew::prelude::*;

/// The callback that hears what happened. Without a page around it (in a test) nobody hears.
#[hook]
pub fn use_dispatch() -> Callback<Input> {
    use_context::<Callback<Input>>().unwrap_or_else(Callback::noop)
}

/// The event handler that emits `action`.
pub fn emits<E: 'static>(dispatch: &Callback<Input>, action: Action) -> Callback<E> {
    dispatch.reform(move |_| action.clone().into())
}

/// The event handler that lights these cells, or none any more: what speaks of them is pointed at or has the focus.
pub(super) fn points<E: 'static>(dispatch: &Callback<Input>, cells: CellSet) -> Callback<E> {
    emits(dispatch, Action::Shell(ShellAction::Point(cells)))
}
