//! The stages between a text and the [core](super::core_reader) of the reader, which knows plain lines, rows and links.
//!
//! *Preparations* are sure: they change what can mean nothing else (a quotation's `>`, `None` for an empty cell), all of them, one after
//! the other. *Detours* are tried only where the core does not understand the text: each looks for one form (a LaTeX table, lists of
//! values, rows parted by a sign) and hands back what the core reads. A detour may need another behind it, as rows in a table with names
//! of its columns do. Each is a file here; each leaves a text alone that is not of its form.

mod bbcode;
mod beside;
mod bits;
mod brackets;
mod cell_list;
mod dashes;
mod escapes;
mod floats;
mod hash;
mod html;
mod labels;
mod latex;
mod lone_sign;
mod markdown;
mod marks;
mod numerals;
mod parted;
mod placed;
mod prefixes;
mod pzpr;
mod quoted;
mod soft_breaks;
mod solo;
mod strings;
mod values;
mod words;
mod wrapped;

pub(crate) use escapes::{NOTHING, replaced};

use super::{
    Form, List, NumberedReading, PlaceOrder, ReadError, ReadErrorKind, Reading, Remark, Shape, core_reader, file_kind,
    frame::{FrameReading, is_frame},
    nonet_link,
    plain::{Plain, Sign, text_of, trimmed},
    puzzles, refusal, rules, solutions, steps,
    text_lines::Token,
    web,
};

/// The text that a detour makes of a text.
#[derive(Debug)]
struct Staged {
    signs: Vec<Sign>,
    /// The form of the whole text, where it is not that of what the core reads.
    form: Option<Form>,
    /// The remarks on the text.
    remarks: Vec<Remark>,
}

impl Staged {
    /// Signs of which nothing is to be said.
    const fn of(signs: Vec<Sign>) -> Staged {
        Staged { signs, form: None, remarks: Vec::new() }
    }

    /// A table of another form.
    fn table(rows: &[Vec<Vec<Sign>>], form: Form) -> Staged {
        Staged { signs: table(rows), form: Some(form), remarks: Vec::new() }
    }

    fn remarked(mut self, remark: Remark) -> Staged {
        self.remarks.push(remark);
        self
    }
}

/// A detour, which makes another text of a text: none if the text is not of its form.
type Detour = fn(&[Sign]) -> Option<Result<Staged, ReadError>>;

/// All detours, surest first.
const DETOURS: [Detour; 21] = [
    solo::read,
    pzpr::read,
    lone_sign::read_in_place,
    labels::read_below_names,
    cell_list::read,
    strings::read,
    html::read,
    latex::read,
    values::read,
    markdown::read,
    labels::read,
    prefixes::read,
    dashes::read,
    numerals::read,
    parted::read,
    brackets::read,
    marks::read,
    floats::read,
    wrapped::read,
    lone_sign::read,
    dashes::read_as_longer,
];

/// The number of detours that may be needed one behind the other.
const DEPTH: usize = 2;

/// The puzzles in a text: one at least, though it may be bad. What is the solution of another is none.
pub(crate) fn readings(text: &str) -> Result<Vec<NumberedReading>, ReadError> {
    readings_of(text, true).map(solutions::left_out)
}

/// The first puzzle of a line or a field.
pub(crate) fn first_reading(text: &str) -> Result<Reading, ReadError> {
    readings_of_part(text)?.into_iter().next().ok_or(refusal::EMPTY)?.result
}

/// The puzzles in a text that is a part of another, a line or a block: it is read as a whole.
pub(crate) fn readings_of_part(text: &str) -> Result<Vec<NumberedReading>, ReadError> {
    readings_of(text, false)
}

