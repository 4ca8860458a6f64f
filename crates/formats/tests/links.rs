//! Links of Nonet with something behind or around them: opened as an address or pasted, they are what they name.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

use nonet_core::board::{Candidate, Candidates, Cell, Digit, Grid};
use nonet_formats::{BoardState, DrawnLine, NonetLink, Puzzles, Site, read};
use proptest::{prelude::*, sample::select};

const LINE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const PAGE: &str = "https://example.org/nonet/";

/// Signs that may stick to the end of an address.
const BEHIND: [&str; 30] = [
    "",
    ".",
    ")",
    ",",
    ";",
    "!",
    "...",
    "**",
    "*",
    "_",
    "~~",
    "`",
    "\"",
    "'",
    ">",
    "]",
    "}",
    ").",
    "%C2%A0",
    "%29.",
    "%20",
    ".%C2%A0",
    "%0A",
    "?fbclid=IwAR0abc",
    "&utm_source=mail",
    "&amp;utm_medium=x&utm_source=mail",
    "?utm_source=a#x",
    "\u{a0}",
    "\u{200b}",
    "#",
];

/// Signs that may stand around an address in a text.
const AROUND: [(&str, &str); 18] = [
    ("", ""),
    ("<", ">"),
    ("(", ")"),
    ("**", "**"),
    ("*", "*"),
    ("_", "_"),
    ("`", "`"),
    ("\"", "\""),
    ("[Sudoku](", ")"),
    ("> ", ""),
    (">> ", "\n>> -- \n>> Bob"),
    ("> Hi,\n> see ", ".\n"),
    ("Can you solve this? ", " I can't."),
    ("<a href=\"", "\">Sudoku</a>"),
    ("- ", ""),
    ("1. ", "\n"),
    ("«", "»"),
    ("(see ", ", it is hard)"),
];

fn position() -> BoardState {
    let cell = |name: &str| name.parse::<Cell>().unwrap();
    let ends = [Candidate::new(cell("r1c3"), Digit::D1), Candidate::new(cell("r1c4"), Digit::D2)];
    BoardState {
        entered: Grid::EMPTY.with(cell("r1c3"), Some(Digit::D4)),
        notes: [Candidate::new(cell("r1c4"), Digit::D2), Candidate::new(cell("r1c4"), Digit::D6)].into_iter().collect(),
        ruled_out: Candidate::new(cell("r1c4"), Digit::D8).into(),
        colours: Grid::EMPTY.with(cell("r9c9"), Some(Digit::D3)),
        lines: vec![DrawnLine { ends, weak: true }],
        ..BoardState::of_givens(LINE.parse().unwrap())
    }
}

/// Links of each kind.
fn addresses() -> Vec<NonetLink> {
    let givens: Grid = LINE.parse().unwrap();
    vec![
        NonetLink::Puzzle(givens),
        NonetLink::Step(givens, 12),
        NonetLink::Game(givens),
        NonetLink::Position(Box::new(BoardState::of_givens(givens))),
        NonetLink::Position(Box::new(position())),
        NonetLink::PositionToSolve(Box::new(position())),
        NonetLink::Generated { givens, recipe: "seed-7.hard".to_owned() },
    ]
}

#[test]
fn an_address_with_something_behind_is_opened() {
    for address in addresses() {
        for behind in BEHIND {
            let fragment = format!("{address}{behind}");
            assert_eq!(NonetLink::read(&fragment), Ok(address.clone()), "{fragment}");
        }
        let amp = address.to_string().replace('&', "&amp;");
        assert_eq!(NonetLink::read(&amp), Ok(address.clone()), "{amp}");
    }
}

#[test]
fn a_step_is_found_among_what_is_behind() {
    for behind in [
        "&step=3",
        "&amp;step=3",
        "&step=3.",
        "&step=3)",
        "&utm_source=mail&step=3",
        "?fbclid=x&step=3",
        "&step=3&utm_source=mail",
        "\n&step=3",
    ] {
        let fragment = format!("#p={LINE}{behind}");
        assert_eq!(NonetLink::read(&fragment), Ok(NonetLink::Step(LINE.parse().unwrap(), 3)), "{fragment}");
    }
}

#[test]
fn a_link_is_found_in_what_is_around() {
    for address in addresses() {
        for (before, after) in AROUND {
            for link in [format!("{PAGE}{address}"), format!("{PAGE}{address}").replace('#', "%23").replace('&', "&amp;")] {
                let text = format!("{before}{link}{after}");
                assert_eq!(NonetLink::find(&text), Some(address.clone()), "{text}");
                let reading = read(&text).map(|reading| (reading.givens(), reading.more));
                assert_eq!(reading, Ok((LINE.parse().unwrap(), 0)), "{text}");
            }
        }
        for behind in BEHIND {
            let text = format!("{PAGE}{address}{behind}");
            assert_eq!(NonetLink::find(&text), Some(address.clone()), "{text}");
        }
    }
}

