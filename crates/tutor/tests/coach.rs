//! Tests of the coach on a player's own position: mistakes, hints, why not, and the review.
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind},
    solver,
};
use nonet_game::{Game, Move, Notes, Standing, Truth};
use nonet_logic::{
    Effect, Family, Options, Step, Technique, check,
    evidence::{Evidence, OnlyPlace},
    steps_of,
};
use nonet_prose::{Advice, Ground, Prose};
use nonet_tutor::{
    coach::{Hint, WhyNot, advise, position, review, why_not},
    sentences,
};
use nonet_words::Speech;
use proptest::prelude::*;

/// Of the project's first samples: solved by singles; by locked candidates and a pair; by chains. The last has 32 solutions.
const EASY: &str = "009000201100200300703050090480600907090805010605001024010060702008002009302000500";
const MEDIUM: &str = "000079000028100060749000000865000009070000040100000276000000195010005680000610000";
const HARD: &str = "000000002804230000003160008070003020209000104030900050300046700000012905100000000";
const SEVERAL: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn candidate(name: &str) -> Candidate {
    Candidate::new(cell(&name[1..]), name[..1].parse().ok().and_then(Digit::new).unwrap())
}

fn set(name: &str) -> Move {
    let Candidate { cell, digit } = candidate(name);
    Move::Set(CellSet::of(cell), digit)
}

fn game(line: &str) -> (Game, Truth) {
    let game = Game::new(line.parse().unwrap());
    let truth = Truth::new(game.givens(), &solver::verdict(game.givens(), game.givens())).unwrap();
    (game, truth)
}

fn options(truth: &Truth) -> Options {
    Options::default().with_unique(truth.is_unique())
}

fn hint(game: &Game, truth: &Truth) -> Hint {
    match advise(game, truth, &options(truth)) {
        Advice::Step(hint) => hint,
        other => panic!("no step: {other:?}"),
    }
}

/// Does what the hint says, as its button does.
fn apply(game: &mut Game, hint: &Hint) -> bool {
    match hint.step.effect {
        Effect::Place(set) => set.get().digits().iter().all(|digit| game.play(Move::Set(set.get().cells_of(digit), digit))),
        Effect::Eliminate(set) => game.play(Move::Strike(Box::new(set.get()))),
    }
}

#[test]
fn hints_lead_to_the_end_each_with_a_proof() {
    for line in [EASY, MEDIUM, HARD] {
        for filled in [false, true] {
            let (mut game, truth) = game(line);
            if filled {
                game.play(Move::Fill(Notes::Corner));
            }
            while !game.is_solved() {
                let hint = hint(&game, &truth);
                assert_eq!(check(&hint.step, &hint.at), Ok(()), "{}", hint.step);
                assert!(!filled || hint.missing.is_empty(), "all notes are written");
                assert!(apply(&mut game, &hint), "{} changes nothing", hint.step);
            }
            assert!(truth.is_fine(game.standing()));
        }
    }
}

#[test]
fn mistakes_are_said_before_any_step() {
    let (mut game, truth) = game(EASY);
    assert!(game.play(set("5r1c1")));
    let wrong = truth.wrong_digits(game.standing());
    assert_eq!(wrong, CellSet::of(cell("r1c1")));
    let Advice::Mistakes { digits, removed } = advise(&game, &truth, &Options::UNIQUE) else { panic!() };
    assert_eq!((digits, removed), (wrong, CandidateSet::EMPTY));
    assert!(game.undo());
    let right = *truth.allowed() & CandidateSet::of_cell(cell("r1c1"), DigitSet::ALL);
    assert!(game.play(Move::Strike(Box::new(right))));
    let Advice::Mistakes { digits, removed } = advise(&game, &truth, &Options::UNIQUE) else { panic!() };
    assert_eq!((digits, removed), (CellSet::EMPTY, right));
}

