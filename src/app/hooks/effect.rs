//! Yew's effect with what it depends on behind a pointer: its code is there once, not once for each effect.

use std::{any::Any, rc::Rc};
use yew::{functional::TearDown, prelude::hook};

/// Runs `effect` after the first drawing, and after each one for which `deps` differ from before; what it returns is run before
/// the next time and at the end.
#[hook]
pub fn use_effect_with<T, D>(deps: T, effect: impl FnOnce(&T) -> D + 'static)
where
    T: PartialEq + 'static,
    D: TearDown,
{
    let run = move |deps: &dyn Any| -> Undo {
        match deps.downcast_ref().map(effect) {
            Some(undo) => Box::new(|| undo.tear_down()),
            None => Box::new(|| ()),
        }
    };
    use_erased(Deps { value: Rc::new(deps), same: same::<T> }, Box::new(run));
}

type Undo = Box<dyn FnOnce()>;
type Run = Box<dyn FnOnce(&dyn Any) -> Undo>;

#[hook]
fn use_erased(deps: Deps, run: Run) {
    yew::functional::use_effect_with(deps, |deps| run(&*deps.value));
}

/// What an effect depends on, of one type that only `same` knows.
struct Deps {
    value: Rc<dyn Any>,
    same: fn(&dyn Any, &dyn Any) -> bool,
}

impl PartialEq for Deps {
    fn eq(&self, other: &Deps) -> bool {
        (self.same)(&*self.value, &*other.value)
    }
}

fn same<T: PartialEq + 'static>(one: &dyn Any, other: &dyn Any) -> bool {
    one.downcast_ref::<T>() == other.downcast_ref::<T>()
}
