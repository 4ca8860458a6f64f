//! The worker answers every question, and questions and answers are unchanged after they were sent as messages.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic fails the test

use jiff::civil::date;
use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid, Symmetry},
    solver::{self, Problem},
};
use nonet_course::DrillLevel;
use nonet_formats::Output;
use nonet_game::{Game, Move, RuledOut, save};
use nonet_logic::{Options as EngineOptions, Order, Technique, solve_path};
use nonet_prose::{Advice, ExplainedStep, Marked};
use nonet_protocol::{
    Aim, Answer, BookPuzzle, DrillRequest, Edit, Effect, Exported, ExportedPath, FollowRequest, Level, Make, Message, Options,
    Paper, PathForm, Player, Position, PuzzleLevel, Question, QuestionRequest, Reply, SearchTrail, Seed, Sharing, Steps,
    TechniqueSet, VicinityAnswer, VicinityObjection, VicinityRequest, Written,
};
use nonet_words::Notation;
use nonet_worker::answer;
use std::{collections::BTreeSet, rc::Rc};

const ONE: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";
const SEVERAL: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";
const NONE: &str = "013080250600000000000001094900004070000608000010200003820500000000000005034090710";

fn grid(line: &str) -> Grid {
    line.parse().unwrap()
}

fn allowed(line: &str) -> CandidateSet {
    grid(line).domains()
}

fn at(line: &str) -> Position {
    (&Candidates::new(&grid(line))).into()
}

fn all() -> Options {
    Options::UNIQUE
}

fn player(game: &Game) -> Player {
    let standing = game.standing();
    let notes = nonet_game::Notes::ALL.map(|sort| standing.notes(sort));
    let RuledOut { struck, by_step, complete } = standing.ruled_out();
    let (givens, entered, last) = (*game.givens(), *standing.entered(), game.last_cell());
    Player { givens, entered, notes, struck, by_step, complete, last }
}

fn ask(question: &Question) -> Answer {
    answer(question, &mut |_| {}).unwrap()
}

fn steps(steps: Steps) -> Vec<Rc<ExplainedStep>> {
    match ask(&Question::Steps { at: at(ONE), steps, options: all() }) {
        Answer::Steps(steps) => steps,
        other => panic!("{other:?}"),
    }
}

fn puzzles() -> Rc<Vec<BookPuzzle>> {
    let puzzle = BookPuzzle {
        givens: grid(ONE),
        form: grid(ONE),
        level: Level::Easy,
        score: 240,
        hardest: Some(Technique::HiddenSingle),
        meets: true,
        recipe: "seed-7.easy".to_owned(),
        explainer: None,
    };
    Rc::new(vec![puzzle])
}

#[test]
fn a_full_grid_in_a_book_has_no_hardest_step() {
    let puzzle = puzzles()[0].clone();
    let full = *solver::any_solution(&grid(ONE)).unwrap().grid();
    let full = BookPuzzle { givens: full, form: full, score: 0, hardest: Some(Technique::FullHouse), ..puzzle.clone() };
    let answer = ask(&Question::Write(Exported::Book { puzzles: Rc::new(vec![puzzle, full]), csv: true }.into()));
    let Answer::Written(Written { text, .. }) = answer else { panic!("{answer:?}") };
    let explained: Vec<_> = text.lines().map(|row| row.split(',').nth(4).unwrap()).collect();
    assert_eq!(explained, ["hardest", "hidden_single", ""], "{text}");
}

