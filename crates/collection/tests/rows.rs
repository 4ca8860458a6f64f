//! Tests of the rows that are read from a file of many puzzles, and that what is written is read again.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)] // in a test this is how it fails

use nonet_assess::assess_row;
use nonet_collection::{
    AnalysisRequest, Assessment, Collection, Column, Condition, CsvWriter, Facts, Filter, Finding, Row, RowError, RowFault, Run,
    Sort, Source, arranged,
    backup::{self, BackupLine, Reader},
    collection_of, collection_text, damaged_row, facts_of, fingerprint, judged_of, judged_piece, piece, ranks, rows_of,
};
use nonet_core::board::{Cell, Grid};
use nonet_formats::{
    CellListError, Certainty, FileKind, Fillers, Form, KnownRule, LinkError, Mended, NonetLinkError, ReadError, ReadErrorKind,
    Reading, Rule, ShownSign, SoloError,
};
use nonet_techniques::Level;
use proptest::prelude::*;
use std::io::Read;

const EASY: &str = "100003026320140800005009000500930600000000000008067001000400900009075032260300007";
const HARD: &str = "009060247100300069005000100000900000002683700000004000003000600290005001857010900";
const SEVERAL: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";
const NONE: &str = "553080250600000000000001094900004070000608000010200003820500000000000005034090710";

fn rows(text: &str) -> Vec<Row> {
    Source::new(text.as_bytes()).map(Result::unwrap).collect()
}

fn judged(rows: &[Row]) -> Vec<Option<Assessment>> {
    rows.iter().map(|row| assess_row(row, &AnalysisRequest::COLLECTION)).collect()
}

#[test]
fn a_bad_row_keeps_its_place_and_its_columns() {
    let text = format!("id;puzzle;\"of; whom\"\n1;{EASY};a\n2;{};\"b\"\"c\"\n3;{HARD}\n4;{HARD};d\n", &EASY[1..]);
    let found = rows(&text);
    let places: Vec<_> = found.iter().map(|row| (row.line, row.reading.is_ok())).collect();
    assert_eq!(places, [(2, true), (3, false), (4, true), (5, true)]);
    assert!(error(&found[1]).starts_with("line 3 has 80 characters"), "{}", error(&found[1]));
    assert_eq!(found[1].columns[2], b"b\"c");
    assert_eq!(found[2].columns, [b"3".to_vec(), HARD.into(), Vec::new()]);
}

/// Three puzzles with their solutions.
const SOLVED: [[&str; 2]; 3] = [
    [
        "004300209005009001070060043006002087190007400050083000600000105003508690042910300",
        "864371259325849761971265843436192587198657432257483916689734125713528694542916378",
    ],
    [
        "040100050107003960520008000000000017000906800803050620090060543600080700250097100",
        "346179258187523964529648371965832417472916835813754629798261543631485792254397186",
    ],
    [
        "600120384008459072000006005000264030070080006940003000310000050089700000502000190",
        "695127384138459672724836915851264739273981546946573821317692458489715263562348197",
    ],
];

/// Tables of the public lists that have their solutions beside them, in either order, under many names and none.
#[test]
fn the_puzzle_is_the_column_that_is_contained_in_the_other() {
    let [[p1, s1], [p2, s2], [p3, s3]] = SOLVED;
    for (text, first_line) in [
        (format!("unsolved,solved\n{p1},{s1}\n{p2},{s2}\n{p3},{s3}\n"), 2),
        (format!("solved,unsolved\n{s1},{p1}\n{s2},{p2}\n{s3},{p3}\n"), 2),
        (format!("id,answer,question\n1,{s1},{p1}\n2,{s2},{p2}\n3,{s3},{p3}\n"), 2),
        (format!("{s1},{p1}\n{s2},{p2}\n{s3},{p3}\n"), 1),
        (format!("{p1},{s1}\n{p2},{s2}\n{p3},{s3}\n"), 1),
        (format!("{s1} {p1}\n{s2} {p2}\n{s3} {p3}\n"), 1),
        (format!("sep=;\r\nsource;target;start;rating\r\na;{s1};{p1};1\r\nb;{s2};{p2};2\r\nc;{s3};{p3};3\r\n"), 3),
        (format!("# three\n\npuzzle;solution\n{s1};{p1}\n{s2};{p2}\n{s3};{p3}\n"), 4),
        (format!("| solved | grid |\n|---|---|\n| {s1} | {p1} |\n| {s2} | {p2} |\n| {s3} | {p3} |\n"), 3),
    ] {
        let found = rows(&text);
        let read: Vec<String> = found
            .iter()
            .map(|row| row.reading.as_ref().map_or_else(ToString::to_string, |it| format!("{:#}", it.grid)))
            .collect();
        assert_eq!(read, [p1, p2, p3], "{text}");
        assert!(found.iter().all(|row| row.error().is_none()), "{text}");
        assert_eq!(found.iter().map(|row| row.line).collect::<Vec<_>>(), [first_line, first_line + 1, first_line + 2], "{text}");
        assert!(judged(&found).iter().flatten().all(|judged| judged.solutions == 1));
    }
}

