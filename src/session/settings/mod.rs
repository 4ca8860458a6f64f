//! What a player can choose: fields with types, and one table of them that serves the dialog, the style sheets and storage.

mod earlier;
mod value;

pub use value::{
    BookCount, BookLevel, Checking, ExplainerRange, FirstStage, KeyOrder, NoteStyle, OnAPage, Paper, Side, Size, Symmetry, Value,
};

use super::record::Form;
use crate::text;
use nonet_core::words::Notation;
use nonet_protocol::TechniqueId;
use std::fmt;

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// When mistakes are shown.
    pub checking: Checking,
    /// Which notes there are.
    pub notes: NoteStyle,
    /// The stage that hints begin with.
    pub first_stage: FirstStage,
    /// Whether hints may assume that the puzzle has one solution.
    pub uniqueness: bool,
    /// Whether the time is shown.
    pub time: bool,
    /// Whether the houses of the selected cell are tinted.
    pub peers: bool,
    /// Whether the digits equal to the selected cell's are lit.
    pub same: bool,
    /// How large digits are.
    pub digit_size: Size,
    /// How large small digits are.
    pub note_size: Size,
    /// Whether colours of cells have letters.
    pub letters: bool,
    /// How cells are named.
    pub notation: Notation,
    /// On which side of the board the keys lie.
    pub key_side: Side,
    /// Which keys are in the first row.
    pub key_order: KeyOrder,
    /// Whether each entry is felt.
    pub haptics: bool,
    /// Whether keys of a single letter act.
    pub shortcuts: bool,
    /// What the Make room makes.
    pub book: BookSettings,
}

/// What a book is to be like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookSettings {
    /// How many puzzles it has.
    pub count: BookCount,
    /// How difficult they are.
    pub level: BookLevel,
    /// What Sudoku Explainer rates them.
    pub explainer: ExplainerRange,
    /// The technique that each of them takes.
    pub needs: Option<TechniqueId>,
    /// The pattern of their givens.
    pub symmetry: Symmetry,
    /// Whether no given can be left out.
    pub minimal: bool,
    /// How many stand on a page.
    pub on_a_page: OnAPage,
    /// What they are printed on.
    pub paper: Paper,
    /// Whether digits are large.
    pub large: bool,
    /// Whether candidates are printed.
    pub candidates: bool,
    /// Whether there are lines for a name and a date.
    pub names: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            checking: Checking::Clashes,
            notes: NoteStyle::Classic,
            first_stage: FirstStage(0),
            uniqueness: true,
            time: true,
            peers: true,
            same: true,
            digit_size: Size::Medium,
            note_size: Size::Medium,
            letters: false,
            notation: Notation::RowColumn,
            key_side: Side::Right,
            key_order: KeyOrder::OneFirst,
            haptics: false,
            shortcuts: true,
            book: BookSettings {
                count: BookCount(12),
                level: BookLevel::Rising,
                explainer: ExplainerRange(None),
                needs: None,
                symmetry: Symmetry(1),
                minimal: false,
                on_a_page: OnAPage(4),
                paper: Paper::A4,
                large: false,
                candidates: false,
                names: false,
            },
        }
    }
}

/// A row of the table: a setting as it is chosen, shown and kept.
pub struct Setting {
    /// Its name in storage, and as `data-..` for the style sheets.
    pub key: &'static str,
    /// What it is about, in the dialog: where that changes, a title stands.
    pub part: &'static str,
    /// Its name in the dialog.
    pub label: &'static str,
    field: &'static dyn Field,
}

