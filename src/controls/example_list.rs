//! The list of sample puzzles.

use super::{Row, RowText};
use crate::{
    action::{Action, ShellAction},
    text::{self, Text},
};
use yew::prelude::*;

/// A sample puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SampleView {
    /// The name: `Easy`, `32 solutions`.
    pub name: Text,
    /// A line about the puzzle.
    pub about: Text,
}

/// The props of [`ExampleList`].
#[derive(Properties, PartialEq)]
pub struct ExampleListProps {
    /// The sample puzzles.
    pub samples: Vec<SampleView>,
}

/// The list, with a row to press for each sample puzzle.
#[component]
pub fn ExampleList(ExampleListProps { samples }: &ExampleListProps) -> Html {
    html! {
        <section class="card scroller samples" aria-labelledby="samples-title">
            <h2 class="samples__title" id="samples-title">{text::controls::EXAMPLES}</h2>
            <ul>
                for (number, sample) in samples.iter().enumerate() {
                    <li key={number}>
                        <Row action={Action::Shell(ShellAction::Sample(number))}>
                            <RowText title={sample.name}>{sample.about}</RowText>
                        </Row>
                    </li>
                }
            </ul>
        </section>
    }
}
