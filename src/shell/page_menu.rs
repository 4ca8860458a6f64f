//! The menu of the page.

use crate::{
    action::{Action, Overlay, ShellAction, Subject},
    controls::{Button, ButtonStyle, Icon, Menu},
    text,
};
use nonet_protocol::{CollectionEvent, LibraryPart};
use yew::prelude::*;

/// The props of [`PageMenu`].
#[derive(Properties, PartialEq)]
pub(super) struct PageMenuProps {
    /// Whether the room has a board to share, export and print. A book has its own buttons for that.
    pub(super) has_board: bool,
}

/// The menu.
#[component]
pub(super) fn PageMenu(&PageMenuProps { has_board }: &PageMenuProps) -> Html {
    let item = |label, icon, action: Action| html! { <Button {label} {icon} style={ButtonStyle::Quiet} {action} /> };
    let open = |label, icon, overlay| item(label, icon, Action::Shell(ShellAction::Open(overlay)));
    html! {
        <Menu id="page-menu" label={text::shell::MENU} icon={Icon::Menu}>
            <div class="menu__items">
                if has_board {
                    {open(text::shell::SHARE, Icon::Share, Overlay::Share(Subject::Puzzle))}
                    {open(text::shell::EXPORT, Icon::Export, Overlay::Export)}
                    {open(text::shell::PRINT, Icon::Print, Overlay::Print)}
                }
                {item(text::shell::LIBRARY, Icon::Several, CollectionEvent::OpenLibrary(LibraryPart::All).into())}
                {open(text::shell::TECHNIQUES, Icon::Hint, Overlay::Techniques(String::new()))}
                {open(text::shell::KEYS, Icon::Keys, Overlay::Keys)}
                {open(text::shell::SETTINGS, Icon::Settings, Overlay::Settings)}
            </div>
        </Menu>
    }
}