#[test]
fn a_table_without_a_header_is_written_with_names() {
    let [[p, s], ..] = SOLVED;
    let text = format!("7,{s},{p}\n8,{s},{p}\n");
    let mut source = Source::new(text.as_bytes());
    let names: Vec<String> = source.header().iter().map(|name| String::from_utf8_lossy(name).into_owned()).collect();
    assert_eq!(names, ["column 1", "solution", "puzzle"]);
}

#[test]
fn a_table_of_full_boards_and_one_in_doubt_are_known() {
    let [[p, s], [q, t], ..] = SOLVED;
    let certainty = |text: &str| Source::new(text.as_bytes()).certainty();
    assert_eq!(certainty(&format!("a,b\n{s},{t}\n{t},{s}\n")), Certainty::OnlyFullBoards);
    assert_eq!(certainty(&format!("{s}\n{t}\n")), Certainty::OnlyFullBoards);
    assert_eq!(certainty(&format!("a,b\n{p},{s}\n")), Certainty::Clear);
    let doubtful = format!("nr,left,right\n1,{p},{q}\n2,{q},{p}\n");
    assert_eq!(certainty(&doubtful), Certainty::Doubtful);
    let mut chosen = Source::with_puzzle(doubtful.as_bytes(), Some(2));
    assert_eq!(chosen.choices().iter().map(|it| (it.column, it.name.as_str())).collect::<Vec<_>>(), [(1, "left"), (2, "right")]);
    assert_eq!(chosen.certainty(), Certainty::Clear);
    let grids: Vec<String> = chosen.map(|row| format!("{:#}", row.unwrap().reading.unwrap().grid)).collect();
    assert_eq!(grids, [q, p]);
}

/// A spreadsheet turned some of the digits into numbers, and dropped a zero at the beginning.
#[test]
fn what_a_spreadsheet_made_of_digits_is_said_and_is_no_puzzle() {
    let text = "id,puzzle,solution\n\
        1,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,5.34679E+80\n\
        2,5.3007E+80,5.34679E+80\n\
        3,530070000600195000098000060800060003400803001700020006060000280000419005000080079,\
        534678912672195348198342567859761423426853791713924856961537284287419635345286179\n\
        4,90107080050306020007000600023040710700000004045030860009000200010608040060209070,\n";
    let found = rows(text);
    assert_eq!(found.iter().map(|row| row.line).collect::<Vec<_>>(), [2, 3, 4, 5]);
    let solutions: Vec<_> = judged(&found).iter().map(|judged| judged.as_ref().map(|judged| judged.solutions)).collect();
    assert_eq!(solutions, [Some(1), None, Some(1), None]);
    assert_eq!((found[0].error(), found[2].error()), (None, None));
    assert!(error(&found[1]).starts_with("line 3 has the number 5.3007E+80 in place of 81 digits"), "{}", error(&found[1]));
    assert!(error(&found[1]).contains("a spreadsheet"), "{}", error(&found[1]));
    let lost = error(&found[3]);
    assert!(lost.starts_with("line 5 has 80 characters, expected 81") && lost.contains("a zero at the beginning"), "{lost}");
}

/// A list of a generator: clashes, several solutions, a digit that is lacking, a blank line.
#[test]
fn bad_rows_among_good_ones_keep_their_places() {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n\
        ....................1..6.9...841...7..2.5.6..6...124...2.5..9....................\n\
        5..2.4.96.711697.54287...425.964.28319...5.142...129..8...835.97.25263719..9..4.8\n\
        .99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..\n\n\
        92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..\n\
        90107080050306020007000600023040710700000004045030860009000200010608040060209070\n\
        090107080050306020007000600023040710700000004045030860009000200010608040060209070\n";
    let found = rows(text);
    assert_eq!(found.iter().map(|row| row.line).collect::<Vec<_>>(), [1, 2, 3, 4, 6, 7, 8]);
    let judged = judged(&found);
    let solutions: Vec<_> = judged.iter().map(|judged| judged.as_ref().map(|judged| judged.solutions)).collect();
    assert_eq!(solutions, [Some(1), Some(0), Some(0), Some(0), Some(6), None, Some(1)]);
    let rated: Vec<bool> = judged.iter().flatten().map(|judged| judged.rating.is_some()).collect();
    assert_eq!(rated, [true, false, false, false, false, true], "a rating supposes one solution");
    assert!(error(&found[5]).starts_with("line 7 has 80 characters"));
    let writer = CsvWriter { separator: b',', request: AnalysisRequest::COLLECTION, shown: false };
    let written: Vec<u8> = found.iter().zip(&judged).flat_map(|(row, judged)| writer.row(row, judged.as_ref())).collect();
    assert_eq!(String::from_utf8(written).unwrap().lines().count(), 7);
}

