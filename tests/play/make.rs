//! Tests of the Make room: books, and puzzles that are set by hand.

use super::{played::*, *};
use nonet::{
    action::{Action, BoardAction, MakeAction, MakeTab, Overlay, PageEvent, RuleAction, SearchAction, ShellAction, Subject},
    app::{State, Stored},
    board::view::{Content, RuleMark},
    controls::VerdictKind,
    make::state::{Book, BookOrder, OtherBook},
    session::BrowserEffect,
};
use nonet_core::{
    board::{Candidates, Cell, CellSet, Digit, Grid, Symmetry},
    solver::Puzzle,
};
use nonet_game::{self as game};
use nonet_generator::Request;
use nonet_logic::{Level, Options, Technique, rate};
use nonet_protocol::{Aim, BookPage, Edit, Question, QuestionRequest, Room};
use std::rc::Rc;

#[test]
fn a_book_is_made_level_by_level_and_goes_out_as_text_and_csv() {
    let chosen = |key, value| Action::Shell(ShellAction::ChooseSetting(key, value));
    let asked = Played::new()
        .act(Action::Shell(ShellAction::Enter(Room::Make)))
        .act(chosen("count", 4))
        .act(Action::Make(MakeAction::MakeBook));
    assert_eq!(asked.book().words, "0 of 12 made");
    let made = asked.wait();
    let (book, shown) = (&made.0.make.book, made.book());
    assert_eq!((shown.words.as_str(), shown.running), ("12 puzzles made", false));
    let levels: Vec<Level> = book.puzzles.iter().map(|puzzle| puzzle.level).collect();
    assert!(levels.is_sorted() && levels[0] == Level::Easy && levels[11] == Level::Extreme, "{levels:?}");
    for puzzle in book.puzzles.iter() {
        let rating = rate(&Candidates::new(&puzzle.givens), &Options::UNIQUE).unwrap();
        assert_eq!((rating.level, rating.score, rating.hardest), (puzzle.level, puzzle.score, puzzle.hardest));
        let followed = Played::at(&puzzle.link().to_string());
        assert_eq!((followed.0.session.room, *followed.0.play.game.givens()), (Room::Play, puzzle.givens));
        assert!(followed.said().starts_with("By its link, the generator made it from seed "), "{}", followed.said());
    }
}

/// Returns the pages of the book.
fn pages(played: &Played) -> Rc<Vec<Rc<BookPage>>> {
    played.book().pages
}

#[test]
fn a_book_that_another_took_the_place_of_comes_back() {
    let one = Action::Shell(ShellAction::ChooseSetting("count", 1));
    let make = || Action::Make(MakeAction::MakeBook);
    let first = Played::new().act(Action::Shell(ShellAction::Enter(Room::Make))).act(one).act(make()).wait();
    assert!(first.view().toast.is_none(), "it took no other's place");
    let puzzles = |played: &Played| Rc::clone(&played.0.make.book.puzzles);
    let named = first.act_again(Action::Make(MakeAction::Title("Ours".to_owned())));
    let second = named.act(make()).act_again(Action::Make(MakeAction::Title("Another".to_owned()))).wait();
    assert_ne!(puzzles(&second), puzzles(&first));
    let offered = second.view().toast.unwrap().offers.pop().unwrap();
    let back = second.act_again(offered.action);
    assert_eq!((puzzles(&back), &*back.0.make.title), (puzzles(&first), "Ours"));
    let again = back.act_again(Action::Board(BoardAction::Redo));
    assert_eq!((puzzles(&again), &*again.0.make.title), (puzzles(&second), "Another"));
    // A book that was stopped before its first puzzle is no book: it replaces none, and isn't stored.
    let stopped = Played(again.0.clone()).act_alone(make()).act_alone(Action::Make(MakeAction::StopBook));
    let back = stopped.act(Action::Board(BoardAction::Undo));
    assert_eq!((puzzles(&back), &back.0.make.other), (puzzles(&again), &None));
    // The other book is there at the next visit, too.
    let opened = |other: &str| {
        let opened = Played(State::new(Stored { other_book: OtherBook::read(other), ..Stored::default() }));
        opened.act_alone(Action::Shell(ShellAction::Enter(Room::Make)))
    };
    let found = opened(&again.0.make.other.as_ref().unwrap().text());
    assert!(found.book().has_other);
    let found = found.act_alone(Action::Board(BoardAction::Undo));
    assert_eq!((puzzles(&found), &*found.0.make.title), (puzzles(&first), "Ours"));
    for damaged in ["Ours", "Ours\n\n7", "nonet other-book 2\n", "nonet other-book 2\n{\"title\":\"Ours\"}\n"] {
        assert!(puzzles(&opened(damaged).act_alone(Action::Board(BoardAction::Undo))).is_empty(), "{damaged}");
    }
}