/// If a puzzle of a book has another rating than the recipe asks for, the book's CSV file says so.
#[test]
fn a_book_says_which_of_its_puzzles_are_not_what_was_asked_for() {
    let puzzle = puzzles()[0].clone();
    let columns = |puzzles: Vec<BookPuzzle>| {
        let answer = ask(&Question::Write(Exported::Book { puzzles: Rc::new(puzzles), csv: true }.into()));
        let Answer::Written(Written { text, .. }) = answer else { panic!("{answer:?}") };
        text.lines().map(|row| row.split(',').skip(6).collect::<Vec<_>>().join(",")).collect::<Vec<_>>()
    };
    assert_eq!(columns(vec![puzzle.clone()]), ["seed", "7"]);
    let rated = |tenths, meets| BookPuzzle { explainer: Some(tenths), meets, ..puzzle.clone() };
    assert_eq!(columns(vec![rated(92, true)]), ["seed,se_er", "7,9.2"]);
    assert_eq!(columns(vec![rated(92, true), rated(89, false)]), ["seed,se_er,as_asked", "7,9.2,yes", "7,8.9,no"]);
}

#[test]
fn a_puzzle_that_was_made_for_a_rating_tells_it() {
    let make = |explainer| {
        let seed = Seed { of: 1, nth: 0 };
        let level = PuzzleLevel::Any;
        ask(&Question::Make(Make::Book { seed, level, explainer, needs: None, symmetry: 0, minimal: false }))
    };
    let Answer::Made(Some(made)) = make(Some((15, 44))) else { panic!() };
    assert!(made.meets && made.explainer.is_some_and(|rating| (15..=44).contains(&rating)), "{made:?}");
    let Answer::Made(Some(made)) = make(None) else { panic!() };
    assert_eq!(made.explainer, None);
}

/// Returns the first puzzles of a book of mixed levels.
fn book_of(seed: u64, count: u32) -> Vec<Rc<BookPuzzle>> {
    let make = |place: u32| {
        let (seed, level) = (Seed { of: seed, nth: place }, PuzzleLevel::Mixed { place });
        let Answer::Made(Some(made)) =
            ask(&Question::Make(Make::Book { seed, level, explainer: None, needs: None, symmetry: 0, minimal: false }))
        else {
            panic!()
        };
        made
    };
    (0..count).map(make).collect()
}

/// No puzzle occurs twice, not even as an isomorph. The same seed makes the same book, and another seed makes another book.
#[test]
fn books_of_different_seeds_share_no_puzzle() {
    let (first, second) = (book_of(7, 15), book_of(8, 15));
    let forms: BTreeSet<_> = first.iter().chain(&second).map(|made| made.form.to_string()).collect();
    assert_eq!(forms.len(), 30);
    assert_eq!(book_of(7, 15), first);
}

/// A puzzle has the same level when it is made, rated and listed in a collection. All easy puzzles, and no others, need only
/// singles.
#[test]
fn a_level_is_the_same_wherever_it_is_told() {
    let singles = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];
    for level in Level::ALL {
        for nth in 0..5 {
            let seed = Seed { of: 99, nth };
            let Answer::Made(Some(made)) = ask(&Question::Make(Make::Level { seed, level })) else { panic!() };
            assert!(made.meets && made.level == level, "{level} {nth}");
            let position = Candidates::new(&made.givens);
            let rated = ask(&Question::Rate { grid: made.givens, allowed: made.givens.domains() });
            let Answer::Rated(rated) = rated else { panic!("{rated:?}") };
            assert_eq!((rated.level, rated.score), (level, made.score), "{level} {nth}");
            let reading = nonet_formats::read(&made.givens.to_string()).unwrap();
            let listed = nonet_assess::assess(&reading, &nonet_collection::AnalysisRequest::COLLECTION).rating.unwrap();
            assert_eq!((listed.level, listed.score), (level, made.score), "{level} {nth}");
            let path = solve_path(&position, Order::Rating, &EngineOptions::UNIQUE);
            let is_of_singles = path.steps.iter().all(|step| singles.contains(&step.technique));
            assert_eq!(is_of_singles, level == Level::Easy, "{level} {nth}: {}", made.givens);
        }
    }
}

fn paper() -> Rc<Paper> {
    Paper { puzzles: puzzles(), wanted: 1, on_a_page: 4 }.into()
}

