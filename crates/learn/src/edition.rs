//! The pages in one language: its messages, and where its pages lie.

use nonet_logic::{Level, Technique};
use nonet_words::{Language, Messages};

/// The pages in one language. Those in English lie in the folder of the lessons, those in another language in a folder within it that
/// has the name of the language.
#[derive(Clone, Copy)]
pub(crate) struct Edition {
    language: Language,
    pub(crate) messages: &'static Messages,
}

/// The name of the list of all techniques in links, which lead to its folder.
pub(crate) const LIST: &str = "";

impl Edition {
    /// Returns the editions in all languages.
    pub(crate) fn all() -> impl Iterator<Item = Edition> {
        Language::iter().map(|&language| Edition { language, messages: nonet_words::messages(language) })
    }

    /// Returns the edition whose pages stand for those of languages that there are not: English.
    pub(crate) fn original() -> Edition {
        let language = Language::default();
        Edition { language, messages: nonet_words::messages(language) }
    }

    /// Returns the tag of the language: `de`.
    pub(crate) fn tag(&self) -> &str {
        &self.language
    }

    /// Returns the name of the language in the language itself: `Deutsch`.
    pub(crate) fn name(&self) -> &'static str {
        self.language.language_name()
    }

    /// Returns the other editions.
    pub(crate) fn others(self) -> impl Iterator<Item = Edition> {
        Edition::all().filter(move |other| other.language != self.language)
    }

    /// Returns the folder of the pages within that of the lessons, which is nothing or ends with a slash: `de/`.
    pub(crate) fn folder(&self) -> String {
        if self.is_original() { String::new() } else { format!("{}/", self.tag()) }
    }

    /// Returns the way from these pages to the folder of the site.
    pub(crate) fn root(&self) -> &'static str {
        if self.is_original() { "../" } else { "../../" }
    }

    /// Returns the way from these pages to a page of another edition.
    pub(crate) fn way_to(&self, other: &Edition, page: &str) -> String {
        let lessons = if self.is_original() { "./" } else { "../" };
        format!("{lessons}{}{page}", other.folder())
    }

    /// Returns the title of a technique.
    pub(crate) fn title(&self, technique: Technique) -> String {
        nonet_tutor::title(technique, self.messages)
    }

    /// Returns the word for a level.
    pub(crate) fn level(&self, level: Level) -> String {
        match level {
            Level::Easy => self.messages.page_level_easy(),
            Level::Medium => self.messages.page_level_medium(),
            Level::Hard => self.messages.page_level_hard(),
            Level::Unfair => self.messages.page_level_unfair(),
            Level::Extreme => self.messages.page_level_extreme(),
        }
    }

    fn is_original(&self) -> bool {
        self.language == Language::default()
    }
}
