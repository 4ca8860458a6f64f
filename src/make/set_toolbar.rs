//! The toolbar of the puzzle editor.

use super::set_view::SetTools;
use crate::{
    action::{Action, BoardAction},
    controls::{Button, ButtonStyle, HistoryButtons, Icon, Toolbar},
    text,
};
use yew::prelude::*;

/// The toolbar: undo, redo and clear.
#[component]
pub fn SetToolbar(tools: &SetTools) -> Html {
    html! {
        <Toolbar>
            <HistoryButtons can_undo={tools.can_undo} can_redo={tools.can_redo} />
            <Button
                label={text::set::CLEAR}
                icon={Icon::Clear}
                style={ButtonStyle::Bare}
                action={tools.can_clear.then_some(Action::Board(BoardAction::Clear))}
            />
        </Toolbar>
    }
}