/// The puzzles in a text as a whole, or in its blocks.
fn readings_of(text: &str, with_blocks: bool) -> Result<Vec<NumberedReading>, ReadError> {
    let given = Plain::new(text);
    if given.text.trim().is_empty() {
        return Err(refusal::EMPTY);
    }
    if let Some(error) = file_kind::error_of(text.as_bytes()) {
        return Err(error);
    }
    if let Some(error) = rules::regions(&given.text) {
        return Err(given.placed(error));
    }
    if let Some(found) = rules::in_data(&given.text) {
        return found.map(|one| core_reader::placed(&given, vec![one])).map_err(|error| given.placed(error));
    }
    if let Some(found) = nonet_link::readings(&given) {
        return Ok(with_other_links(&given, found));
    }
    if let Some(found) = beside::read(&given) {
        return Ok(found);
    }
    // Two forms whose numbers the core would take for other boards.
    let known: Option<Detour> = if html::has_fields(&given.text) {
        Some(html::read)
    } else if bits::are_bits(&given.text) {
        Some(bits::read)
    } else {
        None
    };
    if let Some(found) = known.map(|detour| by_detour(&given.signs(), &[detour], 1)).transpose()?.flatten() {
        return Ok(found);
    }
    if let Some(found) = plain_readings(&given) {
        return Ok(found);
    }
    let (signs, remarks) = prepare(given.signs());
    let prepared = Plain::of(signs);
    let refused = core_reader::read(&prepared);
    if let Ok(found) = &refused
        && has_puzzle(found)
        && !values::decides(&prepared.text)
        && !cell_list::decides(|| prepared.signs(), found)
    {
        return Ok(about(said(found.clone(), None, &remarks), &given.text));
    }
    if with_blocks && let Some(found) = blocks(&prepared) {
        return Ok(said(found, None, &remarks));
    }
    let signs = prepared.signs();
    let detours = if may_hold_a_board(&signs) { &DETOURS[..] } else { &[solo::read as Detour] };
    if let Some(found) = by_detour(&signs, detours, DEPTH)? {
        return Ok(about(said(found, None, &remarks), &given.text));
    }
    let links = web::find_among_words(&given.text);
    if !links.is_empty() {
        let is_bad = !has_puzzle(&links);
        let by_lines =
            if with_blocks && is_bad { puzzles::of_lines(&given.text, Shape::List(List::FIRST), false) } else { Vec::new() };
        return Ok(core_reader::placed(&given, if by_lines.len() > 1 { by_lines } else { links }));
    }
    if let Some(error) = file_kind::page_error(text) {
        return Err(error);
    }
    match refused {
        Ok(found) => Ok(refusal::explained(found, &signs)),
        Err(error) => {
            let found = if with_blocks { puzzles::of_lines(&prepared.text, Shape::Whole, true) } else { Vec::new() };
            if has_puzzle(&found) {
                return Ok(said(core_reader::placed(&prepared, found), None, &remarks));
            }
            Err(refusal::explain(error, &signs))
        }
    }
}

/// The puzzles in a plain text of several blocks of lines, of which some are none; nothing if none is.
fn blocks(prepared: &Plain<'_>) -> Option<Vec<NumberedReading>> {
    // A stage knows the text that brackets and quotes enclose as a whole.
    let is_enclosed = prepared.text.contains(['[', '{', '(', '<', '"', '\'', '=', '\\']);
    if is_enclosed || is_misread(&prepared.text) || Shape::of(&prepared.text) != Shape::Whole {
        return None;
    }
    let found = puzzles::of_lines(&prepared.text, Shape::Whole, false);
    has_puzzle(&found).then(|| core_reader::placed(prepared, found))
}

/// Whether there is enough in a text for a board in a form that needs a detour other than that of short ids. (Of many short pieces of
/// a long text, each would go through all of them.)
fn may_hold_a_board(signs: &[Sign]) -> bool {
    signs.iter().filter(|sign| !sign.ch.is_whitespace()).nth(FEWEST_SIGNS - 1).is_some()
}

/// The number of signs that a board which needs a detour has at least: one for each given.
const FEWEST_SIGNS: usize = 17;

/// The puzzles of Nonet's links and of the links beside them to other sites.
fn with_other_links(given: &Plain<'_>, mut found: Vec<NumberedReading>) -> Vec<NumberedReading> {
    if given.text.matches("://").count() < 2 {
        return found;
    }
    let known: Vec<_> = found.iter().filter_map(|one| one.result.as_ref().ok()).map(|reading| reading.grid).collect();
    let is_other = |one: &NumberedReading| one.result.as_ref().is_ok_and(|reading| !known.contains(&reading.grid));
    let others: Vec<_> = web::find_among_words(&given.text).into_iter().filter(is_other).collect();
    found.extend(core_reader::placed(given, others));
    found
}

/// The puzzles in a text that needs no stages; nothing where it does, or is none. It is quick also where a text is none.
pub(crate) fn plain_readings(given: &Plain<'_>) -> Option<Vec<NumberedReading>> {
    if is_misread(&given.text) || words::may_be_in(&given.text) {
        return None;
    }
    core_reader::read(given).ok().filter(|found| has_puzzle(found) && !cell_list::decides(|| given.signs(), found))
}

/// Whether there is one at least that can be read.
fn has_puzzle(found: &[NumberedReading]) -> bool {
    found.iter().any(|one| one.result.is_ok())
}

/// Whether the core could take a text for another board than it is: where `#` is an empty cell and no comment, `+` marks digits that
/// were entered, a program fills a board by columns, or lists may be boxes.
fn is_misread(text: &str) -> bool {
    hash::is_cell_in(text) || placed::is_mark_in(text) || values::decides(text)
}

/// The signs without what quotes them, and with those that are written as others.
pub(crate) fn unquoted(signs: Vec<Sign>) -> Vec<Sign> {
    let signs = escapes::prepare(signs);
    quoted::prepare(&signs).unwrap_or(signs)
}

/// Makes all sure changes, and says what is to be said of them.
fn prepare(signs: Vec<Sign>) -> (Vec<Sign>, Vec<Remark>) {
    let mut remarks = Vec::new();
    let signs = escapes::prepare(signs);
    let signs = match quoted::prepare(&signs) {
        Some(unquoted) => {
            remarks.push(Remark::Quotation);
            unquoted
        }
        None => signs,
    };
    let signs = markdown::without_fences(bbcode::prepare(soft_breaks::prepare(signs)));
    (placed::prepare(hash::prepare(words::prepare(signs))), remarks)
}

