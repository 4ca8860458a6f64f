//! The entry point of the worker: the answers to questions.

use super::{collection, drill, facts, host::Host, lessons, making, paper, play, reading, search, sharing, solve, writing};
use crate::language::messages;
use nonet_core::solver;
use nonet_protocol::{Answer, Question};

/// Answers a question with the help of the stored collections and files of `host`.
///
/// # Errors
/// The reason why the browser refused to read or write data, as a sentence for the player.
pub async fn answer_with(host: &impl Host, question: &Question, progress: &mut dyn FnMut(u64)) -> Result<Answer, String> {
    match question {
        Question::Collection(question) => collection::answer(host, question, progress).await.map(Answer::Collection),
        _ => answer(question, progress).ok_or_else(|| messages().answer_not_known()),
    }
}

/// Answers a question without stored data. Returns None for questions about collections. Calls `progress` with the number of
/// solutions found or puzzles examined so far.
pub fn answer(question: &Question, progress: &mut dyn FnMut(u64)) -> Option<Answer> {
    Some(match question {
        Question::Collection(_) => return None,
        Question::Read { text } => reading::read(text).map_or(Answer::Many, Answer::Read),
        Question::Write(export) => Answer::Written(writing::write(export)),
        Question::Document(path) => Answer::Document(writing::document(path).into()),
        Question::Pages(paper) => Answer::Pages(paper::pages(paper)),
        Question::Share(what) => Answer::Shared(sharing::pictures(what).into()),
        Question::Hint { player, unique } => Answer::Hint(play::hint(player, *unique).into()),
        Question::WhyNot { player, candidate, unique } => Answer::WhyNot(play::why_not(player, *candidate, *unique).into()),
        Question::Review { game, unique } => Answer::Review(play::review(game, *unique).into()),
        Question::Steps { at, steps, options } => Answer::Steps(solve::steps(at, *steps, options)),
        Question::AllSteps { at, options } => Answer::AllSteps(solve::all_steps(at, options).into()),
        Question::Path { grid, allowed } => Answer::Path(solve::path(grid, allowed).into()),
        Question::Rate { grid, allowed } => Answer::Rated(solve::rated(grid, allowed).into()),
        Question::Explainer { grid } => Answer::Explainer(solve::explainer(grid, progress).into()),
        Question::Facts { grid } => Answer::Facts(facts::puzzle_facts(grid, progress)?.into()),
        Question::Diagnose { grid, allowed } => Answer::Diagnosis(solve::diagnose(grid, allowed).into()),
        Question::Search { grid, allowed, solutions } => Answer::Search(search::search(grid, allowed, *solutions).into()),
        Question::Count { allowed } => {
            let counted = solver::count_with(allowed, u64::MAX, &mut |found| {
                progress(found);
                true
            });
            Answer::Count(counted.solutions)
        }
        Question::Techniques => Answer::Techniques(lessons::techniques().into()),
        Question::Judge { technique, at, candidate, placed } => {
            Answer::Judged(lessons::judge(*technique, &at.candidates(), *candidate, *placed).into())
        }
        Question::MissingTechnique { at, options } => Answer::MissingTechnique(solve::missing_technique(at, options)),
        Question::Suppose { candidate, other, at, options } => {
            Answer::Supposed(solve::supposed(*candidate, *other, at, options).into())
        }
        Question::Structure { text, at } => Answer::Structure(solve::structure(text, at).into()),
        Question::Study { grid } => Answer::Study(making::study(grid, progress).into()),
        Question::Edit { grid, act, seed } => Answer::Edited(making::edited(grid, *act, *seed)),
        Question::Vicinity(request) => Answer::Vicinity(making::vicinity(request, progress)),
        Question::Make(make) => Answer::Made(making::make(make, progress).map(Into::into)),
        Question::Drill(request) => Answer::Drill(drill::drill(request, progress).map(Into::into)),
        Question::Follow(request) => Answer::Followed(drill::followed(request).into()),
    })
}
