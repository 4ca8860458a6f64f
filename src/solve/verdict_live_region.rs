//! The live region that speaks the verdict.

use crate::controls::VerdictKind;
use gloo::timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

/// The time without a key before a verdict is spoken, in milliseconds.
const PAUSE: u32 = 700;

/// The props of a [`VerdictLiveRegion`].
#[derive(Properties, PartialEq)]
pub(super) struct VerdictLiveRegionProps {
    /// The kind of the verdict.
    pub(super) kind: VerdictKind,
    /// The words of the verdict.
    pub(super) words: AttrValue,
    /// Whether a puzzle is being typed.
    pub(super) typing: bool,
}

/// Speaks the verdict. While a puzzle is being typed, only a change of the verdict's kind is spoken, after a pause. Other changes
/// are written silently, so that the region always holds the current verdict.
#[component]
pub(super) fn VerdictLiveRegion(VerdictLiveRegionProps { kind, words, typing }: &VerdictLiveRegionProps) -> Html {
    let node = use_node_ref();
    let said = use_mut_ref(|| None::<VerdictKind>);
    let place = node.clone();
    use_effect_with((*kind, words.clone(), *typing), move |(kind, words, typing)| {
        let (kind, words, typing) = (*kind, words.clone(), *typing);
        let wait = Timeout::new(if typing { PAUSE } else { 0 }, move || {
            let Some(element) = place.cast::<Element>() else { return };
            let same = said.replace(Some(kind)) == Some(kind);
            let _ = element.set_attribute("aria-live", if typing && same { "off" } else { "polite" });
            element.set_text_content(Some(&words));
        });
        move || drop(wait)
    });
    html! { <p ref={node} class="hidden" role="status" /> }
}