#[test]
fn pages_are_drawn_as_they_change_and_printed_once_all_are_there() {
    let choose = |key, value| Action::Shell(ShellAction::ChooseSetting(key, value));
    let mut making = Played::new().act(Action::Shell(ShellAction::Enter(Room::Make))).act(choose("count", 4));
    assert_eq!(pages(&making).len(), 2, "as they will look");
    making = making.act(Action::Make(MakeAction::MakeBook));
    let mut before = pages(&making);
    for made in 1..=6 {
        let asked = |request: &&QuestionRequest| matches!(request.question, Question::Make(_));
        let request = making.0.questions.wanted().iter().find(asked).cloned().unwrap();
        making = making.act(PageEvent::Answered { id: request.id, answer: answer(&request.question) });
        let now = pages(&making);
        assert_eq!(now.len(), if made > 4 { 4 } else { 3 }, "a title, pages of four puzzles, and one of solutions");
        assert_eq!(Rc::ptr_eq(&now[1], &before[1]), made > 4, "a page that is full is drawn once");
        before = now;
    }
    let printed = |played: &Played| matches!(played.asked(), Some(BrowserEffect::Print));
    let stopped = making.act_alone(Action::Make(MakeAction::StopBook)).act_alone(Action::Make(MakeAction::Print));
    assert!(!printed(&stopped), "where the solutions stand is not drawn yet");
    let left = stopped.act_again(Action::Shell(ShellAction::Enter(Room::Play)));
    assert!(!printed(&left.act(Action::Shell(ShellAction::Enter(Room::Make)))), "it is no longer in sight");
    let id = stopped.0.questions.wanted()[0].id;
    let failed = stopped.act_again(PageEvent::Failed { id, why: "it broke".to_owned() });
    assert!(printed(&failed.act(Action::Make(MakeAction::Print))), "it is tried again");
    assert!(printed(&stopped.wait()));
}

#[test]
fn the_puzzles_that_come_with_the_program_have_one_solution_and_their_level() {
    for level in Level::ALL {
        let givens = game::first_puzzle(level).unwrap();
        assert!(Puzzle::new(givens).is_ok());
        assert_eq!(rate(&Candidates::new(&givens), &Options::UNIQUE).unwrap().level, level, "{givens}");
    }
}

#[test]
fn a_mixed_book_has_each_level_once_in_every_five_puzzles_and_is_the_same_from_the_same_seed() {
    let asked = |game: Played| {
        let chosen = game
            .act(Action::Shell(ShellAction::ChooseSetting("count", 4)))
            .act(Action::Shell(ShellAction::ChooseSetting("level", 1)));
        chosen.act(Action::Make(MakeAction::MakeBook)).wait().0.make.book
    };
    let book = asked(Played::new());
    let levels: Vec<Level> = book.puzzles.iter().map(|puzzle| puzzle.level).collect();
    assert_eq!(levels.len(), 12);
    for five in levels.chunks_exact(5) {
        assert!(Level::ALL.iter().all(|level| five.contains(level)), "{levels:?}");
    }
    assert!(!levels[..5].is_sorted() && levels[..5] != levels[5..10], "{levels:?}");
    assert_eq!(puzzles(&book), puzzles(&asked(Played::new())));
}

fn puzzles(book: &Book) -> Vec<Grid> {
    book.puzzles.iter().map(|puzzle| puzzle.givens).collect()
}