#[test]
fn each_technique_comes_with_the_text_of_its_lesson() {
    let Answer::Techniques(entries) = ask(&Question::Techniques) else { panic!() };
    assert_eq!(entries.len(), Technique::ALL.len());
    for (entry, technique) in entries.iter().zip(Technique::ALL) {
        let (text, lesson) = (&entry.lesson, nonet_tutor::lesson(technique, nonet_words::english()));
        assert_eq!((entry.technique, &text.what, &text.why), (technique, &lesson.what, &lesson.why));
        assert_eq!(text.spot, lesson.spot);
    }
}

fn search(line: &str, solutions: usize) -> Rc<SearchTrail> {
    let answer = ask(&Question::Search { grid: grid(line), allowed: allowed(line), solutions });
    let Answer::Search(trail) = answer else { panic!("{answer:?}") };
    trail
}

#[test]
fn a_search_is_told_with_the_guesses_that_stand() {
    let trail = search(SEVERAL, 1);
    let lines: Vec<(usize, &str)> =
        trail.lines.iter().map(|line| (line.depth, line.words.of(Notation::RowColumn).as_str())).collect();
    // Events under a guess have a depth of one more. The taking back of a guess has the depth of the guess.
    for pair in lines.windows(2) {
        let [(depth, words), (next_depth, next)] = pair else { panic!() };
        let opens = usize::from(words.contains(": try "));
        let closes = usize::from(next.starts_with("Take "));
        assert_eq!(*next_depth, depth + opens - closes, "{words} {next}");
    }
    assert_eq!(lines[0].0, 0);
    let deepest = lines.iter().map(|(depth, _)| *depth).max().unwrap();
    assert!(trail.summary.ends_with(&format!("at most {deepest} deep")), "{}", trail.summary);
    assert!(lines.last().unwrap().1.starts_with("A solution, by "), "{lines:?}");
    assert!(!trail.goes_on, "one solution is all that was asked for");
    assert!(search(SEVERAL, 3).goes_on, "there are more than three");
    let letters = trail.lines.iter().find(|line| line.depth == 1).unwrap().words.of(Notation::Letters);
    assert!(!letters.contains("r1c"), "{letters}");
}

#[test]
fn of_a_long_search_the_beginning_is_told() {
    let trail = search(&".".repeat(81), 1_000);
    assert_eq!((trail.lines.len(), trail.goes_on), (2_000, true));
}

/// Returns a request for a symmetric puzzle of SE 7.1 or more.
fn vicinity(mask: CellSet) -> VicinityRequest {
    VicinityRequest {
        start: grid(ONE),
        mask,
        locked: CellSet::EMPTY,
        symmetry: Symmetry::HalfTurn,
        aim: Aim { least: 71, ..Aim::default() },
        seed: Seed { of: 7, nth: 2 },
    }
}

#[test]
fn a_puzzle_near_the_setters_comes_with_its_ratings_or_with_the_reason_why_there_is_none() {
    let Answer::Vicinity(VicinityAnswer::Found(found)) = ask(&Question::Vicinity(vicinity(CellSet::ALL))) else { panic!() };
    let Answer::Rated(rated) = ask(&Question::Rate { grid: found.givens, allowed: found.givens.domains() }) else { panic!() };
    assert_eq!((rated.level, rated.score, rated.hardest), (found.level, found.score, Some(found.hardest)));
    let Answer::Explainer(explainer) = ask(&Question::Explainer { grid: found.givens }) else { panic!() };
    assert!(explainer.er == found.explainer && found.explainer >= 71);
    let none = VicinityAnswer::Impossible(VicinityObjection::TooFewCells(0));
    assert_eq!(ask(&Question::Vicinity(vicinity(CellSet::EMPTY))), Answer::Vicinity(none));
}

