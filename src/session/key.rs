//! A key of the keyboard and its name in the keymap. The name is derived from both the written character and the position of the
//! key, since layouts place digits and signs differently.

/// A key that was pressed, as the browser reports it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Key<'a> {
    /// `KeyboardEvent.key`: the character in the reader's layout.
    pub key: &'a str,
    /// `KeyboardEvent.code`: the position of the key. Empty if the browser doesn't know it, as with many keyboards of phones.
    pub code: &'a str,
    /// Whether Shift is down.
    pub shift: bool,
    /// Whether Ctrl, or Cmd on a Mac, is down.
    pub command: bool,
    /// Whether Alt is down.
    pub alt: bool,
    /// Whether AltGr is down, which writes the third character of a key. Windows reports it as Ctrl and Alt as well.
    pub alt_graph: bool,
    /// Whether NumLock is on.
    pub num_lock: bool,
}

impl Key<'_> {
    /// Returns the name of the key in the keymap: `5`, `S-5`, `C-S-z`, `ArrowUp`. A key counts as a digit by its character, or
    /// else by its position; as a sign by its character, with or without Shift; as a letter by its character if that is a Latin
    /// letter (Ctrl+Z is the key labelled Z), or else by its position.
    pub(super) fn name(self) -> Option<String> {
        if self.writes_third_sign() {
            return self.sign().or_else(|| written_digit(self.key).map(|digit| digit.to_string()));
        }
        if self.alt {
            return None;
        }
        if let Some(sign) = self.sign().filter(|_| !self.command) {
            return Some(sign);
        }
        let (shift, base) = self.base()?;
        Some(format!("{}{}{base}", if self.command { "C-" } else { "" }, if shift { "S-" } else { "" }))
    }

    /// Whether the key is a single-character shortcut, which can be switched off (WCAG 2.1.4). Digits and the space bar are none:
    /// they are the input of the board.
    #[must_use]
    pub fn is_character_shortcut(&self) -> bool {
        let is_character = self.key.chars().count() == 1 && self.key != " ";
        let is_digit = self.name().is_some_and(|name| name.ends_with(|last: char| last.is_ascii_digit()));
        is_character && !self.command && !is_digit
    }

    /// Whether AltGr is down, or Ctrl and Alt together, as Windows reports AltGr.
    const fn writes_third_sign(&self) -> bool {
        self.alt_graph || (self.alt && self.command)
    }

    /// Returns the character if it is a sign of the keymap. On a key of the digit row, `'` (the French 4), `?` (the Russian
    /// Shift+7), `.` and `,` (the Mongolian 6 and 8) don't count, because the key is needed for its digit.
    fn sign(&self) -> Option<String> {
        let is_digit_key = self.code.starts_with("Digit") && !self.writes_third_sign();
        let is_sign = match self.key {
            "[" | "]" | "<" | ">" => true,
            "." | "," | "'" | "?" => !is_digit_key,
            _ => false,
        };
        (is_sign && !self.code.starts_with("Numpad")).then(|| self.key.to_owned())
    }

    fn base(&self) -> Option<(bool, String)> {
        if let Some(place) = self.code.strip_prefix("Numpad") {
            return self.on_numpad(place);
        }
        if let Some((shift, digit)) = self.digit() {
            return Some((shift, digit.to_string()));
        }
        if self.key == " " {
            return Some((self.shift, "Space".to_owned()));
        }
        if let [letter] = self.key.as_bytes() {
            let named = if letter.is_ascii_alphabetic() { self.key } else { self.code.strip_prefix("Key")? };
            return Some((self.shift, named.to_ascii_lowercase()));
        }
        let named = self.code.strip_prefix("Key").map_or_else(|| self.key.to_owned(), str::to_ascii_lowercase);
        Some((self.shift, named))
    }

    /// Returns the digit of the key, and whether Shift goes with it.
    ///
    /// If Shift writes the digit of the key's own position (French, Czech), Shift still means a note, since the key alone
    /// already means the digit. If Shift writes a digit that no key of the row would mean without it (Programmer Dvorak), the
    /// key means that digit.
    fn digit(&self) -> Option<(bool, u8)> {
        let place = self.code.strip_prefix("Digit").and_then(|place| place.parse().ok());
        match (written_digit(self.key), place) {
            (Some(written), Some(place)) if written == place => Some((self.shift, place)),
            (Some(written), _) => Some((false, written)),
            (None, Some(place)) => Some((self.shift, place)),
            (None, None) => None,
        }
    }

    /// Handles the number pad. With NumLock on, Windows reports Shift and a key of the number pad as an arrow without Shift: that
    /// counts as Shift and the digit. With NumLock off the keys are arrows.
    fn on_numpad(&self, place: &str) -> Option<(bool, String)> {
        let written = written_digit(self.key);
        match (place, written) {
            ("Decimal", _) if self.key.chars().count() == 1 => Some((false, ".".to_owned())),
            (_, Some(digit)) => Some((self.shift, digit.to_string())),
            ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9", None) if self.num_lock => Some((true, place.to_owned())),
            _ => Some((self.shift, self.key.to_owned())),
        }
    }
}

