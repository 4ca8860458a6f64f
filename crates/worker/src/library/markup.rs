//! The library as markup. What has `data-do` does that when it is pressed, or when something is chosen or typed in it.

use super::{Entry, Item, LISTED, Library, Now, ORDERS, SHOWS, Show, WHENS, found};
use crate::{
    collection::markup::{select, with_any},
    outside::Outside,
};
use nonet_core::{Level, board::Grid};
use nonet_drawing::picture::escaped;
use nonet_game::{Day, Labels};
use nonet_protocol::{Collection, Condition, KeptGame, Shelf};
use nonet_tutor::en::{collection, library as en};
use std::rc::Rc;

const STAR: &str = "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.700L12 16.800l-5.100 2.700 1-5.700-4.100-4 5.700-.8z";
const LABEL: &str = "M4 4.500h7.500L20 13l-7 7-8.500-8.500V4.500zM8.300 8.300h.01M8.290 8.290h.02";
const BIN: &str = "M4.5 7h15M10 4h4M6.5 7l.8 11.2A2 2 0 0 0 9.3 20h5.4a2 2 0 0 0 2-1.8L17.5 7M10 11v5M14 11v5";
const STACK: &str = "M12 4l8.5 4.5L12 13 3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5";

/// The fields by which something is chosen.
pub(super) fn choices(library: &Library, games: &[KeptGame], lists: &[Rc<Collection>]) -> String {
    let place = |of: Option<usize>| of.map_or(0, |place| place + 1);
    let labels = found::labels(games, lists);
    let label = library.label.as_ref().and_then(|label| labels.iter().position(|it| it == label));
    let level = library.level.map(|level| level as usize);
    let is_whole = found::has_unreadable(games, lists) || library.show == Show::Unreadable;
    let shows = if is_whole { &SHOWS[..] } else { &SHOWS[..SHOWS.len() - 1] };
    let mut all = one_of("show", "Show", shows, library.show);
    all += &select("level", "Level", place(level), with_any("All levels", Level::ALL.map(Level::name)));
    if !labels.is_empty() {
        all += &select("label", "Label", place(label), with_any("Any label", labels.iter().map(String::as_str)));
    }
    all + &one_of("when", "Played", &WHENS, library.when) + &one_of("order", "Order", &ORDERS, library.order)
}

fn one_of<T: PartialEq>(act: &str, label: &str, all: &[(&str, T)], chosen: T) -> String {
    let place = all.iter().position(|(_, it)| *it == chosen).unwrap_or_default();
    select(act, label, place, all.iter().map(|(name, _)| *name).collect())
}

/// How many are found, and what is to be known of them.
pub(super) fn words(library: &Library, found: usize, all: usize) -> String {
    match library.show {
        Show::Bin => en::BIN.to_owned(),
        Show::Unreadable => en::UNREADABLE.to_owned(),
        _ if all == 0 => en::EMPTY.to_owned(),
        _ if found == 0 => en::NONE_FOUND.to_owned(),
        _ => en::found(found, all),
    }
}

/// Those that are listed.
pub(super) fn list(library: &Library, found: &[Entry], now: Now, outside: &impl Outside) -> String {
    let listed = library.listed();
    let rows: String =
        found.iter().take(listed).map(|entry| row(library, *entry, &date(outside.day(entry.at()), now.day))).collect();
    let more = if found.len() > listed {
        let more = LISTED.min(found.len() - listed);
        format!(
            "<button id=\"do-more\" class=\"button\" type=\"button\" data-do=\"more\"><span class=\"button__label\">Show {more} more</span></button>"
        )
    } else {
        String::new()
    };
    format!("<ul class=\"library__list\">{rows}</ul>{more}")
}

/// `today`, `22 November`, or with the year where that is another.
fn date(day: Day, today: Day) -> String {
    match day {
        day if day == today => "today".to_owned(),
        day if day.year == today.year => day.name(),
        day => format!("{} {}", day.name(), day.year),
    }
}

fn row(library: &Library, entry: Entry, date: &str) -> String {
    let (name, item) = (name(entry), item(entry.item()));
    let body = format!("{}{}", picture(entry), text(entry, date, entry.keeps_place(library)));
    let still = || format!("<div class=\"row row--still\">{body}</div>");
    match entry {
        Entry::Game(game) if game.shelf == Shelf::Unreadable => {
            listed(&still(), &plain("take", entry.item(), "Save as file", &name), "")
        }
        Entry::Game(_) if entry.keeps_place(library) => listed(&still(), &plain("unbin", entry.item(), "Undo", &name), ""),
        Entry::Game(game) if game.deleted || game.shelf == Shelf::Bin => {
            listed(&still(), &plain("unbin", entry.item(), "Put back", &name), "")
        }
        Entry::List(_) if entry.keeps_place(library) => listed(&still(), &plain("keep", entry.item(), "Undo", &name), ""),
        Entry::List(list) if list.binned.is_some() => listed(&still(), &plain("keep", entry.item(), "Put back", &name), ""),
        Entry::List(list) if list.condition == Condition::Later => {
            listed(&still(), &plain("raw", entry.item(), "Save as file", &name), "")
        }
        Entry::List(list) if list.condition == Condition::Damaged => {
            let open = format!("<button class=\"row\" type=\"button\" data-do=\"open {}\">{body}</button>", list.id);
            listed(&open, &plain("raw", entry.item(), "Save as file", &name), "")
        }
        _ => {
            let (open, delete) = match entry {
                Entry::Game(game) => (format!("game {}", game.id), (!game.open).then(|| format!("bin {}", game.id))),
                Entry::List(list) => (format!("open {}", list.id), Some(format!("delete {}", list.id))),
            };
            let (favourite, edits) = (entry.labels().favourite, library.editing == Some(entry.item()));
            let pressed = format!(" aria-pressed=\"{favourite}\"");
            let mut tools = icon_button(&format!("star {item}"), &format!("Favourite: {name}"), STAR, &pressed);
            let edit = if edits { "done" } else { "edit" };
            tools += &icon_button(
                &format!("{edit} {item}"),
                &format!("Labels: {name}"),
                LABEL,
                &format!(" aria-expanded=\"{edits}\""),
            );
            if let Some(delete) = delete {
                tools += &icon_button(&delete, &format!("Delete: {name}"), BIN, "");
            }
            let field = if edits { labels_field(&item, &name, &entry.labels()) } else { String::new() };
            listed(&format!("<button class=\"row\" type=\"button\" data-do=\"{open}\">{body}</button>"), &tools, &field)
        }
    }
}

