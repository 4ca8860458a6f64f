//! A button. A disabled button keeps the focus, so that the keyboard never loses its place.

use super::{Icon, IconImage, emits, use_dispatch};
use crate::action::{Action, ShellAction};
use crate::text::Text;
use yew::prelude::*;

/// The look of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ButtonStyle {
    /// The button of the main action.
    Primary,
    /// An ordinary button.
    #[default]
    Plain,
    /// A button without a frame, in the accent colour.
    Quiet,
    /// A button that shows only its icon; the name is a tooltip.
    Bare,
}

impl ButtonStyle {
    pub(super) const fn class(self) -> Option<&'static str> {
        match self {
            ButtonStyle::Primary => Some("button--primary"),
            ButtonStyle::Plain => None,
            ButtonStyle::Quiet => Some("button--quiet"),
            ButtonStyle::Bare => Some("button--bare"),
        }
    }
}

/// The props of [`Button`].
#[derive(Properties, PartialEq)]
pub struct ButtonProps {
    /// The name of the button.
    pub label: AttrValue,
    /// The beginning of the button's name, which is only spoken.
    #[prop_or_default]
    pub before: AttrValue,
    /// The rest of the button's name, which is only spoken.
    #[prop_or_default]
    pub spoken: AttrValue,
    /// The icon before the name, or in place of the name.
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// The look of the button.
    #[prop_or_default]
    pub style: ButtonStyle,
    /// Whether a toggle button is pressed; `None` for a button that is no toggle.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// Whether the part that the button opens is open; `None` for a button that opens nothing beside itself.
    #[prop_or_default]
    pub expanded: Option<bool>,
    /// The action of a press. A button without an action is disabled.
    #[prop_or_default]
    pub action: Option<Action>,
    /// The reason why a button without an action is disabled: a press shows it as a message.
    #[prop_or_default]
    pub why: Option<Text>,
    /// Whether the button gets the focus as its dialog opens.
    #[prop_or_default]
    pub first: bool,
    /// The ref of the element, for a component that gives it the focus.
    #[prop_or_default]
    pub node: Option<NodeRef>,
}

/// A button.
#[component]
pub fn Button(props: &ButtonProps) -> Html {
    let ButtonProps { label, before, spoken, icon, style, pressed, expanded, action, why, first, node } = props;
    let (dispatch, own) = (use_dispatch(), use_node_ref());
    let bare = *style == ButtonStyle::Bare;
    let why = why.filter(|_| action.is_none());
    let on_press = action.clone().or_else(|| why.map(|why| Action::Shell(ShellAction::Say(why.into()))));
    let name = (!before.is_empty() || !spoken.is_empty()).then(|| format!("{before}{label}{spoken}"));
    html! {
        <button
            ref={node.clone().unwrap_or(own)}
            class={classes!("button", style.class())}
            type="button"
            title={why.map(AttrValue::from).or_else(|| bare.then(|| label.clone()))}
            aria-description={why.map(AttrValue::from)}
            aria-label={name}
            aria-pressed={pressed.map(|pressed| pressed.to_string())}
            aria-expanded={expanded.map(|expanded| expanded.to_string())}
            data-first={first.then_some("")}
            aria-disabled={action.is_none().then_some("true")}
            onclick={on_press.map(|action| emits(&dispatch, action))}
        >
            if let Some(icon) = *icon {
                <IconImage {icon} />
            }
            <span class={if bare { "hidden" } else { "button__label" }}>{label}</span>
        </button>
    }
}
