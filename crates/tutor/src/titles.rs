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