#[test]
fn a_book_is_made_again_at_the_next_visit_once_the_make_room_is_entered() {
    let asked = Played::new().act(Action::Shell(ShellAction::ChooseSetting("count", 4))).act(Action::Make(MakeAction::MakeBook));
    let next_visit = |order: &BookOrder| {
        let opened = Played(State::new(Stored { order: BookOrder::read(&order.text()), ..Stored::default() }));
        assert!(opened.0.questions.wanted().is_empty() && !opened.0.make.book.is_running());
        opened.act(Action::Shell(ShellAction::Enter(Room::Make))).wait().0.make.book
    };
    let made = asked.act_again(Action::Shell(ShellAction::Enter(Room::Make))).wait().0.make.book;
    assert_eq!(puzzles(&next_visit(&made.order)), puzzles(&made));
    let request = asked.0.questions.wanted().first().cloned().unwrap();
    let answer = answer(&request.question);
    let stopped = asked.act(PageEvent::Answered { id: request.id, answer }).act(Action::Make(MakeAction::StopBook)).0.make.book;
    assert_eq!(puzzles(&next_visit(&stopped.order)), puzzles(&made)[..1]);
    // The generated puzzles are stored with the book, so they are not generated again.
    let kept = Stored { order: made.order, puzzles: made.text(), ..Stored::default() };
    let replaced = Played(State::new(kept.clone())).act_alone(Action::Make(MakeAction::MakeBook));
    let back = replaced.act_alone(Action::Shell(ShellAction::Enter(Room::Make))).act_alone(Action::Board(BoardAction::Undo));
    assert_eq!(puzzles(&back.0.make.book), puzzles(&made), "it is not lost to another that is made before it is looked at");
    let opened = Played(State::new(kept)).act_alone(Action::Shell(ShellAction::Enter(Room::Make)));
    assert_eq!((puzzles(&opened.0.make.book), opened.0.make.book.is_running()), (puzzles(&made), false));
    for text in ["", "7", "1 300\n", "x 4\nlevel 2", "1\n4", "nonet book 2\n{\"seed\":7,\"wanted\":300}\n", "nonet book 2\n{\n"] {
        assert_eq!(BookOrder::read(text).wanted, 0, "{text}");
    }
}

#[test]
fn a_book_goes_out_as_text_and_as_csv_which_makes_it_again() {
    let one =
        Played::new().act(Action::Shell(ShellAction::ChooseSetting("count", 1))).act(Action::Make(MakeAction::MakeBook)).wait();
    let file = |csv| match one.act_again(Action::Make(MakeAction::DownloadBook { csv })).asked() {
        Some(BrowserEffect::Download { text, .. }) => text.clone(),
        other => panic!("{other:?}"),
    };
    let (text, csv) = (file(false), file(true));
    assert_eq!(text.lines().count(), 2);
    assert_eq!(csv.lines().next(), Some("puzzle,solution,level,score,hardest,givens,seed"));
    for (line, puzzle) in csv.lines().skip(1).zip(one.0.make.book.puzzles.iter()) {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!((fields.len(), fields[2]), (7, puzzle.level.name()));
        assert!(text.contains(fields[0]));
        let request: Request = puzzle.recipe.parse().unwrap();
        let again = request.make(&mut |_| true).unwrap();
        assert_eq!(
            (nonet_formats::line(again.puzzle.givens()), request.seed.0.to_string()),
            (fields[0].to_owned(), fields[6].to_owned())
        );
    }
}

#[test]
fn a_book_is_stopped_and_keeps_what_is_there() {
    let mut making =
        Played::new().act(Action::Shell(ShellAction::ChooseSetting("count", 12))).act(Action::Make(MakeAction::MakeBook));
    for _ in 0..3 {
        let request = making.0.questions.wanted().first().cloned().unwrap();
        let answer = answer(&request.question);
        making = making.act(PageEvent::Tick).act(PageEvent::Answered { id: request.id, answer });
    }
    assert_eq!(making.act_again(Action::Shell(ShellAction::Enter(Room::Make))).book().words, "3 of 200 made, about 3:17 left");
    let stopped = making.act(Action::Make(MakeAction::StopBook));
    assert!(stopped.0.questions.wanted().is_empty());
    assert_eq!(stopped.0.make.book.puzzles.len(), 3);
}

#[test]
fn the_puzzles_of_a_book_take_the_technique_that_they_shall_take_and_get_harder() {
    let needs = 1 + Technique::XWing.index();
    let ask = Played::new().act(Action::Shell(ShellAction::ChooseSetting("count", 4)));
    let made = ask.act(Action::Shell(ShellAction::ChooseSetting("needs", needs))).act(Action::Make(MakeAction::MakeBook)).wait();
    let puzzles = &made.0.make.book.puzzles;
    for puzzle in puzzles.iter() {
        let rating = rate(&Candidates::new(&puzzle.givens), &Options::UNIQUE).unwrap();
        assert!(rating.counts.iter().any(|(technique, _)| *technique == Technique::XWing));
    }
    let levels: Vec<Level> = puzzles.iter().map(|puzzle| puzzle.level).collect();
    assert!(levels.len() == 12 && levels.is_sorted() && levels[0] < levels[11], "{levels:?}");
}