/// Returns at least one question of each kind.
fn questions() -> Vec<Question> {
    let candidate = Candidate::new(Cell::FIRST, Digit::D7);
    let game = Game::new(grid(ONE));
    let seed = Seed { of: 7, nth: 2 };
    let solved = *solver::any_solution(&grid(ONE)).unwrap().grid();
    vec![
        Question::Read { text: ONE.into() },
        Question::Read { text: ONE[1..].into() },
        Question::Write(Exported::Board { at: at(ONE), output: Output::Sdx }.into()),
        Question::Write(
            Exported::Path(Rc::new(ExportedPath {
                start: at(ONE),
                now: at(ONE),
                steps: Vec::new(),
                ratings: vec!["Hard".to_owned()],
                form: PathForm::Markdown,
                proofs: true,
                dark: false,
            }))
            .into(),
        ),
        Question::Document(Rc::new(ExportedPath {
            start: at(ONE),
            now: at(ONE),
            steps: Vec::new(),
            ratings: Vec::new(),
            form: PathForm::Text,
            proofs: true,
            dark: false,
        })),
        Question::Write(Exported::Book { puzzles: puzzles(), csv: true }.into()),
        Question::Pages(paper()),
        Question::Share(
            Sharing {
                link: format!("#p={ONE}"),
                words: String::new(),
                title: "Sudoku".to_owned(),
                board: ONE.to_owned(),
                step: None,
                dark: false,
            }
            .into(),
        ),
        Question::Hint { player: player(&game), unique: true },
        Question::WhyNot { player: player(&game), candidate, unique: false },
        Question::Steps { at: at(ONE), steps: Steps::All, options: all() },
        Question::AllSteps { at: at(ONE), options: all() },
        Question::Path { grid: grid(ONE), allowed: allowed(ONE) },
        Question::Rate { grid: grid(ONE), allowed: allowed(ONE) },
        Question::Explainer { grid: grid(ONE) },
        Question::Facts { grid: grid(ONE) },
        Question::Facts { grid: grid(SEVERAL) },
        Question::Techniques,
        Question::Judge { technique: Technique::FullHouse, at: at(ONE), candidate, placed: true },
        Question::Judge { technique: Technique::XWing, at: at(ONE), candidate, placed: false },
        Question::Structure { text: "(5)r1c1=r1c2".into(), at: at(ONE) },
        Question::Structure { text: "?".into(), at: at(ONE) },
        Question::Suppose { candidate, other: None, at: at(ONE), options: all() },
        Question::Suppose { candidate, other: Some("7r1c2".parse().unwrap()), at: at(ONE), options: all() },
        Question::MissingTechnique { at: at(ONE), options: all().without(TechniqueSet::ALL) },
        Question::MissingTechnique { at: at(ONE), options: all() },
        Question::Review { game: save::save(&game).into(), unique: true },
        Question::Diagnose { grid: grid(NONE), allowed: allowed(NONE) },
        Question::Diagnose { grid: grid(SEVERAL), allowed: allowed(SEVERAL) },
        Question::Search { grid: grid(SEVERAL), allowed: allowed(SEVERAL), solutions: 3 },
        Question::Count { allowed: allowed(SEVERAL) },
        Question::Study { grid: grid(SEVERAL) },
        Question::Study { grid: solved },
        Question::Edit { grid: grid(SEVERAL), act: Edit::Complete, seed },
        Question::Edit { grid: grid(ONE), act: Edit::MakeMinimal, seed },
        Question::Edit { grid: grid(ONE), act: Edit::Relabel, seed },
        Question::Edit { grid: grid(ONE), act: Edit::Shuffle, seed },
        Question::Edit { grid: grid(ONE), act: Edit::Canonical, seed },
        Question::Make(Make::Level { seed, level: Level::Medium }),
        Question::Make(Make::Day { day: date(2026, 11, 22), level: Level::Easy }),
        Question::Make(Make::Technique { seed, technique: Technique::XyChain }),
        Question::Make(Make::Book {
            seed,
            level: PuzzleLevel::Mixed { place: 3 },
            explainer: Some((0, 900)),
            needs: None,
            symmetry: 1,
            minimal: true,
        }),
        Question::Vicinity(vicinity(CellSet::ALL)),
        Question::Vicinity(vicinity(CellSet::EMPTY)),
        Question::Drill(DrillRequest { seed: "naked_pair.follow.1".parse().unwrap(), level: Some(DrillLevel::EASIEST) }),
        Question::Drill(DrillRequest { seed: "x_wing.which.1".parse().unwrap(), level: None }),
        Question::Follow(FollowRequest {
            technique: Technique::NakedPair,
            at: at(ONE),
            marked: vec![Marked::Cells(CellSet::EMPTY)],
        }),
    ]
}

