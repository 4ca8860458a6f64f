//! What the book is made by, and what becomes of it. The button that leads on is what comes next: to make it, then to print it.

use super::{by_hand::Part, room::parts};
use crate::{
    action::{Action, MakeAction},
    controls::{Button, ButtonStyle, use_dispatch},
    shell::settings_rows,
    state::settings,
    view::BookView,
};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

pub(super) fn book_form(view: &BookView) -> Html {
    html! {
        <section class="maker" aria-label="Make a book">
            {parts(Part::Book)}
            <div class="maker__form settings">
                {settings_rows(settings::BOOK, view.settings, |setting| view.choices(setting))}
                <Title title={Rc::clone(&view.title)} />
            </div>
            <div class="maker__next">
                if !view.remark.is_empty() {
                    <p class="maker__remark" role="status">{&view.remark}</p>
                }
                if view.running {
                    <progress class="maker__progress" max={view.wanted.to_string()} value={view.leaves.len().to_string()} aria-label="Made" />
                }
                <p class="maker__words" role="status">{&view.words}</p>
                {buttons(view)}
            </div>
        </section>
    }
}

fn buttons(view: &BookView) -> Html {
    let style = |leads_on| if leads_on { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let make = (!view.blocked).then_some(Action::Make(MakeAction::MakeBook));
    let out = |action| (!view.leaves.is_empty()).then_some(Action::Make(action));
    let make = match (view.running, view.leaves.is_empty()) {
        (true, _) => ("Stop", ButtonStyle::Plain, Some(Action::Make(MakeAction::StopBook))),
        (false, true) => ("Make", ButtonStyle::Primary, make),
        (false, false) => ("Make anew", style(!view.ready), make),
    };
    let buttons = [
        make,
        ("Print", style(view.ready), out(MakeAction::Print)),
        ("Text", ButtonStyle::Plain, out(MakeAction::DownloadBook { csv: false })),
        ("CSV", ButtonStyle::Plain, out(MakeAction::DownloadBook { csv: true })),
    ];
    html! {
        <div class="tools__row">
            for (place, (label, style, action)) in buttons.into_iter().enumerate() {
                <Button key={place} {label} {style} {action} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct TitleProps {
    title: Rc<str>,
}

/// What the book is called.
#[component]
fn Title(TitleProps { title }: &TitleProps) -> Html {
    let oninput = use_dispatch().reform(|event: InputEvent| {
        let title = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value());
        Action::Make(MakeAction::Title(title.unwrap_or_default()))
    });
    html! {
        <label class="settings__row">
            <span>{"Title"}</span>
            <input class="settings__choice" type="text" maxlength="60" value={title.to_string()} {oninput} />
        </label>
    }
}