/// Opens the puzzle in the editor and waits for its analysis.
pub(super) fn set_by_hand(puzzle: &str) -> Played {
    let solving = Played::at(&format!("#p={puzzle}"));
    let setting = solving.act(Action::Shell(ShellAction::Enter(Room::Make))).act(Action::Make(MakeAction::Open(MakeTab::Editor)));
    setting.act(Action::Make(MakeAction::FromSolve)).wait()
}

fn set_words(played: &Played) -> String {
    played.set().panel.words.to_string()
}

#[test]
fn it_is_said_what_each_given_does_and_what_one_more_would_do() {
    let here =
        |played: &Played, name: &str| played.act_again(Action::Board(BoardAction::Select(cell(name)))).set().panel.here.clone();
    let colour = |played: &Played, name: &str| played.board().cells[cell(name).index()].colour;

    let one = set_by_hand(SEED_2);
    assert_eq!(set_words(&one), "Any one of 2 givens could be removed.");
    assert_eq!((colour(&one, "r2c5"), colour(&one, "r1c2"), colour(&one, "r1c1")), (Digit::new(1), Digit::new(2), None));
    assert_eq!(here(&one, "r2c5"), "r2c5 is redundant: without it there is still one solution.");
    assert_eq!(here(&one, "r1c2"), "r1c2 is essential: without it there are 4 solutions.");
    assert_eq!(here(&one, "r1c1"), "", "what an empty cell would do is no news where there is one solution");
    let minimal = one.act(Action::Make(MakeAction::Edit(Edit::MakeMinimal))).wait();
    assert_eq!(set_words(&minimal), "Minimal: every given is essential.");
    assert!(!minimal.set().panel.can_reduce);
    assert_eq!(minimal.keys("C-z").line(), SEED_2);

    let several = set_by_hand(SEED_3C);
    assert_eq!(set_words(&several), "One more given makes it unique: any one of 27.");
    let easiest = several.set().panel.additions[0].clone();
    let added = several.act_again(Action::Make(MakeAction::AddGiven(easiest.given))).wait();
    let view = added.set().verdict;
    assert_eq!((view.words.as_str(), view.kind), ("One solution", Some(VerdictKind::One)));
    assert_eq!(view.about, format!("26 givens. {} \u{b7} SE 2.0 (1.2.1)", easiest.words));
    let complete = several.act(Action::Make(MakeAction::Edit(Edit::Complete))).wait();
    assert_eq!(complete.set().verdict.words, "One solution");
    let wrong = set_by_hand(&line("11"));
    assert_eq!(set_words(&wrong), "Mend that first.");
    assert!(!wrong.set().panel.plays_next && complete.set().panel.plays_next);
}

#[test]
fn a_message_in_make_goes_once_it_is_no_longer_the_latest() {
    let pasted = set_by_hand(SEED_3C).act(PageEvent::Pasted(SEED_2.to_owned())).wait();
    assert!(pasted.said().starts_with("Puzzle loaded"), "{}", pasted.said());
    let minimal = pasted.act_again(Action::Make(MakeAction::Edit(Edit::MakeMinimal))).wait();
    assert!(minimal.view().toast.is_none(), "its Undo would take back something else");
    assert!(pasted.act(Action::Make(MakeAction::Open(MakeTab::Book))).view().toast.is_none());
}

