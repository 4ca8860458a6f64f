//! The list of givens that can be added to a puzzle that is being set.

use super::set_view::AdditionView;
use crate::{
    action::{Action, MakeAction},
    controls::{Row, RowText, lighting},
    text,
};
use nonet_core::board::CellSet;
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`Additions`].
#[derive(Properties, PartialEq)]
pub(super) struct AdditionsProps {
    /// The possible givens, the one that gives the easiest puzzle first.
    pub(super) additions: Rc<[AdditionView]>,
}

/// The list of possible givens. Pointing at a row lights the cell of its given.
#[component]
pub(super) fn Additions(AdditionsProps { additions }: &AdditionsProps) -> Html {
    html! {
        <section class="choices" aria-label={text::set::ONE_MORE}>
            <h3 class="by-hand__title">{text::set::EASIEST_FIRST}</h3>
            <ul class="log__list by-hand__list">
                for (number, AdditionView { given, title, words }) in additions.iter().enumerate() {
                    <li key={number}>
                        <Row action={Action::Make(MakeAction::AddGiven(*given))} pointed={lighting(CellSet::of(given.cell))}>
                            <RowText title={title.clone()}>{words}</RowText>
                        </Row>
                    </li>
                }
            </ul>
        </section>
    }
}
