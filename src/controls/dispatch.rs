//! Every component tells the page what was done through one callback, which the page puts into a context.

use crate::action::{Action, Input, ShellAction};
use nonet_core::board::CellSet;
use yew::prelude::*;

/// The callback that hears what happened. Without a page around it (in a test) nobody hears.
#[hook]
pub fn use_dispatch() -> Callback<Input> {
    use_context::<Callback<Input>>().unwrap_or_else(Callback::noop)
}

/// An event handler that lights these cells, or none any more: what speaks of them is pointed at or has the focus.
pub(super) fn pointing<E: 'static>(dispatch: &Callback<Input>, cells: CellSet) -> Callback<E> {
    telling(dispatch, Action::Shell(ShellAction::Point(cells)))
}

/// An event handler that tells `action`.
pub fn telling<E: 'static>(dispatch: &Callback<Input>, action: Action) -> Callback<E> {
    dispatch.reform(move |_| action.clone().into())
}

/// What a [`DispatchConsumer`] is given.
#[derive(Properties, PartialEq)]
pub struct DispatchConsumerProps {
    /// What it holds, made with the callback that hears what is done in it.
    pub content: Callback<Callback<Input>, Html>,
}

/// The consumer of the context, as React calls it: it hands the callback to a function that draws elements with listeners of their
/// own. What needs no state and no memory is such a function; as a component each would load half a kilobyte more.
#[component]
pub fn DispatchConsumer(DispatchConsumerProps { content }: &DispatchConsumerProps) -> Html {
    content.emit(use_dispatch())
}