#[test]
fn a_link_that_a_mail_broke_is_whole() {
    for address in addresses() {
        let link = format!("{PAGE}{address}");
        let at_the_end = link.len() - 3;
        for at in [31, 40, 60, 72, 76, at_the_end].into_iter().filter(|at| *at < link.len() && is_breakable(&address, *at)) {
            let (first, second) = link.split_at(at);
            for text in [
                format!("{first}\n{second}"),
                format!("{first}\r\n{second}\r\n"),
                format!("> {first}\n> {second}\n"),
                format!("See {first}\n  {second} please"),
                format!("{first}=\n{second}").replace("p=5", "p=3D5").replace("play=5", "play=3D5").replace("=1.", "=3D1."),
            ] {
                assert_eq!(NonetLink::find(&text), Some(address.clone()), "{text}");
            }
        }
    }
}

/// The number of a step and the words of a recipe could end anywhere.
fn is_breakable(address: &NonetLink, at: usize) -> bool {
    match address {
        NonetLink::Step(..) | NonetLink::Generated { .. } => at < PAGE.len() + 81,
        _ => true,
    }
}

#[test]
fn several_links_are_several_puzzles() {
    let other = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    let text = format!("{PAGE}#p={LINE}.\n{PAGE}#play={other},\n");
    assert_eq!(NonetLink::find(&text), None);
    let all: Vec<_> =
        Puzzles::of_text(&text).map(|one| (one.line, one.result.map(|reading| format!("{:#}", reading.grid)))).collect();
    assert_eq!(all, [(1, Ok(LINE.to_owned())), (2, Ok(other.to_owned()))]);
    // A board beside a link comes first.
    let rows: String = other.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect();
    let text = format!("{rows}\nmade with {PAGE}#p={LINE}");
    assert_eq!((NonetLink::find(&text), read(&text).map(|reading| format!("{:#}", reading.grid))), (None, Ok(other.to_owned())));
}

#[test]
fn a_broken_link_says_what_is_wrong_where_it_stands() {
    for (text, says) in [
        (format!("{PAGE}#p={}", &LINE[1..]), "the link has 80 cells, expected 81"),
        (format!("See {PAGE}#p={LINE}0."), "the link has 82 cells, expected 81"),
        (format!("{PAGE}#play={}", LINE.replacen('6', "q", 1)), "the link is damaged: character 10 after the sign '=' is 'q'"),
        (format!("<{PAGE}#s=1.{LINE}.z1>"), "the link was made by a later version of Nonet"),
    ] {
        assert_eq!(read(&text).map_err(|error| error.to_string()).map(|_| ()), Err(says.to_owned()), "{text}");
        assert_eq!(NonetLink::find(&text), None, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_link_is_found_between_any_words(
        digits in "[0-9]{81}",
        kind in select(&["#p=", "#play=", "#s=1.", "#g=1."][..]),
        before in "([a-z]{1,8} ){0,4}",
        behind in select(&BEHIND[..]),
        after in "( [a-z]{1,8}){0,4}",
        quote in select(&["", "> ", ">> "][..]),
    ) {
        let text = format!("{quote}{before}{PAGE}{kind}{digits}{behind}{after}");
        let address: NonetLink = format!("{kind}{digits}").parse().unwrap();
        prop_assert_eq!(NonetLink::find(&text), Some(address), "{}", text);
    }

    #[test]
    fn no_text_makes_it_panic(text in "[#%=pls1.&<>0-9a-f \n]{0,200}", any in any::<String>()) {
        let _ = (NonetLink::find(&text), NonetLink::find(&any), NonetLink::read(&text), NonetLink::read(&any));
    }
}

/// A link to another site has the board with its givens, and, where the site takes them, its entered digits and the candidates that are
/// ruled out.
#[test]
fn a_link_to_another_site_has_what_stands() {
    let givens: Grid = LINE.parse().unwrap();
    let mut position = Candidates::new(&givens);
    let entered: Candidate = "4r1c3".parse().unwrap();
    position.place(entered.cell, entered.digit);
    let gone: Candidate = "2r1c4".parse().unwrap();
    assert!(position.open().contains(gone));
    position.eliminate(&gone.into());
    for (site, takes_notes) in Site::ALL.into_iter().zip([true, false, true, true, false]) {
        let reading = read(&site.link(&BoardState::of_candidates(&position))).unwrap();
        assert_eq!(reading.givens(), givens, "{}", site.name());
        let allowed = reading.position().of_cell(gone.cell);
        assert_eq!(!allowed.contains(gone.digit) && !reading.entered.is_empty(), takes_notes, "{}", site.name());
    }
}
