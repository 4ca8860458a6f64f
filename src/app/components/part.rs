//! A part of the page that is drawn again only when it shows something else: between two keys most of the page stays as it is.

use crate::app::action::Action;
use std::{any::Any, rc::Rc};
use yew::prelude::*;

/// What `draw` makes of `shows`; as long as that is the same, the part is left alone.
pub fn part<T: PartialEq + 'static>(shows: T, draw: Draw<T>, onaction: &Callback<Action>) -> Html {
    let part: Rc<dyn Any> = Rc::new((shows, draw));
    html! { <Part {part} same={same::<T> as Same} draw={drawn::<T> as Drawn} onaction={onaction.clone()} /> }
}

/// What draws a part.
pub(super) type Draw<T> = fn(&T, &Callback<Action>) -> Html;

type Same = fn(&dyn Any, &dyn Any) -> bool;
type Drawn = fn(&dyn Any, &Callback<Action>) -> Html;

/// What a part shows, of a type that only `same` and `draw` know: so all parts are one component.
#[derive(Properties)]
struct PartProps {
    part: Rc<dyn Any>,
    same: Same,
    draw: Drawn,
    onaction: Callback<Action>,
}

impl PartialEq for PartProps {
    fn eq(&self, other: &PartProps) -> bool {
        (self.same)(&*self.part, &*other.part)
    }
}

#[component]
fn Part(PartProps { part, draw, onaction, .. }: &PartProps) -> Html {
    draw(&**part, onaction)
}

fn same<T: PartialEq + 'static>(one: &dyn Any, other: &dyn Any) -> bool {
    match (one.downcast_ref::<(T, Draw<T>)>(), other.downcast_ref::<(T, Draw<T>)>()) {
        (Some((one, _)), Some((other, _))) => one == other,
        _ => false,
    }
}

fn drawn<T: 'static>(part: &dyn Any, onaction: &Callback<Action>) -> Html {
    part.downcast_ref::<(T, Draw<T>)>().map(|(shows, draw)| draw(shows, onaction)).unwrap_or_default()
}