/// The settings about playing.
pub const PLAY: &[Setting] = &[
    setting("checking", text::settings::GAME, text::settings::MISTAKES, &Of(|it| &mut it.checking)),
    setting("notes", text::settings::GAME, text::settings::NOTES, &Of(|it| &mut it.notes)),
    setting("hint", text::settings::GAME, text::settings::FIRST_STAGE, &Of(|it| &mut it.first_stage)),
    setting("uniqueness", text::settings::GAME, text::settings::UNIQUENESS, &Of(|it| &mut it.uniqueness)),
    setting("time", text::settings::GAME, text::settings::TIME, &Of(|it| &mut it.time)),
    setting("peers", text::settings::BOARD, text::settings::PEERS, &Of(|it| &mut it.peers)),
    setting("same", text::settings::BOARD, text::settings::SAME, &Of(|it| &mut it.same)),
    setting("digits", text::settings::BOARD, text::settings::DIGIT_SIZE, &Of(|it| &mut it.digit_size)),
    setting("small-digits", text::settings::BOARD, text::settings::NOTE_SIZE, &Of(|it| &mut it.note_size)),
    setting("letters", text::settings::BOARD, text::settings::LETTERS, &Of(|it| &mut it.letters)),
    setting("cells", text::settings::BOARD, text::settings::NOTATION, &Of(|it| &mut it.notation)),
    setting("side", text::settings::KEYS, text::settings::KEY_SIDE, &Of(|it| &mut it.key_side)),
    setting("order", text::settings::KEYS, text::settings::KEY_ORDER, &Of(|it| &mut it.key_order)),
    setting("haptics", text::settings::KEYS, text::settings::HAPTICS, &Of(|it| &mut it.haptics)),
    setting("shortcuts", text::settings::KEYS, text::settings::SHORTCUTS, &Of(|it| &mut it.shortcuts)),
];

/// The settings about puzzles to be printed.
pub const BOOK: &[Setting] = &[
    setting("count", text::settings::PUZZLES, text::settings::COUNT, &Of(|it| &mut it.book.count)),
    setting("level", text::settings::PUZZLES, text::settings::LEVEL, &Of(|it| &mut it.book.level)),
    setting("explainer", text::settings::PUZZLES, text::settings::EXPLAINER, &Of(|it| &mut it.book.explainer)),
    setting("needs", text::settings::PUZZLES, text::settings::NEEDS, &Needs),
    setting("symmetry", text::settings::PUZZLES, text::settings::SYMMETRY, &Of(|it| &mut it.book.symmetry)),
    setting("minimal", text::settings::PUZZLES, text::settings::MINIMAL, &Of(|it| &mut it.book.minimal)),
    setting("page", text::settings::PAGES, text::settings::ON_A_PAGE, &Of(|it| &mut it.book.on_a_page)),
    setting("paper", text::settings::PAGES, text::settings::PAPER, &Of(|it| &mut it.book.paper)),
    setting("large", text::settings::PAGES, text::settings::LARGE, &Of(|it| &mut it.book.large)),
    setting("candidates", text::settings::PAGES, text::settings::CANDIDATES, &Of(|it| &mut it.book.candidates)),
    setting("names", text::settings::PAGES, text::settings::NAME_LINES, &Of(|it| &mut it.book.names)),
];

const fn setting(key: &'static str, part: &'static str, label: &'static str, field: &'static dyn Field) -> Setting {
    Setting { key, part, label, field }
}

/// A field of [`Settings`], by the numbers of its values.
trait Field: Sync {
    /// The name of the value with this number, if there is such.
    fn name(&self, value: usize) -> Option<&'static str>;
    /// The word by which it is kept.
    fn word(&self, value: usize) -> Option<&'static str>;
    /// The number of the value that was chosen.
    fn get(&self, settings: Settings) -> usize;
    /// Chooses the value with this number; does nothing if there is no such.
    fn set(&self, settings: &mut Settings, value: usize);
}

/// A field whose values are listed.
struct Of<T: 'static>(fn(&mut Settings) -> &mut T);