/// The number of kinds of question that need no stored collection.
const KINDS: usize = 28;

/// Returns the number of a question's kind: a new kind takes the next one, and one more of [`KINDS`].
fn kind(question: &Question) -> Option<usize> {
    Some(match question {
        Question::Read { .. } => 0,
        Question::Write(_) => 1,
        Question::Pages(_) => 2,
        Question::Share(_) => 3,
        Question::Hint { .. } => 4,
        Question::WhyNot { .. } => 5,
        Question::Steps { .. } => 6,
        Question::AllSteps { .. } => 7,
        Question::Path { .. } => 8,
        Question::Rate { .. } => 9,
        Question::Explainer { .. } => 10,
        Question::Techniques => 11,
        Question::Judge { .. } => 12,
        Question::Drill(_) => 13,
        Question::Review { .. } => 14,
        Question::Diagnose { .. } => 15,
        Question::Search { .. } => 16,
        Question::Count { .. } => 17,
        Question::Study { .. } => 18,
        Question::Edit { .. } => 19,
        Question::Make(_) => 20,
        Question::Follow(_) => 21,
        Question::Structure { .. } => 22,
        Question::Facts { .. } => 23,
        Question::Suppose { .. } => 24,
        Question::MissingTechnique { .. } => 25,
        Question::Document(_) => 26,
        Question::Vicinity(_) => 27,
        Question::Collection(_) => return None, // asked in collections.rs, with a host that keeps them
    })
}

#[test]
fn a_question_of_each_kind_is_asked() {
    let asked: BTreeSet<usize> = questions().iter().filter_map(kind).collect();
    assert_eq!(asked, (0..KINDS).collect());
}

#[test]
fn questions_and_answers_come_through_a_message_as_they_were() {
    for (id, question) in (1..).zip(questions()) {
        let request = QuestionRequest { id, question };
        assert_eq!(QuestionRequest::read(&request.bytes().unwrap()), Some(request.clone()));
        let reply = Reply::Done { id, answer: ask(&request.question) };
        assert_eq!(Reply::read(&reply.bytes().unwrap()), Some(reply), "{:?}", request.question);
    }
}

#[test]
fn a_message_that_is_cut_short_or_damaged_is_none() {
    for question in questions().into_iter().take(9) {
        let mut bytes = Reply::Done { id: 1, answer: ask(&question) }.bytes().unwrap();
        assert_eq!(Reply::read(&bytes[..bytes.len() / 2]), None, "{question:?}");
        bytes[2] = 0xff;
        assert_eq!(Reply::read(&bytes), None, "{question:?}");
    }
}

#[test]
fn explained_steps_lead_to_the_solution() {
    let mut position = at(ONE).candidates();
    steps(Steps::All).iter().for_each(|explained| explained.apply(&mut position));
    assert_eq!(position.grid(), solver::any_solution(&grid(ONE)).unwrap().grid());
    let next = steps(Steps::Next);
    assert_eq!((next.len(), &next[0]), (1, &steps(Steps::All)[0]));
    assert!(steps(Steps::Singles).iter().all(|explained| explained.single && matches!(explained.effect, Effect::Place(_))));
}

