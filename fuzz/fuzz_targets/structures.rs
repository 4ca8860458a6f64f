//! Fuzzes the notations of structures and their judgement: no text ends the reader, what is read is written so that it is read again, and
//! what is proved at a random position agrees with its solution and is accepted by the checker.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_fuzz::Known;
use nonet_logic::{
    check,
    structure::{Notation, judge},
};

fuzz_target!(|input: (&str, &[u8])| {
    let (text, bytes) = input;
    let Ok(notation) = text.parse::<Notation>() else { return };
    let written = notation.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&notation), "{written}");
    let Some(known) = Known::of(bytes) else { return };
    let (position, truth) = (&known.position, known.truth());
    let judgement = judge(&notation.structure, position);
    let place = || format!("{written} at {} {:?}", position.grid(), position.open());
    assert!(judgement.conclusions.placements.is_subset(&truth), "{}", place());
    assert!((judgement.conclusions.eliminations & truth).is_empty(), "{}", place());
    if let Some(step) = judgement.step(&notation.structure, position) {
        assert_eq!(check(&step, position), Ok(()), "{}", place());
    }
});
