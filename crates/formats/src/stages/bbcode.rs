//! The tags of forums: `[color=red]5[/color]`, `[b]`, `[code]`. They say how a text looks.

use super::Sign;
use crate::steps;

/// The tags that hold nothing but a text's looks. Those of tables and addresses hold more.
const NAMES: [&str; 28] = [
    "b",
    "i",
    "u",
    "s",
    "c",
    "tt",
    "sub",
    "sup",
    "bold",
    "size",
    "font",
    "code",
    "mono",
    "pre",
    "left",
    "right",
    "fixed",
    "color",
    "colour",
    "center",
    "centre",
    "align",
    "quote",
    "strike",
    "indent",
    "spoiler",
    "highlight",
    "background",
];

/// No tag is longer.
const LONGEST: usize = 80;

/// The text without its tags. One tag at least is closed: else the brackets are something else.
pub(super) fn prepare(signs: Vec<Sign>) -> Vec<Sign> {
    steps::count(signs.len());
    let closes = |at: usize| signs.get(at + 1).is_some_and(|sign| sign.ch == '/') && tag_at(&signs, at).is_some();
    let mut brackets = (0..signs.len()).filter(|at| signs.get(*at).is_some_and(|sign| sign.ch == '['));
    if !brackets.any(closes) {
        return signs;
    }
    let mut all = Vec::with_capacity(signs.len());
    let mut at = 0;
    while let Some(sign) = signs.get(at) {
        match tag_at(&signs, at) {
            Some(length) => at += length,
            None => {
                all.push(*sign);
                at += 1;
            }
        }
    }
    all
}

/// Returns the length of the tag that begins here.
fn tag_at(signs: &[Sign], at: usize) -> Option<usize> {
    let rest = signs.get(at..)?;
    if rest.first()?.ch != '[' {
        return None;
    }
    let end = rest.iter().take(LONGEST).position(|sign| matches!(sign.ch, ']' | '\n'))?;
    steps::count(end);
    let inside: String = rest.get(1..end)?.iter().map(|sign| sign.ch.to_ascii_lowercase()).collect();
    let name = inside.strip_prefix('/').unwrap_or(&inside);
    let name = name.split(['=', ' ']).next().unwrap_or_default();
    (rest.get(end)?.ch == ']' && NAMES.contains(&name)).then_some(end + 1)
}
