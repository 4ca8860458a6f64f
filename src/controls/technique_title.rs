//! The title of a technique, which leads to its lesson.

use super::{Button, ButtonStyle};
use crate::action::{Action, Overlay, ShellAction};
use yew::prelude::*;

/// The props of [`TechniqueTitle`].
#[derive(Properties, PartialEq)]
pub struct TechniqueTitleProps {
    /// The title.
    pub title: AttrValue,
    /// The name of the lesson; empty if there is none.
    pub lesson: AttrValue,
}

/// The title. Where there is a lesson it is a button that opens it.
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
