//! What an empty board says: bring a puzzle.

use super::{
    button::{Button, Look},
    file_button::FileButton,
    icon::Icon,
};
use crate::app::{action::Action, view::SampleView};
use yew::prelude::*;

/// What an [`Invite`] is given.
#[derive(Properties, PartialEq)]
pub struct InviteProps {
    /// The puzzles that are offered.
    pub samples: Vec<SampleView>,
    /// Hears what was pressed.
    pub onaction: Callback<Action>,
}

/// The ways in; the board beside it can be typed on at once.
#[component]
pub fn Invite(InviteProps { samples, onaction }: &InviteProps) -> Html {
    html! {
        <section class="invite" aria-labelledby="invite-title">
            <h2 class="invite__title" id="invite-title">{"Bring a puzzle"}</h2>
            <p class="invite__text">{"Type it on the board, paste it anywhere on this page, drop a file, or try one of these."}</p>
            <div class="invite__ways">
                <Button label="Paste" picture={Icon::Paste} look={Look::Primary} onpress={onaction.reform(|()| Action::AskPaste)} />
                <FileButton onaction={onaction.clone()} />
            </div>
            <ul class="invite__samples" aria-label="Samples">
                for (number, sample) in samples.iter().enumerate() {
                    <li key={number}>
                        <button
                            class="chip"
                            type="button"
                            title={sample.about}
                            onclick={onaction.reform(move |_| Action::Sample(number))}
                        >
                            {sample.name}
                        </button>
                    </li>
                }
            </ul>
        </section>
    }
}
