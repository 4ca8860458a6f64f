//! The dark modules of a QR code, and the margin around them.

use std::fmt::Write;

/// The width of the light margin of a QR code on each side, in modules.
pub const QR_MARGIN: usize = 4;

/// Returns the width of a QR code of this size with its margins, in modules.
#[must_use]
pub const fn qr_width(size: usize) -> usize {
    size + 2 * QR_MARGIN
}

/// Returns the dark modules of a QR code with its margins, as SVG path data with one unit for each module. Dark modules that
/// touch in a row form one rectangle.
#[must_use]
pub fn dark_modules(size: usize, dark: &[bool]) -> String {
    let mut path = String::new();
    for (y, row) in dark.chunks(size.max(1)).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|module, next| module == next) {
            if run[0] {
                let (left, top, length) = (x + QR_MARGIN, y + QR_MARGIN, run.len());
                let _ = write!(path, "M{left} {top}h{length}v1h-{length}z"); // writing to a string can't fail
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dark_modules_that_touch_in_a_row_are_one_rectangle() {
        let dark = [true, true, false, false, false, false, true, false, true];
        assert_eq!(dark_modules(3, &dark), "M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z");
        assert_eq!(dark_modules(0, &[]), "");
    }
}
