//! The puzzle editor: the board, the verdict, the keys and the panel.

use super::{make_choice::MakeChoice, set_panel::SetPanel, set_toolbar::SetToolbar, set_view::SetRoomView};
use crate::{
    action::MakeTab,
    board::Board,
    controls::{AutoAdvance, Icon, Keypad, RoomFrame, VerdictCard, VerdictKind},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`SetRoom`].
#[derive(Properties, PartialEq)]
pub(super) struct SetRoomProps {
    /// The view of the editor.
    pub(super) view: Rc<SetRoomView>,
}

/// The room of the puzzle editor.
#[component]
pub(super) fn SetRoom(SetRoomProps { view }: &SetRoomProps) -> Html {
    let SetRoomView { board, tools, keypad, verdict, panel } = &**view;
    html! {
        <RoomFrame
            class="room--set"
            board={html! { <Board view={Rc::clone(board)} /> }}
            verdict={html! {
                <>
                    <MakeChoice open={MakeTab::Editor} />
                    <VerdictCard
                        label={text::set::VERDICT}
                        class={classes!(verdict.kind.map(VerdictKind::class))}
                        icon={verdict.kind.map_or(Icon::Edit, VerdictKind::icon)}
                        words={verdict.words.clone()}
                        about={html! { {&verdict.about} }}
                    />
                    <AutoAdvance on={tools.auto_advance} />
                </>
            }}
            keys={html! { <Keypad view={keypad.clone()} can_erase={tools.can_erase} /> }}
            actions={html! { <SetToolbar ..*tools /> }}
            more={html! { <SetPanel view={Rc::clone(panel)} /> }}
        />
    }
}
