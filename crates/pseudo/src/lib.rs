//! A language that is made of the English messages by rule, for tests and development: each letter has an accent, each vowel stands there
//! twice, and brackets are around each message. Who can read English can read it. A text without accents comes from no message; a text
//! without a bracket at its end is cut; and what has room for it has room for most languages, which take about a third more than English.
//!
//! ```
//! let messages = pseudo::pseudo("note-in = note { $digit } in { $cells }\n")?;
//! assert_eq!(messages, "note-in = ⟦ñööţéé { $digit } îîñ { $cells }⟧\n");
//! assert_eq!(pseudo::plain_words("⟦ñööţéé 7 îîñ r1c2⟧, Note it"), ["Note", "it"]);
//! # Ok::<(), String>(())
//! ```

#![forbid(unsafe_code)]

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser, serializer,
};
use std::{fs, io, path::Path};

/// The tag of the language: English with accents, as other programs call theirs.
pub const TAG: &str = "en-XA";

/// The words on the page that are the same in every language: names of programs, sites, formats and languages.
pub const NAMES: [&str; 14] = [
    "Sudoku",
    "SudokuExchange",
    "SudokuPad",
    "SudokuWiki",
    "puzzles",
    "sudoku",
    "coach",
    "SE",
    "CSV",
    "csv",
    "sdk",
    "sdm",
    "English",
    "Deutsch",
];

/// The ASCII letters from A to Z and from a to z, with accents.
const ACCENTED: [&str; 2] = ["ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ", "áƀçðéƒĝĥîĵķļɱñöþǫŕšţüṽŵẋýž"];

/// Returns messages in Fluent's format in the language. Ids, arguments, selectors and the text of what has no letters stay as they are;
/// comments are left out.
///
/// # Errors
/// The errors of the format.
pub fn pseudo(messages: &str) -> Result<String, String> {
    let mut resource = parser::parse(messages.to_owned()).map_err(|(_, errors)| format!("{errors:?}"))?;
    resource.body.retain(|entry| matches!(entry, Entry::Message(_) | Entry::Term(_)));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.comment = None;
                let attributes = message.attributes.iter_mut().map(|attribute| &mut attribute.value);
                message.value.iter_mut().chain(attributes).for_each(translate);
            }
            Entry::Term(term) => {
                term.comment = None;
                translate(&mut term.value);
            }
            _ => {}
        }
    }
    Ok(serializer::serialize(&resource))
}

/// Returns the messages of a folder and its folders, those of `locales/en`, in the language.
///
/// # Errors
/// The system's error at a file that can't be read, or the errors of the format.
pub fn of_folder(folder: &Path) -> io::Result<String> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    let text = |path: &Path| {
        if path.is_dir() {
            of_folder(path)
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            pseudo(&fs::read_to_string(path)?).map_err(|error| io::Error::other(format!("{}: {error}", path.display())))
        } else {
            Ok(String::new())
        }
    };
    paths.iter().map(|path| text(path)).collect()
}

/// Returns the words of a text that come from no message: those with two letters or more in a row that have no accent. So digits and
/// names of cells (`r4c5`, `D5`) are none.
#[must_use]
pub fn plain_words(text: &str) -> Vec<&str> {
    let words = text.split(|char: char| !char.is_alphanumeric());
    let has_letters =
        |word: &&str| word.as_bytes().array_windows().any(|pair: &[u8; 2]| pair.iter().all(u8::is_ascii_alphabetic));
    words.filter(has_letters).collect()
}

/// Translates a message.
fn translate(pattern: &mut Pattern<String>) {
    if accentuate(pattern) {
        let bracket = |value: &str| PatternElement::TextElement { value: value.to_owned() };
        pattern.elements.insert(0, bracket("⟦"));
        pattern.elements.push(bracket("⟧"));
    }
}

/// Translates the text of a pattern, also that within its selectors. Returns whether there is any.
fn accentuate(pattern: &mut Pattern<String>) -> bool {
    pattern.elements.iter_mut().fold(false, |has_text, element| {
        let is_text = match element {
            PatternElement::TextElement { value } => {
                let has_letters = value.contains(|char: char| char.is_ascii_alphabetic());
                *value = value.chars().map(accented).collect();
                has_letters
            }
            PatternElement::Placeable { expression } => accentuate_variants(expression),
        };
        has_text | is_text
    })
}

fn accentuate_variants(expression: &mut Expression<String>) -> bool {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().fold(false, |has_text, variant| has_text | accentuate(&mut variant.value))
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => accentuate_variants(expression),
        Expression::Inline(_) => false,
    }
}

/// Returns a letter with an accent, and a vowel twice. Other characters stay as they are.
fn accented(char: char) -> String {
    let of = |char: char| {
        let (letters, first) = if char.is_ascii_uppercase() { (ACCENTED[0], 'A') } else { (ACCENTED[1], 'a') };
        letters.chars().nth((u32::from(char) - u32::from(first)) as usize).unwrap_or(char)
    };
    match char {
        'a' | 'e' | 'i' | 'o' | 'u' => [of(char), of(char)].iter().collect(),
        'A' | 'E' | 'I' | 'O' | 'U' => [of(char), of(char.to_ascii_lowercase())].iter().collect(),
        char if char.is_ascii_alphabetic() => of(char).to_string(),
        char => char.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(message: &str, translated: &str) {
        assert_eq!(pseudo(message).as_deref(), Ok(translated), "{message}");
    }

    #[test]
    fn variables_selectors_and_literals_stay_as_they_are() {
        check("one = About { $cells }{\" \"}\n", "one = ⟦Åáƀööüüţ { $cells }{ \" \" }⟧\n");
        let select = "many =\n    { $count ->\n        [one] One cell\n       *[other] { $count } cells\n    }\n";
        let translated = "many =\n    ⟦{ $count ->\n        [one] Ööñéé çééļļ\n       *[other] { $count } çééļļš\n    }⟧\n";
        check(select, translated);
        check("lesson = A\n    .why = B\n", "lesson = ⟦Åá⟧\n    .why = ⟦Ɓ⟧\n");
        check("-term = Go\n", "-term = ⟦Ĝöö⟧\n");
    }

    #[test]
    fn what_has_no_letters_is_the_same_in_all_languages() {
        for message in
            ["sign = ,\n", "list = { $items }, { $next }\n", "range =\n    { $count ->\n       *[other] { $count }\n    }\n"]
        {
            check(message, message);
        }
    }

    #[test]
    fn comments_are_left_out() {
        check("### Words\n\n# A word\nword = Word\n", "word = ⟦Ŵööŕð⟧\n");
    }

    #[test]
    fn each_letter_has_an_accent_and_remains_another_one() {
        let letters: Vec<char> = ('A'..='Z').chain('a'..='z').collect();
        let all: std::collections::BTreeSet<String> = letters.iter().map(|&letter| accented(letter)).collect();
        assert_eq!(all.len(), letters.len());
        assert!(all.iter().all(|it| !it.is_ascii()), "{all:?}");
    }

    #[test]
    fn names_of_cells_are_no_words() {
        assert_eq!(plain_words("r1c2, r12c345, D5 and ⟦ţĥéé⟧ X"), ["and"]);
        assert_eq!(plain_words("row-3: b7 Play2"), ["row", "Play2"]);
    }

    /// A message that breaks what Fluent asks for is told, not passed over.
    #[test]
    fn what_is_no_message_is_an_error() {
        assert!(pseudo("word = { $open\n").is_err());
    }
}
