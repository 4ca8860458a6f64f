//! Dots and dashes of which an editor made longer signs: `…` for three dots, `–` and `—` for two or three dashes.

use super::{Sign, Staged, text_of};
use crate::{ReadError, Remark};

/// The text with three dots for `…`, and two dashes for each longer one.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    lengthened(signs, 2)
}

/// The text with three dashes for the longest.
pub(super) fn read_as_longer(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    if text_of(signs).contains('—') { lengthened(signs, 3) } else { None }
}

fn lengthened(signs: &[Sign], longest: usize) -> Option<Result<Staged, ReadError>> {
    let mut all = Vec::new();
    let mut of = None;
    for sign in signs {
        let (ch, number) = match sign.ch {
            '…' => ('.', 3),
            '‥' => ('.', 2),
            '–' => ('-', 2),
            '—' => ('-', longest),
            ch => (ch, 1),
        };
        of = of.or((number > 1).then_some(sign.ch));
        all.extend(std::iter::repeat_n(sign.becoming(ch), number));
    }
    Some(Ok(Staged::of(all).remarked(Remark::Lengthened(of?))))
}