impl<T: Value> Field for Of<T> {
    fn name(&self, value: usize) -> Option<&'static str> {
        Some(T::ALL.get(value)?.2)
    }

    fn word(&self, value: usize) -> Option<&'static str> {
        Some(T::ALL.get(value)?.1)
    }

    fn get(&self, mut settings: Settings) -> usize {
        let chosen = *(self.0)(&mut settings);
        T::ALL.iter().position(|(value, ..)| *value == chosen).unwrap_or_default()
    }

    fn set(&self, settings: &mut Settings, value: usize) {
        if let Some((value, ..)) = T::ALL.get(value) {
            *(self.0)(settings) = *value;
        }
    }
}

/// The technique that puzzles take: none in particular, or one of those that the worker knows, which are numbered from 1 here.
struct Needs;

impl Field for Needs {
    fn name(&self, value: usize) -> Option<&'static str> {
        (value == 0).then_some(text::settings::ANY_TECHNIQUE)
    }

    fn word(&self, value: usize) -> Option<&'static str> {
        value.checked_sub(1).map_or(Some("any"), |number| TechniqueId(u8::try_from(number).ok()?).name())
    }

    fn get(&self, settings: Settings) -> usize {
        settings.book.needs.map_or(0, |technique| usize::from(technique.0) + 1)
    }

    fn set(&self, settings: &mut Settings, value: usize) {
        settings.book.needs = value.checked_sub(1).and_then(|number| u8::try_from(number).ok()).map(TechniqueId);
    }
}

impl Setting {
    /// All settings.
    pub fn all() -> impl Iterator<Item = &'static Setting> {
        PLAY.iter().chain(BOOK)
    }

    /// The setting with this key.
    #[must_use]
    pub fn named(key: &str) -> Option<&'static Setting> {
        Setting::all().find(|setting| setting.key == key)
    }

    /// The names of its values. Those of a technique begin with that of none; the techniques, which the worker knows, follow.
    pub fn values(&self) -> impl Iterator<Item = &'static str> {
        (0..).map_while(|value| self.field.name(value))
    }

    /// Whether it is only off or on.
    #[must_use]
    pub fn is_switch(&self) -> bool {
        self.values().eq(bool::ALL.iter().map(|(.., name)| *name))
    }

    /// The number of the value that was chosen.
    #[must_use]
    pub fn chosen(&self, settings: Settings) -> usize {
        self.field.get(settings)
    }

    /// The word by which the value with this number is kept, and by which the style sheets know it.
    #[must_use]
    pub fn word(&self, value: usize) -> &'static str {
        self.field.word(value).unwrap_or_default()
    }

    /// The number of the value that is kept by this word.
    fn number_of(&self, word: &str) -> Option<usize> {
        (0..).map_while(|value| self.field.word(value)).position(|it| it == word)
    }
}

/// Each key is that of one setting.
impl PartialEq for Setting {
    fn eq(&self, other: &Setting) -> bool {
        self.key == other.key
    }
}

impl fmt::Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl Settings {
    /// With the value with this number for a setting; as it was if there is no such.
    #[must_use]
    pub fn with(mut self, setting: &Setting, value: usize) -> Settings {
        setting.field.set(&mut self, value);
        self
    }

    /// How they are kept: a line each, its key and the word for its value. In versions 0 and 1 the number of the value (`earlier.rs`).
    pub const FORM: Form = Form::new("settings", 2);

    /// What is kept of settings, in any version, alone or among other lines; a line that isn't known is passed over.
    #[must_use]
    pub fn read(text: &str) -> Settings {
        Settings::default().followed(words(text).into_iter())
    }

    /// With what another tab changed: its text was one, and became another. What it left alone stays as it is here.
    #[must_use]
    pub fn following(self, before: &str, now: &str) -> Settings {
        let before = words(before);
        self.followed(words(now).into_iter().filter(|line| !before.contains(line)))
    }

