//! The suggestions of the typo doctor: changes of a digit, and givens that may be missing.

use super::view::{FixView, GivensView};
use crate::{
    action::{Action, SolveAction},
    controls::{Icon, IconImage, Row, highlight_on_hover},
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
                        <Row action={Action::Solve(SolveAction::TakeFix(view.fix))} pointed={highlight_on_hover(CellSet::of(view.fix.cell()))}>
                            <span class="row__text">{&view.words}</span>
                            <IconImage icon={Icon::Next} />
                        </Row>
                    </li>
                }
            </ul>
        </section>
    }
}

/// The givens of which any one leaves one solution, folded away, each as a button that adds it. Nothing where there are not several.
#[component]
pub fn GivenList(GivensView { heading, givens }: &GivensView) -> Html {
    html! {
        if !givens.is_empty() {
            <details class="typos">
                <summary>{heading}</summary>
                <ul class="typos__list">
                    for (given, words) in givens.iter() {
                        <li key={words.to_string()}>
                            <Row action={Action::Solve(SolveAction::AddGiven(*given))} pointed={highlight_on_hover(CellSet::of(given.cell))}>
                                <span class="row__text">{words}</span>
                                <IconImage icon={Icon::Next} />
                            </Row>
                        </li>
                    }
                </ul>
            </details>
        }
    }
}