/// The CSV has the words that the table shows of a row, behind the columns that programs read.
#[test]
fn a_table_is_written_as_programs_read_it_and_as_it_is_shown() {
    let full = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
    let open = format!("12345678{}", ".".repeat(73));
    let found = rows(&format!("{EASY}\n{SEVERAL}\n{NONE}\n{full}\nno puzzle\n{open}\n"));
    let writer =
        CsvWriter { separator: b',', request: AnalysisRequest { explainer: true, ..AnalysisRequest::COLLECTION }, shown: true };
    let judge = |row: &Row| assess_row(row, &writer.request);
    let lines: Vec<String> = [writer.header(&[b"puzzle".to_vec()])]
        .into_iter()
        .chain(found.iter().map(|row| writer.row(row, judge(row).as_ref())))
        .map(|line| String::from_utf8(line).unwrap())
        .collect();
    assert_eq!(
        lines[0].trim(),
        "puzzle,solutions,solution,level,score,hardest,steps,se_er,se_ep,se_ed,error,solutions_counted,hardest_name,step_names"
    );
    let field = |row: usize, name: &str| {
        let place = lines[0].trim().split(',').position(|it| it == name).unwrap();
        lines[row].trim_end().split(',').nth(place).unwrap().to_owned()
    };
    assert_eq!((field(1, "solutions"), field(1, "solutions_counted")), ("1".to_owned(), "1".to_owned()));
    assert_eq!((field(1, "hardest"), field(1, "hardest_name")), ("naked_single".to_owned(), "Naked single".to_owned()));
    assert!(field(1, "step_names").contains("Naked single=") && field(1, "steps").contains("naked_single="));
    assert_eq!((field(2, "solutions"), field(2, "solutions_counted")), ("32".to_owned(), "32".to_owned()));
    assert_eq!((field(3, "solutions"), field(3, "solutions_counted")), ("0".to_owned(), "0".to_owned()));
    assert_eq!((field(6, "solutions"), field(6, "solutions_counted")), ("1000".to_owned(), "1000 or more".to_owned()));
    // A full board: it has a solution, and nothing to be rated.
    assert_eq!(lines[4].trim(), format!("{full},1,{full},,,,,,,,,1,,"));
    assert!(lines[5].trim_end().ends_with(",,,"), "an error, and nothing behind it: {}", lines[5]);
}

/// A full board among puzzles stands at an end, whichever way they are sorted by what they have not.
#[test]
fn a_full_board_is_sorted_to_the_end() {
    let full = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
    let found = rows(&format!("{full}\n{HARD}\n{EASY}\n"));
    let all = AnalysisRequest { explainer: true, ..AnalysisRequest::COLLECTION };
    let facts: Vec<Facts> =
        found.iter().map(|row| Facts::of(row, assess_row(row, &all).as_ref(), &[b"puzzle".to_vec()])).collect();
    for by in [Column::Level, Column::Score, Column::Hardest, Column::Explainer] {
        for down in [false, true] {
            let request = arranged(&facts, &[], Sort { by, down }, &Filter::default(), &[]);
            assert_eq!(request.last(), Some(&0), "{by:?} {down}");
        }
    }
}

#[test]
fn rows_are_chosen_by_what_was_found_of_them() {
    let wrong = SOLVED[1][1];
    let text = format!("puzzle,solution\n{EASY},\n{SEVERAL},\n{NONE},\nbad,\n{},{wrong}\n", SOLVED[0][0]);
    let found = rows(&text);
    let header = [b"puzzle".to_vec(), b"solution".to_vec()];
    let facts: Vec<Facts> =
        found.iter().zip(judged(&found)).map(|(row, judged)| Facts::of(row, judged.as_ref(), &header)).collect();
    let shown = |finding| arranged(&facts, &[], Sort::default(), &Filter { finding: Some(finding), ..Filter::default() }, &[]);
    for (finding, expected) in [
        (Finding::Problem, &[1, 2, 3, 4][..]),
        (Finding::Unreadable, &[3]),
        (Finding::WrongSolution, &[4]),
        (Finding::NoSolution, &[2]),
        (Finding::SeveralSolutions, &[1]),
        (Finding::OneSolution, &[0, 4]),
    ] {
        assert_eq!(shown(finding), expected, "{finding:?}");
    }
    let unjudged: Vec<Facts> = found.iter().map(|row| Facts::of(row, None, &header)).collect();
    let known = Filter { finding: Some(Finding::Problem), ..Filter::default() };
    assert_eq!(arranged(&unjudged, &[], Sort::default(), &known, &[]), [3, 4], "what is known before anything is judged");
}

