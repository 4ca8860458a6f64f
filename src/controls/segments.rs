//! A segmented control: a choice between a few things, side by side.

use super::{emits, use_dispatch};
use crate::action::{Action, Input};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// One choice of a segmented control.
#[derive(Clone, PartialEq, Debug)]
pub struct Segment {
    /// The name of the choice.
    pub name: AttrValue,
    /// Whether the choice is chosen.
    pub chosen: bool,
    /// The action when the choice is chosen.
    pub action: Action,
}

impl Segment {
    /// The choice with this name, state and action.
    pub fn new(name: impl Into<AttrValue>, chosen: bool, action: Action) -> Segment {
        Segment { name: name.into(), chosen, action }
    }
}

/// The props of [`Segments`].
#[derive(Properties, PartialEq)]
pub struct SegmentsProps {
    /// The name of the group of radio buttons.
    pub group: &'static str,
    /// The name of the control.
    pub label: AttrValue,
    /// A further class.
    #[prop_or_default]
    pub class: Option<&'static str>,
    /// The choices.
    pub segments: Vec<Segment>,
}

/// The segmented control.
#[component]
pub fn Segments(SegmentsProps { group, label, class, segments }: &SegmentsProps) -> Html {
    let dispatch = use_dispatch();
    html! {
        <fieldset class={classes!("segments", *class)} role="radiogroup" aria-label={label}>
            for segment in segments {
                {item(group, segment, &dispatch)}
            }
        </fieldset>
    }
}

/// Draws a choice. A press with the mouse leaves the focus where it is, because the next key is for the board.
fn item(group: &'static str, Segment { name, chosen, action }: &Segment, dispatch: &Callback<Input>) -> Html {
    let choose: Callback<MouseEvent> = emits(dispatch, action.clone());
    let onclick = move |event: MouseEvent| {
        if event.target_dyn_into::<HtmlInputElement>().is_none() {
            event.prevent_default();
            choose.emit(event);
        }
    };
    html! {
        <label key={name.to_string()} class="segments__item" {onclick} onmousedown={|event: MouseEvent| event.prevent_default()}>
            <Radio {group} {chosen} action={action.clone()} />
            <span>{name}</span>
        </label>
    }
}

/// The props of [`Radio`].
#[derive(Properties, PartialEq)]
pub struct RadioProps {
    /// The name of the group. One radio button of a group is chosen.
    pub group: &'static str,
    /// Whether the radio button is chosen.
    pub chosen: bool,
    /// The action when the radio button is chosen.
    pub action: Action,
}

/// The browser's radio button. The arrow keys move between the radio buttons of a group.
#[component]
pub fn Radio(RadioProps { group, chosen, action }: &RadioProps) -> Html {
    let onchange = emits(&use_dispatch(), action.clone());
    html! { <input type="radio" name={*group} checked={*chosen} {onchange} /> }
}