#[test]
fn it_is_said_what_each_given_and_each_digit_does_to_many_solutions() {
    let select = |played: &Played, name: &str| played.act_again(Action::Board(BoardAction::Select(cell(name))));
    let here = |played: &Played, name: &str| select(played, name).set().panel.here.clone();
    let several = set_by_hand(SEED_3C);
    assert_eq!(
        here(&several, "r1c5"),
        "r1c5: 1 leaves 1 solution, 5 leaves 1 solution, 8 leaves 15 solutions, 9 leaves 15 solutions."
    );
    let drawn = several.board().cells[cell("r1c5").index()];
    assert_eq!(drawn.tints[Digit::D5.index()], Digit::new(1));
    assert_eq!(drawn.notes.iter().filter(|digit| drawn.tints[digit.index()].is_none()).count(), 0, "each digit has its tint");

    // The puzzle has 856 solutions by a count of our own: without a given there are 2.7 to 21.3 times as many.
    let hundreds = set_by_hand("100007090030020008009600500005300900010080002600004000300000010040000007000000000");
    assert_eq!(here(&hundreds, "r1c1"), "Without r1c1 there are 7,753 solutions.");
    let tints: Vec<Option<Digit>> = hundreds.board().cells.iter().map(|cell| cell.colour).collect();
    assert_eq!((tints[cell("r1c8").index()], tints[cell("r1c1").index()]), (Digit::new(2), Digit::new(3)));
    assert_eq!(tints[cell("r3c7").index()], Digit::new(4));

    let many = set_by_hand(&line("1"));
    assert!(many.set().verdict.words.contains("too few for one solution"));
    assert_eq!(set_words(&many), "Cells are tinted by what they do once there are 1,000 solutions or fewer.");
    assert_eq!(here(&many, "r1c1"), "Without r1c1 there are more than 1,000 solutions.");
    assert_eq!(here(&many, "r9c9"), "r9c9: 1, 2, 3, 4, 5, 6, 7, 8 and 9 leave more than 1,000 solutions.");
    assert!(many.board().cells.iter().all(|cell| cell.notes.is_empty()), "they would all say the same");
    let thousands = set_by_hand(&SEED_3C.replace("010470600", "000000000"));
    assert!(thousands.board().cells.iter().all(|cell| cell.notes.is_empty()), "none is tinted before they are counted");
    assert!(many.set().panel.can_complete);
}

#[test]
fn givens_are_typed_taken_back_and_taken_to_the_other_rooms() {
    let entered = Played::new().act(Action::Shell(ShellAction::Enter(Room::Make)));
    assert_eq!(entered.act_again(Action::Board(BoardAction::Digit(Digit::D7))).line(), line(""), "no board is in sight");
    let typed = entered.act(Action::Make(MakeAction::Open(MakeTab::Editor))).keys("Home 5 6");
    assert_eq!(typed.line(), line("56"));
    assert!(typed.board().cells[..2].iter().all(|cell| matches!(cell.content, Content::Given(_))));
    assert_eq!(Played(typed.0.clone()).keys("Delete").line(), line("5"));
    assert_eq!(Played(typed.0.clone()).keys("C-z C-z C-y").line(), line("5"));
    let cleared = typed.act_again(Action::Board(BoardAction::Clear));
    assert_eq!(cleared.cursor(), "r1c1");
    assert_eq!((cleared.line(), cleared.keys("C-z").line()), (line(""), line("56")));
    let shared = typed.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle))));
    assert_eq!(shared.0.shell.shared.unwrap().sharing.link, format!("#p={}", line("56")));
    let to = |room| typed.act_again(Action::Make(MakeAction::TakeTo(room)));
    for room in [Room::Solve, Room::Play] {
        assert_eq!((to(room).0.session.room, to(room).line()), (room, line("56")));
    }
    let pasted = typed.act_again(PageEvent::Pasted(SEED_2.to_owned()));
    assert_eq!((pasted.0.session.room, pasted.line().as_str()), (Room::Make, SEED_2));
    assert_eq!(pasted.act(Action::Shell(ShellAction::Enter(Room::Solve))).line(), line(""), "Solve has a board of its own");
}

#[test]
fn a_puzzle_is_shown_in_its_isomorphs() {
    let act = |played: &Played, action| played.act_again(Action::Make(action));
    let by_hand = |played: &Played, edit| act(played, MakeAction::Edit(edit));
    let puzzle = set_by_hand(SEED_2);
    let canonical = by_hand(&puzzle, Edit::Canonical).line();
    let shown = [MakeAction::Turn, MakeAction::Mirror, MakeAction::Edit(Edit::Relabel), MakeAction::Edit(Edit::Shuffle)];
    for action in shown {
        let isomorph = act(&puzzle, action.clone());
        assert_ne!(isomorph.line(), SEED_2);
        assert_eq!(isomorph.set().verdict.words, "One solution");
        assert_eq!(by_hand(&isomorph, Edit::Canonical).line(), canonical, "{action:?}");
    }
    assert_ne!(by_hand(&puzzle, Edit::Shuffle).line(), by_hand(&by_hand(&puzzle, Edit::Shuffle), Edit::Shuffle).line());
    let turned = (0..4).fold(puzzle, |played, _| act(&played, MakeAction::Turn));
    assert_eq!(turned.line(), SEED_2);
}

fn rule(action: RuleAction) -> Action {
    Action::Make(MakeAction::Rule(action))
}

fn search(action: SearchAction) -> Action {
    Action::Make(MakeAction::Search(action))
}

