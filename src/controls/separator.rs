//! A separator between two columns, which changes the width of the one before it.

use crate::text::Text;
use gloo::utils::{document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The width of a column in hundredths of the window's width, from the least to the most.
pub const COLUMN_WIDTHS: std::ops::RangeInclusive<u8> = 16..=44;

/// The props of [`ColumnSeparator`].
#[derive(Properties, PartialEq)]
pub struct ColumnSeparatorProps {
    /// The name of the separator.
    pub label: Text,
    /// The width of the column before the separator, in hundredths of the window's width.
    pub width: u8,
    /// The custom property of the style sheets that has this width.
    pub property: &'static str,
    /// The callback for the width that the player chooses. None is the width that the column has by itself.
    pub onchange: Callback<Option<u8>>,
}

/// The separator. It is dragged, or moved by the arrow keys; Home and End make the column as narrow and as wide as it can be, and a
/// double press gives it its own width again. While it is dragged, the columns follow, and the width counts when it is let go.
#[component]
pub fn ColumnSeparator(ColumnSeparatorProps { label, width, property, onchange }: &ColumnSeparatorProps) -> Html {
    let (node, is_dragged) = (use_node_ref(), use_mut_ref(|| false));
    use_effect_with((*width, *property), |(width, property)| {
        show_width(property, *width);
        let property = *property;
        move || drop(root().and_then(|root| root.style().remove_property(property).ok()))
    });
    let onpointerdown = use_callback((node.clone(), is_dragged.clone()), |event: PointerEvent, (node, is_dragged)| {
        if let Some(separator) = node.cast::<Element>() {
            let _ = separator.set_pointer_capture(event.pointer_id()); // without it, the drag ends where the pointer leaves
        }
        is_dragged.replace(false);
    });
    let onpointermove =
        use_callback((node.clone(), is_dragged.clone(), *property), |event: PointerEvent, (node, is_dragged, property)| {
            let separator = node.cast::<Element>().filter(|it| it.has_pointer_capture(event.pointer_id()));
            if let Some(width) = separator.and_then(|separator| width_up_to(&separator, f64::from(event.client_x()))) {
                show_width(property, width);
                is_dragged.replace(true);
            }
        });
    let onpointerup =
        use_callback((node.clone(), is_dragged, onchange.clone()), |_: PointerEvent, (node, is_dragged, onchange)| {
            if is_dragged.replace(false) {
                let width = node.cast::<Element>().and_then(|separator| shown_width(&separator));
                width.into_iter().for_each(|width| onchange.emit(Some(width)));
            }
        });
    let ondblclick = use_callback(onchange.clone(), |_: MouseEvent, onchange| onchange.emit(None));
    let onkeydown = use_callback((node.clone(), onchange.clone(), *width), |event: KeyboardEvent, (node, onchange, width)| {
        // A column that stands on the other side of the separator grows the other way.
        let step = |by: i8| if is_mirrored() { -by } else { by };
        let width = node.cast::<Element>().and_then(|separator| shown_width(&separator)).unwrap_or(*width);
        let moved = |by: i8| within(f64::from(width) + f64::from(by));
        let width = match event.key().as_str() {
            "ArrowLeft" => moved(step(-1)),
            "ArrowRight" => moved(step(1)),
            "Home" => *COLUMN_WIDTHS.start(),
            "End" => *COLUMN_WIDTHS.end(),
            _ => return,
        };
        event.prevent_default();
        onchange.emit(Some(width));
    });
    html! {
        <div
            ref={node}
            class="separator"
            role="separator"
            tabindex="0"
            aria-orientation="vertical"
            aria-label={*label}
            aria-valuemin={COLUMN_WIDTHS.start().to_string()}
            aria-valuemax={COLUMN_WIDTHS.end().to_string()}
            aria-valuenow={width.to_string()}
            {onpointerdown}
            {onpointermove}
            onpointercancel={onpointerup.clone()}
            {onpointerup}
            {ondblclick}
            {onkeydown}
        />
    }
}

fn root() -> Option<HtmlElement> {
    document_element().dyn_into().ok()
}

/// Gives the width to the style sheets.
fn show_width(property: &str, width: u8) {
    if let Some(root) = root() {
        let _ = root.style().set_property(property, &width.to_string()); // it fails for no such property
    }
}

/// Whether the columns stand from right to left, as the setting for the side of the keys says.
fn is_mirrored() -> bool {
    root().and_then(|root| root.get_attribute("data-side")).is_some_and(|side| side == "left")
}

/// Returns the width that the column before the separator has if it ends at this place. None if there is no such column.
fn width_up_to(separator: &Element, x: f64) -> Option<u8> {
    let column = separator.previous_element_sibling()?.get_bounding_client_rect();
    share(if is_mirrored() { column.right() - x } else { x - column.left() })
}

/// Returns the width that the column before the separator has on the screen, which may leave it less than was chosen.
fn shown_width(separator: &Element) -> Option<u8> {
    share(separator.previous_element_sibling()?.get_bounding_client_rect().width())
}

/// Returns a width in pixels as a share of the window's width.
fn share(width: f64) -> Option<u8> {
    let window = window().inner_width().ok()?.as_f64().filter(|width| *width > 0.0)?;
    Some(within(width * 100.0 / window))
}

/// Returns the share of the window's width that a column can have and that is nearest to this one.
fn within(share: f64) -> u8 {
    let [least, most] = [*COLUMN_WIDTHS.start(), *COLUMN_WIDTHS.end()].map(f64::from);
    share.round().clamp(least, most) as u8
}
