//! A choice of few, side by side.

use super::segment_item::SegmentItem;
use crate::action::Action;
use yew::prelude::*;

/// One of the choices.
#[derive(Clone, PartialEq, Debug)]
pub struct Segment {
    /// Its name.
    pub name: AttrValue,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// The action of choosing it.
    pub action: Action,
}

impl Segment {
    /// The choice with this name.
    pub fn new(name: impl Into<AttrValue>, chosen: bool, action: Action) -> Segment {
        Segment { name: name.into(), chosen, action }
    }
}

/// The props of [`Segments`].
#[derive(Properties, PartialEq)]
pub struct SegmentsProps {
    /// The name of the group of radio buttons.
    pub group: &'static str,
    /// The name of the choice.
    pub label: AttrValue,
    /// A further class.
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
