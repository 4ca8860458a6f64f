//! The row that picks out cells: by the digits that they can hold, by pairs of candidates, by strong links.

use super::button::{Button, toggle_button};
use crate::{
    action::{Action, BoardAction},
    state::{Filter, Filters},
    view::PageView,
};
use nonet_core::board::{Digit, DigitSet};
use yew::prelude::*;

/// What a [`HighlightRow`] is given.
#[derive(Properties, PartialEq)]
struct HighlightRowProps {
    /// The digits that are lit.
    lit: DigitSet,
    /// The filters that are on.
    filters: Filters,
    /// Whether it is shown where there is little room.
    open: bool,
}

/// The row of the page.
pub fn highlight_row(view: &PageView) -> Html {
    let ((lit, filters), open) = (view.highlight, view.tools.highlighting);
    html! { <HighlightRow {lit} {filters} {open} /> }
}

/// The row; what is pressed in it combines. The board keeps the keyboard's focus while a mouse presses it.
#[component]
fn HighlightRow(&HighlightRowProps { lit, filters, open }: &HighlightRowProps) -> Html {
    let filter = |label, on, filter| toggle_button(label, on, Action::Board(BoardAction::Filter(filter)));
    html! {
        <div
            class={classes!("highlight", open.then_some("highlight--open"))}
            role="group"
            aria-label="Highlight"
            onmousedown={|event: MouseEvent| event.prevent_default()}
        >
            for digit in Digit::ALL {
                <Button
                    key={digit.index()}
                    label={digit.to_string()}
                    before="Highlight "
                    pressed={lit.contains(digit)}
                    action={Action::Board(BoardAction::Light(digit))}
                />
            }
            {filter("Pairs", filters.bivalue, Filter::Bivalue)}
            {filter("Links", filters.links, Filter::Links)}
        </div>
    }
}