/// Three printed grids of a program with nothing but a line of words between, and five of a forum.
#[test]
fn printed_grids_that_follow_each_other_are_rows_with_their_lines() {
    let found: Vec<_> = rows(include_str!("data/generator_prints.txt"));
    assert_eq!(found.iter().map(|row| row.line).collect::<Vec<_>>(), [2, 14, 26]);
    let first = "....4.92.8.79.....9....6.4...3.7..9.1..8.4..5.8..5.3...5.7....6.....32.1.18.6....";
    assert_eq!(found[0].reading.as_ref().unwrap().grid, first.parse().unwrap());
    assert!(judged(&found).iter().all(|judged| judged.as_ref().unwrap().solutions == 1));
    let found = rows(include_str!("data/forum_prints.txt"));
    assert_eq!(
        found.iter().map(|row| row.line).collect::<Vec<_>>(),
        [1, 11, 21, 34, 48],
        "the first rows with cells, below their frames"
    );
    let givens: Vec<usize> = found.iter().map(|row| row.reading.as_ref().unwrap().grid.filled_cells().len()).collect();
    assert_eq!(givens, [25, 25, 25, 31, 21]);
    assert!(judged(&found).iter().all(|judged| judged.as_ref().unwrap().solutions == 1));
}

#[test]
fn a_row_is_told_by_its_own_line() {
    for end in ["\n", "\r\n"] {
        let text = ["puzzle,note", "", "", "bad4,", "\"bad5\",\"in two", "lines\"", "bad7,", "", " ,", "bad10"].join(end);
        assert_eq!(rows(&text).iter().map(|row| row.line).collect::<Vec<_>>(), [4, 5, 7, 9, 10], "{text}");
    }
}

#[test]
fn every_form_of_text_gives_its_rows() {
    let lines =
        |puzzle: &str| puzzle.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect::<String>();
    for text in [
        format!("{EASY}\r\n# comment\r\n\r\n{HARD} # 7.1\r\n"),
        format!("{EASY}\r{HARD}"),
        format!("{}\n{}", lines(EASY), lines(HARD)),
        format!("[Puzzle]\n{}\n\n[Puzzle]\n{}", lines(EASY), lines(HARD)),
        format!("quizzes,solutions\n{EASY},\n{HARD},"),
        format!("<opensudoku><game data=\"{EASY}\"/><game data=\"{HARD}\"/></opensudoku>"),
    ] {
        let found: Vec<Grid> = rows(&text).into_iter().map(|row| row.reading.unwrap().grid).collect();
        assert_eq!(found, [EASY, HARD].map(|line| line.parse().unwrap()), "{text}");
    }
}

#[test]
fn what_is_written_is_what_is_known() {
    let rows = rows(&format!("puzzle,by\n{EASY},a\n{SEVERAL},\"b,c\"\n{NONE},\nnothing,d\n"));
    let writer = CsvWriter { separator: b',', request: AnalysisRequest::COLLECTION, shown: false };
    let lines: Vec<String> = rows
        .iter()
        .zip(judged(&rows))
        .map(|(row, judged)| String::from_utf8(writer.row(row, judged.as_ref())).unwrap())
        .collect();
    assert!(lines[0].starts_with(&format!("{EASY},a,1,")) && lines[0].contains(",Easy,"), "{}", lines[0]);
    assert!(lines[1].starts_with(&format!("{SEVERAL},\"b,c\",32,173")), "{}", lines[1]);
    assert_eq!(lines[2], format!("{NONE},,0,,,,,,\n"));
    assert!(lines[3].starts_with("nothing,d,,,,,,,"), "{}", lines[3]);
}

#[test]
fn rows_are_sorted_and_filtered() {
    let rows = rows(&[HARD, "none", SEVERAL, EASY].join("\n"));
    let header = [b"puzzle".to_vec()];
    let facts: Vec<Facts> =
        rows.iter().zip(judged(&rows)).map(|(row, judged)| Facts::of(row, judged.as_ref(), &header)).collect();
    let none = [];
    let sorted = |by, down| arranged(&facts, &[], Sort { by, down }, &Filter::default(), &none);
    assert_eq!(sorted(Column::Place, false), [0, 1, 2, 3]);
    assert_eq!(sorted(Column::Level, false), [3, 0, 1, 2], "what is not known stands last,");
    assert_eq!(sorted(Column::Level, true), [0, 3, 1, 2], "whichever way");
    assert_eq!(sorted(Column::Solutions, true)[0], 2);
    let shown = |filter, solved: &[u64]| arranged(&facts, &[], Sort::default(), &filter, solved);
    assert_eq!(shown(Filter { level: Some(Level::Easy), ..Filter::default() }, &none), [3]);
    assert_eq!(shown(Filter { finding: Some(Finding::Unreadable), ..Filter::default() }, &none), [1]);
    assert_eq!(shown(Filter { givens: Some(facts[2].givens), ..Filter::default() }, &none), [2]);
    let solved = [fingerprint(&HARD.parse().unwrap())];
    assert_eq!(shown(Filter { unsolved: true, ..Filter::default() }, &solved), [2, 3]);
    assert_eq!(shown(Filter { technique: facts[0].hardest, ..Filter::default() }, &none), [0]);
}