    fn followed<'a>(self, lines: impl Iterator<Item = (&'a str, &'a str)>) -> Settings {
        let read = |(key, word): (&str, &str)| {
            let setting = Setting::named(key)?;
            Some((setting, setting.number_of(word)?))
        };
        lines.filter_map(read).fold(self, |settings, (setting, value)| settings.with(setting, value))
    }

    /// A text that is kept, with this value for one setting. Its other lines mean what they meant, those that aren't known too.
    #[must_use]
    pub fn text_with(kept: &str, setting: &Setting, value: usize) -> String {
        let others = words(kept).into_iter().filter(|(key, _)| *key != setting.key);
        let lines = others.chain([(setting.key, setting.word(value))]);
        Settings::FORM.write(&lines.map(|(key, word)| format!("{key} {word}\n")).collect::<String>())
    }

    /// A line each: its key and the word for its value.
    #[must_use]
    pub fn text(&self) -> String {
        Setting::all().map(|setting| format!("{} {}\n", setting.key, setting.word(setting.chosen(*self)))).collect()
    }
}

/// The lines of a text that is kept: each a key, and the word for a value. None is read of a later version.
fn words(text: &str) -> Vec<(&str, &str)> {
    let Ok(record) = Settings::FORM.read(text) else { return Vec::new() };
    record.lines().map(|(key, value)| (key, earlier::word(key, value))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::Level;

    #[test]
    fn settings_are_read_back_and_nonsense_is_passed_over() {
        let needs = Some(TechniqueId(0));
        let defaults = Settings::default();
        let chosen = Settings {
            checking: Checking::WrongDigits,
            time: false,
            book: BookSettings { needs, level: BookLevel::Of(Level::Hard), ..defaults.book },
            ..defaults
        };
        assert_eq!(Settings::read(&chosen.text()), chosen);
        for text in
            ["", "checking 9", "checking", "checking -1", "checking x", "colour 1\nnonsense", "needs 999", "needs x", "\u{0}"]
        {
            assert_eq!(Settings::read(text), Settings::default(), "{text}");
        }
    }

    #[test]
    fn each_setting_is_kept_by_itself_its_default_too() {
        let named = |key| Setting::named(key).unwrap();
        let defaults = Settings::default();
        let once = Settings::text_with("", named("time"), 0);
        assert_eq!(once, "nonet settings 2\ntime off\n");
        assert!(!Settings::read(&once).time);
        let back = Settings::text_with(&once, named("time"), 1);
        assert_eq!((back.as_str(), Settings::read(&back)), ("nonet settings 2\ntime on\n", defaults));
        // What another tab chose meanwhile stays, by whichever version, and what isn't known.
        let both = Settings::text_with("nonet settings 1\npeers 0\nlater 7 7\nsame x\n", named("time"), 0);
        assert_eq!(both, "nonet settings 2\npeers off\nlater 7 7\nsame x\ntime off\n");
        let read = Settings::read(&both);
        assert_eq!((read.peers, read.time, read.same), (false, false, true));
    }

    #[test]
    fn only_what_another_tab_changed_is_followed() {
        let own = Settings { peers: false, ..Settings::default() };
        let followed = own.following("peers 1\ntime 1\n", "nonet settings 2\npeers on\ntime off\nlater 1\n");
        assert_eq!(followed, Settings { time: false, ..own });
        assert_eq!(own.following("", "nonet settings 3\npeers on\n"), own, "a later version is not read");
        assert_eq!(own.following("", ""), own);
    }

    #[test]
    fn every_key_is_that_of_one_setting() {
        for setting in Setting::all() {
            assert_eq!(Setting::all().filter(|other| *other == setting).count(), 1, "{setting:?}");
        }
    }

    /// A number would be taken for that of a value in version 1.
    #[test]
    fn every_word_is_that_of_one_value_and_no_number() {
        for setting in Setting::all() {
            let words: Vec<&str> = (0..).map_while(|value| setting.field.word(value)).collect();
            for (value, word) in words.iter().enumerate() {
                assert_eq!(setting.number_of(word), Some(value), "{setting:?} {word}");
                assert!(word.parse::<usize>().is_err() && !word.contains(' '), "{setting:?} {word}");
            }
        }
    }
}
