//! A hook that runs on a change and gets the value before it.

use yew::prelude::*;

/// Calls `run` with the old and the new value after each drawing in which `value` differs from the drawing before. The first
/// drawing does not call it.
#[hook]
pub(crate) fn use_change<T: PartialEq + Clone + 'static>(value: T, run: impl FnOnce(&T, &T) + 'static) {
    let before = use_mut_ref(|| None);
    use_effect_with(value, move |now| {
        if let Some(before) = before.replace(Some(now.clone())) {
            run(&before, now);
        }
    });
}
