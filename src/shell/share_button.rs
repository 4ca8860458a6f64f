//! A button of the share dialog.

use crate::text;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The actions of the share dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShareAction {
    /// Opens the system's share sheet.
    OpenSheet,
    /// Copies the link.
    CopyLink,
    /// Copies the link with the text that goes with it.
    CopyResult,
    /// Downloads the picture as PNG.
    SavePicture,
    /// Copies the picture as PNG.
    CopyPicture,
}

impl ShareAction {
    const fn label(self) -> &'static str {
        match self {
            ShareAction::OpenSheet => text::share::SHARE,
            ShareAction::CopyLink => text::share::COPY_LINK,
            ShareAction::CopyResult => text::share::COPY_RESULT,
            ShareAction::SavePicture => text::share::SAVE_PNG,
            ShareAction::CopyPicture => text::share::COPY_PICTURE,
        }
    }
}

/// The props of [`ShareButton`].
#[derive(Properties, PartialEq)]
pub(super) struct ShareButtonProps {
    /// The action of the button.
    pub(super) action: ShareAction,
    /// Whether the button has just copied something.
    pub(super) copied: bool,
    /// The callback that gets the action when the button is pressed.
    pub(super) onshare: Callback<ShareAction>,
}

/// The button. For a moment after copying, its label says so; its width does not change.
#[component]
pub(super) fn ShareButton(ShareButtonProps { action, copied, onshare }: &ShareButtonProps) -> Html {
    let node = use_node_ref();
    let onclick = use_callback((*action, node.clone(), onshare.clone()), |_: MouseEvent, (action, node, onshare)| {
        if let Some(button) = node.cast::<HtmlElement>() {
            let _ = button.style().set_property("min-width", &format!("{}px", button.offset_width()));
        }
        onshare.emit(*action);
    });
    let style = (*action == ShareAction::CopyLink).then_some("button--primary");
    html! {
        <button ref={node} class={classes!("button", style)} type="button" {onclick}>
            {if *copied { text::share::COPIED } else { action.label() }}
        </button>
    }
}
