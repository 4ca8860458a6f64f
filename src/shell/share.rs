//! What leaves the page: a link, and pictures. What is done with them, `share.js` does, in the press itself.

use crate::{
    action::{Action, ShellAction},
    controls::{ButtonStyle, button, segments},
    state::{Overlay, Subject},
};
use std::rc::Rc;
use yew::prelude::*;

const SUBJECTS: [(&str, Subject); 3] =
    [("Puzzle", Subject::Puzzle), ("Position", Subject::Position), ("This step", Subject::Step)];

/// What is shared is chosen first; below it what the worker has written of it.
pub(super) fn share(subject: Subject, (markup, has_step): &(Option<Rc<str>>, bool)) -> Html {
    let open = |overlay| Action::Shell(ShellAction::Open(overlay));
    let choice = |&(name, other)| (name, other == subject, open(Overlay::Share(other)));
    html! {
        <div class="share">
            {segments("subject", "What is shared", None, SUBJECTS[..2 + usize::from(*has_step)].iter().map(choice))}
            <div class="share__sheet">{Html::from_html_unchecked(markup.clone().unwrap_or_default().into())}</div>
            {button("Other forms of text", ButtonStyle::Quiet, open(Overlay::Export))}
        </div>
    }
}
