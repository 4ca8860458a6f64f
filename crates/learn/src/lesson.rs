//! The page of one technique: what it is, an example with its proof, how to spot it, why it works, positions to find it in.

use crate::{file_name, frame::frame};
use nonet_core::board::Candidates;
use nonet_drawing::{
    picture::{self, definitions, escaped as text, legend},
    words_class,
};
use nonet_formats::{BoardState, NonetLink};
use nonet_logic::{ForcedSingles, Options, Technique, next_step};
use nonet_prose::{ExplainedStep, Prose, Span};
use nonet_protocol::Address;
use nonet_tutor::{explain, positions};
use nonet_words::{Notation, english};

/// The page of the technique.
pub(crate) fn page(technique: Technique) -> String {
    let lesson = nonet_tutor::lesson(technique, english());
    let (title, level, what, why) = (text(technique.title()), technique.level().name(), text(&lesson.what), text(&lesson.why));
    let spot: String = lesson.spot.iter().map(|line| format!("<li>{}</li>\n", text(line))).collect();
    let [first, others @ ..] = positions(technique);
    let example = next_step(&first, &Options::to_practise(technique)).map_or_else(String::new, |step| {
        let explained = explain::step(&step, &first, &ForcedSingles::default(), english());
        example(&first, &explained)
    });
    let practice: String = others.iter().zip(2..).map(|(at, number)| position(technique, at, number)).collect();
    let main = format!(
        "{definitions}<article class=\"guide\">
<div class=\"guide__head\">
<p class=\"guide__level level--{level_class}\">{level}</p>
<h1>{title}</h1>
<p class=\"lead\">{what}</p>
</div>
{example}<div class=\"guide__text\">
<section>
<h2>How to spot it</h2>
<ol class=\"spot\">
{spot}</ol>
</section>
<section>
<h2>Why it works</h2>
<p>{why}</p>
</section>
</div>
<section class=\"practice\">
<h2>Find it yourself</h2>
<div class=\"practice__boards\">
{practice}</div>
<p><a class=\"button\" href=\"../{lesson_address}\">Find more of them in Nonet</a></p>
</section>
{neighbours}</article>
",
        definitions = definitions(),
        level_class = level.to_lowercase(),
        lesson_address = Address::Learn(technique.name().to_owned()),
        neighbours = neighbours(technique),
    );
    frame(&format!("{}: a Sudoku technique explained · Nonet", technique.title()), &lesson.what, ("./", "All techniques"), &main)
}

/// A position with the step drawn on it and told.
fn example(at: &Candidates, explained: &ExplainedStep) -> String {
    let wording = explained.wording.of(Notation::RowColumn);
    let proof: String = wording.proof.iter().map(|sentence| format!("<li>{}</li>\n", prose(sentence))).collect();
    format!(
        "<section class=\"example\" aria-label=\"An example\">
<figure>
{board}
<figcaption>{action}.</figcaption>
</figure>
{legend}
<ol class=\"proof\">
{proof}</ol>
<p><a class=\"button button--primary\" href=\"../{link}\">Open in Nonet</a></p>
</section>
",
        board = picture::position(at, Some(explained), &format!("A position, and on it: {}", wording.action)),
        action = text(&wording.action),
        legend = legend(explained),
        link = link(at),
    )
}

/// A position on which nothing is drawn.
fn position(technique: Technique, at: &Candidates, number: usize) -> String {
    let picture =
        picture::position(at, None, &format!("Position {number}, in which there is a step of this kind: {}", technique.title()));
    format!(
        "<figure>\n{picture}\n<figcaption><a class=\"button\" href=\"../{}\">Open position {number} in Nonet</a></figcaption>\n</figure>\n",
        link(at)
    )
}

/// The link that opens the position in the page.
fn link(at: &Candidates) -> NonetLink {
    let (givens, entered) = (at.grid().within(at.givens()), at.grid().within(!at.givens()));
    let (notes, ruled_out) = (*at.open(), *Candidates::new(at.grid()).open() - *at.open());
    NonetLink::Position(Box::new(BoardState { givens, entered, notes, ruled_out, ..BoardState::default() }))
}

fn prose(prose: &Prose) -> String {
    prose.spans.iter().map(span).collect()
}

/// What speaks of the board has the colour that it has there.
fn span(span: &Span) -> String {
    let words = text(&span.text);
    if span.about.cells().is_empty() {
        return words;
    }
    format!("<b class=\"{}\">{words}</b>", span.role.map_or("says", words_class))
}

/// Links to the techniques before and after it in hint order.
fn neighbours(technique: Technique) -> String {
    let at = |index: usize| Technique::ALL.get(index).copied();
    let link = |class: &str, words: &str, to: Technique| {
        let (file, title) = (file_name(to), text(to.title()));
        format!("<a class=\"{class}\" href=\"{file}\"><span>{words}</span> {title}</a>\n")
    };
    let before = technique.index().checked_sub(1).and_then(at).map(|to| link("neighbour", "Before it", to));
    let after = at(technique.index() + 1).map(|to| link("neighbour neighbour--after", "After it", to));
    let links: String = before.into_iter().chain(after).collect();
    format!("<nav class=\"neighbours\" aria-label=\"Other techniques\">\n{links}</nav>\n")
}
