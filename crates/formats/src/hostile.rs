//! Tests with texts that nobody would write by hand: whatever is pasted or opened, no reader goes through it more often the longer it is.
//! Steps are counted ([`steps`](super::steps)), no time is taken, and the stack is a small one.

use super::{NonetLink, Puzzles, Shape, read, read_all, steps};
use proptest::{collection::vec, prelude::*, sample::select, test_runner::RngSeed};

/// A text of a part that is repeated, between two others.
#[derive(Clone, Debug)]
struct Hostile {
    before: String,
    part: String,
    after: String,
}

impl Hostile {
    fn new(before: &str, part: &str, after: &str) -> Hostile {
        Hostile { before: before.to_owned(), part: part.to_owned(), after: after.to_owned() }
    }

    /// The text with so many characters at least.
    fn text(&self, length: usize) -> String {
        let own = self.part.chars().count().max(1);
        format!("{}{}{}", self.before, self.part.repeat(length.div_ceil(own)), self.after)
    }
}

type Reader = (&'static str, fn(&str));

/// All ways to read a text.
const READERS: [Reader; 5] = [
    ("read", |text| drop(read(text))),
    ("read_all", |text| drop(read_all(text))),
    ("Puzzles", |text| _ = Puzzles::of_text(text).count()),
    ("Shape", |text| drop(Shape::of(text).choices(text))),
    ("NonetLink::find", |text| drop(NonetLink::find(text))),
];

/// The length of the shorter text, in characters, and how many times as long the longer one is. The longer one of a reader that goes
/// through the text again for each of its parts takes sixteen times the steps.
const SHORT: usize = 3_000;
const TIMES: usize = 4;

/// The number of steps that a text of a few characters takes already.
const FIXED: u64 = 200_000;

/// No text takes more for each of its characters. Some forms are found only behind two stages, each of which asks every reader: what that
/// takes depends on the signs in the text and not on its length. Digits above and below a long row of one sign take most, 2,713 steps.
const MOST_PER_CHARACTER: u64 = 5_000;

/// The stack of a worker in a browser is a megabyte, and its code is leaner than that of a test.
const STACK: usize = 1 << 20;

/// The complaint about a reader whose steps grow too fast, or are too many, if there is one.
fn complaint(hostile: &Hostile) -> Option<String> {
    let (short, long) = (hostile.text(SHORT), hostile.text(TIMES * SHORT));
    READERS.iter().find_map(|(name, reader)| {
        let (few, many) = (steps::of(|| reader(&short)), steps::of(|| reader(&long)));
        let grows = many > few * (TIMES as u64) * 3 / 2 + FIXED;
        let is_much = many > MOST_PER_CHARACTER * long.chars().count() as u64;
        (grows || is_much).then(|| format!("{name} takes {few} steps, and {many} for {TIMES} times as much of {hostile:?}"))
    })
}

fn with_small_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work).unwrap();
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