/// The zero of each script whose ten digits follow one another in Unicode and are on some keyboard: Latin, Arabic, Persian, N'Ko,
/// Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Sinhala, Thai, Lao, Tibetan, Burmese, Shan, Khmer,
/// Mongolian, Limbu, New Tai Lue, Balinese, Sundanese, Lepcha, Ol Chiki, Javanese, Cham, Meetei Mayek, full-width.
const ZEROS: [char; 31] = [
    '0', '\u{660}', '\u{6f0}', '\u{7c0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}', '\u{be6}', '\u{c66}', '\u{ce6}',
    '\u{d66}', '\u{de6}', '\u{e50}', '\u{ed0}', '\u{f20}', '\u{1040}', '\u{1090}', '\u{17e0}', '\u{1810}', '\u{1946}',
    '\u{19d0}', '\u{1b50}', '\u{1bb0}', '\u{1c40}', '\u{1c50}', '\u{a9d0}', '\u{aa50}', '\u{abf0}', '\u{ff10}',
];

/// Returns the digit from 0 to 9 that a text is in any script. None if it is no single digit.
fn written_digit(text: &str) -> Option<u8> {
    let mut chars = text.chars();
    let (written, None) = (chars.next()?, chars.next()) else { return None };
    let above = |zero: char| u32::from(written).checked_sub(u32::from(zero)).filter(|digit| *digit <= 9);
    ZEROS.into_iter().find_map(above).and_then(|digit| u8::try_from(digit).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digit row of a layout: the characters of the keys `Digit1` to `Digit9` and `Digit0`, without and with Shift.
    struct Layout {
        name: &'static str,
        alone: [&'static str; 10],
        shifted: [&'static str; 10],
    }

    const LAYOUTS: &[Layout] = &[
        Layout {
            name: "US",
            alone: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
            shifted: ["!", "@", "#", "$", "%", "^", "&", "*", "(", ")"],
        },
        Layout {
            name: "German",
            alone: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
            shifted: ["!", "\"", "§", "$", "%", "&", "/", "(", ")", "="],
        },
        Layout {
            name: "Hungarian",
            alone: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
            shifted: ["'", "\"", "+", "!", "%", "/", "=", "(", ")", "§"],
        },
        Layout {
            name: "Russian",
            alone: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
            shifted: ["!", "\"", "№", ";", "%", ":", "?", "*", "(", ")"],
        },
        Layout {
            name: "French",
            alone: ["&", "é", "\"", "'", "(", "-", "è", "_", "ç", "à"],
            shifted: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
        },
        Layout {
            name: "Bépo",
            alone: ["\"", "«", "»", "(", ")", "@", "+", "-", "/", "*"],
            shifted: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
        },
        Layout {
            name: "Czech",
            alone: ["+", "ě", "š", "č", "ř", "ž", "ý", "á", "í", "é"],
            shifted: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
        },
        Layout {
            name: "Mongolian",
            alone: ["№", "-", "\"", "₮", ":", ".", "_", ",", "%", "?"],
            shifted: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
        },
        Layout {
            name: "Persian",
            alone: ["۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹", "۰"],
            shifted: ["!", "٬", "٫", "﷼", "٪", "×", "،", "*", ")", "("],
        },
        Layout {
            name: "Arabic",
            alone: ["١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩", "٠"],
            shifted: ["!", "@", "#", "$", "٪", "^", "&", "*", ")", "("],
        },
        Layout {
            name: "Hindi",
            alone: ["१", "२", "३", "४", "५", "६", "७", "८", "९", "०"],
            shifted: ["ऍ", "ॅ", "्र", "र्", "ज्ञ", "त्र", "क्ष", "श्र", "(", ")"],
        },
        Layout {
            name: "full width",
            alone: ["１", "２", "３", "４", "５", "６", "７", "８", "９", "０"],
            shifted: ["！", "＂", "＃", "＄", "％", "＆", "＇", "（", "）", "＠"],
        },
        Layout {
            name: "an input method that keeps what is written for itself",
            alone: ["Process"; 10],
            shifted: ["Process"; 10],
        },
        Layout { name: "dead keys", alone: ["Dead"; 10], shifted: ["Dead"; 10] },
    ];

    const CODES: [&str; 10] =
        ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9", "Digit0"];

    fn key<'a>(key: &'a str, code: &'a str) -> Key<'a> {
        Key { key, code, ..Key::default() }
    }

    fn shifted<'a>(key: &'a str, code: &'a str) -> Key<'a> {
        Key { key, code, shift: true, ..Key::default() }
    }

    #[test]
    fn the_digit_row_writes_digits_alone_and_notes_with_shift_in_every_layout() {
        for Layout { name, alone, shifted: with_shift } in LAYOUTS {
            for (place, code) in CODES.into_iter().enumerate() {
                let digit = (place + 1) % 10;
                assert_eq!(key(alone[place], code).name(), Some(digit.to_string()), "{name}, {code}");
                assert_eq!(shifted(with_shift[place], code).name(), Some(format!("S-{digit}")), "{name}, Shift and {code}");
                assert!(
                    !key(alone[place], code).is_character_shortcut(),
                    "{name}, {code}: it is written though shortcuts are off"
                );
            }
        }
    }

    /// The classic Dvorak row has the digits in its own order; Programmer Dvorak has the same order with Shift.
    #[test]
    fn a_key_that_shows_another_digit_than_its_place_writes_what_it_shows() {
        let written = [("Digit1", "7"), ("Digit2", "5"), ("Digit3", "3"), ("Digit4", "1"), ("Digit5", "9"), ("Digit6", "0")];
        for (code, digit) in written {
            assert_eq!(key(digit, code).name().as_deref(), Some(digit), "classic Dvorak, {code}");
        }
        let written = [
            ("Digit2", "7"),
            ("Digit3", "5"),
            ("Digit4", "3"),
            ("Digit5", "1"),
            ("Digit6", "9"),
            ("Digit7", "0"),
            ("Digit8", "2"),
            ("Digit9", "4"),
            ("Digit0", "6"),
            ("Minus", "8"),
        ];
        for (code, digit) in written {
            assert_eq!(shifted(digit, code).name().as_deref(), Some(digit), "Programmer Dvorak, {code}");
        }
    }

    /// Lithuanian and Vietnamese have letters in the digit row, and the digits behind AltGr.
    #[test]
    fn altgr_writes_what_it_writes_and_nothing_by_place() {
        let windows = |key, code| Key { key, code, command: true, alt: true, alt_graph: true, ..Key::default() };
        let linux = |key, code| Key { key, code, alt_graph: true, ..Key::default() };
        for (key, code, name) in
            [("5", "Digit5", Some("5")), ("]", "Digit9", Some("]")), ("{", "Digit7", None), ("€", "KeyE", None)]
        {
            assert_eq!(windows(key, code).name().as_deref(), name, "{key} on Windows");
            assert_eq!(linux(key, code).name().as_deref(), name, "{key} on Linux");
        }
    }

    /// Android reports no code for the keys of many keyboards.
    #[test]
    fn a_key_that_lies_nowhere_goes_by_what_it_writes() {
        for (key_, name) in [("5", "5"), ("۵", "5"), ("z", "z"), ("Backspace", "Backspace"), ("?", "?"), (" ", "Space")] {
            assert_eq!(key(key_, "").name().as_deref(), Some(name), "{key_}");
        }
        assert_eq!(
            shifted("5", "").name().as_deref(),
            Some("5"),
            "a row that writes digits with Shift has no other way to write them"
        );
        assert_eq!(key("Unidentified", "").name().as_deref(), Some("Unidentified"), "of which the keymap knows nothing");
    }

    /// With NumLock on, Windows reports Shift and a digit as the key's action without NumLock, with Shift released.
    #[test]
    fn the_number_pad_writes_notes_with_shift_whatever_the_system_tells() {
        let pad = [
            ("Numpad1", "1", "End"),
            ("Numpad2", "2", "ArrowDown"),
            ("Numpad3", "3", "PageDown"),
            ("Numpad4", "4", "ArrowLeft"),
            ("Numpad5", "5", "Clear"),
            ("Numpad6", "6", "ArrowRight"),
            ("Numpad7", "7", "Home"),
            ("Numpad8", "8", "ArrowUp"),
            ("Numpad9", "9", "PageUp"),
        ];
        for (code, digit, other) in pad {
            let on = |key, shift| Key { key, code, shift, num_lock: true, ..Key::default() }.name();
            let off = |key, shift| Key { key, code, shift, ..Key::default() }.name();
            assert_eq!(on(digit, false).as_deref(), Some(digit), "{code}");
            assert_eq!(on(other, false), Some(format!("S-{digit}")), "{code} with Shift on Windows");
            assert_eq!(on(other, true), Some(format!("S-{digit}")), "{code} with Shift where it is told");
            assert_eq!(on(digit, true), Some(format!("S-{digit}")), "{code} with Shift on a Mac");
            assert_eq!(off(other, false).as_deref(), Some(other), "{code} without NumLock");
            assert_eq!(off(other, true), Some(format!("S-{other}")), "{code} with Shift and without NumLock");
        }
        assert_eq!(key("۵", "Numpad5").name().as_deref(), Some("5"), "in a layout with digits of another script");
        assert_eq!(key("5", "Numpad5").name().as_deref(), Some("5"), "on a Mac, which has no NumLock");
    }

    #[test]
    fn letters_and_signs_are_shortcuts_that_can_be_switched_off_in_every_script() {
        for (is_shortcut, key) in [
            (true, key("n", "KeyN")),
            (true, key("т", "KeyN")),
            (true, key("?", "Slash")),
            (false, key("5", "Digit5")),
            (false, key("۵", "Digit5")),
            (false, key(" ", "Space")),
            (false, key("ArrowUp", "ArrowUp")),
            (false, Key { command: true, ..key("z", "KeyZ") }),
        ] {
            assert_eq!(key.is_character_shortcut(), is_shortcut, "{key:?}");
        }
    }
}
