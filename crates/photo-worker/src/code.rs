//! QR codes in a picture.

use nonet_formats::own_address;
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

fn is_puzzle(text: &str) -> bool {
    own_address(text).is_some() || nonet_formats::read(text).is_ok()
}
