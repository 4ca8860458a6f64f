//! The row that highlights cells of a board: by the digits that they can hold, by pairs of candidates, or by strong links.

use crate::{
    action::{Action, BoardAction, Filter},
    controls::Button,
    session::{BoardUi, Filters},
    text,
};
use nonet_core::board::{Digit, DigitSet};
use yew::prelude::*;

/// The view of a [`HighlightRow`].
#[derive(Properties, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighlightView {
    /// The digits that are highlighted.
    pub lit: DigitSet,
    /// The filters that are on.
    pub filters: Filters,
    /// Whether the row is shown on a small screen.
    pub open: bool,
}

impl HighlightView {
    /// Returns the view of the row for this board.
    #[must_use]
    pub const fn of(board: &BoardUi) -> HighlightView {
        HighlightView { lit: board.lit, filters: board.filters, open: board.highlighting }
    }
}

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
