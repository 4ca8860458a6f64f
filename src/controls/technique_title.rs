//! The title of a technique, which opens its lesson.

use super::{Button, ButtonStyle};
use crate::action::{Action, Overlay, ShellAction};
use yew::prelude::*;

/// The props of [`TechniqueTitle`].
#[derive(Properties, PartialEq)]
pub struct TechniqueTitleProps {
    /// The title.
    pub title: AttrValue,
    /// The name of the technique, by which its lesson is found; empty if there is no lesson.
    pub lesson: AttrValue,
}

/// The title: a button if there is a lesson, otherwise text.
#[component]
pub fn TechniqueTitle(TechniqueTitleProps { title, lesson }: &TechniqueTitleProps) -> Html {
    html! {
        if lesson.is_empty() {
            {title}
        } else {
            <Button
                label={title}
                style={ButtonStyle::Quiet}
                action={Action::Shell(ShellAction::Open(Overlay::Techniques(lesson.to_string())))}
            />
        }
    }
}