#[test]
fn of_equal_singles_the_one_nearest_to_the_last_move_comes_first() {
    let (mut game, truth) = game(EASY);
    let apart = |a: Cell, b: Cell| {
        let far = a.row_index().abs_diff(b.row_index()) + a.column_index().abs_diff(b.column_index());
        (!a.sees(b), far)
    };
    let mut nearer = 0;
    while !game.is_solved() {
        let hint = hint(&game, &truth);
        let in_box =
            |evidence: &Evidence| matches!(evidence, Evidence::OnlyPlace(OnlyPlace { house }) if house.kind() == HouseKind::Box);
        if let Some(near) = game.last_cell().filter(|_| in_box(&hint.step.evidence)) {
            let others = steps_of(Technique::HiddenSingle, &hint.at, &Options::UNIQUE);
            let far = |step: &Step| apart(near, step.placements().first().unwrap().cell);
            let least = others.iter().filter(|step| in_box(&step.evidence)).map(far).min();
            assert_eq!(Some(far(&hint.step)), least);
            nearer += usize::from(others.first() != Some(&hint.step));
        }
        assert!(apply(&mut game, &hint));
    }
    assert!(nearer > 5, "the first in reading order would do as well");
}

#[test]
fn notes_that_a_pattern_needs_are_named_and_written_alone() {
    let (mut game, truth) = game(MEDIUM);
    let hint = loop {
        let hint = hint(&game, &truth);
        if hint.step.technique.family() != Family::Singles {
            break hint;
        }
        assert!(apply(&mut game, &hint));
    };
    assert!(!hint.missing.is_empty());
    assert!(hint.step.eliminations().is_subset(&hint.missing));
    assert!(game.play(Move::Write(Notes::Corner, Box::new(hint.missing))));
    assert_eq!(game.standing().all_notes(), hint.missing, "just those");
}

#[test]
fn a_step_whose_result_is_there_is_not_offered() {
    let (mut game, truth) = game(MEDIUM);
    assert!(game.play(Move::Fill(Notes::Corner)));
    let hint = loop {
        let hint = hint(&game, &truth);
        if hint.step.technique.family() != Family::Singles {
            break hint;
        }
        assert!(apply(&mut game, &hint));
    };
    let before = game.clone();
    // By hand, one note after the other: what is done is not told again.
    for it in hint.step.eliminations().iter() {
        assert!(game.play(Move::Note(Notes::Corner, CellSet::of(it.cell), it.digit)));
        assert!(!self::hint(&game, &truth).step.eliminations().contains(it));
    }
    assert_ne!(self::hint(&game, &truth).step.effect, hint.step.effect);
    // In cells that were erased and marked anew, what has no mark is not ruled out: the step is offered again.
    let mut marked = before;
    for cell in hint.step.eliminations().cells() {
        assert!(marked.play(Move::Clear(CellSet::of(cell))));
        let rest = (*hint.at.open() - hint.step.eliminations()) & CandidateSet::of_cell(cell, DigitSet::ALL);
        assert!(marked.play(Move::Write(Notes::Corner, Box::new(rest))));
    }
    assert!(marked.standing().ruled_out().struck.is_empty());
    assert_eq!(self::hint(&marked, &truth).step.effect, hint.step.effect);
}

/// A puzzle without singles, and for each box the digits with exactly two places left in it, in these places.
const MARKED: &str = "3.42...9.7.....24.2956473186.....8.295872.4.14238.1.795.293.1..1.9..2..383....924";

/// Corner marks as many players write them: every digit that has exactly two places left in a box.
fn two_places_a_box(game: &Game) -> CandidateSet {
    let at = game.position();
    let mut marks = CandidateSet::EMPTY;
    for house in House::all().filter(|house| house.kind() == HouseKind::Box) {
        for digit in Digit::ALL {
            let places = at.open().cells_of(digit) & house.cells();
            if places.len() == 2 {
                marks |= CandidateSet::of_digit(digit, places);
            }
        }
    }
    marks
}