fn listed(body: &str, tools: &str, field: &str) -> String {
    format!("<li class=\"library__item\">{body}<span class=\"library__tools\">{tools}</span>{field}</li>")
}

/// `game 12`, as the words of what is done have it.
fn item(item: Item) -> String {
    match item {
        Item::Game(id) => format!("game {id}"),
        Item::List(id) => format!("list {id}"),
    }
}

/// What it is called, for attributes and text.
fn name(entry: Entry) -> String {
    match entry {
        Entry::Game(game) => escaped(&game.words),
        Entry::List(list) => escaped(&list.name),
    }
}

fn text(entry: Entry, date: &str, deleted: bool) -> String {
    let detail = match entry {
        _ if deleted => format!("<span class=\"row__detail\" role=\"status\">{}</span>", en::BINNED),
        Entry::Game(game) if game.shelf == Shelf::Unreadable => String::new(),
        Entry::Game(game) if !game.detail.is_empty() => detail(&game.detail),
        Entry::Game(game) if game.played < 1_000_000 => String::new(), // of an earlier backup: nobody knows when
        Entry::Game(_) => detail(&en::played(date)),
        Entry::List(list) => match list.condition {
            Condition::Later => detail(en::LATER_LIST),
            Condition::Damaged => detail(&en::damaged_list(&collection::rows(list.rows, list.bad))),
            _ if list.opened == 0 => detail(&collection::rows(list.rows, list.bad)),
            _ => detail(&en::opened(date, &collection::rows(list.rows, list.bad))),
        },
    };
    let labels = entry.labels();
    let labels: String =
        labels.names().iter().map(|label| format!("<span class=\"library__label\">{}</span>", escaped(label))).collect();
    format!("<span class=\"row__text\"><span class=\"row__title\">{}</span>{detail}<span>{labels}</span></span>", name(entry))
}

fn detail(words: &str) -> String {
    format!("<span class=\"row__detail\">{}</span>", escaped(words))
}

/// It has the name of the button that opens it: so it gets the focus, and the button gets it back.
fn labels_field(item: &str, name: &str, labels: &Labels) -> String {
    format!(
        "<input id=\"{}\" class=\"library__field\" type=\"text\" aria-label=\"{}: {name}\" placeholder=\"{}\" \
         value=\"{}\" autocomplete=\"off\" data-do=\"name {item}\">",
        id(&format!("edit {item}")),
        en::LABEL,
        en::LABELS,
        escaped(&labels.text())
    )
}

fn icon(path: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.75\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>"
    )
}

fn icon_button(act: &str, name: &str, path: &str, more: &str) -> String {
    format!(
        "<button id=\"{}\" class=\"button button--bare\" type=\"button\" data-do=\"{act}\" aria-label=\"{name}\"{more}>{}</button>",
        id(act),
        icon(path)
    )
}

/// A name in the page for what does something: what is drawn anew gets the focus back by it.
fn id(act: &str) -> String {
    format!("do-{}", act.replace(' ', "-"))
}

/// A button with words. What undoes a deletion has the name of what deleted: the focus goes there.
fn plain(act: &str, item: Item, label: &str, name: &str) -> String {
    let (delete, id) = match item {
        Item::Game(id) => ("bin", id),
        Item::List(id) => ("delete", id),
    };
    format!(
        "<button id=\"do-{delete}-{id}\" class=\"button button--quiet\" type=\"button\" data-do=\"{act} {id}\" aria-label=\"{label}: {name}\">\
         <span class=\"button__label\">{label}</span></button>"
    )
}

/// A small picture: which cells are given, and which were filled.
fn picture(entry: Entry) -> String {
    let Entry::Game(game) = entry else {
        return format!("<span class=\"picture library__stack\">{}</span>", icon(STACK));
    };
    let entered: Grid = game.grid;
    let given = game.givens.filled();
    let squares = |cells: nonet_core::board::CellSet| -> String {
        cells.iter().map(|cell| format!("M{} {}h2v2h-2z", 3 * cell.column_index(), 3 * cell.row_index())).collect()
    };
    format!(
        "<svg class=\"picture\" viewBox=\"0 0 27 27\" aria-hidden=\"true\"><path class=\"picture__given\" d=\"{}\"/>\
         <path class=\"picture__entered\" d=\"{}\"/><path class=\"picture__lines\" d=\"M9 0v27M18 0v27M0 9h27M0 18h27\"/></svg>",
        squares(given),
        squares(entered.filled() - given)
    )
}