/// Puzzles with several solutions are sorted by how many they have.
#[test]
fn rows_are_sorted_by_their_number_of_solutions() {
    let six = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
    let open = format!("12345678{}", ".".repeat(73));
    let rows = rows(&[SEVERAL, NONE, &open, "none", six, EASY].join("\n"));
    let facts: Vec<Facts> = rows.iter().zip(judged(&rows)).map(|(row, judged)| Facts::of(row, judged.as_ref(), &[])).collect();
    let sorted = |down| arranged(&facts, &[], Sort { by: Column::Solutions, down }, &Filter::default(), &[]);
    assert_eq!(sorted(false), [1, 5, 4, 0, 2, 3]);
    assert_eq!(sorted(true), [2, 0, 4, 5, 1, 3]);
    assert_eq!(facts.iter().map(|facts| facts.solutions).collect::<Vec<_>>(), [32, 0, 1_000, 0, 6, 1]);
}

/// Beside the solution there may be what a spreadsheet writes around digits.
#[test]
fn a_solution_is_known_by_its_digits() {
    let [[puzzle, solution], [_, other], ..] = SOLVED;
    for (written, expected) in [
        (solution.to_owned(), ""),
        (format!("=\"{solution}\""), ""),
        (format!("\"=\"\"{solution}\"\"\""), ""),
        (format!("'{solution}"), ""),
        (format!("{} {}", &solution[..40], &solution[40..]), ""),
        (format!("=\"{other}\""), "the solution in this row does not solve its puzzle"),
        (solution[1..].to_owned(), "the solution in this row has 80 digits, expected 81"),
        ("none".to_owned(), ""),
    ] {
        let rows = rows(&format!("puzzle,solution\n=\"{puzzle}\",{written}\n"));
        assert_eq!((rows.len(), &*error(&rows[0])), (1, expected), "{written}");
    }
}

/// Values beyond the precision of floating-point numbers, and texts that only look like numbers.
#[test]
fn numbers_of_any_length_are_sorted_as_numbers() {
    let sorted =
        ["-12345678901234567", "-1.55", "-1.5", "-0.5", "0", "0.25", "0.3", "7", "10.5", "1234567890123456", "1234567890123457"];
    let fields: Vec<Vec<u8>> = sorted.iter().rev().map(|text| text.as_bytes().to_vec()).collect();
    let expected: Vec<Option<u32>> = (0..sorted.len() as u32).rev().map(Some).collect();
    assert_eq!(ranks(&fields), expected);
    let equal = ["7", "07", "7.0", "7.000"].map(|text| text.as_bytes().to_vec());
    assert_eq!(ranks(&equal), [Some(0); 4]);
    assert_eq!(ranks(&["-0", "0"].map(|text| text.as_bytes().to_vec())), [Some(0); 2]);
    assert_eq!(ranks(&["10", "9", "1-2"].map(|text| text.as_bytes().to_vec())), [Some(1), Some(2), Some(0)], "as words");
}

#[test]
fn what_the_file_tells_of_sudoku_explainer_is_known() {
    let rows = rows(&format!("puzzle,SE_ER\n{EASY},7.1\n{HARD},\n{HARD},hard\n"));
    let header = [b"puzzle".to_vec(), b"SE_ER".to_vec()];
    assert_eq!(rows.iter().map(|row| Facts::of(row, None, &header).explainer).collect::<Vec<_>>(), [Some(71), None, None]);
}

/// A text without an end, which also counts how much of it was read.
#[test]
fn a_long_file_is_read_as_it_goes_by() {
    let mut given = 0_usize;
    let line = format!("{EASY}\n");
    let endless = std::iter::from_fn(|| {
        given += 1;
        Some(line.as_bytes()[given % line.len()])
    });
    struct Endless<I>(I);
    impl<I: Iterator<Item = u8>> Read for Endless<I> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            buffer.iter_mut().for_each(|byte| *byte = self.0.next().unwrap());
            Ok(buffer.len())
        }
    }
    assert_eq!(Source::new(Endless(endless)).take(3_000).count(), 3_000);
    assert!(given < 3_000 * line.len() + 1_200_000, "{given}");
}

fn fields() -> impl Strategy<Value = Vec<(bool, String)>> {
    prop::collection::vec((any::<bool>(), "[ -~\n\"]{0,12}"), 2..20)
}

/// A field of a file: any bytes.
fn field() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(prop_oneof![any::<u8>(), prop::sample::select(b"\\tnr\t\n\r \"".to_vec())], 0..12)
}

/// The reading as it is kept: the form in which it was understood is not.
fn plain(reading: Reading) -> Reading {
    let form = Form::Line { fillers: Fillers::default() };
    Reading { form, more: 0, game: None, other: reading.other.map(|other| Box::new(plain(*other))), ..reading }
}

