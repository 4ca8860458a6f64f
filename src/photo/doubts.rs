//! The doubtful cells: each cut-out beside the digit that was read from it.

use super::{cutout::CutoutImage, view::CheckView};
use crate::{
    action::{Action, BoardAction},
    controls::{Icon, IconImage, emits, use_dispatch},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`DoubtList`].
#[derive(Properties, PartialEq)]
pub(super) struct DoubtListProps {
    /// The cells, the most doubtful first.
    pub(super) doubtful: Vec<CheckView>,
}

/// The list. A press selects the cell on the board.
#[component]
pub(super) fn DoubtList(DoubtListProps { doubtful }: &DoubtListProps) -> Html {
    html! {
        <ul class="doubts" aria-label={text::photo::DOUBTFUL}>
            for (at, view) in doubtful.iter().enumerate() {
                <li key={view.cell.index()}><Doubt view={view.clone()} is_first={at == 0} /></li>
            }
        </ul>
    }
}

/// The props of [`Doubt`].
#[derive(Properties, PartialEq)]
struct DoubtProps {
    /// The cell.
    view: CheckView,
    /// Whether the cell is the most doubtful one, which gets the focus as the dialog opens.
    is_first: bool,
}

/// A doubtful cell.
#[component]
fn Doubt(DoubtProps { view, is_first }: &DoubtProps) -> Html {
    let onclick = emits(&use_dispatch(), Action::Board(BoardAction::Select(view.cell)));
    html! {
        <button
            class="doubts__cell"
            type="button"
            aria-pressed={view.is_selected.to_string()}
            data-first={is_first.then_some("")}
            {onclick}
        >
            <CutoutImage pixels={Rc::clone(&view.cutout)} />
            <span class="hidden">{&view.name}</span>
            <span class="doubts__words" aria-hidden="true">{&view.short}</span>
            if view.is_checked {
                <IconImage icon={Icon::Check} />
            }
        </button>
    }
}
