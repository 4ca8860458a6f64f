//! The messages of `locales/`, each as a function with typed arguments, which the build script writes.

use std::sync::LazyLock;

#[allow(clippy::all, clippy::unwrap_used, missing_docs, unused_imports, unreachable_pub)] // a program writes it
mod generated {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

pub use generated::{L10n as Language, L10nLanguage as Messages};

/// Returns the messages in English, which are part of each program.
#[must_use]
pub fn english() -> &'static Messages {
    static ENGLISH: LazyLock<Messages> =
        LazyLock::new(|| included(Language::En, include_bytes!(concat!(env!("OUT_DIR"), "/en.ftl"))));
    &ENGLISH
}

/// Returns the messages in English that the page's program says itself: all but the worker's, for which it must not ask
/// (tests/tidy.rs holds it to that).
#[must_use]
pub fn english_of_page() -> &'static Messages {
    static ENGLISH: LazyLock<Messages> =
        LazyLock::new(|| included(Language::En, include_bytes!(concat!(env!("OUT_DIR"), "/page.ftl"))));
    &ENGLISH
}

/// Returns the messages of a language.
#[cfg(feature = "every-language")]
#[must_use]
pub fn messages(language: Language) -> &'static Messages {
    static ALL: LazyLock<Vec<Messages>> = LazyLock::new(|| {
        let files: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));
        let file = |language: &Language| files.iter().find(|(tag, _)| *tag == &**language).map_or(&[][..], |(_, file)| file);
        Language::iter().map(|language| included(*language, file(language))).collect()
    });
    let place = Language::iter().position(|it| *it == language).unwrap_or_default();
    &ALL[place]
}

/// Returns the messages of a language that is part of the program, which the build has checked.
#[allow(clippy::panic)]
fn included(language: Language, file: &[u8]) -> Messages {
    Messages::new(language, file).unwrap_or_else(|error| panic!("the messages of {language}: {error:?}"))
}
