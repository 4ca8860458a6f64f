//! What is shared: a link, and pictures of the board and, as a QR code, of the link.

use nonet_core::words::{Notation, counted};
use nonet_drawing::picture::{alone, escaped};
use nonet_formats::Position;
use nonet_protocol::{Sharing, Told};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The link and the pictures of what is shared, each over what is done with it: each way has a name, by which `share.js` knows it.
pub(super) fn markup(Sharing { link, words, board, step, dark }: &Sharing) -> String {
    let position: Position = board.parse().unwrap_or_default();
    let told = step.as_deref().and_then(Told::read);
    let title = match &told {
        Some(told) => format!("{}: {}", told.title, told.wording.of(Notation::default()).action),
        None => format!("Sudoku with {}", counted(position.givens.filled().len(), "given", "givens")),
    };
    let board = address(&alone(&position, told.as_ref(), &title, *dark));
    let code = match matrix(link).map(|code| address(&drawn(&code, link))) {
        Some(code) => picture(&code, "QR code of the link", &file(&code, "Save QR code", "sudoku-qr.svg")),
        None => "<p class=\"note-line\">The link is too long for a QR code.</p>".to_owned(),
    };
    let pictures = file(&board, "Save SVG", "sudoku.svg") + &way("save", "Save PNG") + &way("copy", "Copy picture");
    let said = if words.is_empty() { String::new() } else { format!("<p class=\"share__words\">{}</p>", escaped(words)) };
    // Only a step of the path that everybody finds has a link of its own.
    let leads = if told.is_some() && !link.contains("&step=") {
        "<p class=\"note-line\">The link leads to the position before this step.</p>"
    } else {
        ""
    };
    let result = if words.is_empty() { String::new() } else { way("result", "Copy result") };
    format!(
        "{said}<input class=\"share__link\" readonly aria-label=\"Link\" value=\"{}\">{leads}\
<div class=\"share__ways\">{}<button class=\"button button--primary\" type=\"button\" data-way=\"link\">Copy link</button>{result}</div>\
<p class=\"share__said hidden\" role=\"status\"></p><div class=\"share__pictures\">{}{code}</div>",
        escaped(link),
        way("share", "Share\u{2026}"),
        picture(&board, &escaped(&title), &pictures),
    )
}

/// A picture over what is done with it.
fn picture(address: &str, name: &str, ways: &str) -> String {
    format!("<div><img class=\"share__picture\" src=\"{address}\" alt=\"{name}\"><div class=\"share__ways\">{ways}</div></div>")
}

fn file(address: &str, label: &str, name: &str) -> String {
    format!("<a class=\"button\" href=\"{address}\" download=\"{name}\">{label}</a>")
}

fn way(way: &str, label: &str) -> String {
    format!("<button class=\"button\" type=\"button\" data-way=\"{way}\">{label}</button>")
}

/// The light modules that a code has around it.
const QUIET: i32 = 4;

/// The code of the link: level M or, where the link is too long for that, L; none if it is too long for any.
fn matrix(link: &str) -> Option<QrCode> {
    QrCode::encode_text(link, QrCodeEcc::Medium).or_else(|_| QrCode::encode_text(link, QrCodeEcc::Low)).ok()
}

/// The code in black on white, whatever is around it: one path, a row at a time.
fn drawn(code: &QrCode, link: &str) -> String {
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET); // a string takes everything
            }
            x += run.max(1);
        }
    }
    let whole = size + 2 * QUIET;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"512\" height=\"512\" viewBox=\"0 0 {whole} {whole}\" role=\"img\" \
shape-rendering=\"crispEdges\"><title>{}</title><path fill=\"#fff\" d=\"M0 0h{whole}v{whole}h-{whole}z\"/><path d=\"{path}\"/></svg>",
        escaped(link)
    )
}