/// The puzzles that the core finds behind a detour, or behind some; an error where one knows the form and what is wrong in it.
fn by_detour(signs: &[Sign], detours: &[Detour], depth: usize) -> Result<Option<Vec<NumberedReading>>, ReadError> {
    for (at, detour) in detours.iter().enumerate() {
        let Some(staged) = detour(signs) else { continue };
        let Staged { signs, form, remarks } = staged?;
        let plain = Plain::of(signs);
        let read = core_reader::read(&plain).ok();
        if let Some(error) = read.as_deref().and_then(doubt) {
            return Err(error);
        }
        let mut found = read.filter(|found| has_puzzle(found));
        if found.is_none() && depth > 1 {
            found = by_detour(&plain.signs(), detours.get(at + 1..).unwrap_or_default(), depth - 1).unwrap_or(None);
        }
        if let Some(found) = found {
            return Ok(Some(said(found, form, &remarks)));
        }
    }
    Ok(None)
}

/// The error that the one board which was found can mean two, if it can: the detour has known its form, and no other one knows better.
fn doubt(found: &[NumberedReading]) -> Option<ReadError> {
    match found {
        [NumberedReading { result: Err(error), .. }] if matches!(error.kind, ReadErrorKind::ZeroBesideEmpty { .. }) => {
            Some(error.clone())
        }
        _ => None,
    }
}

/// The puzzles with what is to be said of the way to them.
fn said(mut found: Vec<NumberedReading>, form: Option<Form>, remarks: &[Remark]) -> Vec<NumberedReading> {
    for reading in found.iter_mut().filter_map(|one| one.result.as_mut().ok()) {
        reading.form = form.map_or(reading.form, |form| form.instead_of(reading.form));
        if remarks.iter().any(|remark| matches!(remark, Remark::Empty(_))) {
            // A stage that read a line of it by itself has met what stands in for the sign.
            reading.remarks.retain(|remark| *remark != Remark::Empty(char::REPLACEMENT_CHARACTER));
        }
        let is_new = |remark: &&Remark| !reading.remarks.contains(remark);
        let new: Vec<Remark> = remarks.iter().filter(is_new).cloned().collect();
        reading.remarks.extend(new);
    }
    found
}

/// The puzzles with what the text tells beside the cells, as it stands there, if there is only one.
fn about(mut found: Vec<NumberedReading>, given: &str) -> Vec<NumberedReading> {
    match found.pop() {
        Some(NumberedReading { line, result: Ok(reading) }) if found.is_empty() => {
            found.push(NumberedReading { line, result: Ok(reading.told_about_by(given)) });
        }
        last => found.extend(last),
    }
    found
}

// Functions that several stages need.

/// The lines that signs make up, without their ends.
fn lines(signs: &[Sign]) -> Vec<&[Sign]> {
    steps::count(signs.len());
    signs.split(|sign| sign.ch == '\n').collect()
}

/// Signs of lines, each ended where it was.
fn joined(lines: &[Vec<Sign>]) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        if number > 0 {
            let end = line.first().or(signs.last()).copied().unwrap_or(Sign { ch: '\n', line: 1, column: 1 });
            signs.push(end.becoming('\n'));
        }
        steps::count(line.len() + 1);
        signs.extend_from_slice(line);
    }
    signs
}

/// Rows of cells as lines of fields, with tabs between.
fn table(rows: &[Vec<Vec<Sign>>]) -> Vec<Sign> {
    let mut lines = Vec::new();
    for row in rows {
        let mut line: Vec<Sign> = Vec::new();
        let first = row.iter().flatten().next().copied();
        for (number, cell) in row.iter().enumerate() {
            if number > 0 {
                let between = cell.first().or(line.last()).copied().or(first).unwrap_or(Sign { ch: '\t', line: 1, column: 1 });
                line.push(between.becoming('\t'));
            }
            line.extend_from_slice(cell);
        }
        lines.push(line);
    }
    joined(&lines)
}

/// Whether signs begin with this text.
pub(crate) fn starts_with(signs: &[Sign], text: &str) -> bool {
    steps::count(1);
    let mut rest = signs.iter();
    text.chars().all(|ch| rest.next().is_some_and(|sign| sign.ch == ch))
}

/// Returns the signs behind the first one, if the first one is `ch`.
fn behind_sign(signs: &[Sign], ch: char) -> Option<&[Sign]> {
    signs.split_first().filter(|(first, _)| first.ch == ch).map(|(_, behind)| behind)
}

/// Whether a line is drawn and holds no cell.
fn is_only_frame(line: &[Sign]) -> bool {
    let text = text_of(line);
    is_frame(&Token::of_line(1, &text), FrameReading::FewerRows)
}
