//! The settings: a struct with typed fields, and a table of the fields, group by group, that serves dialogs, style sheets and storage.

mod earlier;
mod value;

pub use value::{
    BookCount, BookLevel, Checking, ExplainerRange, FirstStage, KeyOrder, NoteStyle, OnAPage, Paper, Side, Size, Symmetry, Value,
};

use crate::{
    action::{Overlay, Theme},
    record::{NewerVersion, Record, RecordFormat, or_default},
    session::Offer,
    text::{self, Text},
};
use nonet_protocol::Technique;
use nonet_words::{Language, Notation};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value as Json;
use std::{collections::BTreeMap, fmt};

/// The settings of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The theme. None follows the system.
    pub theme: Option<Theme>,
    /// The language of the page. None is the first of the browser's languages that the page has.
    pub language: Option<Language>,
    /// The time at which mistakes are shown.
    pub checking: Checking,
    /// The kinds of notes.
    pub notes: NoteStyle,
    /// The stage at which a hint begins.
    pub first_stage: FirstStage,
    /// Whether hints may assume that the puzzle has one solution.
    pub uniqueness: bool,
    /// Whether the time of a game is shown.
    pub time: bool,
    /// Whether the houses of the selected cell are tinted.
    pub peers: bool,
    /// Whether digits equal to the digit of the selected cell are lit.
    pub same: bool,
    /// The size of digits.
    pub digit_size: Size,
    /// The size of notes and candidates.
    pub note_size: Size,
    /// Whether the colours of cells carry letters.
    pub letters: bool,
    /// The notation of cells.
    pub notation: Notation,
    /// The side of the board on which the keys are.
    pub key_side: Side,
    /// The order of the rows of keys.
    pub key_order: KeyOrder,
    /// Whether the device vibrates at each entry.
    pub haptics: bool,
    /// Whether single-letter shortcuts are on.
    pub shortcuts: bool,
    /// The settings of a book in the Make room.
    pub book: BookSettings,
}

/// The settings of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookSettings {
    /// The number of puzzles.
    pub count: BookCount,
    /// The level of the puzzles.
    pub level: BookLevel,
    /// The range of the puzzles' ratings by Sudoku Explainer.
    pub explainer: ExplainerRange,
    /// The technique that every puzzle must use. None for any technique.
    pub needs: Option<Technique>,
    /// The symmetry of the givens.
    pub symmetry: Symmetry,
    /// Whether the puzzles are minimal: no given can be removed.
    pub minimal: bool,
    /// The number of puzzles on a page.
    pub on_a_page: OnAPage,
    /// The size of the paper.
    pub paper: Paper,
    /// Whether the digits are large.
    pub large: bool,
    /// Whether candidates are printed.
    pub candidates: bool,
    /// Whether pages have lines for a name and a date.
    pub names: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: None,
            language: None,
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
            book: BookSettings::default(),
        }
    }
}

impl Default for BookSettings {
    fn default() -> BookSettings {
        BookSettings {
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
        }
    }
}

/// The settings of one dialog or form.
pub struct SettingGroup {
    /// The key by which an overlay names the group.
    key: &'static str,
    /// The title of the dialog.
    pub title: Text,
    /// The settings, in the order of the dialog.
    pub settings: &'static [Setting],
    /// The buttons below the settings.
    pub buttons: &'static [Offer],
}

/// A row of a group: one setting with its name, its label and its field.
pub struct Setting {
    /// The key of the setting in storage, and the name of its `data-` attribute for the style sheets.
    pub key: &'static str,
    /// The section of the dialog. Where it changes from one row to the next, a title is shown.
    pub part: Text,
    /// The label in the dialog.
    pub label: Text,
    /// Whether the values stand side by side, in place of a switch or a drop-down list.
    pub side_by_side: bool,
    field: &'static dyn Field,
}

/// The key of the setting for the language. The scripts around the page read it among the stored settings.
pub const LANGUAGE: &str = "language";

/// All groups. A setting of no group would not be kept.
const GROUPS: [&SettingGroup; 2] = [&GENERAL, &BOOK];

/// The settings of the page, its board and its games.
pub const GENERAL: SettingGroup = SettingGroup {
    key: "general",
    title: text::shell::SETTINGS,
    settings: &[
        Setting { side_by_side: true, ..setting("theme", Text::sign(""), text::shell::LOOK, &Of(|it| &mut it.theme)) },
        setting(LANGUAGE, Text::sign(""), text::settings::LANGUAGE, &Languages),
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
    ],
    buttons: &[],
};

/// The settings of a book. The form of the book has buttons of its own.
pub const BOOK: SettingGroup = SettingGroup {
    key: "book",
    title: text::book::MAKE_A_BOOK,
    settings: &[
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
    ],
    buttons: &[],
};

const fn setting(key: &'static str, part: Text, label: Text, field: &'static dyn Field) -> Setting {
    Setting { key, part, label, side_by_side: false, field }
}

