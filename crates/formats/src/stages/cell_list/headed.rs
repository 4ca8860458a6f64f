//! A table with a column for the rows, one for the columns and one for the digits.

use super::{
    super::{Sign, lines, text_of, trimmed},
    places::{Entry, List},
    roles::Role,
    tokens::{Kind, Value},
};

/// The signs that part the fields of a table.
const SEPARATORS: [char; 4] = ['\t', ';', '|', ','];

/// The number of columns that a table may have.
const WIDEST: usize = 20;

/// Fewer rows are no puzzle.
const FEWEST: usize = 8;

/// The cells below a line that names the columns.
pub(super) fn read(signs: &[Sign]) -> Option<List> {
    let lines: Vec<&[Sign]> = lines(signs).into_iter().map(trimmed).filter(|line| !line.is_empty()).collect();
    let (at, separator, columns) = lines.iter().take(20).enumerate().find_map(|(at, line)| {
        let (separator, columns) = header(line)?;
        Some((at, separator, columns))
    })?;
    let mut entries = Vec::new();
    for line in lines.get(at + 1..)?.iter().filter(|line| !is_rule(line)) {
        let fields = fields(line, separator);
        let value = |column: usize| value(trimmed_field(fields.get(column)?), *line.first()?);
        let [row, column, digit] = columns;
        entries.push(Entry::of(value(row)?, value(column)?, value(digit)?));
    }
    let is_by_x = {
        let names = fields(lines.get(at)?, separator);
        let is_called = |column: usize, name: &str| {
            names.get(column).is_some_and(|own| text_of(trimmed_field(own)).eq_ignore_ascii_case(name))
        };
        is_called(columns[1], "x") && is_called(columns[0], "y")
    };
    (entries.len() >= FEWEST).then(|| List { entries, is_by_x, is_sure: true, ..List::default() })
}

/// The separator of a line that names the columns, and the columns of row, column and digit.
fn header(line: &[Sign]) -> Option<(Option<char>, [usize; 3])> {
    let separators = SEPARATORS.iter().copied().filter(|separator| line.iter().any(|sign| sign.ch == *separator)).map(Some);
    separators.chain([None]).find_map(|separator| {
        let names = fields(line, separator);
        if !(3..=WIDEST).contains(&names.len()) {
            return None;
        }
        let roles: Vec<Option<Role>> = names.iter().map(|name| Role::of(&name_of(name))).collect();
        let only = |role: Role| {
            let mut places = roles.iter().enumerate().filter(|(_, own)| **own == Some(role)).map(|(place, _)| place);
            places.next().filter(|_| places.next().is_none())
        };
        let (row, column) = (only(Role::Row)?, only(Role::Column)?);
        let other = || (names.len() == 3).then(|| 3 - row - column);
        Some((separator, [row, column, only(Role::Digit).or_else(other)?]))
    })
}

/// A name with nothing but letters in it, and what parts them: a line of numbers or of code is no heading.
fn name_of(field: &[Sign]) -> String {
    let name = text_of(trimmed_field(field));
    let is_name = name.chars().all(|ch| ch.is_alphabetic() || matches!(ch, '_' | '-' | ' ' | '.'));
    if is_name { name } else { String::new() }
}

/// The fields of a line; of one between strokes, those within.
fn fields(line: &[Sign], separator: Option<char>) -> Vec<&[Sign]> {
    let Some(separator) = separator else {
        return line.split(|sign| sign.ch.is_whitespace()).filter(|field| !field.is_empty()).collect();
    };
    let mut fields: Vec<&[Sign]> = line.split(|sign| sign.ch == separator).collect();
    if separator == '|' && fields.len() > 2 {
        fields.pop_if(|last| trimmed(last).is_empty());
        if fields.first().is_some_and(|first| trimmed(first).is_empty()) {
            fields.remove(0);
        }
    }
    fields
}

fn trimmed_field(field: &[Sign]) -> &[Sign] {
    let is_around = |sign: &Sign| sign.ch.is_whitespace() || matches!(sign.ch, '"' | '\'');
    let from = field.iter().position(|sign| !is_around(sign)).unwrap_or(field.len());
    let to = field.iter().rposition(|sign| !is_around(sign)).map_or(from, |last| last + 1);
    field.get(from..to).unwrap_or_default()
}

/// The number in a field; an empty one has nothing.
fn value(field: &[Sign], line: Sign) -> Option<Value> {
    let at = field.first().copied().unwrap_or(line);
    let of = |kind: Kind, number: u16| Some(Value { kind, number, length: field.len(), at, gap: 0 });
    match text_of(field).trim_end_matches('0').trim_end_matches('.') {
        _ if field.is_empty() => of(Kind::Nothing, 0),
        _ if field.iter().all(|sign| crate::mark::is_stand_in(sign.ch)) => of(Kind::Nothing, 0),
        _ if field.iter().all(|sign| sign.ch.is_ascii_digit()) && field.len() <= 3 => {
            of(Kind::Number, text_of(field).parse().ok()?)
        }
        number if number.len() == 1 && field.iter().any(|sign| sign.ch == '.') => of(Kind::Number, number.parse().ok()?),
        letter if letter.len() == 1 && matches!(at.ch, 'A'..='J' | 'a'..='j') => {
            of(Kind::Letter, u16::try_from(u32::from(at.ch.to_ascii_uppercase()) - u32::from('A')).ok()?)
        }
        _ => None,
    }
}

/// Whether a line is drawn between others.
fn is_rule(line: &[Sign]) -> bool {
    line.iter().all(|sign| matches!(sign.ch, '|' | '-' | '+' | ':' | '=' | ' '))
}
