//! The typo doctor's suggestions, one tap each.

use crate::{
    action::{Action, SolveAction},
    controls::{Icon, Row, icon},
    view::FixView,
};
use yew::prelude::*;

/// The likeliest `fixes`, and how many `more` there are. Each of them leaves exactly one solution.
pub(super) fn typo_list(fixes: &[FixView], more: usize) -> Html {
    html! {
        <section class="typos" aria-labelledby="typos-title">
            <h3 id="typos-title">{"A slip of the pen? Each of these leaves one solution."}</h3>
            <ul class="typos__list">
                for (number, fix) in fixes.iter().enumerate() {
                    <li key={number}>
                        <Row action={Action::Solve(SolveAction::TakeFix(number))}>
                            <span class="row__text">{&fix.words}</span>
                            {icon(Icon::Next)}
                        </Row>
                    </li>
                }
            </ul>
            if more > 0 {
                <p class="note-line">{format!("and {more} more")}</p>
            }
        </section>
    }
}
