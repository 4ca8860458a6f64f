//! The dialog "Share": what is shared, and how its picture looks.

use super::share_sheet::ShareSheet;
use crate::{
    action::{Action, ShellAction, Theme},
    controls::{ButtonStyle, button, segments},
    state::{Overlay, Subject},
    text::en::share as en,
    view::ShareView,
};
use yew::prelude::*;

const SUBJECTS: [(&str, Subject); 3] =
    [(en::PUZZLE, Subject::Puzzle), (en::POSITION, Subject::Position), (en::THIS_STEP, Subject::Step)];

const LOOKS: [(&str, Theme); 2] = [(en::LIGHT_PICTURE, Theme::Light), (en::DARK_PICTURE, Theme::Dark)];

/// What a [`SharePanel`] is given.
#[derive(Properties, PartialEq)]
pub struct SharePanelProps {
    /// What is shared.
    pub view: ShareView,
}

/// What is shared is chosen first; below it lie its link and its pictures, once these are drawn.
#[component]
pub fn SharePanel(SharePanelProps { view }: &SharePanelProps) -> Html {
    let open = |overlay| Action::Shell(ShellAction::Open(overlay));
    let subjects = &SUBJECTS[..2 + usize::from(view.has_step)];
    let subject = |&(name, subject)| (name, subject == view.subject, open(Overlay::Share(subject)));
    let look = |(name, look)| (name, look == view.look, Action::Shell(ShellAction::Picture(look)));
    html! {
        <div class="share">
            {segments("subject", en::SUBJECT, None, subjects.iter().map(subject))}
            if let Some(omitted) = &view.omitted {
                <p class="note-line" role="note">{omitted}</p>
            }
            <div class="share__sheet">
                if let Some(shared) = &view.shared {
                    <ShareSheet shared={shared.clone()} />
                }
            </div>
            {segments("picture", en::PICTURE, None, LOOKS.into_iter().map(look))}
            {button(en::OTHER_FORMS, ButtonStyle::Quiet, open(Overlay::Export))}
        </div>
    }
}
