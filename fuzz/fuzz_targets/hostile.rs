//! Fuzzes every reader of texts with parts that begin, end, part or quote something for one of them, the middle one repeated up to some
//! hundred kilobytes: whatever is pasted, none panics, overflows the stack, or takes more time and memory than the limits of the run.
#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use libfuzzer_sys::fuzz_target;
use nonet_collection::Source;
use nonet_formats::{NonetLink, Puzzles, read, read_all};

const PIECES: [&str; 100] = [
    "\n",
    "\n\n",
    " ",
    "\t",
    "\r\n",
    "\r",
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
    "1 2 3 4 5 6 7 8 9\n",
    "53..7....\n",
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
    "<div class=box>",
    "<script>",
    "<!--",
    "-->",
    "<title>",
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
    "\\setrow {",
    "\\begin{tabular}",
    "&&&&&&&&",
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
    "r1c1=2 ",
    "(1,1,5),",
    "\"puzzle\":",
    "https://",
    "sudokupad.app/scl",
    "https://f-puzzles.com/?load=",
    "puzz.link/p?sudoku/9/9/",
    "é",
    "五",
    "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
    "143986257679425381285731694962354178357618942418279563821567439796143825534892716",
];

/// The length of the longest text of this run, in bytes.
const LONGEST: usize = 200_000;

#[derive(Debug)]
struct Hostile(String);

impl<'a> Arbitrary<'a> for Hostile {
    fn arbitrary(input: &mut Unstructured<'a>) -> arbitrary::Result<Hostile> {
        let mut pieces = |most: usize| -> arbitrary::Result<String> {
            let mut text = String::new();
            for _ in 0..input.int_in_range(0..=most)? {
                text.push_str(input.choose(&PIECES)?);
            }
            Ok(text)
        };
        let (before, part, after) = (pieces(6)?, pieces(4)?, pieces(6)?);
        let times = input.int_in_range(1..=LONGEST)? / part.len().max(1);
        Ok(Hostile(format!("{before}{}{after}", part.repeat(times))))
    }
}

fuzz_target!(|input: Hostile| {
    let Hostile(text) = input;
    let _ = (read(&text), read_all(&text), NonetLink::find(&text), Puzzles::of_text(&text).count());
    let _ = Source::new(text.as_bytes()).map_while(Result::ok).count();
});
