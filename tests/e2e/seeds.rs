//! The puzzles of the five earlier programs that Nonet grew from, with the facts that are known of them.

/// The address of an empty board in Solve.
pub(crate) const SOLVE: &str = "#p=.................................................................................";
/// A recursive solver's: singles alone set two cells.
pub(crate) const SEED_1: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// A newspaper's four stars.
pub(crate) const SEED_2: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
/// Solved by singles.
pub(crate) const SEED_3A: &str = "000019040004800600750000002090102004000003000500406030800000073006008400010290000";
/// Needs pairs.
pub(crate) const SEED_3B: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";
/// The one before without its 6 in row 5, column 3: 32 solutions.
pub(crate) const SEED_3C: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

/// Each puzzle with one solution, and the solution.
pub(crate) const SOLVED: [(&str, &str); 4] = [
    (SEED_1, "143986257679425381285731694962354178357618942418279563821567439796143825534892716"),
    (SEED_2, "468735192352619784791842356839274615126583947547961823684127539913456278275398461"),
    (SEED_3A, "268719345134825697759364182397182564642953718581476239825641973976538421413297856"),
    (SEED_3B, "391854276458726391672391485813475629946182537527639148764218953235967814189543762"),
];

/// As the second of them printed it.
pub(crate) const SEED_2_PRINTED: &str = "\
0 6 0 | 0 0 0 | 1 9 0
0 0 2 | 6 1 0 | 0 0 4
7 0 1 | 0 0 0 | 0 0 0
------+-------+------
0 0 0 | 0 7 0 | 0 1 0
0 0 6 | 0 8 3 | 0 0 0
5 4 0 | 0 6 0 | 0 0 3
------+-------+------
0 8 0 | 0 2 7 | 0 3 9
0 0 0 | 4 0 0 | 0 7 8
0 0 0 | 0 0 0 | 4 0 0
";

/// Nine rows of nine, separated by `separator`, as a spreadsheet saves them.
pub(crate) fn csv(line: &str, separator: &str) -> String {
    let rows: Vec<char> = line.chars().collect();
    rows.chunks(9).map(|row| row.iter().map(char::to_string).collect::<Vec<_>>().join(separator) + "\r\n").collect()
}
