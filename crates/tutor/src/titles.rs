//! The names of techniques as readers of a language know them.

use nonet_logic::Technique;
use nonet_words::Messages;

/// Returns the title of a technique in a language. [`Technique::title`] is the field's English name.
///
/// ```
/// use nonet_logic::Technique;
/// assert_eq!(nonet_tutor::title(Technique::XWing, nonet_words::english()), "X-wing");
/// ```
#[must_use]
pub fn title(technique: Technique, messages: &Messages) -> String {
    messages.technique(technique.name())
}

/// Returns the title of a technique as it is written within a sentence: English has it in small letters, German does not.
pub(crate) fn within(technique: Technique, messages: &Messages) -> String {
    let title = title(technique, messages);
    match messages.titles_within_sentences().as_str() {
        "small" => title.to_lowercase(),
        _ => title,
    }
}