/// Marks that mean "one of two places in the box" say nothing about the other digits of their cells. r8c4 is marked with 4 alone,
/// and can be 4 or 5: it is 4 only after locked candidates have removed 5 there.
#[test]
fn marks_for_two_places_of_a_box_rule_nothing_out() {
    for sort in Notes::ALL {
        let (mut game, truth) = game(MARKED);
        let marks = two_places_a_box(&game);
        assert_eq!(marks.digits_in(cell("r8c4")).to_string(), "4");
        for it in marks.iter() {
            assert!(game.play(Move::Note(sort, CellSet::of(it.cell), it.digit)));
        }
        assert!(truth.is_fine(game.standing()), "nothing is wrong");
        let bare = position(game.givens(), &Standing::default(), &truth);
        let told = hint(&game, &truth);
        assert_eq!(told.at, bare, "it rests on the digits alone");
        assert_eq!((told.step.technique, told.by_notes), (Technique::LockedCandidates1, CandidateSet::EMPTY), "{}", told.step);
        assert_eq!(told.step.eliminations().digits(), DigitSet::of(Digit::D5));
        // r8c4 = 4 comes after 5 was ruled out there, and says by what.
        for by_hand in [false, true] {
            let mut game = game.clone();
            let ruled_out = CandidateSet::of(candidate("5r8c4"));
            if by_hand {
                assert!(game.play(Move::Note(sort, CellSet::of(cell("r8c4")), Digit::D5)));
                assert!(game.play(Move::Colour(CellSet::of(cell("r8c4")), Digit::D1)));
                assert!(game.play(Move::Note(sort, CellSet::of(cell("r8c4")), Digit::D5)));
            } else {
                assert!(game.play(Move::Strike(Box::new(ruled_out))));
            }
            let told = hint(&game, &truth);
            assert_eq!(told.step.placements(), CandidateSet::of(candidate("4r8c4")), "{}", told.step);
            assert_eq!(told.by_notes, if by_hand { ruled_out } else { CandidateSet::EMPTY });
            let proof: Vec<String> =
                sentences::explain(&told.step, &told.at, Speech::english()).iter().map(Prose::to_string).collect();
            assert!(proof.contains(&"5 is already ruled out in r8c4.".to_owned()), "{proof:?}");
        }
    }
}

/// An act of a player with digits and notes, for random games.
#[derive(Clone, Debug)]
enum Act {
    Right(Cell),
    Wrong(Cell, Digit),
    Mark(Notes, Cell, Digit),
    Several(Notes, CellSet, Digit),
    Complete(Notes, Cell),
    Fill(Notes),
    Erase(Cell),
    /// Writes all that a cell can be, and takes what is false away again, but for one candidate at most.
    RuleOut(Notes, Cell, Option<Digit>),
    TakeHint,
    Undo,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let cell = || (0..81usize).prop_map(|index| Cell::from_index(index).unwrap());
    let digit = || prop::sample::select(Digit::ALL.to_vec());
    let sort = || prop::sample::select(Notes::ALL.to_vec());
    let act = prop_oneof![
        30 => cell().prop_map(Act::Right),
        1 => (cell(), digit()).prop_map(|(cell, digit)| Act::Wrong(cell, digit)),
        100 => (sort(), cell(), digit()).prop_map(|(sort, cell, digit)| Act::Mark(sort, cell, digit)),
        10 => (sort(), any::<u128>(), digit()).prop_map(|(sort, cells, digit)| Act::Several(sort, CellSet::from_bits(cells), digit)),
        10 => (sort(), cell()).prop_map(|(sort, cell)| Act::Complete(sort, cell)),
        5 => sort().prop_map(Act::Fill),
        10 => cell().prop_map(Act::Erase),
        60 => (sort(), cell(), prop::option::of(digit())).prop_map(|(sort, cell, but)| Act::RuleOut(sort, cell, but)),
        10 => Just(Act::TakeHint),
        20 => Just(Act::Undo),
    ];
    prop::collection::vec(act, 0..60)
}

/// The candidates that were explicitly ruled out, as seen from outside of the game: a candidate counts that was noted before an act,
/// and is not noted after it in a cell that is still empty, though its peers allow it. It does so until it is noted again, or the notes
/// of its cell are gone as a whole.
#[derive(Clone, Default)]
struct Seen {
    ruled_out: CandidateSet,
}

impl Seen {
    fn after(&self, before: &Game, what: &Move, after: &Game) -> Seen {
        let (was, is) = (before.standing().all_notes(), after.standing().all_notes());
        let mut ruled_out = self.ruled_out - is;
        match what {
            Move::Note(..) => ruled_out |= was - is,
            Move::Strike(candidates) => ruled_out |= **candidates,
            Move::Clear(_) => {
                let bare = was.cells() - is.cells();
                ruled_out -= CandidateSet::product(bare & after.grid().empty_cells(), DigitSet::ALL);
            }
            _ => {}
        }
        Seen { ruled_out }
    }

