//! Rules of variants.

use nonet_formats::Rule;
use nonet_words::Messages;

/// Returns a rule as the end of a sentence: `this one has killer cages`.
pub(super) fn rule(rule: &Rule, messages: &Messages) -> String {
    match rule {
        Rule::Known(known) => messages.reading_rule(known.id()),
        Rule::Size { columns, rows } => messages.reading_rule_size(columns, rows),
        Rule::Rows(rows) => messages.reading_rule_rows(*rows),
        Rule::Genre(name) => messages.reading_rule_genre(name),
        Rule::More => messages.reading_rule_more(),
        Rule::Key(key) => messages.reading_rule_key(key),
    }
}