/// The rows of a text.
fn read_back(text: &[u8]) -> Vec<Row> {
    let mut reader = Reader::default();
    let said = |line: &[u8]| match reader.take(line) {
        BackupLine::Row(row) => Some(*row),
        BackupLine::About => None,
        other => panic!("{other:?}"),
    };
    text.strip_suffix(b"\n").unwrap().split(|byte| *byte == b'\n').filter_map(said).collect()
}

/// The error of a row, in English; empty if it has none.
fn error(row: &Row) -> String {
    row.error().map(ToString::to_string).unwrap_or_default()
}

/// Rows of each sort: a plain one, one that is bad, one with what an `.sdk` tells, one with candidates and a second reading.
fn rows_of_all_sorts() -> Vec<Row> {
    let twice = include_str!("../../formats/tests/data/candidates_notes_never_cleaned.txt");
    let about = format!(
        "[Puzzle]\n#AAda\n#DFor a Sunday\n#LHard\n{}",
        EASY.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect::<String>()
    );
    let row = |line, text: &str| Row {
        line,
        columns: vec![b"a\tb\\".to_vec(), Vec::new(), text.as_bytes().to_vec()],
        reading: nonet_formats::read(text).map(plain).map_err(Into::into),
        objection: None,
    };
    let mut rows = vec![row(1, EASY), row(2, "12345"), row(3, &about), row(4, twice)];
    assert!(rows[2].reading.as_ref().unwrap().about.author == "Ada" && rows[3].reading.as_ref().unwrap().other.is_some());
    rows[0].objection = Some(RowFault::SolutionWrong.into());
    rows
}

fn collection() -> Collection {
    Collection {
        id: 1_764_000_000_000,
        name: "puzzles\tof\nAda.csv".to_owned(),
        opened: 1_764_000_000_000,
        rows: 4,
        bad: 2,
        columns: vec!["id".to_owned(), "a\tb".to_owned(), "puzzle".to_owned()],
        separator: b'\t',
        run: Run::Paused,
        tags: "1764000000500 * Commute".to_owned(),
        binned: Some(1_764_000_001_000),
        seen_old: Some((1_767_000_000_000, 7)),
        explainer: true,
        condition: Condition::Whole,
    }
}

#[test]
fn a_collection_and_its_rows_are_kept_as_text() {
    let all = collection();
    let few = Collection { run: Run::Going, tags: String::new(), binned: None, seen_old: None, explainer: false, ..all.clone() };
    let coming = Collection { condition: Condition::Coming(12), columns: Vec::new(), ..few.clone() };
    let with_backslash = Collection { tags: "1764000000500 * C:\\new".to_owned(), ..few.clone() };
    for collection in [all, few, coming, with_backslash] {
        assert_eq!(collection_of(collection.id, &collection_text(&collection)), collection);
    }
    let rows = rows_of_all_sorts();
    assert_eq!(rows_of(&piece(&rows)), Ok(rows.clone()));
    assert_eq!(read_back(&rows.iter().flat_map(backup::row_text).collect::<Vec<u8>>()), rows);
}

/// The golden files, each as a build wrote it: they are never written anew.
#[test]
fn what_was_ever_kept_is_read() {
    let rows = rows_of_all_sorts();
    assert_eq!(rows_of(include_bytes!("data/kept/rows-1-errors.txt")), Ok(rows.clone()));
    // The builds before kept the sentence of an error.
    let told = |sentence: &str| RowError::from(RowFault::Told(sentence.to_owned()));
    let objection = Some(told("line 1: the solution is none"));
    let error = told("line 1 has 5 characters, expected 81: a part was not copied");
    let [first, second, third, fourth] = <[Row; 4]>::try_from(rows).unwrap();
    let rows = vec![Row { objection, ..first }, Row { reading: Err(error), ..second }, third, fourth];
    let [kept, earlier] = [&include_bytes!("data/kept/rows-1.txt")[..], include_bytes!("data/kept/rows-0.bin")];
    assert_eq!(rows_of(kept), Ok(rows.clone()));
    assert_eq!(rows_of(earlier), Ok(rows));
    let all = collection();
    assert_eq!(collection_of(all.id, include_bytes!("data/kept/collection-1.txt")), all);
    let before = Collection { seen_old: None, ..all.clone() };
    assert_eq!(collection_of(all.id, include_bytes!("data/kept/collection-0.bin")), before);
    let first = Collection { explainer: false, ..before };
    assert_eq!(collection_of(all.id, include_bytes!("data/kept/collection-00.bin")), first, "the first builds knew no scale");
}

