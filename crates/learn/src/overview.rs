//! The list of all techniques, by the level of the puzzles that need them.

use crate::{
    file_name,
    frame::{first_sentence, frame},
};
use nonet_drawing::picture::escaped as text;
use nonet_logic::Technique;
use nonet_protocol::Level;
use nonet_tutor::lesson;
use nonet_words::english;

const DESCRIPTION: &str = "Every Sudoku technique with what it is, how to spot it, why it works and an example on a real board: from the \
last digit of a row to chains, almost locked sets and forcing nets.";

/// The page of the list.
pub(crate) fn page() -> String {
    let levels: String = Level::ALL.into_iter().map(level).collect();
    let count = Technique::ALL.len();
    let main = format!(
        "<div class=\"intro\">
<h1>Sudoku techniques</h1>
<p class=\"lead\">{count} ways to find the next digit, each with what it is, how to spot it, why it works, and positions from real \
puzzles to find it in. They stand by the level of the puzzles that need them, and in the order in which Nonet looks for them.</p>
</div>
{levels}"
    );
    frame("Sudoku techniques explained · Nonet", DESCRIPTION, ("../", "Open Nonet"), &main)
}

fn level(level: Level) -> String {
    let entries: String = Technique::ALL.into_iter().filter(|it| it.level() == level).map(entry).collect();
    let name = level.name();
    let class = name.to_lowercase();
    format!("<section class=\"level level--{class}\">\n<h2>{name}</h2>\n<ul class=\"level__list\">\n{entries}</ul>\n</section>\n")
}

fn entry(technique: Technique) -> String {
    let what = text(first_sentence(&lesson(technique, english()).what));
    let (file, title) = (file_name(technique), text(technique.title()));
    format!("<li><a class=\"technique\" href=\"{file}\"><b class=\"technique__name\">{title}</b> <span>{what}</span></a></li>\n")
}
