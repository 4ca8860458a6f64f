//! The pictures of a board that is shared: the board itself and, as a QR code, the link to it.

use nonet_drawing::{
    dark_modules,
    picture::{escaped, standalone_svg},
    qr_width,
};
use nonet_formats::BoardState;
use nonet_protocol::{QrCode, SharedPictures, Sharing};
use qrcodegen::QrCodeEcc;

/// Returns the pictures.
pub(super) fn pictures(sharing: &Sharing) -> SharedPictures {
    let position: BoardState = sharing.board.parse().unwrap_or_default();
    SharedPictures {
        board: standalone_svg(&position, sharing.step.as_deref(), &sharing.title, sharing.dark),
        code: code(&sharing.link),
    }
}

/// Returns the QR code of the link. None if the link is too long for a QR code.
fn code(link: &str) -> Option<QrCode> {
    let encoded = encode(link)?;
    let side = || 0..encoded.size();
    let dark: Vec<bool> = side().flat_map(|y| side().map(|x| encoded.get_module(x, y)).collect::<Vec<_>>()).collect();
    let code = QrCode { size: side().len(), dark, file: String::new() };
    Some(QrCode { file: file(&code, link), ..code })
}

/// Encodes the link with error correction level M or, if the link is too long for it, with level L.
fn encode(link: &str) -> Option<qrcodegen::QrCode> {
    let at = |level| qrcodegen::QrCode::encode_text(link, level).ok();
    at(QrCodeEcc::Medium).or_else(|| at(QrCodeEcc::Low))
}

/// Returns the QR code as an SVG file, in black on white whatever the colours around it.
fn file(code: &QrCode, link: &str) -> String {
    let (width, path, title) = (qr_width(code.size), dark_modules(code.size, &code.dark), escaped(link));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"512\" height=\"512\" viewBox=\"0 0 {width} {width}\" role=\"img\" \
shape-rendering=\"crispEdges\"><title>{title}</title><path fill=\"#fff\" d=\"M0 0h{width}v{width}h-{width}z\"/><path d=\"{path}\"/></svg>"
    )
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a panic fails the test
mod tests {
    use super::*;
    use crate::language::messages;
    use nonet_core::board::{Candidates, Grid};
    use nonet_logic::{Options, next_step};
    use nonet_tutor::explain;
    use std::collections::BTreeSet;

    const LINE: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";

    fn sharing(link: &str) -> Sharing {
        let [words, title] = [String::new(), "A <puzzle>".to_owned()];
        Sharing { link: link.to_owned(), words, title, board: LINE.to_owned(), step: None, dark: false }
    }

    /// Returns the text of a QR code with its margins, as a camera reads it.
    fn read(code: &QrCode) -> Option<String> {
        let is_dark = |x: usize, y: usize| {
            let [x, y] = [x, y].map(|at| at.checked_sub(nonet_drawing::QR_MARGIN).filter(|at| *at < code.size));
            x.zip(y).is_some_and(|(x, y)| code.dark[y * code.size + x])
        };
        let side = 4 * qr_width(code.size);
        let mut image =
            rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| if is_dark(x / 4, y / 4) { 0 } else { 255 });
        image.detect_grids().first()?.decode().ok().map(|(_, text)| text)
    }

    #[test]
    fn a_code_holds_its_link() {
        let short = format!("https://example.org/nonet/#p={LINE}&step=12");
        let long = format!("https://example.org/#s=1.{}", "E7".repeat(700));
        for link in [short, long] {
            assert_eq!(pictures(&sharing(&link)).code.as_ref().and_then(read).as_ref(), Some(&link));
        }
        // A QR code holds 2,331 bytes at level M, and 2,953 at level L.
        let level = |bytes: usize| encode(&"a".repeat(bytes)).map(|code| code.error_correction_level() as u8);
        assert_eq!([2331, 2332, 2953, 2954].map(level), [Some(1), Some(0), Some(0), None]);
    }

    #[test]
    fn a_link_that_is_too_long_for_a_code_has_none() {
        let pictures = pictures(&sharing(&format!("https://example.org/{}", "a".repeat(3000))));
        assert_eq!(pictures.code, None);
        assert!(pictures.board.starts_with("<svg"), "{}", pictures.board);
    }

    #[test]
    fn the_file_of_a_code_has_its_modules_within_a_margin() {
        let code = code("https://example.org/?a=1&b=2").unwrap();
        let path = dark_modules(code.size, &code.dark);
        let width = code.size + 8;
        for part in [format!("viewBox=\"0 0 {width} {width}\""), format!("d=\"{path}\""), "?a=1&amp;b=2</title>".to_owned()] {
            assert!(code.file.contains(&part), "{part}: {}", code.file);
        }
    }

    #[test]
    fn pictures_are_whole_files_with_a_rule_for_every_class() {
        let at = Candidates::new(&LINE.parse::<Grid>().unwrap());
        let step = next_step(&at, &Options::default()).unwrap();
        let explained = explain::step(&step, &at, &step.apply_with_singles(&mut at.clone()), messages());
        let board = BoardState { notes: *at.open(), ..BoardState::of_givens(*at.grid()) };
        for step in [None, Some(Box::new(explained))] {
            let shared = Sharing { board: board.to_string(), step, ..sharing("https://example.org/#play") };
            let SharedPictures { board, code } = pictures(&shared);
            for svg in [board, code.unwrap().file] {
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

    /// Checks that every element is closed, in order.
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
}
