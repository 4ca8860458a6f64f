//! The selected cell: its cut-out, and the keys that correct its digit.

use super::{cutout::CutoutImage, view::ReadBoardView};
use crate::{
    action::{Action, PhotoAction},
    controls::{Keypad, Switch},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`CellPanel`].
#[derive(Properties, PartialEq)]
pub(super) struct CellPanelProps {
    /// The board.
    pub(super) view: Rc<ReadBoardView>,
}

/// The selected cell.
#[component]
pub(super) fn CellPanel(CellPanelProps { view }: &CellPanelProps) -> Html {
    html! {
        <div class="photo__keys">
            <div class="photo__selected">
                <CutoutImage pixels={Rc::clone(&view.selected.cutout)} />
                <b>{&view.selected.short}</b>
                if let Some(by_hand) = view.by_hand {
                    <Switch label={text::photo::BY_HAND} on={by_hand} action={Action::Photo(PhotoAction::ByHand(!by_hand))} />
                }
            </div>
            <Keypad view={view.keypad.clone()} can_erase={view.selected.digit.is_some()} />
        </div>
    }
}
