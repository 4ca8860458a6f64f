//! The line at the top: the brand, the rooms, and how a puzzle comes in and goes out.

use super::{
    brand::brand,
    button::{Look, action_button},
    exports::export_menu,
    icon::Icon,
    samples::sample_menu,
    tag::tag,
};
use crate::app::{
    action::{Action, Export},
    view::{Room, SampleView},
};
use yew::prelude::*;

/// The header over `room`, which offers `samples` and, where there is one, the board in a `form`.
pub fn header(room: Room, samples: &[SampleView], form: Export, onaction: &Callback<Action>) -> Html {
    let choose = if room == Room::Play { Action::PlaySample } else { Action::Sample };
    let button =
        |label: &'static str, picture, look, action| action_button(label.into(), Some(picture), look, Some(action), onaction);
    let rooms =
        tag("nav", "header__rooms").with("aria-label", "Rooms").children(ROOMS.into_iter().map(|it| way_to(it, room, onaction)));
    let tools = tag("div", "header__tools")
        .child(button("Enter or paste a puzzle", Icon::Entry, Look::Quiet, Action::EntryPanel(true)))
        .child(sample_menu(samples, choose, onaction))
        .child_if(room != Room::Make, || export_menu(form, onaction)) // a book has ways out of its own
        .child(button("Keys", Icon::Keys, Look::Bare, Action::Help(true)));
    tag("header", "header").child(brand()).child(rooms).child(tools).into()
}

const ROOMS: [(&str, Room); 3] = [("Play", Room::Play), ("Solve", Room::Solve), ("Make", Room::Make)];

fn way_to((name, to): (&'static str, Room), room: Room, onaction: &Callback<Action>) -> Html {
    let onclick = onaction.reform(move |event: MouseEvent| {
        event.prevent_default();
        Action::Enter(to)
    });
    html! { <a class="room-tab" href="./" aria-current={(to == room).then_some("page")} {onclick}>{name}</a> }
}
