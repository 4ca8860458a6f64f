//! The grouping of the numbers of a text that belong to one cell: by the words before them, or by the signs that stand between them again
//! and again.

use super::{
    places::{Entry, List},
    roles::Role,
    tokens::{Kind, Numbers, Value},
};

/// Fewer cells are no list of them: a puzzle has more digits.
const FEWEST: usize = 8;

/// The number of numbers in a row that are surely cells, if they come three and three.
const SURELY: usize = 17;

/// The lists in which a word before each number says what it is: `r1c1=2`, `{"row": 0, "col": 0, "value": 2}`. The digit may have none.
pub(super) fn by_labels(numbers: &Numbers) -> Option<Vec<List>> {
    let roles: Vec<Option<Role>> = (0..numbers.values.len()).map(|at| numbers.before(at).label().and_then(Role::of)).collect();
    let count = |role: Role| roles.iter().filter(|own| **own == Some(role)).count();
    let (rows, columns, digits) = (count(Role::Row), count(Role::Column), count(Role::Digit));
    if rows == 0 || columns == 0 || rows.max(columns) < FEWEST {
        return None;
    }
    let first = roles.iter().position(Option::is_some)?;
    let all = 0..numbers.values.len();
    let groups = if digits == rows && digits == columns {
        let named = all.filter(|at| roles[*at].is_some()).collect(); // a number of another name is none of the cell
        grouped(numbers, &roles, named, false)
    } else {
        let from = |first: usize| grouped(numbers, &roles, (first..numbers.values.len()).collect(), true);
        from(first).or_else(|| from(first.checked_sub(1)?))
    }?;
    if !have_same_words(numbers, &groups)? {
        return None;
    }
    let names = |role: Role| {
        let label = |at: usize| numbers.before(at).label().map(str::to_owned);
        roles.iter().position(|own| *own == Some(role)).and_then(label).unwrap_or_default()
    };
    let is_assigned = numbers.before(roles.iter().position(|own| *own == Some(Role::Column))?).text.contains([':', '=']);
    Some(vec![List {
        entries: groups.into_iter().map(|group| group.entry).collect(),
        counts_from_one: !is_assigned,
        is_by_x: names(Role::Column) == "x" && names(Role::Row) == "y",
        is_sure: true,
        ..List::default()
    }])
}

/// The numbers of a cell, and the first and the last of them that stand for no other.
struct Group {
    entry: Entry,
    first: usize,
    last: usize,
}

/// The numbers at these places as cells; nothing if one is left. A row, or a column, may be said once for several cells.
fn grouped(numbers: &Numbers, roles: &[Option<Role>], places: Vec<usize>, may_share: bool) -> Option<Vec<Group>> {
    let mut groups: Vec<Group> = Vec::new();
    let mut open: [Option<usize>; 3] = [None; 3]; // the places of row, column and digit
    let mut first = *places.first()?;
    let mut outer = None; // of row and column the one that stands first, and may be said once
    let slot = |role: Role| match role {
        Role::Row => 0,
        Role::Column => 1,
        Role::Digit => 2,
    };
    for at in places {
        let role = match roles[at] {
            Some(role) => role,
            None => Role::Digit,
        };
        if outer.is_none() && role != Role::Digit {
            outer = Some(role);
        }
        if open[slot(role)].is_some() || open.iter().all(Option::is_some) {
            let [Some(row), Some(column), Some(digit)] = open else { return None };
            groups.push(group(numbers, [row, column, digit], first)?);
            first = at;
            let is_inner = may_share && role != Role::Digit && Some(role) != outer;
            open = match outer {
                Some(Role::Row) if is_inner => [Some(row), None, None],
                Some(Role::Column) if is_inner => [None, Some(column), None],
                _ => [None; 3],
            };
        }
        open[slot(role)] = Some(at);
    }
    let [Some(row), Some(column), Some(digit)] = open else { return None };
    groups.push(group(numbers, [row, column, digit], first)?);
    (groups.len() >= FEWEST).then_some(groups)
}

fn group(numbers: &Numbers, places: [usize; 3], first: usize) -> Option<Group> {
    let value = |place: usize| numbers.values.get(places[place]).copied();
    Some(Group { entry: Entry::of(value(0)?, value(1)?, value(2)?), first, last: *places.iter().max()? })
}