/// A file as an address that holds it.
fn address(svg: &str) -> String {
    let mut address = "data:image/svg+xml,".to_owned();
    for ch in svg.chars() {
        match ch {
            'A'..='Z' | 'a'..='z' | '0'..='9' | '-' | '.' | '/' | ':' | '=' | ',' | ';' | '(' | ')' | '_' => address.push(ch),
            _ => ch.encode_utf8(&mut [0; 4]).bytes().for_each(|byte| {
                let _ = write!(address, "%{byte:02X}");
            }),
        }
    }
    address
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use nonet_core::board::{Candidates, Grid};
    use nonet_logic::{Options, next_step};
    use nonet_tutor::told;
    use std::collections::BTreeSet;

    const LINE: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";

    fn sharing(link: &str, board: &str, step: Option<Vec<u8>>) -> Sharing {
        Sharing { link: link.to_owned(), words: String::new(), board: board.to_owned(), step, dark: false }
    }

    #[test]
    fn how_a_game_went_is_said_and_copied_with_its_link() {
        let plain = sharing("https://example.org/?a=1&b=2#play", LINE, None);
        let told = markup(&Sharing { words: "Nonet: Hard\n12:47, <no> hints".to_owned(), ..plain.clone() });
        assert!(told.starts_with("<p class=\"share__words\">Nonet: Hard\n12:47, &lt;no&gt; hints</p><input"), "{told}");
        assert!(told.contains("value=\"https://example.org/?a=1&amp;b=2#play\"") && told.contains("Copy result"), "{told}");
        assert!(!markup(&plain).contains("Copy result"));
    }

    fn read(link: &str) -> Option<String> {
        let code = matrix(link)?;
        let side = (code.size() + 2 * QUIET) as usize;
        let is_dark = |x: usize, y: usize| code.get_module(x as i32 - QUIET, y as i32 - QUIET);
        let mut image =
            rqrr::PreparedImage::prepare_from_greyscale(4 * side, 4 * side, |x, y| if is_dark(x / 4, y / 4) { 0 } else { 255 });
        image.detect_grids().first()?.decode().ok().map(|(_, text)| text)
    }

    #[test]
    fn a_code_holds_its_link() {
        let short = format!("https://example.org/nonet/#p={LINE}&step=12");
        let long = format!("https://example.org/#s=1.{}", "E7".repeat(700));
        for link in [short, long] {
            assert_eq!(read(&link).as_ref(), Some(&link));
        }
        // At level M a code holds 2,331 bytes, at level L 2,953.
        let level = |bytes: usize| matrix(&"a".repeat(bytes)).map(|code| code.error_correction_level() as u8);
        assert_eq!([2331, 2332, 2953, 2954].map(level), [Some(1), Some(0), Some(0), None]);
    }

    #[test]
    fn a_code_is_drawn_as_it_is_with_a_margin() {
        let code = matrix("https://example.org/").unwrap();
        let svg = drawn(&code, "https://example.org/");
        let size = code.size();
        assert!(svg.contains(&format!("viewBox=\"0 0 {0} {0}\"", size + 8)), "{svg}");
        let mut dark = 0;
        for run in svg.split("<path d=\"").nth(1).unwrap().split('"').next().unwrap().split('M').skip(1) {
            let (place, rest) = run.split_once('h').unwrap();
            let (x, y) = place.split_once(' ').unwrap();
            let length: i32 = rest.split('v').next().unwrap().parse().unwrap();
            let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
            assert!((x..x + length).all(|x| code.get_module(x - 4, y - 4)), "{run}");
            dark += length;
        }
        let all = (0..size * size).filter(|at| code.get_module(at % size, at / size)).count();
        assert_eq!(usize::try_from(dark), Ok(all));
    }

    #[test]
    fn pictures_are_whole_files_with_a_rule_for_every_class() {
        let at = Candidates::new(&LINE.parse::<Grid>().unwrap());
        let step = next_step(&at, &Options::default()).unwrap();
        let told = told::step(&step, &at, &step.apply(&mut at.clone()));
        let board = Position { notes: *at.open(), ..Position::of_givens(*at.grid()) };
        for step in [None, told.bytes()] {
            let markup = markup(&sharing("https://example.org/#play", &board.to_string(), step));
            assert_eq!(markup.matches("src=\"data:image/svg+xml,").count(), 2);
            for address in markup.split("src=\"data:image/svg+xml,").skip(1).map(|rest| rest.split('"').next().unwrap()) {
                let svg = decoded(address);
                well_formed(&svg);
                let style = svg.split("<style>").nth(1).map_or("", |rest| rest.split("</style>").next().unwrap());
                for classes in svg.split("class=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
                    let has_rule = |class: &str| style.contains(&format!(".{class}"));
                    assert!(classes.split(' ').any(has_rule), "{classes}: {style}");
                }
                let ids: BTreeSet<&str> = svg.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
                for used in svg.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
                    assert!(ids.contains(used), "{used}");
                }
            }
        }
    }

    #[test]
    fn what_is_too_long_for_a_code_says_so() {
        let markup = markup(&sharing(&format!("https://example.org/{}", "a".repeat(3000)), LINE, None));
        assert!(markup.contains("too long for a QR code") && markup.contains("Save PNG"), "{markup}");
    }

    /// Every element that opens is closed, in order.
    fn well_formed(svg: &str) {
        let mut open = Vec::new();
        for tag in svg.split('<').skip(1).map(|rest| rest.split('>').next().unwrap()) {
            match tag.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name), "{svg}"),
                None if tag.ends_with('/') => {}
                None => open.push(tag.split(' ').next().unwrap()),
            }
        }
        assert_eq!(open, [""; 0]);
    }

    fn decoded(address: &str) -> String {
        let mut bytes = Vec::new();
        let mut pieces = address.split('%');
        bytes.extend(pieces.next().unwrap().bytes());
        for piece in pieces {
            bytes.push(u8::from_str_radix(&piece[..2], 16).unwrap());
            bytes.extend(piece[2..].bytes());
        }
        String::from_utf8(bytes).unwrap()
    }
}