#[test]
fn no_reader_goes_through_a_text_more_often_the_longer_it_is() {
    let line = |before: &str, after: &str| Hostile::new("", &format!("{before}{LINE}{after}"), "");
    let all = [
        // Nesting.
        Hostile::new("", "<table><tr><td>", ""),
        Hostile::new("<p>", "<div><table><td>", "5"),
        Hostile::new("<table><tr>", "<td>", ""),
        Hostile::new("<p>", "<script>", ""),
        Hostile::new("<p>", "<caption>", "</p>"),
        Hostile::new("<p>", "<!--", ""),
        Hostile::new("<p>", "<a b='", ""),
        Hostile::new("<td ", "a ", ">"),
        Hostile::new("<p>", "<b>5</b>", ""),
        Hostile::new("<p>", "&gt;&#57;", ""),
        Hostile::new("\\begin{tabular}{c}&&&&&&&&\\\\", "\\multicolumn{1}{c}{", ""),
        Hostile::new("&&&&&&&&\\\\", "\\multicolumn{1}{c}{", "}"),
        Hostile::new("&&&&&&&&\\\\", "\\\\[", "&"),
        Hostile::new("&&&&&&&&\\\\", "\\phantom{", "&"),
        Hostile::new("&&&&&&&&\\\\ \\begin{tabular}", "{c}[t]", "5"),
        Hostile::new("", "\\setrow {5}{", "\n"),
        Hostile::new("", "[", ""),
        Hostile::new("", "[[[1", ""),
        Hostile::new("x = ", "({[", ""),
        Hostile::new("a = [", "1,", "]"),
        Hostile::new("a = [", "[1, 2, 3],", "]"),
        Hostile::new("[", "'[", ""),
        Hostile::new("[", "\"'`[", ""),
        Hostile::new("[", "/*", ""),
        Hostile::new("[", "a: {b: ", ""),
        Hostile::new("", "(\n(\n(\n(\nx\n", ")"),
        Hostile::new("(\n(\n(\nx\n", "+ x\n", ")"),
        // Blanks, ends of lines, and what leaves no mark.
        Hostile::new("1", "\n", ""),
        Hostile::new("", "\n", "1"),
        Hostile::new("", "1\n\n", ""),
        Hostile::new("1 2 3\n", "\n \n", "4 5 6"),
        Hostile::new("1\n", "# comment\n", "2"),
        Hostile::new("1\n", "A heading of words\n", "2"),
        Hostile::new("", "[State]\n1\n", ""),
        Hostile::new("", "[Puzzle]\n1\n", ""),
        Hostile::new("1", " ", "1"),
        Hostile::new("1", "\t", "1"),
        Hostile::new("", "\r", "1"),
        Hostile::new("1", "\u{200b}", "1"),
        Hostile::new("1", "\u{2028}", "1"),
        Hostile::new("", "\0", ""),
        Hostile::new("1", "\0", "\n"),
        Hostile::new("None", "   ", "None"),
        // One sign over and over.
        Hostile::new("3x3:", "z", ""),
        Hostile::new("3x3:", "a_", "5"),
        Hostile::new("", "3x3:z ", ""),
        Hostile::new("", "1", ""),
        Hostile::new("", "12345678", "\n"),
        Hostile::new("", ".", ""),
        Hostile::new("", "-", ""),
        Hostile::new("", "|", ""),
        Hostile::new("", "+", ""),
        Hostile::new("1", "+5", ""),
        Hostile::new("", ":", ""),
        Hostile::new("", ":five", ""),
        Hostile::new("", "\\u00", ""),
        Hostile::new("", "\\n", ""),
        Hostile::new("", "&", ""),
        Hostile::new("", ">", ""),
        Hostile::new("", "> ", "5\n"),
        Hostile::new("", ",", "\n"),
        Hostile::new("", ";;\n", ""),
        Hostile::new("", "\"", ""),
        Hostile::new("", "\"\n", ""),
        Hostile::new("", "…–—", ""),
        Hostile::new("", "*5* ", ""),
        Hostile::new("", "五", ""),
        Hostile::new("", "x", ""),
        Hostile::new("", "é", ""),
        Hostile::new("", "😀", ""),
        Hostile::new("", "5.0 ", ""),
        Hostile::new("", "```\n", ""),
        Hostile::new("", "| a ", "|\n"),
        Hostile::new("", "|---", "|\n"),
        Hostile::new("", "A B C D E F G H I\n", ""),
        Hostile::new("", "A 1 2 3 4 5 6 7 8 9\n", ""),
        // Links.
        Hostile::new("", "#p=", ""),
        Hostile::new("", "#p=0 ", ""),
        Hostile::new("", "#s=1.", ""),
        Hostile::new("#s=1.", "0\n", ""),
        Hostile::new("#g=1.", "A", ""),
        Hostile::new("", "#", "="),
        Hostile::new("", "%23p%3D", ""),
        Hostile::new("", &format!("#p={LINE} "), ""),
        Hostile::new("", &format!("#p={LINE}"), ""),
        Hostile::new("", &format!("x#p={} y\n", &LINE[1..]), ""),
        Hostile::new("", "https://example.org/ ", ""),
        Hostile::new("See ", "https://f-puzzles.com/?load=N4Ig ", ""),
        Hostile::new("https://sudokupad.app/", "A", ""),
        // Puzzles, good and bad, in all orders.
        line("", "\n"),
        line("", " "),
        line("\u{200b}", "\n"),
        line("é", "\n"),
        line("id,", ",x\n"),
        line("\"", "\","),
        line("[\"", "\"],"),
        line("{\"a\": \"", "\"}\n"),
        line("", "1\n"),
        line("", "\nA heading of words\n"),
        line(":0000:x:", ":412 413::\n"),
        line("+", "\n"),
        line("é\n\n", "1\n"),
        line("<game data=\"", "\"/>"),
        line("<game ", "\">"),
        Hostile::new("", &format!("{}\n", &LINE[1..]), "é"),
        Hostile::new("", "1 2 3 4 5 6 7 8 9\n", ""),
        Hostile::new("", "1 2 3 4 5 6 7 8 9\n\n", ""),
        Hostile::new("", "123456789\n12345678\n", ""),
        Hostile::new("", "12 345 6789\n", ""),
        Hostile::new("", ":x:", "\n"),
        Hostile::new(&format!(":0000:x:{LINE}:"), "412 ", "::"),
        Hostile::new("SAVEFILE:", "PARAMS  :3:3x3\n", "DESC    :1:a"),
        Hostile::new("SAVEFILE:\nPARAMS  :3:3x3\nDESC", ":", "a"),
        Hostile::new("puzzle\n", ",", "\n"),
        Hostile::new("puzzle,solution\n", "1,2\n", ""),
        Hostile::new("", "ABCDEFGHI\n", ""),
        Hostile::new("", "5.3007E+80\n", ""),
        Hostile::new("12", "<", "\n12"),
        // Commands to a terminal, tags of forums, broken lines of mails, signs that stand for nothing.
        Hostile::new("", "\u{1b}[1m", ""),
        Hostile::new("1", "\u{1b}]", "\n"),
        Hostile::new("", "\u{1b}[", "m5"),
        Hostile::new("5", "\u{1a}", ""),
        Hostile::new("5", "\u{1a}", "5"),
        Hostile::new("", "[34m8[0m ", ""),
        Hostile::new("", "[b]", "[/b]"),
        Hostile::new("[/b]", "[color=", ""),
        Hostile::new("[/b]", "[", "]"),
        Hostile::new("", "5=20\n", ""),
        Hostile::new("", &format!("{}=\n", &LINE[..75]), ""),
        Hostile::new("", "5\\_", ""),
        Hostile::new("", ",,,,,,,,\n", "5"),
        Hostile::new("", "5,,2,'3,,\n", ""),
        Hostile::new("", "''5''2''4\n", ""),
        Hostile::new("", &format!("Solve {}.. ", LINE.replace('0', ".")), ""),
        Hostile::new("A,B,C,D,E,F,G,H,I\n", "8,1,,,2,,,4,\n", ""),
        Hostile::new("A,B,C,D,E,F,G,H,I\n", "|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n", ""),
        Hostile::new("", "LW..O..D.\n", ""),
        Hostile::new("pzprv3/sudoku/9/", "8 1 . . 2 . . 4 . /", ""),
        Hostile::new("<svg>", "<text x=\"25\" y=\"75\">8</text>", ""),
    ];
    with_small_stack(move || {
        let complaints: Vec<String> = all.iter().filter_map(complaint).collect();
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    });
}

