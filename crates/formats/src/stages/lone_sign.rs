//! A sign that no other text has for empty cells: where it is the only one, and the text is a whole board with it, it can be nothing else.

use super::{Sign, Staged, is_only_frame, joined, lines};
use crate::{
    ReadError,
    mark::{self, Mark},
};

/// As few empty cells have a sign of their own: a single odd character is more likely a slip.
const FEWEST: usize = 10;

/// The text with a known filler for the one sign that is none, which is said by its own name.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let rows = lines(signs).into_iter().filter(|line| !is_only_frame(line)).map(<[Sign]>::to_vec).collect::<Vec<_>>();
    let signs = &joined(&rows);
    if signs.iter().any(|sign| Mark::of(sign.ch) == Mark::Filler) {
        return None; // an odd sign beside a filler is a slip
    }
    let is_odd = |ch: char| matches!(Mark::of(ch), Mark::Foreign) || matches!(ch, '=' | '+' | ':');
    let odd = signs.iter().map(|sign| sign.ch).find(|ch| is_odd(*ch) && *ch != '\n' && *ch != '\r')?;
    let is_foreign = |sign: &Sign| sign.ch != odd && Mark::of(sign.ch) == Mark::Foreign && sign.ch != '\n';
    let number = signs.iter().filter(|sign| sign.ch == odd).count();
    if number < FEWEST || signs.iter().any(is_foreign) {
        return None;
    }
    let changed = signs.iter().map(|sign| if sign.ch == odd { sign.becoming(mark::ANY) } else { *sign });
    Some(Ok(Staged::of(changed.collect()).remarked(crate::Remark::Empty(odd))))
}