    /// The cells whose notes of one sort hold every candidate that the digits leave and that was not ruled out.
    fn complete_cells(&self, game: &Game) -> CellSet {
        let left = Candidates::new(&game.grid());
        let is_complete = |cell: &Cell| {
            let noted = |sort| game.standing().notes(sort).digits_in(*cell) | self.ruled_out.digits_in(*cell);
            Notes::ALL.into_iter().any(|sort| left.of_cell(*cell).is_subset(noted(sort)))
        };
        left.empty_cells().iter().filter(is_complete).collect()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 300, ..ProptestConfig::default() })]

    /// Whatever marks a player makes: a hint follows from the givens, the right digits and what was explicitly ruled out, and says
    /// which of that the player's notes ruled out; no right digit is missed in a cell whose notes were never complete.
    #[test]
    fn hints_follow_from_digits_and_explicit_eliminations_alone(
        line in prop::sample::select(vec![EASY, MEDIUM, HARD, MARKED]),
        marked in any::<bool>(),
        acts in acts(),
    ) {
        let (mut game, truth) = game(line);
        let solution = solver::any_solution(game.givens()).unwrap();
        let mut past: Vec<(Game, Seen)> = Vec::new();
        let mut seen = Seen::default();
        let mut were_complete = CellSet::EMPTY;
        if marked {
            game.play(Move::Write(Notes::Corner, Box::new(two_places_a_box(&game))));
        }
        for act in acts {
            let left_in = |cell| *Candidates::new(&game.grid()).open() & CandidateSet::of_cell(cell, DigitSet::ALL);
            let moves = match act {
                Act::Undo => {
                    if let Some((before, seen_before)) = past.pop() {
                        prop_assert!(game.undo());
                        prop_assert_eq!(game.standing(), before.standing());
                        (game, seen) = (before, seen_before);
                    }
                    continue;
                }
                Act::Right(cell) => vec![Move::Set(CellSet::of(cell), solution.digit(cell))],
                Act::Wrong(cell, digit) => vec![Move::Set(CellSet::of(cell), digit)],
                Act::Mark(sort, cell, digit) => vec![Move::Note(sort, CellSet::of(cell), digit)],
                Act::Several(sort, cells, digit) => vec![Move::Note(sort, cells, digit)],
                Act::Complete(sort, cell) => vec![Move::Write(sort, Box::new(left_in(cell)))],
                Act::RuleOut(sort, cell, but) => {
                    let kept = DigitSet::of(solution.digit(cell)) | but.map_or(DigitSet::EMPTY, DigitSet::of);
                    let away = |it: Candidate| Move::Note(sort, CellSet::of(cell), it.digit);
                    let all = left_in(cell);
                    let falsehoods = all.iter().filter(|it| !kept.contains(it.digit)).map(away);
                    [Move::Write(sort, Box::new(all))].into_iter().chain(falsehoods).collect()
                }
                Act::Fill(sort) => vec![Move::Fill(sort)],
                Act::Erase(cell) => vec![Move::Clear(CellSet::of(cell))],
                Act::TakeHint => match advise(&game, &truth, &options(&truth)) {
                    Advice::Step(hint) => match hint.step.effect {
                        Effect::Eliminate(set) => vec![Move::Strike(Box::new(set.get()))],
                        Effect::Place(set) => set.get().iter().map(|it| Move::Set(CellSet::of(it.cell), it.digit)).collect(),
                    },
                    _ => continue,
                },
            };
            for what in moves {
                let before = game.clone();
                if game.play(what.clone()) {
                    let after = seen.after(&before, &what, &game);
                    past.push((before, std::mem::replace(&mut seen, after)));
                    were_complete |= seen.complete_cells(&game);
                }
            }
        }
        match advise(&game, &truth, &options(&truth)) {
            Advice::Step(hint) => {
                let right = game.standing().entered().within(!truth.wrong_digits(game.standing()));
                let grid = game.givens().iter().fold(right, |grid, (cell, digit)| grid.with(cell, Some(digit)));
                let mut known = Candidates::with_givens(&grid, game.givens().filled_cells());
                // A slip that was mended at once counts for nothing in the game, so it may be what the hint is about.
                known.eliminate(&(seen.ruled_out - *truth.allowed() - hint.step.effect.candidates()));
                prop_assert_eq!(check(&hint.step, &known), Ok(()), "{}", hint.step);
                // Without what it names as ruled out by notes it would not be proved; with that and the steps that were taken it is.
                prop_assert!(hint.by_notes.is_subset(&seen.ruled_out));
                let mut named = Candidates::with_givens(&grid, game.givens().filled_cells());
                named.eliminate(&((game.standing().ruled_out().by_step | hint.by_notes) - *truth.allowed()));
                prop_assert_eq!(check(&hint.step, &named), Ok(()), "{} by {:?}", hint.step, hint.by_notes);
                for it in hint.by_notes.iter() {
                    let mut without = Candidates::with_givens(&grid, game.givens().filled_cells());
                    let rest = hint.by_notes - CandidateSet::of(it);
                    without.eliminate(&((game.standing().ruled_out().by_step | rest) - *truth.allowed()));
                    prop_assert!(check(&hint.step, &without).is_err(), "{} without {it}", hint.step);
                }
            }
            Advice::Mistakes { digits, removed } => {
                prop_assert_eq!(digits, truth.wrong_digits(game.standing()));
                prop_assert!(removed.is_subset(truth.allowed()) && removed.is_subset(&seen.ruled_out));
                prop_assert!(removed.cells().is_subset(were_complete), "{:?} was never complete", removed.cells() - were_complete);
            }
            Advice::Stuck => prop_assert!(game.is_solved()),
        }
    }
}

