//! The table as markup. What has `data-do` does that when it is pressed, or when something is chosen in it; the page's style sheets give it
//! its look.

use super::{
    table::{FEWEST, ROW, Table, above, below},
    tell::RowView,
};
use nonet_core::Level;
use nonet_drawing::picture::escaped;
use nonet_logic::Technique;
use nonet_protocol::{Collection, Column, Finding, KeptGame, Run, Shelf, Sort};
use nonet_tutor::en::collection as en;
use std::ops::Range;

/// The columns that rows can be sorted by.
pub(super) const COLUMNS: [(&str, Column); 7] = [
    ("No.", Column::Place),
    ("Givens", Column::Givens),
    ("Solutions", Column::Solutions),
    ("Level", Column::Level),
    ("Score", Column::Score),
    ("Hardest step", Column::Hardest),
    ("SE", Column::Explainer),
];

/// The most givens that rows can be filtered by.
const MOST: u8 = 40;

/// A button: its look, what it does, and its name.
fn button(style: &str, act: &str, name: &str) -> String {
    format!(
        "<button id=\"do-{act}\" class=\"button{style}\" type=\"button\" data-do=\"{act}\"><span class=\"button__label\">{name}</span></button>"
    )
}

const QUIET: &str = " button--quiet";

/// What the file is called, and how far judging is.
pub(super) fn progress(table: &Table, about: &Collection) -> String {
    let (name, rated) = (escaped(&about.name), rated(table, about));
    format!("<h3 class=\"collection__name\">{name}</h3><span class=\"collection__progress\">{rated}</span>")
}

/// What to do about judging. It stands by itself: a button that is drawn anew with each number can't be pressed.
pub(super) fn run(table: &Table, about: &Collection) -> String {
    let buttons = match about.run {
        _ if table.left.is_empty() => String::new(),
        Run::Going => button("", "paused", "Pause") + &button("", "stopped", "Stop"),
        Run::Paused | Run::Stopped => button("", "going", "Go on"),
    };
    let explain = if about.explainer || about.rows == about.bad { String::new() } else { button(QUIET, "explain", "Rate by SE") };
    buttons + &explain + &button(QUIET, "list", "Library")
}

/// How far judging is.
fn rated(table: &Table, about: &Collection) -> String {
    let pace = table.pace.filter(|_| !table.left.is_empty() && about.run == Run::Going);
    let words = en::progress(table.judged(about), about.rows, about.explainer, pace);
    if !table.left.is_empty() && about.run == Run::Paused { words + en::PAUSED } else { words }
}

/// The fields by which rows are chosen, as they stand when they are drawn.
pub(super) fn filters(table: &Table, about: &Collection) -> String {
    let filter = &table.drawn;
    let givens: Vec<String> = (FEWEST..MOST).map(en::givens_at_most).collect();
    let level = filter.level.map_or(0, |level| level as usize + 1);
    let technique = filter.technique.map_or(0, |number| usize::from(number) + 1);
    let finding = filter.finding.map_or(0, |finding| finding as usize + 1);
    let most = filter.givens.map_or(0, |most| usize::from(most.saturating_sub(FEWEST)) + 1);
    [
        select("level", "Level", level, with_any("All levels", Level::ALL.map(Level::name))),
        select("technique", "Technique", technique, with_any("Any technique", Technique::ALL.iter().map(|it| it.title()))),
        select("givens", "Givens", most, with_any("Any givens", givens.iter().map(String::as_str))),
        select("finding", "Rows", finding, with_any("All rows", Finding::ALL.map(en::finding))),
        check("unsolved", "Unsolved", filter.unsolved),
        own_columns(table.drawn_sort, about),
    ]
    .concat()
}

