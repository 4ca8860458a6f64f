//! A button that shares.

use crate::text;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The ways to share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShareAction {
    /// The system's own share sheet opens.
    OpenSheet,
    /// The link is copied.
    CopyLink,
    /// The words that go with the link are copied with it.
    CopyResult,
    /// The picture is saved as dots.
    SavePicture,
    /// The picture is copied as dots.
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
    /// Its action.
    pub(super) action: ShareAction,
    /// Whether it has copied a moment ago.
    pub(super) copied: bool,
    /// The callback that hears that it is pressed.
    pub(super) onshare: Callback<ShareAction>,
}

/// A button that shares; it says for a moment that it has copied. Nothing moves then: it stays as wide as it was.
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
