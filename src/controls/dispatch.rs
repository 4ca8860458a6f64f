//! The callback through which components report inputs. The page provides it in a context.

use crate::action::{Action, Input, ShellAction};
use nonet_core::board::CellSet;
use yew::prelude::*;

/// The callback that takes the inputs. Without a page around the component (in a test) it does nothing.
#[hook]
pub fn use_dispatch() -> Callback<Input> {
    use_context::<Callback<Input>>().unwrap_or_else(Callback::noop)
}

/// The event handler that emits `action`.
pub fn emits<E: 'static>(dispatch: &Callback<Input>, action: Action) -> Callback<E> {
    dispatch.reform(move |_| action.clone().into())
}

/// The event handler that highlights these cells; the empty set ends the highlighting. It is for words about the cells that are
/// pointed at or have the focus.
pub(super) fn points<E: 'static>(dispatch: &Callback<Input>, cells: CellSet) -> Callback<E> {
    emits(dispatch, Action::Shell(ShellAction::Point(cells)))
}