/// The words that stand in no cell of a list: those of steps and of what is ruled out.
const FOREIGN: [&str; 8] = ["single", "pair", "not", "candidates", "naked", "hidden", "eliminate", "cage"];

/// Whether the words that are no names of row, column or digit are the same in each cell. Nothing if a sign or a word says that a digit
/// is ruled out.
fn have_same_words(numbers: &Numbers, groups: &[Group]) -> Option<bool> {
    let mut all: Option<Vec<&str>> = None;
    for (number, group) in groups.iter().enumerate() {
        let mut words = Vec::new();
        for at in group.first..=group.last {
            let gap = numbers.before(at);
            if at > group.first && ["<>", "!=", "/=", "≠", "~"].iter().any(|sign| gap.text.contains(sign)) {
                return None;
            }
            if at > group.first || number > 0 {
                words.extend(gap.words().filter(|word| Role::of(word).is_none() && !matches!(*word, "true" | "false" | "and")));
            }
        }
        if words.iter().any(|word| FOREIGN.contains(word)) {
            return None;
        }
        words.sort_unstable();
        match &all {
            _ if number == 0 => {} // a name of the list may stand before it
            Some(all) if *all != words => return Some(false),
            Some(_) => {}
            None => all = Some(words),
        }
    }
    Some(true)
}

/// A stretch of the text in which the same stands between the numbers again and again.
#[derive(Clone, Copy, Debug)]
struct Run {
    from: usize,
    to: usize,
    /// Whether nothing but the same stands between two cells, too.
    is_even: bool,
}

/// The stretches in which each so many numbers are a cell: as many of them as the most of all, and less than half of the numbers outside.
fn runs(numbers: &Numbers, period: usize, is_cell: impl Fn(&[Value]) -> bool) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut at = 0;
    while at + period <= numbers.values.len() {
        let run = run_from(numbers, period, at, &is_cell);
        if (run.to - run.from) / period >= FEWEST {
            at = run.to;
            runs.push(run);
        } else {
            at += 1;
        }
    }
    let inside: usize = runs.iter().map(|run| run.to - run.from).sum();
    if inside > numbers.values.len() - inside { runs } else { Vec::new() }
}

/// The stretch that begins here.
fn run_from(numbers: &Numbers, period: usize, from: usize, is_cell: &impl Fn(&[Value]) -> bool) -> Run {
    let gap = |at: usize| numbers.values.get(at).map(|value| value.gap);
    let kinds = |at: usize| {
        numbers.values.get(at..at + period - 1).map(|values| values.iter().map(|value| value.kind).collect::<Vec<_>>())
    };
    let inner: Vec<_> = (1..period).map(|place| gap(from + place)).collect();
    let strongest = (1..period).map(|place| numbers.before(from + place).strength()).max().unwrap_or_default();
    let is_flat = inner.iter().all(|own| *own == inner[0]);
    let first_between = numbers.before(from + period);
    let mut run = Run { from, to: from, is_even: true };
    while let Some(values) = numbers.values.get(run.to..run.to + period) {
        let has_same = kinds(run.to) == kinds(from) && (1..period).all(|place| gap(run.to + place) == inner[place - 1]);
        if !has_same || !is_cell(values) {
            break;
        }
        if run.to > from {
            let between = numbers.before(run.to);
            let is_apart = !(is_flat && gap(run.to) == inner[0]) && between.strength() >= strongest;
            if !is_apart || !between.words().eq(first_between.words()) {
                break;
            }
            run.is_even &= between.text == first_between.text;
        }
        run.to += period;
    }
    run
}

