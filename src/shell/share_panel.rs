//! The content of the dialog "Share".

use super::share_sheet::ShareSheet;
use crate::{
    action::{Action, Overlay, ShellAction, Subject, Theme},
    controls::{Button, ButtonStyle, Segment, Segments},
    shell::view::ShareView,
    text,
};
use yew::prelude::*;

const SUBJECTS: [(&str, Subject); 3] =
    [(text::share::PUZZLE, Subject::Puzzle), (text::share::POSITION, Subject::Position), (text::share::THIS_STEP, Subject::Step)];

const LOOKS: [(&str, Theme); 2] = [(text::share::LIGHT_PICTURE, Theme::Light), (text::share::DARK_PICTURE, Theme::Dark)];

/// The choice of what is shared, and below it the link and the pictures, once they are drawn.
#[component]
pub fn SharePanel(view: &ShareView) -> Html {
    let open = |overlay| Action::Shell(ShellAction::Open(overlay));
    let subject = |&(name, subject)| Segment::new(name, subject == view.subject, open(Overlay::Share(subject)));
    let subjects: Vec<Segment> = SUBJECTS[..2 + usize::from(view.has_step)].iter().map(subject).collect();
    let look = |(name, look)| Segment::new(name, look == view.look, Action::Shell(ShellAction::Picture(look)));
    let looks: Vec<Segment> = LOOKS.into_iter().map(look).collect();
    html! {
        <div class="share">
            <Segments group="subject" label={text::share::SUBJECT} segments={subjects} />
            if let Some(omitted) = &view.omitted {
                <p class="note-line" role="note">{omitted}</p>
            }
            <div class="share__sheet">
                if let Some(shared) = &view.shared {
                    <ShareSheet ..shared.clone() />
                }
            </div>
            <Segments group="picture" label={text::share::PICTURE} segments={looks} />
            <Button label={text::share::OTHER_FORMS} style={ButtonStyle::Quiet} action={open(Overlay::Export)} />
        </div>
    }
}
