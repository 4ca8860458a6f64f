//! The form in which the reader describes the book and has it made.

use super::{room::MakeChoice, view::BookView};
use crate::{
    action::{Action, BoardAction, MakeAction, MakeTab},
    controls::{Button, ButtonStyle, SettingRows, use_dispatch},
    session::settings,
    text,
};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of a [`BookForm`].
#[derive(Properties, PartialEq)]
pub struct BookFormProps {
    /// The book.
    pub view: Rc<BookView>,
}

/// The form: the settings, a remark on them, the progress, and the buttons.
#[component]
pub fn BookForm(BookFormProps { view }: &BookFormProps) -> Html {
    html! {
        <section class="maker" aria-label={text::book::MAKE_A_BOOK}>
            <MakeChoice open={MakeTab::Book} />
            <h2 class="hidden">{text::make::PUZZLE_BOOK}</h2>
            <div class="maker__form settings">
                <SettingRows rows={settings::BOOK.settings} settings={view.settings} choices={view.choices.clone()} />
                <TitleField title={Rc::clone(&view.title)} />
            </div>
            if !view.remark.is_empty() {
                <p class="maker__remark" role="status">{&view.remark}</p>
            }
            <div class="maker__next">
                if view.running {
                    <progress
                        class="maker__progress"
                        max={view.wanted.to_string()}
                        value={view.made.to_string()}
                        aria-label={text::book::MADE}
                    />
                }
                <p class="maker__words" role="status">{&view.words}</p>
                {buttons(view)}
            </div>
        </section>
    }
}

/// Draws the buttons that make, print and download the book. The primary button is the next thing to do: first make the book,
/// then print it.
fn buttons(view: &BookView) -> Html {
    let style = |leads_on| if leads_on { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let make = (!view.blocked).then_some(MakeAction::MakeBook);
    let out = |action| (view.made > 0).then_some(action);
    let make = match (view.running, view.made == 0) {
        (true, _) => (text::book::STOP, ButtonStyle::Plain, Some(MakeAction::StopBook)),
        (false, true) => (text::book::MAKE, ButtonStyle::Primary, make),
        (false, false) => (if view.again { text::book::MAKE_AGAIN } else { text::book::MAKE_ANOTHER }, style(!view.ready), make),
    };
    let buttons = [
        make,
        // Printing waits until all puzzles are made, since the page numbers already count the puzzles still to come.
        (text::book::PRINT, style(view.ready), out(MakeAction::Print).filter(|_| !view.running)),
        (text::book::TEXT, ButtonStyle::Plain, out(MakeAction::DownloadBook { csv: false })),
        (text::book::CSV, ButtonStyle::Plain, out(MakeAction::DownloadBook { csv: true })),
    ];
    html! {
        <div class="tools__row">
            for (place, (label, style, action)) in buttons.into_iter().enumerate() {
                <Button key={place} {label} {style} action={action.map(Action::Make)} />
            }
            if view.has_other {
                <Button label={text::book::OTHER_BOOK} action={Action::Board(BoardAction::Undo)} />
            }
        </div>
    }
}

/// The props of a [`TitleField`].
#[derive(Properties, PartialEq)]
struct TitleFieldProps {
    /// The title.
    title: Rc<str>,
}

/// The text field for the title of the book.
#[component]
fn TitleField(TitleFieldProps { title }: &TitleFieldProps) -> Html {
    let dispatch = use_dispatch();
    let oninput = use_callback(dispatch, |event: InputEvent, dispatch| {
        let title = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value());
        dispatch.emit(Action::Make(MakeAction::Title(title.unwrap_or_default())).into());
    });
    html! {
        <label class="settings__row">
            <span>{text::book::TITLE}</span>
            <input class="field settings__choice" type="text" value={Rc::clone(title)} {oninput} />
        </label>
    }
}
