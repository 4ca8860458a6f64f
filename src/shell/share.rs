//! What leaves the page: a link, and pictures. What is done with them, `share.js` does, in the press itself.

use crate::{
    action::{Action, ShellAction, Theme},
    controls::{ButtonStyle, button, segments},
    state::{Overlay, Subject},
    view::SharingView,
};
use yew::prelude::*;

const SUBJECTS: [(&str, Subject); 3] =
    [("Puzzle", Subject::Puzzle), ("Position", Subject::Position), ("This step", Subject::Step)];

const LOOKS: [(&str, Theme); 2] = [("Light picture", Theme::Light), ("Dark picture", Theme::Dark)];

/// What is shared is chosen first; below it what the worker has written of it.
pub(super) fn share(subject: Subject, SharingView { markup, look, has_step, omitted }: &SharingView) -> Html {
    let open = |overlay| Action::Shell(ShellAction::Open(overlay));
    let choice = |&(name, other)| (name, other == subject, open(Overlay::Share(other)));
    let picture = |(name, other)| (name, other == *look, Action::Shell(ShellAction::Picture(other)));
    html! {
        <div class="share">
            {segments("subject", "What is shared", None, SUBJECTS[..2 + usize::from(*has_step)].iter().map(choice))}
            if let Some(omitted) = omitted {
                <p class="note-line" role="note">{omitted}</p>
            }
            <div class="share__sheet">{Html::from_html_unchecked(markup.clone().unwrap_or_default().into())}</div>
            {segments("picture", "The picture", None, LOOKS.into_iter().map(picture))}
            {button("Other forms of text", ButtonStyle::Quiet, open(Overlay::Export))}
        </div>
    }
}