#[test]
fn what_is_switched_off_is_not_used() {
    let switched = TechniqueSet::EMPTY.with(Technique::HiddenSingle);
    let question = Question::Steps { at: at(ONE), steps: Steps::All, options: Options::with_switched(switched, true) };
    let Answer::Steps(steps) = ask(&question) else { panic!() };
    assert!(!steps.is_empty() && steps.iter().all(|explained| explained.technique != Some(Technique::HiddenSingle)));
    // A technique that is off is not used for all singles either.
    let names = |switched: &str| {
        let options = Options::with_switched(switched.parse().unwrap(), true);
        let Answer::Steps(steps) = ask(&Question::Steps { at: at(ONE), steps: Steps::Singles, options }) else { panic!() };
        steps.iter().map(|explained| explained.technique.unwrap()).collect::<TechniqueSet>()
    };
    assert!(names("").contains(Technique::HiddenSingle) && !names("hidden_single").contains(Technique::HiddenSingle));
    assert!(names("full_house naked_single hidden_single").is_empty());
}

#[test]
fn the_path_is_that_of_the_rating() {
    let engine = solve_path(&Candidates::new(&grid(ONE)), Order::Rating, &EngineOptions::UNIQUE);
    let Answer::Path(path) = ask(&Question::Path { grid: grid(ONE), allowed: allowed(ONE) }) else { panic!() };
    let Answer::Rated(rated) = ask(&Question::Rate { grid: grid(ONE), allowed: allowed(ONE) }) else { panic!() };
    let techniques: Vec<Technique> = engine.steps.iter().map(|step| step.technique).collect();
    assert!(path.iter().map(|explained| explained.technique).eq(techniques.iter().copied().map(Some)));
    assert_eq!(rated.path, techniques);
    let mut position = Candidates::new(&grid(ONE));
    path.iter().for_each(|explained| explained.apply(&mut position));
    assert_eq!(position, engine.end);
}

/// The rating of Sudoku Explainer comes with the first of the hardest steps of its path.
#[test]
fn sudoku_explainers_rating_comes_with_the_step_that_made_it_so() {
    let solved = *solver::any_solution(&grid(ONE)).unwrap().grid();
    for grid in [grid(ONE), grid("000390020300800040009004005050100200040000090006002050600500800090008007070031000"), solved] {
        let Answer::Explainer(explained) = ask(&Question::Explainer { grid }) else { panic!() };
        let rating = nonet_se::rate(&Candidates::new(&grid), nonet_se::Scale::Full).unwrap();
        assert_eq!([explained.er, explained.ep, explained.ed], [rating.er.0, rating.ep.0, rating.ed.0]);
        let (mut path, mut hardest) = (nonet_se::Path::new(&Candidates::new(&grid), nonet_se::Scale::Full), None);
        let steps: Vec<_> = std::iter::from_fn(|| path.step(&mut || true).unwrap()).collect();
        for (number, step) in steps.iter().enumerate() {
            hardest = hardest.filter(|(_, rating)| *rating >= step.rating).or(Some((number, step.rating)));
        }
        assert_eq!(
            (explained.steps, explained.hardest.as_ref().map(|step| step.number)),
            (steps.len(), hardest.map(|(number, _)| number))
        );
    }
}

/// A chain of Sudoku Explainer is only counted. Instead, a proof by our own techniques with the effect of the chain is drawn.
#[test]
fn a_step_that_sudoku_explainer_only_counts_is_drawn_by_one_of_ours() {
    for (puzzle, rule) in [
        ("000390020300800040009004005050100200040000090006002050600500800090008007070031000", "Forcing"),
        ("007069000000010300000802060080100020036205780090003040010607000003050000000930800", "Forcing"),
    ] {
        let Answer::Explainer(rating) = ask(&Question::Explainer { grid: grid(puzzle) }) else { panic!() };
        let step = &rating.hardest.as_ref().unwrap().explained;
        assert!(step.title.contains(rule), "{}", step.title);
        let proof: Vec<String> = step.wording.of(Notation::RowColumn).proof.iter().map(ToString::to_string).collect();
        assert!(proof.iter().any(|line| line.starts_with("Drawn is a proof of the same")), "{proof:?}");
        assert!(!step.links.is_empty() || !step.cases.is_empty(), "{proof:?}");
    }
}

