//! The typo doctor's suggestions, one tap each.

use super::view::FixView;
use crate::{
    action::{Action, SolveAction},
    controls::{Icon, IconImage, Row, lighting},
    text,
};
use nonet_core::{board::CellSet, solver::Fix};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`TypoList`].
#[derive(Properties, PartialEq)]
pub struct TypoListProps {
    /// The suggestions, the likeliest first.
    pub fixes: Rc<[FixView]>,
}

/// The suggestions. Each of them leaves exactly one solution; its cell and the houses of that are lit while it is pointed at.
#[component]
pub fn TypoList(TypoListProps { fixes }: &TypoListProps) -> Html {
    let heading = match &**fixes {
        [FixView { fix: Fix::Restore(_), .. }, ..] => text::solve::RULED_OUT_BY_MISTAKE,
        _ => text::solve::MISTYPED,
    };
    html! {
        <section class="typos" aria-labelledby="typos-title">
            <h3 id="typos-title">{heading}</h3>
            <ul class="typos__list">
                for (number, view) in fixes.iter().enumerate() {
                    <li key={number}>
                        <Row action={Action::Solve(SolveAction::TakeFix(view.fix))} pointed={lighting(CellSet::of(view.fix.cell()))}>
                            <span class="row__text">{&view.words}</span>
                            <IconImage icon={Icon::Next} />
                        </Row>
                    </li>
                }
            </ul>
        </section>
    }
}
