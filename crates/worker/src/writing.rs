//! What goes out as text: boards in any form, the log of steps, links to other sites.

use super::paper::solution;
use nonet_formats::{Site, line};
use nonet_protocol::{Exported, Leaf, LogLine, Position, SiteLink, Written};

/// What is exported, as text.
pub(super) fn write(export: &Exported) -> Written {
    let (text, file_name) = match export {
        Exported::Board { at, output } => (output.write(&at.candidates()), output.file_name()),
        Exported::Log { lines, csv: false } => (log_text(lines), "sudoku-steps.txt"),
        Exported::Log { lines, csv: true } => (log_csv(lines), "sudoku-steps.csv"),
        Exported::Book { leaves, csv: false } => {
            (leaves.iter().map(|leaf| line(&leaf.givens) + "\n").collect(), "sudoku-book.txt")
        }
        Exported::Book { leaves, csv: true } => (book_csv(leaves), "sudoku-book.csv"),
    };
    Written { text, file_name: file_name.to_owned() }
}

/// The links that open the board at other sites, one of each.
pub(super) fn links(at: &Position) -> Vec<SiteLink> {
    let position = nonet_formats::Position::of_candidates(&at.candidates());
    let link = |site: Site| SiteLink { site: site.name().to_owned(), address: site.link(&position) };
    Site::ALL.into_iter().map(link).collect()
}

/// The log as text, a numbered line a step, in the form of the earlier programs: "action | consequences".
fn log_text(log: &[LogLine]) -> String {
    let line = |(i, LogLine { action, consequences }): (usize, &LogLine)| {
        let bar = if consequences.is_empty() { "" } else { " | " };
        format!("{}. {action}{bar}{consequences}\n", i + 1)
    };
    log.iter().enumerate().map(line).collect()
}

/// The log as CSV with the columns `action` and `consequences`, lines ending in CRLF as RFC 4180 has it.
fn log_csv(log: &[LogLine]) -> String {
    let row = |line: &LogLine| format!("{},{}\r\n", field(&line.action), field(&line.consequences));
    "action,consequences\r\n".to_owned() + &log.iter().map(row).collect::<String>()
}

/// The puzzles of a book as CSV, as the example `generate` writes it; behind that, Sudoku Explainer's rating where one was asked for, and
/// whether each is what was asked for where one is not.
fn book_csv(leaves: &[Leaf]) -> String {
    let is_rated = leaves.iter().any(|leaf| leaf.explainer.is_some());
    let has_near = leaves.iter().any(|leaf| !leaf.meets);
    let added = |leaf: &Leaf| {
        let rating = leaf.explainer.map_or_else(String::new, |tenths| format!("{}.{}", tenths / 10, tenths % 10));
        let rating = if is_rated { format!(",{rating}") } else { String::new() };
        let meets = if leaf.meets { ",yes" } else { ",no" };
        rating + if has_near { meets } else { "" }
    };
    let names = format!("{}{}", if is_rated { ",se_er" } else { "" }, if has_near { ",as_asked" } else { "" });
    let row = |leaf: &Leaf| {
        let seed = leaf.recipe.split('.').next().and_then(|seed| seed.strip_prefix("seed-")).unwrap_or_default();
        let Leaf { givens, level, score, .. } = leaf;
        let hardest = if *score == 0 { "" } else { &leaf.hardest }; // a full grid takes no step
        format!(
            "{},{},{},{score},{hardest},{},{seed}{}\n",
            line(givens),
            line(&solution(leaf)),
            level.name(),
            givens.filled().len(),
            added(leaf)
        )
    };
    format!("puzzle,solution,level,score,hardest,givens,seed{names}\n") + &leaves.iter().map(row).collect::<String>()
}

/// A field of a CSV row, quoted where it must be.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use nonet_core::{
        board::{Candidates, Grid},
        words::Notation,
    };
    use nonet_logic::{Limits, phases};
    use nonet_protocol::Told;
    use nonet_tutor::told;

    /// The log of an earlier program's phases.
    fn log(puzzle: &str) -> Vec<Told> {
        let mut position = Candidates::new(&puzzle.parse::<Grid>().unwrap());
        let run = phases(&position, Limits::FIRST);
        let tell = |(step, reaction)| {
            let told = told::step(&step, &position, &reaction);
            told.apply(&mut position);
            told
        };
        run.stages.into_iter().flat_map(|stage| stage.log).map(tell).collect()
    }

    fn said(log: &[Told], notation: Notation) -> Vec<LogLine> {
        let line = |told: &Told| {
            let wording = told.wording.of(notation);
            LogLine { action: wording.action.clone(), consequences: wording.consequences.clone() }
        };
        log.iter().map(line).collect()
    }

    /// A log as the earlier program wrote it, with cells by row and column from 1.
    #[test]
    fn a_log_is_written_as_text_and_as_csv() {
        let log = log("000019040004800600750000002090102004000003000500406030800000073006008400010290000");
        let text = log_text(&said(&log, Notation::RowColumn));
        assert!(text.contains(". r8c2 = 7 | r6c2 = 8\n"), "{text}");
        assert!(text.contains(". r2c5 = 2 | r2c2 = 3\n"), "{text}");
        let csv = log_csv(&said(&log, Notation::RowColumn));
        assert!(csv.starts_with("action,consequences\r\nr3c6 = 4,\r\n"), "{csv}");
        assert!(csv.contains("\r\nr8c2 = 7,r6c2 = 8\r\n"), "{csv}");
        assert!(log_text(&said(&log, Notation::Letters)).contains(". H2 = 7 | F2 = 8\n"));
    }

    #[test]
    fn a_field_with_a_comma_is_quoted() {
        let log = log("000000200058006000000300085010470600906000507007039040760008000000900810009000000");
        let csv = log_csv(&said(&log, Notation::RowColumn));
        assert!(csv.contains("\"Naked pair 2 8 in column 2 (r6c2, r9c2): r3c2, r8c2 are not 2\",r8c2 = 3\r\n"), "{csv}");
    }
}
