//! What is done when something changes, with what it was before.

use yew::prelude::*;

/// Does `run` after each drawing for which `value` differs from the drawing before, with both; after the first one it does nothing.
#[hook]
pub(crate) fn use_change<T: PartialEq + Clone + 'static>(value: T, run: impl FnOnce(&T, &T) + 'static) {
    let before = use_mut_ref(|| None);
    use_effect_with(value, move |now| {
        if let Some(before) = before.replace(Some(now.clone())) {
            run(&before, now);
        }
    });
}
