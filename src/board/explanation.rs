//! The explanation of a step that is drawn on the board: the title of its technique, its sentences, and the choice between its cases.

use crate::{
    action::{Action, Input, LearnAction, ShellAction},
    controls::{Button, ButtonStyle, Segment, Segments, points, use_dispatch},
    text::{self, Text},
};
use nonet_core::board::CellSet;
use nonet_course::drillable;
use nonet_drawing::words_class;
use nonet_prose::{Prose, Span};
use nonet_protocol::Technique;
use yew::prelude::*;

/// The props of [`TechniqueTitle`].
#[derive(Properties, PartialEq)]
pub struct TechniqueTitleProps {
    /// The title.
    pub title: AttrValue,
    /// The technique, whose lesson a press leads to. None if there is no lesson.
    pub lesson: Option<Technique>,
}

/// The title of a technique: a button that leads to its lesson, or text if there is no lesson.
#[component]
pub fn TechniqueTitle(TechniqueTitleProps { title, lesson }: &TechniqueTitleProps) -> Html {
    html! {
        if let Some(technique) = lesson.filter(|technique| drillable().contains(*technique)) {
            <Button label={title} style={ButtonStyle::Quiet} action={Action::Learn(LearnAction::Lesson(technique))} />
        } else {
            {title}
        }
    }
}

/// The props of [`Sentence`].
#[derive(Properties, PartialEq)]
pub struct SentenceProps {
    /// The words of the sentence, with the cells that each names.
    pub prose: Prose,
}

/// A sentence whose words are tinted like the cells that they name. Words about cells highlight the cells while they are pointed at
/// or have the focus.
#[component]
pub fn Sentence(SentenceProps { prose }: &SentenceProps) -> Html {
    let dispatch = use_dispatch();
    prose.spans.iter().map(|part| span(part, &dispatch)).collect()
}

fn span(span: &Span, dispatch: &Callback<Input>) -> Html {
    let cells = span.about.cells();
    if cells.is_empty() {
        return html! { {span.text.clone()} };
    }
    html! {
        <b
            class={span.role.map_or("says", words_class)}
            tabindex="0"
            onmouseenter={points(dispatch, cells)}
            onmouseleave={points(dispatch, CellSet::EMPTY)}
            onfocus={points(dispatch, cells)}
            onblur={points(dispatch, CellSet::EMPTY)}
        >
            {span.text.clone()}
        </b>
    }
}

/// The props of [`CaseChoice`].
#[derive(Properties, PartialEq)]
pub struct CaseChoiceProps {
    /// The number of cases. If it is 0, nothing is drawn.
    pub count: usize,
    /// The case that is shown alone, counted from 0; `None` if all are shown.
    pub shown: Option<usize>,
}

/// The choice between the cases of a step: all of them, or one alone.
#[component]
pub fn CaseChoice(&CaseChoiceProps { count, shown }: &CaseChoiceProps) -> Html {
    let segment = |(number, name): (usize, &Text)| {
        let case = number.checked_sub(1);
        Segment::new(*name, case == shown, Action::Shell(ShellAction::Case(case)))
    };
    let segments: Vec<Segment> = text::controls::CASE_NAMES.iter().enumerate().take(count + 1).map(segment).collect();
    html! {
        if count > 0 {
            <Segments group="case" label={text::controls::CASES} {segments} />
        }
    }
}