/// The choice to sort by a column of the file; nothing where it has none but the puzzle.
fn own_columns(sort: Sort, about: &Collection) -> String {
    if about.columns.len() < 2 {
        return String::new();
    }
    let names: Vec<String> = about.columns.iter().flat_map(|name| en::sorted_by(name)).collect();
    let chosen = match sort.by {
        Column::Own(column) => 2 * usize::from(column) + 1 + usize::from(sort.down),
        _ => 0,
    };
    select("own", "Sort by a column of the file", chosen, with_any("Sort by a file column", names.iter().map(String::as_str)))
}

/// What is chosen there.
pub(super) const fn own_sort(choice: u32) -> Sort {
    match choice.checked_sub(1) {
        Some(own) => Sort { by: Column::Own((own / 2) as u16), down: own % 2 == 1 },
        None => Sort { by: Column::Place, down: false },
    }
}

/// Names to choose from, behind the choice of all.
pub(crate) fn with_any<'a>(any: &'a str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    [any].into_iter().chain(names).collect()
}

/// A list to choose from, by number.
pub(crate) fn select(act: &str, label: &str, chosen: usize, names: Vec<&str>) -> String {
    let option = |(number, name): (usize, &str)| {
        let selected = if number == chosen { " selected" } else { "" };
        format!("<option value=\"{number}\"{selected}>{}</option>", escaped(name))
    };
    let options: String = names.into_iter().enumerate().map(option).collect();
    format!("<select id=\"do-{act}\" class=\"settings__choice\" aria-label=\"{label}\" data-do=\"{act}\">{options}</select>")
}

fn check(act: &str, label: &str, on: bool) -> String {
    let checked = if on { " checked" } else { "" };
    format!("<label class=\"collection__check\"><input type=\"checkbox\" data-do=\"{act}\"{checked}>{label}</label>")
}

/// What is shown and picked.
pub(super) fn shown(table: &Table, about: &Collection, count: u32, [none, several]: [u32; 2]) -> String {
    let found = [en::with_errors(about.bad), en::without_solution(none), en::with_several(several)].concat();
    en::shown(count, about.rows, table.picked.len()) + &found
}

/// The buttons below the rows.
pub(super) fn tools() -> String {
    [
        button(" button--primary", "solve", "Open in Solve"),
        button("", "play", "Play"),
        button("", "next", "Next unsolved"),
        button("", "book", "Make a book"),
        "<span class=\"collection__files\">Download".to_owned(),
        file("csv", "CSV"),
        file("sdm", ".sdm"),
        file("sdk", ".sdk"),
        "</span>".to_owned(),
    ]
    .concat()
}

/// The button behind the word that says what it does with a file of this form.
fn file(act: &str, form: &str) -> String {
    format!(
        "<button id=\"do-{act}\" class=\"button{QUIET}\" type=\"button\" data-do=\"{act}\" aria-label=\"Download {form}\"><span class=\"button__label\">{form}</span></button>"
    )
}

/// What stands over a room.
pub(super) fn bar(name: &str, words: &str, here: bool) -> String {
    let next = if here { button(QUIET, "next", "Next unsolved") } else { String::new() };
    let (name, back) = (escaped(name), button(QUIET, "back", "List"));
    format!(
        "<span class=\"collection-bar__words\"><span class=\"collection-bar__name\">{name}</span>: {words}</span>{back}{next}{}",
        button(QUIET, "leave", "Leave")
    )
}

/// The rows at these places of so many.
pub(super) fn rows(table: &Table, rows: &[RowView], places: Range<u32>, count: u32, games: &[KeptGame]) -> String {
    let space =
        |height: u32| format!("<svg class=\"collection__space\" width=\"1\" height=\"{height}\" aria-hidden=\"true\"></svg>");
    let drawn: String = places.clone().zip(rows).map(|(place, told)| row(table, place, told, games)).collect();
    space(above(places.start, count)) + &drawn + &space(below(&places, count))
}

