//! The list of all techniques, by the level of the puzzles that need them.

use crate::{
    edition::{Edition, LIST},
    file_name,
    frame::{Head, first_sentence, frame},
};
use nonet_drawing::picture::escaped as text;
use nonet_logic::Technique;
use nonet_protocol::Level;
use nonet_tutor::lesson;

/// The page of the list.
pub(crate) fn page(edition: Edition) -> String {
    let messages = edition.messages;
    let levels: String = Level::ALL.into_iter().map(|it| level(edition, it)).collect();
    let main = format!(
        "<div class=\"intro\">
<h1>{heading}</h1>
<p class=\"lead\">{lead}</p>
</div>
{levels}",
        heading = text(&messages.pages_heading()),
        lead = text(&messages.pages_lead(Technique::ALL.len())),
    );
    let head = Head {
        page: LIST,
        title: messages.pages_title(),
        description: messages.pages_description(),
        link: (edition.root(), messages.pages_open_nonet()),
    };
    frame(edition, head, &main)
}

fn level(edition: Edition, level: Level) -> String {
    let of_level = Technique::ALL.into_iter().filter(|it| it.level() == level);
    let entries: String = of_level.map(|it| entry(edition, it)).collect();
    let (name, class) = (text(&edition.level(level)), level.name().to_lowercase());
    format!("<section class=\"level level--{class}\">\n<h2>{name}</h2>\n<ul class=\"level__list\">\n{entries}</ul>\n</section>\n")
}

fn entry(edition: Edition, technique: Technique) -> String {
    let what = text(first_sentence(&lesson(technique, edition.messages).what));
    let (file, title) = (file_name(technique), text(&edition.title(technique)));
    format!("<li><a class=\"technique\" href=\"{file}\"><b class=\"technique__name\">{title}</b> <span>{what}</span></a></li>\n")
}