/// The coach learns of mistakes, notes and the last move from the data of [`Player`] alone.
#[test]
fn what_the_player_sees_is_enough_for_the_coach() {
    let mut game = Game::new(grid(ONE));
    game.play(Move::Fill(nonet_game::Notes::Corner));
    let Answer::Hint(advice) = ask(&Question::Hint { player: player(&game), unique: true }) else { panic!() };
    let Advice::Step(hint) = &*advice else { panic!("{advice:?}") };
    assert!(hint.missing == CandidateSet::EMPTY, "all notes are written");
    let wrong = solver::any_solution(&grid(ONE)).unwrap().grid()[Cell::FIRST].unwrap();
    let wrong = Digit::ALL.into_iter().find(|digit| *digit != wrong).unwrap();
    game.play(Move::Set(Cell::FIRST.into(), wrong));
    let Answer::Hint(advice) = ask(&Question::Hint { player: player(&game), unique: true }) else { panic!() };
    assert!(matches!(&*advice, Advice::Mistakes { digits, .. } if *digits == CellSet::of(Cell::FIRST)), "{advice:?}");
}

#[test]
fn a_number_that_stands_for_nothing_is_no_panic() {
    let seed = Seed { of: 1, nth: 0 };
    let technique = Technique::HiddenSingle;
    let make =
        Make::Book { seed, level: PuzzleLevel::Any, explainer: None, needs: Some(technique), symmetry: 255, minimal: false };
    assert!(matches!(ask(&Question::Make(make)), Answer::Made(Some(_))));
    assert_eq!(ask(&Question::Review { game: "no save".into(), unique: true }), Answer::Review(Rc::default()));
}

/// A text has the board with its givens, its entered digits, and the candidates that are ruled out.
#[test]
fn what_goes_out_is_what_stands() {
    let mut candidates = Candidates::new(&grid(ONE));
    candidates.place(Cell::FIRST, Digit::D3);
    let gone = Candidate::new("r1c2".parse().unwrap(), Digit::D1);
    candidates.eliminate(&CandidateSet::of(gone));
    let at = Position { givens: grid(ONE).filled_cells(), ..(&candidates).into() };
    for output in [Output::Sdx, Output::Library] {
        let Answer::Written(written) = ask(&Question::Write(Exported::Board { at, output }.into())) else { panic!() };
        let reading = nonet_formats::read(&written.text).unwrap();
        assert_eq!((reading.entered, reading.position().open()), (CellSet::of(Cell::FIRST), candidates.open()), "{output:?}");
    }
}

/// If our own step rules out more candidates than the step of Sudoku Explainer, only those of the latter are named and drawn.
#[test]
fn our_proof_of_the_hardest_step_goes_as_far_as_that_step() {
    let grid = grid("000704005020010070000080002090006250600070008053200010400090000030060090200407000");
    let Answer::Explainer(rating) = ask(&Question::Explainer { grid }) else { panic!("no rating") };
    let hardest = rating.hardest.as_ref().unwrap();
    let proof = &hardest.explained.wording.of(Notation::RowColumn).proof;
    assert!(proof.iter().any(|line| line.to_string().contains("3D Medusa")), "{proof:?}");
    assert_eq!(proof.last().unwrap().to_string(), "So r1c8 is not 3.");
    assert_eq!(hardest.explained.effect, Effect::Eliminate(Candidate::new("r1c8".parse().unwrap(), Digit::D3).into()));
}
