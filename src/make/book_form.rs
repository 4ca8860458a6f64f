//! The form in which the reader describes the book and has it made.

use super::{book_buttons::BookButtons, make_choice::MakeChoice, title_field::TitleField, view::BookView};
use crate::{action::MakeTab, controls::SettingRows, session::settings, text};
use std::rc::Rc;
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
                <SettingRows rows={settings::BOOK} settings={view.settings} choices={view.choices.clone()} />
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
                <BookButtons view={Rc::clone(view)} />
            </div>
        </section>
    }
}
