//! The tab for a structure of the player's own: its view, as plain values, and its drawing.

use super::{log::StepView, state::Solve, step_card::StepCard};
use crate::{
    action::{Action, OwnAction, SolveAction},
    controls::{Button, ButtonStyle, use_dispatch},
    text,
};
use nonet_words::{Notation, capital};
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;
use yew::{AttrValue, prelude::*};

/// The player's own structure, and the judgement on it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnView {
    /// The text as it was typed.
    pub text: AttrValue,
    /// The verdict, and what is to be known of the structure. Empty until the worker has answered.
    pub lines: Vec<AttrValue>,
    /// Whether the structure proves something, and all that is claimed of it.
    pub is_proved: bool,
    /// The text up to the place at which it can't be read, and the rest. None if it is read.
    pub unread: Option<(AttrValue, AttrValue)>,
    /// The structure as it was read, in the notation of the field.
    pub read_as: AttrValue,
    /// The card of the step that takes what the structure proves. None if it proves nothing.
    pub card: Option<Rc<StepView>>,
}

/// Returns the view of the player's own structure. `card` is that of the step that takes what the structure proves.
pub(super) fn own(solve: &Solve, card: Option<Rc<StepView>>, notation: Notation) -> OwnView {
    let text: AttrValue = solve.own.text.to_string().into();
    let Some(own) = solve.own_judgement() else { return OwnView { text, ..OwnView::default() } };
    let unread = own.judged.unread_at.map(|at| {
        let (before, rest): (Vec<_>, Vec<_>) = solve.own.text.chars().enumerate().partition(|(number, _)| *number < at);
        let joined = |part: Vec<(usize, char)>| AttrValue::from(part.into_iter().map(|(_, it)| it).collect::<String>());
        (joined(before), joined(rest))
    });
    OwnView {
        text,
        lines: own.judged.lines.of(notation).iter().map(|line| capital(line).into()).collect(),
        is_proved: own.judged.is_proved,
        unread,
        read_as: own.judged.read_as.clone().into(),
        card,
    }
}

/// The props of [`OwnPanel`].
#[derive(Properties, PartialEq)]
pub struct OwnPanelProps {
    /// The structure and the judgement.
    pub view: OwnView,
}

/// The field for the structure; below it the verdict, the button that takes what is proved, and the proof.
#[component]
pub fn OwnPanel(OwnPanelProps { view }: &OwnPanelProps) -> Html {
    let dispatch = use_dispatch();
    let oninput = use_callback(dispatch, |event: InputEvent, dispatch| {
        let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() else { return };
        dispatch.emit(Action::Solve(SolveAction::Own(OwnAction::Write(field.value().into()))).into());
    });
    let verdict = if view.is_proved { "own__verdict own__verdict--proved" } else { "own__verdict" };
    html! {
        <section class="own" aria-labelledby="own-title">
            <h3 id="own-title">{text::solve::OWN_STRUCTURE}</h3>
            <textarea
                class="field own__text"
                rows="3"
                aria-label={text::solve::OWN_STRUCTURE}
                placeholder={text::solve::OWN_EXAMPLE}
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                value={view.text.clone()}
                aria-invalid={view.unread.is_some().then_some("true")}
                {oninput}
            />
            <div role="status" class={verdict}>
                if let Some((before, rest)) = &view.unread {
                    <p class="own__unread">{before}<mark>{rest}</mark></p>
                }
                for line in &view.lines {
                    <p>{line}</p>
                }
            </div>
            if view.lines.is_empty() {
                <p class="note-line">{text::solve::ABOUT_OWN}</p>
            }
            if let Some(card) = &view.card {
                <Button
                    label={text::solve::TAKE}
                    style={ButtonStyle::Primary}
                    action={Action::Solve(SolveAction::Own(OwnAction::Take))}
                />
                <StepCard step={Rc::clone(card)} />
            }
        </section>
    }
}
