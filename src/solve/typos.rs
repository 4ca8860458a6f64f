//! The suggestions of the typo doctor.

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
    /// The suggestions, the most likely first.
    pub fixes: Rc<[FixView]>,
}

/// The suggestions, each as a button. Every suggestion leaves exactly one solution. Pointing at one lights its cell and the
/// houses of the cell.
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
