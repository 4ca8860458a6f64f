//! Fuzzes addresses and links: an address that is read is written, and read again as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_formats::{BoardState, NonetLink, Site, read};
use nonet_protocol::Address;

fuzz_target!(|text: &str| {
    if let Ok(Some(address)) = Address::read(text) {
        assert_eq!(Address::read(&address.to_string()), Ok(Some(address)));
    }
    let _ = NonetLink::find(text);
    if let Ok(position) = text.parse::<BoardState>() {
        assert_eq!(position.to_string().parse(), Ok(position));
    }
    if let Ok(reading) = read(text) {
        let position = BoardState::of_candidates(&reading.position());
        for site in Site::ALL {
            let link = site.link(&position);
            let again = read(&link).map(|again| again.givens());
            assert_eq!(again, Ok(position.givens), "{link}");
        }
    }
});
