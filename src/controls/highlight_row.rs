//! The row that highlights cells: by the digits that they can hold, by pairs of candidates, or by strong links.

use super::{Button, HighlightView};
use crate::{
    action::{Action, BoardAction, Filter},
    text,
};
use nonet_core::board::Digit;
use yew::prelude::*;

/// The row. Several of its buttons can be pressed together. A press with the mouse leaves the focus on the board.
#[component]
pub fn HighlightRow(&HighlightView { lit, filters, open }: &HighlightView) -> Html {
    let filter = |label, pressed: bool, filter| {
        html! { <Button {label} {pressed} action={Action::Board(BoardAction::Filter(filter))} /> }
    };
    html! {
        <div
            class={classes!("highlight", open.then_some("highlight--open"))}
            role="group"
            aria-label={text::controls::HIGHLIGHT}
            onmousedown={|event: MouseEvent| event.prevent_default()}
        >
            <span class="highlight__name" aria-hidden="true">{text::controls::HIGHLIGHT}</span>
            for digit in Digit::ALL {
                <Button
                    key={digit.index()}
                    label={digit.to_string()}
                    before={text::controls::HIGHLIGHT_DIGIT}
                    pressed={lit.contains(digit)}
                    action={Action::Board(BoardAction::Light(digit))}
                />
            }
            {filter(text::controls::PAIRS, filters.bivalue, Filter::Bivalue)}
            {filter(text::controls::LINKS, filters.links, Filter::Links)}
        </div>
    }
}