/// The heads of the columns: a press sorts by one.
pub(super) fn heads(table: &Table, count: u32) -> String {
    let head = |(number, (label, column)): (usize, (&str, Column))| {
        let sorted = match (table.sort.by == column, table.sort.down) {
            (false, _) => "none",
            (true, false) => "ascending",
            (true, true) => "descending",
        };
        format!(
            "<span role=\"columnheader\" data-column=\"{label}\" aria-sort=\"{sorted}\"><button id=\"do-sort-{number}\" class=\"button button--quiet\" type=\"button\" data-do=\"sort {number}\">{label}</button></span>"
        )
    };
    let all = count > 0 && table.picked.len() >= count as usize;
    let pick = format!(
        "<span role=\"columnheader\"><button id=\"do-all\" class=\"collection__pick\" type=\"button\" role=\"checkbox\" aria-checked=\"{all}\" aria-label=\"Pick all\" data-do=\"all\"></button></span>"
    );
    let heads: String = COLUMNS.into_iter().enumerate().map(head).collect();
    let rest = "<span role=\"columnheader\" data-column=\"State\">State</span><span role=\"columnheader\" data-column=\"File\">In the file</span>";
    format!("{pick}<span role=\"columnheader\"><span class=\"hidden\">Picture</span></span>{heads}{rest}")
}

fn row(table: &Table, place: u32, told: &RowView, games: &[KeptGame]) -> String {
    let picked = table.picked.contains(told.row);
    let current = if place == table.cursor { " collection__row--current" } else { "" };
    let lies = |shelf| games.iter().any(|game| game.shelf == shelf && Some(game.givens) == told.givens);
    let state = match told.givens {
        None => "",
        Some(_) if lies(Shelf::Finished) => "Solved",
        Some(_) if lies(Shelf::Begun) => "Begun",
        Some(_) => "New",
    };
    let held = |column: &str, markup: &str| format!("<span role=\"gridcell\" data-column=\"{column}\">{markup}</span>");
    let cell = |column: &str, text: &str| held(column, &escaped(text));
    let number = cell("No.", &en::number(told.row));
    let own = told.own.join(", ");
    let cells = if told.givens.is_some() {
        let named = |class: &str, words: &str| format!("<span class=\"{class}\">{}</span>", escaped(words));
        let (error, improper) = if told.error.is_empty() {
            let why = if told.why_none.is_empty() { String::new() } else { named("collection__error", &told.why_none) };
            (why, en::improper(&told.cells[1]).map(|words| named("collection__improper", words)))
        } else {
            let short = named("collection__improper collection__error", en::OBJECTED);
            (named("collection__error", &told.error), Some(short))
        };
        // Where there is no room for the number of solutions, and for what is wrong, it stands before the hardest step.
        let improper = improper.unwrap_or_default();
        let known = COLUMNS[1..].iter().zip(&told.cells).map(|((column, by), text)| match by {
            Column::Hardest => held(column, &format!("{improper}<span>{}</span>", escaped(text))),
            _ => cell(column, text),
        });
        let known: String = known.collect();
        format!("{known}{}<span role=\"gridcell\" data-column=\"File\">{error}{}</span>", cell("State", state), escaped(&own))
    } else {
        let (error, own) = (escaped(&told.error), escaped(&own));
        format!("<span role=\"gridcell\" data-column=\"Error\"><span class=\"collection__error\">{error}</span>{own}</span>")
    };
    let picture = &told.picture;
    format!(
        "<div id=\"place-{place}\" class=\"collection__row{current}\" role=\"row\" aria-rowindex=\"{}\" aria-selected=\"{picked}\" data-do=\"go {place}\">\
         <span role=\"gridcell\" class=\"collection__pick\" data-do=\"pick {place}\"></span>\
         <span role=\"gridcell\"><svg class=\"picture collection__picture\" viewBox=\"0 0 27 27\" aria-hidden=\"true\"><path class=\"picture__given\" d=\"{picture}\"/><path class=\"picture__lines\" d=\"M9 0v27M18 0v27M0 9h27M0 18h27\"/></svg></span>\
         {number}{cells}</div>",
        place + 2
    )
}

const _: () = assert!(ROW == 44, "the style sheet draws rows as high");