#[test]
fn a_digit_of_one_of_several_solutions_is_said_to_be_possible() {
    let several: Grid = HARD.replacen(|digit| digit != '0', "0", 12).parse().unwrap();
    let at = Candidates::new(&several);
    let solution = solver::any_solution(&several).unwrap();
    let cell = several.empty_cells().iter().find(|cell| at.of_cell(*cell).len() > 1).unwrap();
    let options = Options::default();
    assert_eq!(why_not(Candidate { cell, digit: solution.digit(cell) }, &at, &options), WhyNot::Possible);
    // Of a puzzle with one solution, that would tell the digit.
    let proper: Grid = HARD.parse().unwrap();
    let solution = solver::any_solution(&proper).unwrap();
    let at = Candidates::new(&proper);
    for cell in proper.empty_cells() {
        let answer = why_not(Candidate { cell, digit: solution.digit(cell) }, &at, &options);
        assert_eq!(answer, WhyNot::Unproved, "{cell}");
    }
}

#[test]
fn why_not_is_answered_with_the_shortest_proof() {
    let (game, truth) = game(EASY);
    let at = position(game.givens(), game.standing(), &truth);
    assert_eq!(why_not(candidate("9r1c1"), &at, &Options::UNIQUE), WhyNot::Seen(cell("r1c3"), cell("r1c1").row()));
    assert_eq!(why_not(candidate("1r1c3"), &at, &Options::UNIQUE), WhyNot::Filled);
    for it in at.open().iter() {
        let answer = why_not(it, &at, &Options::UNIQUE);
        match &answer {
            WhyNot::Step(step) => {
                assert_eq!(check(step, &at), Ok(()), "{it}: {step}");
                assert!(!truth.allowed().contains(it), "{it} is true");
            }
            other => assert_eq!(other, &WhyNot::Unproved, "{it}"),
        }
        assert!(answer == WhyNot::Unproved || !truth.allowed().contains(it));
    }
}

