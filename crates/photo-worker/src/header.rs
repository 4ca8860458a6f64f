//! The header of a picture's file, which tells its kind and its size before anything is decoded.

use imagesize::ImageType;
use nonet_protocol::PhotoFault;

/// The maximum number of pixels of a picture that is decoded, in millions. A browser needs four bytes for each pixel, and phones
/// end a page that needs half a gigabyte.
pub const MOST_MEGAPIXELS: u32 = 80;

/// Returns the reason not to decode the picture whose file begins with these bytes. None if it may be decoded.
#[must_use]
pub fn fault_of_header(start: &[u8]) -> Option<PhotoFault> {
    let size = imagesize::blob_size(start).ok()?;
    let pixels = (size.width as u64).saturating_mul(size.height as u64);
    let megapixels = u32::try_from(pixels / 1_000_000).unwrap_or(u32::MAX);
    (megapixels > MOST_MEGAPIXELS).then_some(PhotoFault::TooLarge { megapixels })
}

/// Returns the reason why the browser could not decode the picture whose file begins with these bytes.
#[must_use]
pub fn fault_of_undecoded(start: &[u8]) -> PhotoFault {
    match imagesize::image_type(start) {
        Ok(ImageType::Heif(_)) => PhotoFault::Heic,
        _ => PhotoFault::NotDecoded,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The beginning of a PNG file of this size.
    fn png(width: u32, height: u32) -> Vec<u8> {
        [&b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"[..], &width.to_be_bytes(), &height.to_be_bytes(), &[8, 2, 0, 0, 0, 0, 0, 0, 0]]
            .concat()
    }

    #[test]
    fn a_picture_of_100_megapixels_is_not_decoded() {
        assert_eq!(fault_of_header(&png(12_000, 9_000)), Some(PhotoFault::TooLarge { megapixels: 108 }));
        assert_eq!(fault_of_header(&png(8_000, 6_000)), None, "a phone's photo");
        assert_eq!(fault_of_header(&png(u32::MAX, u32::MAX)), Some(PhotoFault::TooLarge { megapixels: u32::MAX }));
        assert_eq!(fault_of_header(b"no picture"), None, "whether it is one is for the browser to say");
    }

    #[test]
    fn heic_is_told_from_what_is_broken() {
        assert_eq!(fault_of_undecoded(b"\0\0\0\x18ftypheic\0\0\0\0mif1heic"), PhotoFault::Heic);
        assert_eq!(fault_of_undecoded(b"\xff\xd8\xff\xe0\0\x10JFIF"), PhotoFault::NotDecoded);
        assert_eq!(fault_of_undecoded(b""), PhotoFault::NotDecoded);
    }
}