/// Opens the puzzle editor.
fn editor() -> Played {
    let played = Played::new().act(Action::Shell(ShellAction::Enter(Room::Make)));
    played.act(Action::Make(MakeAction::Open(MakeTab::Editor)))
}

/// Returns the editor with these cells selected.
fn selected(mut played: Played, cells: CellSet) -> Played {
    played.0.session.board.selection.cells = cells;
    played
}

/// Every second cell, as on a chessboard.
fn chessboard() -> CellSet {
    Cell::all().filter(|cell| (cell.row_index() + cell.column_index()).is_multiple_of(2)).collect()
}

#[test]
fn a_setter_finds_a_symmetric_minimal_puzzle_of_a_rating_in_a_mask_of_their_own() {
    let ruled = selected(editor(), chessboard())
        .act(rule(RuleAction::MaskSelected))
        .act(rule(RuleAction::KeepMask))
        .act(rule(RuleAction::Symmetry(Symmetry::HalfTurn)));
    let aim = Aim { least: 80, most: 85, level: None, minimal: true };
    let mut searched = ruled.act(search(SearchAction::Aim(aim))).act(search(SearchAction::Start));
    let found = |played: &Played| Rc::clone(&played.0.make.editor.search.run.as_ref().unwrap().found);
    for _ in 0..12 {
        if found(&searched).is_empty() {
            let open: Vec<QuestionRequest> = searched.0.questions.wanted().to_vec();
            let request = open.iter().find(|request| matches!(request.question, Question::Vicinity(_))).unwrap();
            let answer = nonet_worker::answer(&request.question, &mut |_| {}).unwrap();
            searched = searched.act(PageEvent::Answered { id: request.id, answer });
        }
    }
    let puzzles = found(&searched);
    assert!(!puzzles.is_empty());
    let opened = searched.act(search(SearchAction::Stop)).act(search(SearchAction::Open(0)));
    let editor = &opened.0.make.editor;
    let (givens, cells) = (editor.grid(), editor.grid().filled_cells());
    assert_eq!(*givens, puzzles[0].givens);
    assert!((80..=85).contains(&puzzles[0].explainer));
    assert!(cells.is_subset(chessboard()));
    assert_eq!(Symmetry::HalfTurn.closure(cells), cells);
    assert_eq!(nonet_core::solver::redundant_givens(givens), CellSet::EMPTY);
    assert!(!opened.0.questions.wanted().iter().any(|request| matches!(request.question, Question::Vicinity(_))));
    assert_eq!(editor.masks, [chessboard()]);
    let rated = opened.wait();
    assert_eq!(rated.0.make.editor.explainer(), Some(puzzles[0].explainer), "it stands beside the verdict");
}

#[test]
fn givens_keep_the_rules_while_they_are_set() {
    let [first, last] = [0, 80].map(|index| Cell::from_index(index).unwrap());
    let five = || Action::Board(BoardAction::Digit(Digit::D5));
    let turned = selected(editor(), first.into()).act(rule(RuleAction::Symmetry(Symmetry::HalfTurn))).act(five());
    let marks = |played: &Played, cell: Cell| played.board().cells[cell.index()].rule;
    assert_eq!((marks(&turned, first), marks(&turned, last)), (None, Some(RuleMark::Lacking)));
    let both = selected(turned, last.into()).act(Action::Board(BoardAction::Digit(Digit::D7)));
    let locked = selected(Played(both.0.clone()), first.into()).act(rule(RuleAction::LockSelected));
    assert_eq!(marks(&locked, first), Some(RuleMark::Locked));
    let kept = selected(locked, last.into()).act(Action::Board(BoardAction::Erase));
    assert_eq!(kept.0.make.editor.grid().filled_cells(), first.into(), "the other one went");
    assert_eq!(kept.said(), "A locked digit stays as it is. Unlock it first.");
    let erased = selected(both, last.into()).act(Action::Board(BoardAction::Erase));
    assert_eq!(*erased.0.make.editor.grid(), Grid::EMPTY, "a given goes with its symmetric one");
    let masked = selected(erased, CellSet::of(first)).act(rule(RuleAction::RemoveSelected));
    assert_eq!(marks(&masked, last), Some(RuleMark::Outside));
    let refused = selected(masked, last.into()).act(five());
    assert_eq!(*refused.0.make.editor.grid(), Grid::EMPTY);
    assert_eq!(refused.said(), "The mask and the symmetry leave no given here.");
}