#[test]
fn the_review_tells_proofs_guesses_and_slips() {
    let (mut game, truth) = game(HARD);
    let solved = solver::any_solution(game.givens()).unwrap();
    // A digit at once that only chains prove, a slip, and then hint by hint.
    let at = position(game.givens(), game.standing(), &truth);
    let hardest = Cell::all().rfind(|&it| at.of_cell(it).len() > 3).unwrap();
    game.seconds = 700;
    assert!(game.play(Move::Set(CellSet::of(hardest), solved.digit(hardest))));
    assert!(game.play(set("1r1c1")) && game.play(Move::Clear(CellSet::of(cell("r1c1")))));
    let mut found = Vec::new();
    while !game.is_solved() {
        let hint = hint(&game, &truth);
        if hint.step.technique.family() > Family::Singles {
            found.push(Ground::Proved(hint.step.technique));
        }
        assert!(apply(&mut game, &hint));
    }
    let all = review(&game, &truth, &Options::UNIQUE);
    assert!(all.iter().all(|it| it.removed == 0 || matches!(it.ground, Ground::Proved(it) if it.family() > Family::Singles)));
    let told: Vec<Ground> = all.iter().filter(|it| it.removed > 0).map(|it| it.ground).collect();
    assert!(!found.is_empty());
    assert_eq!(told, found, "what the player found is named");
    let reviewed: Vec<_> = all.into_iter().filter(|it| it.removed == 0).collect();
    let empty = game.givens().empty_cells().len();
    assert_eq!(reviewed.len(), empty + 1);
    assert_eq!((reviewed[0].cell, reviewed[0].pause, reviewed[1].ground), (hardest, 700, Ground::Wrong));
    assert!(matches!(reviewed[0].ground, Ground::Ahead(it) | Ground::Proved(it) if it > Technique::NakedSingle));
    assert!(reviewed[2..].iter().all(|it| matches!(it.ground, Ground::Proved(_))), "{reviewed:?}");
    assert!(reviewed.iter().all(|it| it.at == 700), "all was played in one second");
}

#[test]
fn who_writes_an_easy_puzzle_row_by_row_is_ahead_of_proof_and_took_no_hard_step() {
    let (mut game, truth) = game(EASY);
    let solved = solver::any_solution(game.givens()).unwrap();
    for cell in game.givens().empty_cells() {
        assert!(game.play(Move::Set(CellSet::of(cell), solved.digit(cell))));
    }
    let all = review(&game, &truth, &Options::UNIQUE);
    assert!(all.iter().all(|it| !matches!(it.ground, Ground::Proved(it) if it.family() > Family::Singles)));
    assert!(all.iter().any(|it| matches!(it.ground, Ground::Ahead(it) if it.family() > Family::Singles)), "it would be said");
    for it in &all {
        match it.ground {
            Ground::Ahead(proof) => assert!(it.instead.is_some_and(|easier| easier.hardness() < proof.hardness()), "{it:?}"),
            Ground::Guess => assert!(it.instead.is_some(), "{it:?}"),
            Ground::Proved(_) | Ground::Choice | Ground::Wrong => assert_eq!(it.instead, None, "{it:?}"),
        }
    }
}

#[test]
fn a_digit_that_one_of_several_solutions_has_is_a_choice_and_what_follows_from_it_is_proved() {
    let (mut game, truth) = game(SEVERAL);
    assert!(!truth.is_unique());
    let solved = solver::any_solution(game.givens()).unwrap();
    let open: Vec<Cell> = game.givens().empty_cells().iter().collect();
    for &cell in &open {
        assert!(game.play(Move::Set(CellSet::of(cell), solved.digit(cell))));
    }
    let reviewed = review(&game, &truth, &Options::UNIQUE);
    assert_eq!(reviewed.len(), open.len());
    let mut grid = *game.givens();
    for it in &reviewed {
        let free = solver::true_candidates(&grid).digits_in(it.cell).len() > 1;
        assert_eq!(it.ground == Ground::Choice, free, "{it:?}");
        grid = grid.with(it.cell, Some(it.digit));
    }
    assert!(reviewed.iter().any(|it| it.ground == Ground::Choice));
    assert_ne!(reviewed[open.len() - 1].ground, Ground::Choice, "the last digit is no choice");
}

/// A note that a given rules out, and that is taken back after another was written.
#[test]
fn a_note_that_could_never_stand_is_nothing_to_review() {
    let (mut game, truth) = game("100003026320140800005009000500930600000000000008067001000400900009075032260300007");
    let at = cell("r1c4");
    for digit in [Digit::D4, Digit::D8, Digit::D4] {
        assert!(game.play(Move::Note(Notes::Corner, CellSet::of(at), digit)));
    }
    assert!(game.standing().ruled_out().struck.contains(Candidate::new(at, Digit::D4)));
    assert_eq!(review(&game, &truth, &Options::UNIQUE), []);
}

