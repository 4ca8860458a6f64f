//! Keys that move the focus among the buttons of one container: tabs, the items of a menu, the days of a calendar.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The arrangement of the buttons, which decides where a key moves the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// Side by side. The first button follows the last one.
    Row,
    /// One below the other. The focus stops at both ends.
    Column,
    /// In rows of this many buttons. A key that leads off the grid is told to `onleave`, or the focus stops.
    Grid(usize),
}

impl Arrangement {
    /// The index of the button to which `key` moves the focus. `here` is the index of the focused button, `None` if the focus is
    /// outside; `count` is the number of buttons. `None` if the key moves nothing.
    fn target(self, key: &str, here: Option<usize>, count: usize) -> Option<usize> {
        let last = count.checked_sub(1)?;
        match key {
            "Home" => return Some(0),
            "End" => return Some(last),
            _ => {}
        }
        let Some(here) = here else {
            return match (self, key) {
                (Arrangement::Column, "ArrowDown") => Some(0),
                (Arrangement::Column, "ArrowUp") => Some(last),
                _ => None,
            };
        };
        let to = here.checked_add_signed(self.step(key)?);
        Some(match self {
            Arrangement::Row => to.unwrap_or(last) % count,
            Arrangement::Column | Arrangement::Grid(_) => to.filter(|to| *to <= last).unwrap_or(here),
        })
    }

    /// The number of buttons by which `key` moves the focus on, negative if it moves back. `None` if the key moves nothing by steps.
    fn step(self, key: &str) -> Option<isize> {
        Some(match (self, key) {
            (Arrangement::Row | Arrangement::Grid(_), "ArrowLeft") | (Arrangement::Column, "ArrowUp") => -1,
            (Arrangement::Row | Arrangement::Grid(_), "ArrowRight") | (Arrangement::Column, "ArrowDown") => 1,
            (Arrangement::Grid(width), "ArrowUp") => -width.cast_signed(),
            (Arrangement::Grid(width), "ArrowDown") => width.cast_signed(),
            _ => return None,
        })
    }

    /// The index to which `key` would move the focus if the grid had buttons there: negative before its first button, `count` or more
    /// behind its last one. `None` if the key leads to a button, or to none.
    fn beyond(self, key: &str, here: Option<usize>, count: usize) -> Option<isize> {
        let Arrangement::Grid(_) = self else { return None };
        let to = here?.cast_signed() + self.step(key)?;
        (!(0..count.cast_signed()).contains(&to)).then_some(to)
    }
}

/// The result of [`use_roving_focus`].
pub struct RovingFocus {
    /// The ref of the element that holds the buttons.
    pub holder: NodeRef,
    /// The key listener, for the holder or another element.
    pub onkeydown: Callback<KeyboardEvent>,
}

/// Makes keys move the focus among the visible buttons of an element. `onmove` gets the index of the button. `onleave` gets the index to
/// which a key would lead off a grid.
#[hook]
pub fn use_roving_focus(
    arrangement: Arrangement,
    onmove: Option<Callback<usize>>,
    onleave: Option<Callback<isize>>,
) -> RovingFocus {
    let holder = use_node_ref();
    let onkeydown = use_callback((holder.clone(), onmove, onleave), move |event: KeyboardEvent, (holder, onmove, onleave)| {
        let buttons = holder.cast().map(|holder| shown_buttons(&holder)).unwrap_or_default();
        let focused = document().active_element();
        let here = buttons.iter().position(|button| focused.as_ref() == Some(button));
        let Some(to) = arrangement.target(&event.key(), here, buttons.len()) else { return };
        event.prevent_default();
        if let (Some(onleave), Some(beyond)) = (onleave, arrangement.beyond(&event.key(), here, buttons.len())) {
            return onleave.emit(beyond);
        }
        if let Some(onmove) = onmove {
            onmove.emit(to);
        }
        let _ = buttons[to].focus();
    });
    RovingFocus { holder, onkeydown }
}

fn shown_buttons(holder: &Element) -> Vec<HtmlElement> {
    let Ok(buttons) = holder.query_selector_all("button") else { return Vec::new() };
    let button = |at| buttons.item(at)?.dyn_into::<HtmlElement>().ok();
    (0..buttons.length()).filter_map(button).filter(|button| button.offset_parent().is_some()).collect()
}

#[cfg(test)]
mod tests {
    use super::Arrangement::{Column, Grid, Row};

    #[test]
    fn keys_lead_as_the_buttons_lie() {
        for (arrangement, key, here, to) in [
            (Row, "ArrowRight", Some(4), Some(0)),
            (Row, "ArrowLeft", Some(0), Some(4)),
            (Row, "End", Some(1), Some(4)),
            (Row, "ArrowDown", Some(1), None),
            (Column, "ArrowDown", None, Some(0)),
            (Column, "ArrowUp", None, Some(4)),
            (Column, "ArrowDown", Some(4), Some(4)),
            (Column, "ArrowUp", Some(0), Some(0)),
            (Column, "ArrowRight", Some(1), None),
            (Grid(3), "ArrowDown", Some(1), Some(4)),
            (Grid(3), "ArrowDown", Some(2), Some(2)),
            (Grid(3), "ArrowUp", Some(3), Some(0)),
            (Grid(3), "ArrowLeft", Some(0), Some(0)),
            (Grid(3), "ArrowRight", None, None),
            (Grid(3), "Home", Some(3), Some(0)),
        ] {
            assert_eq!(arrangement.target(key, here, 5), to, "{arrangement:?} {key} {here:?}");
        }
        assert_eq!(Row.target("Home", None, 0), None);
    }

    #[test]
    fn a_key_that_leads_off_a_grid_says_where_to() {
        for (key, here, to) in [
            ("ArrowLeft", Some(0), Some(-1)),
            ("ArrowLeft", Some(1), None),
            ("ArrowUp", Some(2), Some(-1)),
            ("ArrowRight", Some(4), Some(5)),
            ("ArrowDown", Some(3), Some(6)),
            ("ArrowDown", Some(1), None),
            ("ArrowDown", None, None),
            ("End", Some(4), None),
        ] {
            assert_eq!(Grid(3).beyond(key, here, 5), to, "{key} {here:?}");
        }
        assert_eq!(Row.beyond("ArrowLeft", Some(0), 5), None);
    }
}
