//! Hooks that run on a change, and once the page is drawn.

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

/// Returns what `find` finds out about the browser; the default until the component is mounted, since a page may be drawn without a
/// browser.
#[hook]
pub(crate) fn use_support<T: Default + Copy + PartialEq + 'static>(find: fn() -> T) -> T {
    let support = use_state_eq(T::default);
    let setter = support.setter();
    use_effect_with((), move |()| setter.set(find()));
    *support
}