/// A digit that "why not" proves at a position is no guess there: here by a triple, after the locked candidates that come before it.
#[test]
fn a_digit_that_a_naked_triple_proves_at_the_start_is_no_guess() {
    let (mut game, truth) = game("008036010603050708002700430704000090800407003030000807087002300301090602060370900");
    assert!(game.play(set("4r1c1")));
    let ground = review(&game, &truth, &Options::UNIQUE)[0].ground;
    assert!(matches!(ground, Ground::Ahead(it) | Ground::Proved(it) if it.family() > Family::Singles), "{ground:?}");
}

/// Locked candidates leave one of the triple's cells with one candidate, which isn't written: the triple is the proof all the same.
#[test]
fn what_proves_a_digit_from_the_start_is_not_outdone_by_what_comes_of_easier_steps() {
    const CLASSIC: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    for before in [None, Some("4r1c3")] {
        let (mut game, truth) = game(CLASSIC);
        assert!(before.is_none_or(|digit| game.play(set(digit))) && game.play(set("6r1c4")));
        let ground = review(&game, &truth, &Options::UNIQUE).pop().unwrap().ground;
        assert!(matches!(ground, Ground::Ahead(it) if it <= Technique::NakedTriple), "after {before:?}: {ground:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 40, ..ProptestConfig::default() })]

    /// Whatever somebody does: a hint on it is proved at its position, says what isn't there yet, and contradicts no solution
    /// of the puzzle in which the engine's candidates hold.
    #[test]
    fn hints_are_sound_on_any_play(
        line in prop::sample::select(vec![EASY, MEDIUM, HARD, SEVERAL]),
        acts in prop::collection::vec((0..4u8, 0..81usize, 1..10u8), 0..40),
    ) {
        let (mut game, truth) = game(line);
        for (kind, index, digit) in acts {
            let (cell, digit) = (Cell::from_index(index).unwrap(), Digit::new(digit).unwrap());
            let cells = CellSet::of(cell);
            game.play(match kind {
                0 => Move::Set(cells, digit),
                1 => Move::Note(Notes::Corner, cells | CellSet::of(cell.moved(1, 1)), digit),
                2 => Move::Fill(Notes::Corner),
                _ => Move::Strike(Box::new(CandidateSet::of_digit(digit, cells))),
            });
        }
        match advise(&game, &truth, &options(&truth)) {
            Advice::Mistakes { digits, removed } => {
                prop_assert!(!digits.is_empty() || !removed.is_empty());
                let back = game.last_fine(|standing| truth.is_fine(standing)).unwrap();
                prop_assert!(game.play(Move::Back(back)));
                prop_assert!(truth.is_fine(game.standing()));
            }
            Advice::Step(hint) => {
                prop_assert_eq!(check(&hint.step, &hint.at), Ok(()));
                if truth.is_unique() {
                    prop_assert!((hint.step.eliminations() & *truth.allowed()).is_empty());
                    prop_assert!(hint.step.placements().is_subset(truth.allowed()));
                }
                prop_assert!((hint.step.eliminations() & game.standing().ruled_out().struck).is_empty());
                prop_assert!(hint.missing.is_subset(hint.at.open()));
                let mut applied = game.clone();
                prop_assert!(apply(&mut applied, &hint));
            }
            Advice::Stuck => prop_assert!(!truth.is_unique() || game.is_solved()),
        }
    }
}

#[test]
fn a_cell_with_one_note_comes_before_a_hidden_single_elsewhere() {
    let (mut game, truth) = game(EASY);
    let lone = |game: &Game, truth: &Truth| {
        let at = position(game.givens(), game.standing(), truth);
        steps_of(Technique::NakedSingle, &at, &Options::UNIQUE)
            .into_iter()
            .find(|step| step.placements().first() != hint(game, truth).step.placements().first())
    };
    let step = loop {
        if let Some(step) = lone(&game, &truth) {
            break step;
        }
        let hint = hint(&game, &truth);
        assert!(apply(&mut game, &hint));
    };
    let it = step.placements().first().unwrap();
    assert_ne!(hint(&game, &truth).step.placements().first(), Some(it));
    assert!(game.play(Move::Note(Notes::Corner, CellSet::of(it.cell), it.digit)));
    let told = hint(&game, &truth);
    assert_eq!((told.step.technique, told.step.placements().first()), (Technique::NakedSingle, Some(it)));
}
