//! What is done outside after a drawing, each when what it depends on differs from before. One hook does it all: a hook of its own
//! for each would weigh more than what they do.

use std::any::Any;
use yew::prelude::*;

/// Something to be done.
pub(super) struct Effect {
    deps: Box<dyn Any>,
    is_same: fn(&dyn Any, &dyn Any) -> bool,
    run: Run,
}

type Run = Box<dyn FnOnce(&dyn Any, Option<&dyn Any>) -> Box<dyn Any>>;

/// `run` is to be done the first time, and when `deps` differ from before, with both. What it gives back is kept until the next
/// time; dropping that is to end what was begun.
pub(super) fn effect<T, K>(deps: T, run: impl FnOnce(&T, Option<&T>) -> K + 'static) -> Effect
where
    T: PartialEq + 'static,
    K: 'static,
{
    let run = move |deps: &dyn Any, before: Option<&dyn Any>| -> Box<dyn Any> {
        match deps.downcast_ref() {
            Some(deps) => Box::new(run(deps, before.and_then(|before| before.downcast_ref()))),
            None => Box::new(()),
        }
    };
    Effect { deps: Box::new(deps), is_same: is_same::<T>, run: Box::new(run) }
}

fn is_same<T: PartialEq + 'static>(one: &dyn Any, other: &dyn Any) -> bool {
    one.downcast_ref::<T>() == other.downcast_ref::<T>()
}

/// Does the effects after the drawing. They are the same ones every time, in the same order.
#[hook]
pub(super) fn use_effects(effects: Vec<Effect>) {
    let done = use_mut_ref(Vec::new);
    use_effect(move || {
        let mut done = done.borrow_mut();
        for (number, effect) in effects.into_iter().enumerate() {
            do_one(&mut done, number, effect);
        }
    });
}

/// What was done: with what it depended on, and what is kept of it.
struct Done {
    deps: Box<dyn Any>,
    kept: Box<dyn Any>,
}

fn do_one(done: &mut Vec<Done>, number: usize, Effect { deps, is_same, run }: Effect) {
    match done.get_mut(number) {
        None => done.push(Done { kept: run(&*deps, None), deps }),
        Some(last) if is_same(&*deps, &*last.deps) => {}
        Some(last) => {
            last.kept = Box::new(()); // what was begun ends first
            last.kept = run(&*deps, Some(&*last.deps));
            last.deps = deps;
        }
    }
}
