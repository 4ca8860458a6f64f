//! The callback through which components report inputs. The page provides it in a context.

use crate::action::{Action, Input, ShellAction};
use nonet_core::board::CellSet;
use web_sys::Element;
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

/// The event handler that closes the overlay if a button in the element was pressed. A disabled button and the gaps between buttons do
/// nothing, so the overlay stays.
pub fn closes_after_button(dispatch: &Callback<Input>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        if presses_button(&event) {
            dispatch.emit(Action::Shell(ShellAction::Close).into());
        }
    })
}

/// Whether a button was pressed that does something.
pub(super) fn presses_button(event: &MouseEvent) -> bool {
    let target = event.target_dyn_into::<Element>();
    let button = target.and_then(|target| target.closest("button").ok().flatten());
    button.is_some_and(|button| !button.matches(":disabled, [aria-disabled=true]").unwrap_or(false))
}

/// The event handler that highlights these cells; the empty set ends the highlighting. It is for words about the cells that are
/// pointed at or have the focus.
pub fn points<E: 'static>(dispatch: &Callback<Input>, cells: CellSet) -> Callback<E> {
    emits(dispatch, Action::Shell(ShellAction::Point(cells)))
}
