//! QR codes in a picture.

use nonet_photo::Luminance;
use rqrr::PreparedImage;

/// Returns the text of the first QR code that is a link of the page or a puzzle. None if the picture has no such code.
pub(crate) fn puzzle_code(picture: &Luminance) -> Option<String> {
    let (width, pixels) = (picture.width(), picture.pixels());
    let pixel = |x: usize, y: usize| pixels.get(y * width + x).copied().unwrap_or(255);
    let mut image = PreparedImage::prepare_from_greyscale(width, picture.height(), pixel);
    let texts = image.detect_grids().into_iter().filter_map(|code| Some(code.decode().ok()?.1));
    texts.into_iter().find(|text| is_puzzle(text))
}

/// The beginnings of what the page's own links name: a puzzle, a game, a position, and a generated puzzle.
const LINKS: [&str; 4] = ["#p=", "#play=", "#s=1.", "#g=1."];

/// Returns whether the text is probably a puzzle. The page reads it as it reads every text.
fn is_puzzle(text: &str) -> bool {
    let signs = text.bytes().filter(|byte| byte.is_ascii_digit() || *byte == b'.').count();
    signs >= 81 || LINKS.iter().any(|link| text.contains(link))
}