/// The pieces that hostile texts are put together from: each begins, ends, parts or quotes something for one of the readers.
const PIECES: [&str; 90] = [
    "\n",
    "\n\n",
    " ",
    "\t",
    "\r\n",
    "\0",
    "\u{200b}",
    "\u{2028}",
    "\u{feff}",
    "1",
    "5",
    "0",
    ".",
    "-",
    "_",
    "*",
    "x",
    "X",
    "u",
    "+5",
    "12",
    "123456789",
    "1 2 3",
    "53..7....",
    "|",
    "||",
    "---",
    "+---+",
    "=",
    ":",
    "::",
    ",",
    ";",
    "\"",
    "'",
    "`",
    "```\n",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "<",
    ">",
    "> ",
    "</",
    "<p>",
    "<td>",
    "<tr>",
    "<table>",
    "</table>",
    "<script>",
    "<!--",
    "-->",
    "<game data=\"",
    "\"/>",
    "&",
    "&gt;",
    "&#53;",
    "#",
    "#p=",
    "#s=1.",
    "#g=1.",
    "%23",
    "=3D",
    "=\n",
    "\\",
    "\\\\",
    "\\n",
    "\\u00",
    "\\multicolumn{1}{c}{",
    "\\setrow ",
    "\\begin{tabular}",
    "3x3:",
    "a_5",
    ":0000:x:",
    "412 ",
    "[Puzzle]",
    "[State]",
    "# word\n",
    "Some words ",
    "None",
    "null",
    "five",
    "https://",
    "sudokupad.app/scl",
    "é",
    "五",
    LINE,
];

proptest! {
    // The same cases each time: fuzzing looks for further ones.
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 60, rng_seed: RngSeed::Fixed(60), ..ProptestConfig::default() })]

    #[test]
    fn no_pieces_put_together_make_a_reader_go_through_a_text_more_often(
        before in vec(select(&PIECES[..]), 0..4),
        part in vec(select(&PIECES[..]), 1..4),
        after in vec(select(&PIECES[..]), 0..3),
    ) {
        let hostile = Hostile { before: before.concat(), part: part.concat(), after: after.concat() };
        with_small_stack(move || {
            if let Some(complaint) = complaint(&hostile) {
                panic!("{complaint}");
            }
        });
    }
}

/// The places of a list of cells are found once, and not for each of its cells: this would take 10^10 steps.
#[test]
fn a_long_list_of_cells_is_gone_through_once() {
    for cell in ["A1=1,", "(1, 1, 2)", "r1c1=2 ", "1: 2, "] {
        drop(read(&cell.repeat(500_000 / cell.len())));
    }
}

/// A text of a form that stands for many cells by few letters is read as far as a board goes.
#[test]
fn letters_for_many_cells_make_no_more_than_a_board() {
    let error = read(&format!("3x3:{}", "z".repeat(500_000))).unwrap_err();
    assert_eq!(error.kind, super::ReadErrorKind::Solo(super::SoloError::Cells(13_000_000)));
}