/// A field of [`Settings`] whose values are addressed by index, from 0.
trait Field: Sync {
    /// Returns the name of a value. None if there is no value with this index.
    fn name(&self, value: usize) -> Option<Text>;
    /// Returns the word by which a value is stored. None if there is no value with this index.
    fn word(&self, value: usize) -> Option<&'static str>;
    /// Returns the index of the current value.
    fn get(&self, settings: Settings) -> usize;
    /// Sets the value with this index. Nothing changes if there is none.
    fn set(&self, settings: &mut Settings, value: usize);
}

/// A field whose values are listed in [`Value::ALL`].
struct Of<T: 'static>(fn(&mut Settings) -> &mut T);

impl<T: Value> Field for Of<T> {
    fn name(&self, value: usize) -> Option<Text> {
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

/// The field of the language. Value 0 is the browser's language; value n + 1 is the language with index n.
struct Languages;

impl Field for Languages {
    fn name(&self, value: usize) -> Option<Text> {
        match value.checked_sub(1) {
            None => Some(text::settings::BROWSER_LANGUAGE),
            Some(index) => Language::iter().nth(index).map(|language| Text::sign(language.language_name())),
        }
    }

    fn word(&self, value: usize) -> Option<&'static str> {
        match value.checked_sub(1) {
            None => Some("browser"),
            Some(index) => Language::iter().nth(index).map(|language| &**language),
        }
    }

    fn get(&self, settings: Settings) -> usize {
        let index = settings.language.and_then(|chosen| Language::iter().position(|language| *language == chosen));
        index.map_or(0, |index| index + 1)
    }

    fn set(&self, settings: &mut Settings, value: usize) {
        settings.language = value.checked_sub(1).and_then(|index| Language::iter().nth(index)).copied();
    }
}

/// The field of the technique that every puzzle must use. Value 0 is any technique; value n + 1 is the technique with index n.
struct Needs;

impl Field for Needs {
    fn name(&self, value: usize) -> Option<Text> {
        (value == 0).then_some(text::settings::ANY_TECHNIQUE)
    }

    fn word(&self, value: usize) -> Option<&'static str> {
        value.checked_sub(1).map_or(Some("any"), |index| Technique::at(index).map(Technique::name))
    }

    fn get(&self, settings: Settings) -> usize {
        settings.book.needs.map_or(0, |technique| technique.index() + 1)
    }

    fn set(&self, settings: &mut Settings, value: usize) {
        settings.book.needs = value.checked_sub(1).and_then(Technique::at);
    }
}

impl SettingGroup {
    /// Returns the group with a key. None if there is none.
    #[must_use]
    pub fn named(key: &str) -> Option<&'static SettingGroup> {
        GROUPS.into_iter().find(|group| group.key == key)
    }

    /// Returns the overlay that shows the group as a dialog.
    #[must_use]
    pub const fn overlay(&self) -> Overlay {
        Overlay::Settings(self.key)
    }
}

impl Setting {
    /// Returns all settings.
    pub fn all() -> impl Iterator<Item = &'static Setting> {
        GROUPS.into_iter().flat_map(|group| group.settings)
    }

    /// Returns the setting with a key. None if there is none.
    #[must_use]
    pub fn named(key: &str) -> Option<&'static Setting> {
        Setting::all().find(|setting| setting.key == key)
    }

    /// Returns the names of the values. For the technique that puzzles must use this is only the name of "any": the names of the
    /// techniques come from the worker.
    pub fn values(&self) -> impl Iterator<Item = Text> {
        (0..).map_while(|value| self.field.name(value))
    }

    /// Whether the setting is a switch: its values are off and on.
    #[must_use]
    pub fn is_switch(&self) -> bool {
        self.values().eq(bool::ALL.iter().map(|(.., name)| *name))
    }

    /// Returns the index of the current value.
    #[must_use]
    pub fn chosen(&self, settings: Settings) -> usize {
        self.field.get(settings)
    }

    /// Returns the word of a value, which storage and the style sheets use. Empty if there is no value with this index.
    #[must_use]
    pub fn word(&self, value: usize) -> &'static str {
        self.field.word(value).unwrap_or_default()
    }

    /// Returns the index of the value with a word. None if there is none.
    fn number_of(&self, word: &str) -> Option<usize> {
        (0..).map_while(|value| self.field.word(value)).position(|it| it == word)
    }
}

/// Groups are equal if their keys are.
impl PartialEq for SettingGroup {
    fn eq(&self, other: &SettingGroup) -> bool {
        self.key == other.key
    }
}

impl fmt::Debug for SettingGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