/// Errors of all forms: each is kept with its values, and has a golden line, which is never written anew.
#[test]
fn the_errors_of_rows_are_kept_with_their_values() {
    let cell: Cell = "r3c4".parse().unwrap();
    let kinds = [
        ReadErrorKind::Empty,
        ReadErrorKind::File(FileKind::Zip),
        ReadErrorKind::WebPage { title: "A \"page\"\tof\n\\ them".to_owned() },
        ReadErrorKind::BadCharacter('\u{200b}'),
        ReadErrorKind::Misread { found: 'O', digit: '0' },
        ReadErrorKind::LineLength { found: 80, blanks: true },
        ReadErrorKind::OtherSize { rows: 6, columns: 6 },
        ReadErrorKind::LostZeros { found: 80, expected: 81, mended: Some(Mended(Box::new(EASY.parse().unwrap()))) },
        ReadErrorKind::LostZeros { found: 79, expected: 81, mended: None },
        ReadErrorKind::Rule(Rule::Known(KnownRule::KillerCages)),
        ReadErrorKind::DataRule(Rule::Size { columns: "6".to_owned(), rows: "4".to_owned() }),
        ReadErrorKind::Solo(SoloError::Variant(Rule::Rows(2))),
        ReadErrorKind::Solo(SoloError::Seed),
        ReadErrorKind::ZeroBesideEmpty { zero: cell, empty: cell, sign: ShownSign::Quoted("null".to_owned()) },
        ReadErrorKind::CellList(CellListError::Twice { cell, digits: [0, 7] }),
        ReadErrorKind::Link(LinkError::Id { site: "SudokuPad" }),
        ReadErrorKind::Link(LinkError::DamagedCell { site: "SudokuWiki", cell, code: "zz".to_owned() }),
        ReadErrorKind::NonetLink(NonetLinkError::Character { ch: '=', place: 3 }),
    ];
    let texts = kinds.map(|kind| RowFault::Text(ReadError { kind, line: 3, column: 7 }));
    let others =
        [RowFault::UnclearColumn, RowFault::NoPuzzles, RowFault::SolutionLength(80), RowFault::SolutionWrong, RowFault::Damaged];
    let faults = texts.into_iter().chain(others).chain([RowFault::Told("a sentence".to_owned())]);
    let files = ["", "my\tpuzzles.csv"].into_iter().cycle();
    let row = |(fault, file): (RowFault, &str)| Row::bad(3, Vec::new(), RowError { file: file.to_owned(), fault });
    let rows: Vec<Row> = faults.zip(files).map(row).collect();
    assert_eq!(rows_of(&piece(&rows)), Ok(rows.clone()));
    assert_eq!(rows_of(include_bytes!("data/kept/errors-1.txt")), Ok(rows));
}

/// A later build may know errors that this one does not, and sites.
#[test]
fn of_an_error_that_is_not_known_its_sentence_is_kept() {
    for error in [r#"{"fault":{"Text":{"kind":"Upside","line":1,"column":1}}}"#, r#"{"fault":{"Tilted":4}}"#, "{", ""] {
        let text = format!("nonet rows 1\nerror {error}\nrow 2\tit stands upside down\t\t\t12\nrow 3\t\t{EASY}\t\t{EASY}\nend\n");
        let rows = rows_of(text.as_bytes()).unwrap();
        assert_eq!(rows[0].error(), Some(&RowFault::Told("it stands upside down".to_owned()).into()));
        assert_eq!(rows[1].error(), None);
    }
}

#[test]
fn of_what_is_damaged_or_of_a_later_version_as_much_is_read_as_can_be() {
    let (all, rows) = (collection(), rows_of_all_sorts());
    let text = collection_text(&all);
    for end in 30..text.len() - 1 {
        let read = collection_of(all.id, &text[..end]);
        assert_eq!((read.id, read.condition), (all.id, Condition::Damaged), "{end}");
    }
    let half = collection_of(all.id, &text[..text.len() / 2]);
    assert_eq!(half.name, all.name);
    let other = String::from_utf8(text.clone()).unwrap().replace("size 4", "size x");
    assert_eq!(collection_of(all.id, other.as_bytes()), Collection { rows: 0, condition: Condition::Damaged, ..all.clone() });
    let later = String::from_utf8(text).unwrap().replace("collection 1", "collection 2").replace("run paused", "run backwards");
    let read = collection_of(all.id, later.as_bytes());
    assert_eq!((read.name, read.condition), (all.name.clone(), Condition::Later));
    let binary = include_bytes!("data/kept/collection-0.bin");
    let cut = collection_of(all.id, &binary[..40]);
    assert_eq!((cut.name, cut.condition), (all.name, Condition::Damaged));
    assert_eq!(collection_of(9, b"\xff\xff").condition, Condition::Damaged);
    // A word that is not known is of a later addition.
    let mut more = piece(&rows);
    more.splice(13..13, *b"colour red\n");
    assert_eq!(rows_of(&more), Ok(rows.clone()));
    let text = String::from_utf8(piece(&rows)).unwrap();
    let damaged = rows_of(text.replace("row 3\t", "row three\t").as_bytes()).unwrap_err();
    assert_eq!(damaged.len(), 4);
    assert_eq!((&damaged[2], [&damaged[0], &damaged[1], &damaged[3]]), (&damaged_row(), [&rows[0], &rows[1], &rows[3]]));
    assert_eq!(rows_of(text.replace("rows 1", "rows 2").as_bytes()), Err(Vec::new()));
}

