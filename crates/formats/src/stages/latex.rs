//! LaTeX: `&` between cells and `\\` behind rows; the rows `|5| | |.` of the package sudoku; `\setrow {5}{ }{ }` of drawings.

use super::{Sign, Staged, joined, lines, starts_with, trimmed};
use crate::{Form, ReadError, form::Fillers, steps};

/// The depth to which one command may stand in the braces of another; commands that stand deeper are not read.
const DEEPEST: usize = 8;

/// The longest distance between two rows, such as `[1.5ex]`.
const LONGEST_DISTANCE: usize = 40;

/// The rows of a table.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let text = super::text_of(signs);
    let form = Form::Latex { fillers: Fillers::NONE };
    if text.contains("\\setrow") {
        let rows: Vec<_> = lines(signs).into_iter().filter_map(set_row).collect();
        return Some(Ok(Staged::table(&rows, form)));
    }
    let ends_rows = lines(signs).iter().filter(|line| super::text_of(trimmed(line)).ends_with("|.")).count();
    if ends_rows >= 4 {
        let bare = lines(signs).into_iter().map(|line| {
            let row = trimmed(line);
            if starts_with(row, "\\") { Vec::new() } else { row.get(..row.len().saturating_sub(1)).unwrap_or_default().to_vec() }
        });
        return Some(Ok(Staged { form: Some(form), ..Staged::of(joined(&bare.collect::<Vec<_>>())) }));
    }
    if text.matches('&').count() < 8 || !text.contains("\\\\") {
        return None;
    }
    let signs = without_comments(signs);
    let rows: Vec<Vec<Vec<Sign>>> = rows(body(&signs)).into_iter().map(cells).filter(|row| row.len() > 1).collect();
    Some(Ok(Staged::table(&rows, form)))
}

/// The cells of a line with `\setrow`: a brace each, or within one, parted by commas. (There, a number of the row may come first.)
fn set_row(line: &[Sign]) -> Option<Vec<Vec<Sign>>> {
    let row = trimmed(line);
    let rest = row.get("\\setrow".len()..).filter(|_| starts_with(row, "\\setrow"))?;
    let groups = braces(rest);
    match &groups[..] {
        [list] | [_, list] => Some(parted(list, ',').into_iter().map(|cell| plain(cell, 0)).collect()),
        groups => Some(groups.iter().map(|group| plain(group, 0)).collect()),
    }
}

/// The contents of the braces that follow each other.
fn braces(signs: &[Sign]) -> Vec<&[Sign]> {
    let mut groups = Vec::new();
    let mut rest = signs;
    while let Some((inside, behind)) = first_brace(rest) {
        groups.push(inside);
        rest = behind;
    }
    groups
}

/// Returns the signs within the first pair of braces, and those behind it.
fn first_brace(signs: &[Sign]) -> Option<(&[Sign], &[Sign])> {
    let from = signs.iter().position(|sign| sign.ch == '{')? + 1;
    let mut depth = 1;
    steps::count(from);
    for (at, sign) in signs.iter().enumerate().skip(from) {
        steps::count(1);
        match sign.ch {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((signs.get(from..at)?, signs.get(at + 1..)?));
        }
    }
    None
}

