//! The conversion of an SVG file to a data URL.

use std::fmt::Write;
use yew::AttrValue;

/// Returns a data URL that holds the text of an SVG file.
pub(super) fn svg_address(svg: &str) -> AttrValue {
    let mut address = "data:image/svg+xml,".to_owned();
    for ch in svg.chars() {
        match ch {
            'A'..='Z' | 'a'..='z' | '0'..='9' | '-' | '.' | '/' | ':' | '=' | ',' | ';' | '(' | ')' | '_' => address.push(ch),
            _ => ch.encode_utf8(&mut [0; 4]).bytes().for_each(|byte| {
                let _ = write!(address, "%{byte:02X}"); // writing to a string never fails
            }),
        }
    }
    address.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_every_character_of_its_file() {
        assert_eq!(svg_address("<a b=\"#\u{e9}\">"), "data:image/svg+xml,%3Ca%20b=%22%23%C3%A9%22%3E");
    }
}
