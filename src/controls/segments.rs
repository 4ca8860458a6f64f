//! A segmented control: a choice between a few things, side by side.

use super::segment_item::SegmentItem;
use crate::action::Action;
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
    html! {
        <fieldset class={classes!("segments", *class)} role="radiogroup" aria-label={label}>
            for Segment { name, chosen, action } in segments {
                <SegmentItem key={name.to_string()} {group} name={name.clone()} {chosen} action={action.clone()} />
            }
        </fieldset>
    }
}
