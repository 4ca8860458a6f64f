//! `cargo run -p conformance --release -- NAME ...`: runs a comparison.

use conformance::{library, make_check, se_check, soundness, strength};
use std::{env, process::ExitCode};

const USAGE: &str = "usage: conformance NAME ...

  library [--codes 0100-0212,0800] FILE...       HoDoKu's library lines, passed or not
  strength [--set NAME] [--each] FILE            our paths and ratings beside a table of HoDoKu's
  se-check [FOLDER|FILE]...                      our SE ratings and steps beside those of Sudoku Explainer 1.2.1
  soundness [--every N] [--up-to N] [FILE|FOLDER]...   every step, proved
  make-check [COUNT]                             what the generator makes, judged anew";

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    match arguments.next().as_deref() {
        Some("library") => library::main(arguments),
        Some("strength") => strength::main(arguments),
        Some("se-check") => se_check::main(arguments),
        Some("soundness") => soundness::main(arguments),
        Some("make-check") => make_check::main(arguments),
        Some("help" | "--help" | "-h") => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}