/// The pieces between signs that stand in no braces.
fn parted(signs: &[Sign], between: char) -> Vec<&[Sign]> {
    let mut depth = 0_usize;
    signs
        .split(|sign| {
            match sign.ch {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            sign.ch == between && depth == 0
        })
        .collect()
}

/// The text without what follows `%`.
fn without_comments(signs: &[Sign]) -> Vec<Sign> {
    let bare = |line: &[Sign]| {
        let begins = |at: &usize| line[*at].ch == '%' && (*at == 0 || line[at - 1].ch != '\\');
        let end = (0..line.len()).find(begins).unwrap_or(line.len());
        line.get(..end).unwrap_or_default().to_vec()
    };
    joined(&lines(signs).into_iter().map(bare).collect::<Vec<_>>())
}

/// The signs between the beginning and the end of a table, without the definition of its columns.
fn body(signs: &[Sign]) -> &[Sign] {
    let at = |text: &str| (0..signs.len()).find(|at| signs.get(*at..).is_some_and(|rest| starts_with(rest, text)));
    let tables = [
        "\\begin{tab",
        "\\begin{array",
        "\\begin{pmatrix",
        "\\begin{bmatrix",
        "\\begin{matrix",
        "\\begin{vmatrix",
        "\\begin{long",
    ];
    let Some(from) = tables.iter().find_map(|begin| at(begin)) else { return signs };
    let rest = signs.get(from..).unwrap_or_default();
    let mut rest = behind_brace(rest);
    while let Some(next) = rest.iter().position(|sign| !sign.ch.is_whitespace()) {
        match rest[next].ch {
            '{' => rest = behind_brace(rest),
            '[' => rest = rest.iter().position(|sign| sign.ch == ']').and_then(|end| rest.get(end + 1..)).unwrap_or_default(),
            _ => break,
        }
    }
    let end = (0..rest.len()).find(|at| rest.get(*at..).is_some_and(|rest| starts_with(rest, "\\end")));
    rest.get(..end.unwrap_or(rest.len())).unwrap_or_default()
}

/// Returns the signs behind the first pair of braces. Empty if there is no pair.
fn behind_brace(signs: &[Sign]) -> &[Sign] {
    first_brace(signs).map_or(&[], |(_, behind)| behind)
}

/// The rows, without what stands behind their `\\` in brackets.
fn rows(signs: &[Sign]) -> Vec<&[Sign]> {
    let mut rows = Vec::new();
    let mut rest = signs;
    while let Some(end) = (0..rest.len()).find(|at| rest.get(*at..).is_some_and(|rest| starts_with(rest, "\\\\"))) {
        rows.push(rest.get(..end).unwrap_or_default());
        rest = rest.get(end + 2..).unwrap_or_default();
        if starts_with(rest, "[") {
            let mut distance = rest.iter().take(LONGEST_DISTANCE);
            rest = distance.position(|sign| sign.ch == ']').and_then(|end| rest.get(end + 1..)).unwrap_or(rest);
        }
    }
    rows.push(rest);
    rows
}

fn cells(row: &[Sign]) -> Vec<Vec<Sign>> {
    let mut pieces: Vec<Vec<Sign>> = Vec::new();
    let mut piece = Vec::new();
    let mut last = ' ';
    for sign in row {
        if sign.ch == '&' {
            pieces.push(std::mem::take(&mut piece));
            if last == '\\' {
                let _ = pieces.last_mut().and_then(Vec::pop); // `\&` of drawings
            }
        } else {
            piece.push(*sign);
        }
        last = sign.ch;
    }
    pieces.push(piece);
    pieces.iter().map(|piece| plain(piece, 0)).collect()
}

/// Commands that leave nothing to be read, with what stands in their braces.
const BLANK: [&str; 11] =
    ["phantom", "hphantom", "vphantom", "cline", "cmidrule", "hspace", "vspace", "color", "cellcolor", "rowcolor", "fontsize"];

/// Commands that are signs.
const SIGNS: [(&str, char); 8] = [
    ("cdot", '·'),
    ("bullet", '•'),
    ("ldots", '…'),
    ("dots", '…'),
    ("square", '□'),
    ("Box", '□'),
    ("circ", '○'),
    ("textendash", '–'),
];

/// The text of a cell that a reader sees, without blanks. The cell stands in so many braces of commands.
fn plain(signs: &[Sign], depth: usize) -> Vec<Sign> {
    let mut seen = Vec::new();
    let mut rest = signs;
    while let [first, behind @ ..] = rest {
        steps::count(1);
        rest = behind;
        match first.ch {
            '\\' => {
                let length = behind.iter().take_while(|sign| sign.ch.is_ascii_alphabetic()).count();
                let name = super::text_of(behind.get(..length).unwrap_or_default());
                rest = behind.get(length.max(1)..).unwrap_or_default();
                if let Some((_, ch)) = SIGNS.iter().find(|(known, _)| *known == name) {
                    seen.push(first.becoming(*ch));
                } else if BLANK.contains(&name.as_str()) {
                    rest = behind_brace(rest);
                } else if name == "multicolumn" || name == "textcolor" {
                    let groups = if depth < DEEPEST { braces(rest) } else { Vec::new() };
                    seen.extend(groups.last().map(|last| plain(last, depth + 1)).unwrap_or_default());
                    rest = &[];
                } else if length == 0 && behind.first().is_some_and(|sign| sign.ch == '_') {
                    seen.push(first.becoming('_'));
                }
            }
            '{' | '}' | '$' | '~' => {}
            ch if ch.is_whitespace() => {}
            _ => seen.push(*first),
        }
    }
    seen
}
