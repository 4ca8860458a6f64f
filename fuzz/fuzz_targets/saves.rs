//! Fuzzes the stored texts of a game: a text that is read is written, and read again as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_game::{
    Labels, Pauses, SolveBoard, Tags,
    archive::{GameId, Revision},
    save,
};
use std::{fmt, str::FromStr};

fuzz_target!(|text: &str| {
    if let Ok(read) = save::read(text) {
        assert_eq!(save::read(&save::write_whole(&read)), Ok(read));
    }
    same::<SolveBoard>(text);
    same::<Tags>(text);
    same::<Labels>(text);
    same::<GameId>(text);
    same::<Revision>(text);
    let pauses = Pauses::read(text);
    assert_eq!(Pauses::read(&pauses.text()), pauses);
    if let Some((base, note)) = text.split_once('\0') {
        let _ = nonet_game::archive::join(base, note);
    }
});

fn same<T: FromStr<Err: fmt::Debug + PartialEq> + fmt::Display + fmt::Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse(), Ok(value));
    }
}
