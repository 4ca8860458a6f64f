//! The typo doctor's suggestions, one tap each.

use crate::{
    action::{Action, SolveAction},
    controls::{Icon, Row, icon, lighting},
    view::FixView,
};
use nonet_core::{board::CellSet, solver::Fix};
use yew::prelude::*;

/// All `fixes`, the likeliest first. Each of them leaves exactly one solution; its cell and the houses of that are
/// lit while it is pointed at.
pub(super) fn typo_list(fixes: &[FixView]) -> Html {
    let heading = match fixes {
        [FixView { fix: Fix::Restore(_), .. }, ..] => "Ruled out by mistake? With any one of these back the puzzle is unique.",
        _ => "One digit mistyped? Any one of these changes gives a unique puzzle.",
    };
    html! {
        <section class="typos" aria-labelledby="typos-title">
            <h3 id="typos-title">{heading}</h3>
            <ul class="typos__list">
                for (number, view) in fixes.iter().enumerate() {
                    <li key={number}>
                        <Row action={Action::Solve(SolveAction::TakeFix(view.fix))} pointed={lighting(CellSet::of(view.fix.cell()))}>
                            <span class="row__text">{&view.words}</span>
                            {icon(Icon::Next)}
                        </Row>
                    </li>
                }
            </ul>
        </section>
    }
}
