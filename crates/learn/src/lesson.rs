//! The page of one technique: what it is, an example with its proof, how to spot it, why it works, positions to find it in.

use crate::{
    edition::Edition,
    file_name,
    frame::{Head, frame},
};
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
use nonet_words::Notation;

/// The page of the technique.
pub(crate) fn page(edition: Edition, technique: Technique) -> String {
    let messages = edition.messages;
    let lesson = nonet_tutor::lesson(technique, messages);
    let title = edition.title(technique);
    let spot: String = lesson.spot.iter().map(|line| format!("<li>{}</li>\n", text(line))).collect();
    let [first, others @ ..] = positions(technique);
    let example = next_step(&first, &Options::to_practise(technique)).map_or_else(String::new, |step| {
        let explained = explain::step(&step, &first, &ForcedSingles::default(), messages);
        example(edition, &first, &explained)
    });
    let practice: String = others.iter().zip(2..).map(|(at, number)| position(edition, technique, at, number)).collect();
    let main = format!(
        "{definitions}<article class=\"guide\">
<div class=\"guide__head\">
<p class=\"guide__level level--{level_class}\">{level}</p>
<h1>{heading}</h1>
<p class=\"lead\">{what}</p>
</div>
{example}<div class=\"guide__text\">
<section>
<h2>{how_to_spot}</h2>
<ol class=\"spot\">
{spot}</ol>
</section>
<section>
<h2>{why_it_works}</h2>
<p>{why}</p>
</section>
</div>
<section class=\"practice\">
<h2>{find_it}</h2>
<div class=\"practice__boards\">
{practice}</div>
<p><a class=\"button\" href=\"{root}{lesson_address}\">{find_more}</a></p>
</section>
{neighbours}</article>
",
        definitions = definitions(),
        level_class = technique.level().name().to_lowercase(),
        level = text(&edition.level(technique.level())),
        heading = text(&title),
        what = text(&lesson.what),
        how_to_spot = text(&messages.learn_how_to_spot()),
        why_it_works = text(&messages.pages_why()),
        why = text(&lesson.why),
        find_it = text(&messages.pages_find_it()),
        root = edition.root(),
        lesson_address = Address::Lesson(technique),
        find_more = text(&messages.pages_find_more()),
        neighbours = neighbours(edition, technique),
    );
    let head = Head {
        page: &file_name(technique),
        title: messages.pages_lesson_title(title),
        description: lesson.what,
        link: ("./", messages.pages_all_techniques()),
    };
    frame(edition, head, &main)
}

/// A position with the step drawn on it and told.
fn example(edition: Edition, at: &Candidates, explained: &ExplainedStep) -> String {
    let (wording, messages) = (explained.wording.of(Notation::RowColumn), edition.messages);
    let proof: String = wording.proof.iter().map(|sentence| format!("<li>{}</li>\n", prose(sentence))).collect();
    format!(
        "<section class=\"example\" aria-label=\"{label}\">
<figure>
{board}
<figcaption>{caption}</figcaption>
</figure>
{legend}
<ol class=\"proof\">
{proof}</ol>
<p><a class=\"button button--primary\" href=\"{root}{link}\">{open}</a></p>
</section>
",
        label = text(&messages.pages_example()),
        board = picture::position(at, Some(explained), &messages.pages_picture(wording.action.as_str())),
        caption = text(&messages.pages_caption(wording.action.as_str())),
        legend = legend(explained, messages),
        root = edition.root(),
        link = link(at),
        open = text(&messages.pages_open()),
    )
}

/// A position on which nothing is drawn.
fn position(edition: Edition, technique: Technique, at: &Candidates, number: usize) -> String {
    let (messages, root, link) = (edition.messages, edition.root(), link(at));
    let picture = picture::position(at, None, &messages.pages_position(number, edition.title(technique)));
    let open = text(&messages.pages_open_position(number));
    format!("<figure>\n{picture}\n<figcaption><a class=\"button\" href=\"{root}{link}\">{open}</a></figcaption>\n</figure>\n")
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

/// A span of a sentence. A span about the board has the colour of its role there.
fn span(span: &Span) -> String {
    let words = text(&span.text);
    if span.about.cells().is_empty() {
        return words;
    }
    format!("<b class=\"{}\">{words}</b>", span.role.map_or("says", words_class))
}

/// Links to the techniques before and after it in hint order.
fn neighbours(edition: Edition, technique: Technique) -> String {
    let messages = edition.messages;
    let at = |index: usize| Technique::ALL.get(index).copied();
    let link = |class: &str, words: String, to: Technique| {
        let (file, title, words) = (file_name(to), text(&edition.title(to)), text(&words));
        format!("<a class=\"{class}\" href=\"{file}\"><span>{words}</span> {title}</a>\n")
    };
    let before = technique.index().checked_sub(1).and_then(at).map(|to| link("neighbour", messages.pages_before(), to));
    let after = at(technique.index() + 1).map(|to| link("neighbour neighbour--after", messages.pages_after(), to));
    let links: String = before.into_iter().chain(after).collect();
    format!("<nav class=\"neighbours\" aria-label=\"{}\">\n{links}</nav>\n", text(&messages.pages_others()))
}
