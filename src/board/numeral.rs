//! A drawn digit. The name of the cell says it aloud.

use nonet_core::board::Digit;
use nonet_drawing::{Weight, outline};
use yew::prelude::*;

/// The digit, drawn in a box of 64 by 100 that `transform` places; the style sheet gives the classes their colour and the width
/// of the stroke. `transform` makes the box a tenth lower, which gives level strokes nine tenths of the upright ones' width, as
/// type has it.
pub fn numeral(digit: Digit, weight: Weight, class: Classes, transform: &'static str) -> Html {
    html! { <path {class} d={outline(digit, weight)} {transform} /> }
}
