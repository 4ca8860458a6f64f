//! The typo doctor's suggestions, one tap each.

use super::icon::{Icon, icon};
use crate::app::{action::Action, view::FixView};
use yew::prelude::*;

/// The likeliest `fixes`, and how many `more` there are. Each of them leaves exactly one solution.
pub fn typo_list(fixes: &[FixView], more: usize, onaction: &Callback<Action>) -> Html {
    html! {
        <section class="typos" aria-labelledby="typos-title">
            <h3 id="typos-title">{"A slip of the pen? Each of these leaves one solution."}</h3>
            <ul class="typos__list">
                for (number, fix) in fixes.iter().enumerate() {
                    <li key={number}>
                        <button class="row" type="button" onclick={onaction.reform(move |_| Action::TakeFix(number))}>
                            <span class="row__text">{fix.words.clone()}</span>
                            {icon(Icon::Next)}
                        </button>
                    </li>
                }
            </ul>
            if more > 0 {
                <p class="note-line">{format!("and {more} more")}</p>
            }
        </section>
    }
}
