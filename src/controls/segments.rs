//! A choice of few, side by side.

use super::{Radio, emits, use_dispatch};
use crate::action::Action;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// One of the choices.
#[derive(Clone, PartialEq, Debug)]
pub struct Segment {
    /// Its name.
    pub name: AttrValue,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// What choosing it does.
    pub action: Action,
}

impl Segment {
    /// The choice with this name.
    pub fn new(name: impl Into<AttrValue>, chosen: bool, action: Action) -> Segment {
        Segment { name: name.into(), chosen, action }
    }
}

/// What [`Segments`] are given.
#[derive(Properties, PartialEq)]
pub struct SegmentsProps {
    /// The name of the group of radio buttons.
    pub group: &'static str,
    /// What is chosen.
    pub label: AttrValue,
    /// What else they look like.
    #[prop_or_default]
    pub class: Option<&'static str>,
    /// The choices.
    pub segments: Vec<Segment>,
}

/// The choices in a row.
#[component]
pub fn Segments(SegmentsProps { group, label, class, segments }: &SegmentsProps) -> Html {
    html! {
        <fieldset class={classes!("segments", *class)} role="radiogroup" aria-label={label}>
            for Segment { name, chosen, action } in segments {
                <SegmentItem key={name.to_string()} {group} name={name.clone()} {chosen} action={action.clone()} />
            }
        </fieldset>
    }
}

/// What a [`SegmentItem`] is given.
#[derive(Properties, PartialEq)]
struct SegmentItemProps {
    group: &'static str,
    name: AttrValue,
    chosen: bool,
    action: Action,
}

/// One of the choices. A mouse leaves the keyboard's focus where it is: the next key is for the board.
#[component]
fn SegmentItem(SegmentItemProps { group, name, chosen, action }: &SegmentItemProps) -> Html {
    let choose: Callback<MouseEvent> = emits(&use_dispatch(), action.clone());
    let onclick = move |event: MouseEvent| {
        if event.target_dyn_into::<HtmlInputElement>().is_none() {
            event.prevent_default();
            choose.emit(event);
        }
    };
    html! {
        <label class="segments__item" {onclick} onmousedown={|event: MouseEvent| event.prevent_default()}>
            <Radio {group} {chosen} action={action.clone()} />
            <span>{name}</span>
        </label>
    }
}