/// Lists of threes: `(1, 1, 2)`, `cell(1, 1, 2).`, `(0, 0): 2`, `board[0][0] = 2;`, `A1 = 2`.
pub(super) fn by_threes(numbers: &Numbers) -> Vec<List> {
    let is_place = |value: &Value| value.kind == Kind::Letter || value.kind == Kind::Number && value.length <= 2;
    let is_cell = |values: &[Value]| match values {
        [one, other, digit] => {
            let is_digit = digit.kind == Kind::Nothing || digit.kind == Kind::Number && digit.length <= 2;
            is_place(one) && is_place(other) && is_digit && !(one.kind == Kind::Letter && other.kind == Kind::Letter)
        }
        _ => false,
    };
    let list = |run: Run| {
        let values = numbers.values.get(run.from..run.to).unwrap_or_default();
        let entries: Vec<Entry> = values.chunks_exact(3).map(|cell| Entry::of(cell[0], cell[1], cell[2])).collect();
        let before_digit = &numbers.before(run.from + 2).text;
        let is_assigned = before_digit.contains([':', '=']) || before_digit.contains("->") || before_digit.contains("to");
        let has_words = numbers.before(run.from + 3).words().next().is_some();
        let has_letters = values.iter().any(|value| value.kind == Kind::Letter);
        let is_filled = values.iter().all(|value| value.number > 0 || value.kind != Kind::Number);
        let is_only_threes = run.is_even && entries.len() >= SURELY && is_filled;
        List {
            entries,
            counts_from_one: has_letters,
            is_sure: has_letters || is_assigned || has_words || is_only_threes,
            is_positional: true,
            may_be_board: !(has_letters || is_assigned || has_words),
            ..List::default()
        }
    };
    // `r1c1<>2` says what a cell lacks, and is no given.
    let is_of_givens = |run: &Run| !["<>", "≠"].iter().any(|sign| numbers.before(run.from + 2).text.contains(sign));
    runs(numbers, 3, is_cell).into_iter().filter(is_of_givens).map(list).collect()
}

/// Rows that hold columns: `{0: {0: 2, 2: 4}, 1: {5: 4}}`.
pub(super) fn nested(numbers: &Numbers) -> Option<Vec<List>> {
    let is_opened = |text: &str| text.ends_with(['{', '[', '(']) && text.contains([':', '=', '>', ',']);
    let is_assigned = |text: &str| text.ends_with([':', '=']) || text.ends_with("->") || text.ends_with("=>");
    let (mut row, mut column) = (None, None);
    let mut rows = 0;
    let mut entries = Vec::new();
    for (at, value) in numbers.values.iter().enumerate() {
        let behind = &numbers.before(at + 1).text;
        match (row, column) {
            (_, None) if is_opened(behind) && at + 1 < numbers.values.len() => {
                row = Some(*value);
                rows += 1;
            }
            (Some(_), None) if is_assigned(behind) => column = Some(*value),
            (Some(row), Some(own)) => {
                entries.push(Entry::of(row, own, *value));
                column = None;
            }
            _ => return None,
        }
    }
    let is_list = rows > 1 && column.is_none() && entries.len() >= FEWEST;
    is_list.then(|| vec![List { entries, is_sure: true, is_positional: true, ..List::default() }])
}

/// Pairs of the number of a cell and its digit: `{0: 2, 2: 4}`, `[[0, 2], [2, 4]]`, `x11 = 2`.
pub(super) fn by_pairs(numbers: &Numbers) -> Vec<List> {
    let is_cell = |values: &[Value]| match values {
        [cell, digit] => cell.kind == Kind::Number && cell.length <= 2 && (digit.kind == Kind::Nothing || digit.length == 1),
        _ => false,
    };
    let list = |run: Run| {
        let cells = numbers.values.get(run.from..run.to).unwrap_or_default().chunks_exact(2);
        // `{6: 1, 13: 8}` and `[[6, 1], [13, 8]]` are no boards, also where their signs are 81.
        let is_sure = numbers.before(run.from + 1).text.contains([':', '=']) || numbers.before(run.from + 2).is_between_brackets;
        List {
            entries: cells.map(|cell| Entry::of_pair(cell[0], cell[1])).collect(),
            is_paired: true,
            is_sure,
            ..List::default()
        }
    };
    let has_long = |list: &List| list.entries.iter().any(|entry| entry.length == 2);
    runs(numbers, 2, is_cell).into_iter().map(list).filter(has_long).collect()
}

/// Numbers of three digits, those of row, column and digit: `112 134 157`.
pub(super) fn in_one(numbers: &Numbers) -> Option<Vec<List>> {
    let is_cell = |value: &Value| value.kind == Kind::Number && value.length == 3;
    if numbers.values.len() < SURELY || !numbers.values.iter().all(is_cell) {
        return None;
    }
    let entries = numbers.values.iter().map(|value| Entry::of_three(*value)).collect();
    Some(vec![List { entries, is_positional: true, may_be_board: true, ..List::default() }])
}