proptest! {
    /// The CSV of a collection is read again as it was: every row in its place, with its columns.
    #[test]
    fn what_is_written_is_read_again(fields in fields()) {
        let good = |is_good: bool| if is_good { EASY } else { "12345" };
        let writer = CsvWriter { separator: b',', request: AnalysisRequest { rate: false, ..AnalysisRequest::COLLECTION }, shown: false };
        let of = |(is_good, note): &(bool, String)| {
            let columns = vec![good(*is_good).as_bytes().to_vec(), note.as_bytes().to_vec()];
            Row { line: 1, columns, reading: nonet_formats::read(good(*is_good)).map_err(Into::into), objection: None }
        };
        let before: Vec<Row> = fields.iter().map(of).collect();
        let mut text = writer.header(&[b"puzzle".to_vec(), b"note".to_vec()]);
        for row in &before {
            text.extend(writer.row(row, None));
        }
        let after: Vec<Row> = Source::new(text.as_slice()).map(Result::unwrap).collect();
        prop_assert_eq!(after.len(), before.len());
        for (after, before) in after.iter().zip(&before) {
            prop_assert_eq!(&after.columns[..2], &before.columns[..]);
            prop_assert_eq!(after.reading.is_ok(), before.reading.is_ok());
        }
    }

    /// Rows that are kept come back; rows that are damaged do not, and never as a panic.
    #[test]
    fn a_piece_is_kept(fields in fields(), cut in 0_usize..200) {
        let text: String = fields.iter().map(|(good, note)| format!("{}{}\n", if *good { EASY } else { "" }, note.replace('\n', " "))).collect();
        let before: Vec<Row> = Source::new(text.as_bytes()).map(Result::unwrap).collect();
        let bytes = piece(&before);
        let plain = |rows: &[Row]| rows.iter().map(|row| Row { reading: row.reading.clone().map(plain), ..row.clone() }).collect::<Vec<_>>();
        prop_assert_eq!(rows_of(&bytes).map(|rows| plain(&rows)), Ok(plain(&before)));
        let cut = cut.min(bytes.len() - 2);
        prop_assert!(rows_of(&bytes[..cut]).is_err());
        let readable = rows_of(&bytes[..cut]).unwrap_err();
        let whole = bytes[..cut].split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"row ")).count().saturating_sub(1);
        prop_assert!(readable.len() >= whole, "all rows before the damage are there");
        let judged = judged(&before);
        prop_assert!(judged_of(&judged_piece(&judged)) == Some(judged));
        let facts: Vec<Facts> = before.iter().map(|row| Facts::of(row, None, &[])).collect();
        prop_assert_eq!(facts_of(&judged_piece(&facts)), Some(facts));
    }

    /// A row of a backup is the row.
    #[test]
    fn a_row_of_a_backup_is_read_as_it_was(columns in prop::collection::vec(field(), 1..4), kind in 0..4, places in 1..20_usize, file in "[a-z\"\\\\ \t\n]{0,12}") {
        let candidates = format!("{}{}", ".".repeat(729 - 9), "123456789");
        let text = if kind == 3 { candidates.as_str() } else { EASY };
        let mut reading = nonet_formats::read(text).unwrap();
        reading.entered = if kind == 1 { reading.grid.filled_cells().iter().take(places).collect() } else { reading.entered };
        let error = RowError { file: file.clone(), fault: RowFault::Text(ReadError { kind: ReadErrorKind::Words(file), line: places, column: 1 }) };
        let (reading, objection) = if kind == 0 { (Err(error), None) } else { (Ok(reading), Some(error)) };
        let row = Row { line: places, columns, reading: reading.map(plain), objection };
        let text = backup::row_text(&row);
        prop_assert_eq!(text.iter().filter(|byte| **byte == b'\n').count(), 2, "a line of the error, and one of the row");
        prop_assert_eq!(read_back(&text), [row]);
    }

    /// Sorted by a column, rows stand as the standard library sorts its fields.
    #[test]
    fn fields_are_ranked_in_their_order(fields in prop::collection::vec("[a-c]{0,9}[x-z ]{0,2}", 0..30)) {
        let bytes: Vec<Vec<u8>> = fields.iter().map(|field| field.clone().into_bytes()).collect();
        let ranks = ranks(&bytes);
        for (one, rank) in fields.iter().zip(&ranks) {
            prop_assert_eq!(rank.is_none(), one.trim().is_empty());
            for (other, other_rank) in fields.iter().zip(&ranks).filter(|(_, rank)| rank.is_some()) {
                prop_assert!(rank.is_none() || one.trim().cmp(other.trim()) == rank.cmp(other_rank), "{one:?} {other:?}");
            }
        }
    }
}
