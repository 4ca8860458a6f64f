//! What leaves the page: a link, and pictures. What only the system can do with them, `share.js` does, in the press itself: buttons
//! that name a way are seen where it can.

use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, button, segments},
    state::{Overlay, SharingView},
};
use yew::prelude::*;

/// What is shared is chosen first; below it its link, and its pictures.
pub(super) fn share(view: &SharingView) -> Html {
    let shell = |action| Action::Shell(action);
    let choice = |&(name, subject)| (name, subject == view.subject, shell(ShellAction::Open(Overlay::Share(subject))));
    html! {
        <div class="share">
            if view.subjects.len() > 1 {
                {segments("subject", "What is shared", None, view.subjects.iter().map(choice))}
            }
            if let Some(words) = &view.words {
                <p class="share__words">{words}</p>
            }
            <input class="share__link" readonly=true aria-label="Link" value={view.link.clone()} />
            <div class="share__ways">
                <button class="button" type="button" data-way="share">{"Share\u{2026}"}</button>
                <Button label="Copy link" style={ButtonStyle::Primary} action={shell(ShellAction::CopyLink(false))} />
                if view.words.is_some() {
                    {button("Copy result", ButtonStyle::Plain, shell(ShellAction::CopyLink(true)))}
                }
                {button("As text", ButtonStyle::Quiet, shell(ShellAction::Open(Overlay::Export)))}
            </div>
            <div class="share__pictures">{Html::from_html_unchecked(view.pictures.clone().unwrap_or_default().into())}</div>
        </div>
    }
}
