//! A row of a list that can be pressed.

use super::tag::{Tag, tag};
use yew::prelude::*;

/// A row: what stands before the words, the words, and more about them.
#[inline(never)]
pub(super) fn row(before: Html, title: AttrValue, detail: Html) -> Tag {
    let words =
        tag("span", "row__text").child(tag("span", "row__title").text(title)).child(tag("span", "row__detail").child(detail));
    tag("button", "row").with("type", "button").child(before).child(words)
}