/// Settings are equal if their keys are.
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
    /// Returns the settings with one setting at the value with this index. Nothing changes if there is none.
    #[must_use]
    pub fn with(mut self, setting: &Setting, value: usize) -> Settings {
        setting.field.set(&mut self, value);
        self
    }

    /// The stored form: a map from the key of each setting to the word of its value. Versions 0 to 2 have lines (`earlier.rs`).
    pub const FORMAT: RecordFormat = RecordFormat::new("settings", 3);

    /// Reads stored settings of any version. Lines may stand among others. What is unknown or damaged is skipped.
    #[must_use]
    pub fn read(text: &str) -> Settings {
        Settings::default().followed(&words(text))
    }

    /// Returns the settings with the changes of another tab, whose stored text was `before` and is `now`. Settings that the other
    /// tab didn't change stay as they are.
    #[must_use]
    pub fn following(self, before: &str, now: &str) -> Settings {
        let (before, mut now) = (words(before), words(now));
        now.retain(|key, word| before.get(key) != Some(word));
        self.followed(&now)
    }

    fn followed(self, words: &Words) -> Settings {
        let read = |(key, word): (&String, &Json)| {
            let setting = Setting::named(key)?;
            Some((setting, setting.number_of(word.as_str()?)?))
        };
        words.iter().filter_map(read).fold(self, |settings, (setting, value)| settings.with(setting, value))
    }

    /// Returns a stored text with one setting changed. The others keep their meaning, unknown ones included.
    #[must_use]
    pub fn text_with(kept: &str, setting: &Setting, value: usize) -> String {
        let mut words = words(kept);
        words.insert(setting.key.to_owned(), setting.word(value).into());
        Settings::FORMAT.write_json(&words)
    }

    /// Returns one line for each setting, with its key and the word of its value, as backups have them.
    #[must_use]
    pub fn text(&self) -> String {
        Setting::all().map(|setting| format!("{} {}\n", setting.key, setting.word(setting.chosen(*self)))).collect()
    }
}

/// The words of values by the keys of their settings. Words and keys that are not known are among them.
type Words = BTreeMap<String, Json>;

/// Writes a map from the key of each setting to the word of its value.
impl Serialize for BookSettings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let settings = Settings { book: *self, ..Settings::default() };
        serializer.collect_map(BOOK.settings.iter().map(|setting| (setting.key, setting.word(setting.chosen(settings)))))
    }
}

/// Reads what is known of a map. Settings that are missing or damaged get their default.
impl<'de> Deserialize<'de> for BookSettings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BookSettings, D::Error> {
        Ok(Settings::default().followed(&or_default(deserializer)?).book)
    }
}

/// Returns the words of a stored text. Empty for a damaged text and for a later version.
fn words(text: &str) -> Words {
    match Settings::FORMAT.read(text) {
        Err(NewerVersion) => Words::new(),
        Ok(record @ Record { version: 0..=2, .. }) => earlier::words(record),
        Ok(record) => record.json().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_protocol::Level;

    #[test]
    fn settings_are_read_back_and_nonsense_is_passed_over() {
        let needs = Some(Technique::FullHouse);
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
        assert_eq!(once, "nonet settings 3\n{\"time\":\"off\"}\n");
        assert!(!Settings::read(&once).time);
        let back = Settings::text_with(&once, named("time"), 1);
        assert_eq!((back.as_str(), Settings::read(&back)), ("nonet settings 3\n{\"time\":\"on\"}\n", defaults));
        // The values of another tab stay, in whichever version it wrote them, and so does what is unknown.
        let lines = Settings::text_with("nonet settings 1\npeers 0\nlater 7 7\nsame x\n", named("time"), 0);
        let both = "{\"later\":\"7 7\",\"peers\":\"off\",\"same\":\"x\",\"time\":\"off\"}\n";
        assert_eq!(lines, Settings::FORMAT.write(both));
        let damaged = Settings::FORMAT.write("{\"later\":[7],\"peers\":\"off\",\"same\":1}");
        let json = Settings::text_with(&damaged, named("time"), 0);
        assert_eq!(json, Settings::FORMAT.write(&both.replace("\"7 7\"", "[7]").replace("\"x\"", "1")));
        for text in [lines, json] {
            let read = Settings::read(&text);
            assert_eq!((read.peers, read.time, read.same), (false, false, true));
        }
    }

    #[test]
    fn only_what_another_tab_changed_is_followed() {
        let own = Settings { peers: false, ..Settings::default() };
        let followed = own.following("peers 1\ntime 1\n", "nonet settings 2\npeers on\ntime off\nlater 1\n");
        assert_eq!(followed, Settings { time: false, ..own });
        let json = own.following("nonet settings 3\n{\"peers\":\"on\"}", "nonet settings 3\n{\"peers\":\"on\",\"time\":\"off\"}");
        assert_eq!(json, followed);
        assert_eq!(own.following("", "nonet settings 4\n{\"peers\":\"on\"}"), own, "a later version is not read");
        assert_eq!(own.following("", ""), own);
    }

    #[test]
    fn every_key_is_that_of_one_setting() {
        for setting in Setting::all() {
            assert_eq!(Setting::all().filter(|other| *other == setting).count(), 1, "{setting:?}");
        }
    }

    /// Version 1 would read a number as the index of a value.
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
