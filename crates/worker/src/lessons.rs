//! The list of all techniques, each with its lesson as markup.

use nonet_drawing::picture::escaped;
use nonet_logic::{Technique, TechniqueSet};
use nonet_protocol::TechniqueEntry;
use nonet_tutor::{Lesson, en, told};

/// All techniques in hint order.
pub(crate) fn techniques() -> Vec<TechniqueEntry> {
    let entry = |technique: Technique| TechniqueEntry {
        name: told::technique(technique),
        assumes_one_solution: technique.assumes_one_solution(),
        unless_chosen: TechniqueSet::UNLESS_CHOSEN.contains(technique),
        lesson: markup(en::lesson(technique)),
    };
    Technique::ALL.into_iter().map(entry).collect()
}

fn markup(lesson: &Lesson) -> String {
    let spot: String = lesson.spot.iter().map(|line| format!("<li>{}</li>", escaped(line))).collect();
    format!("<p>{}</p><ul>{spot}</ul><p>{}</p>", escaped(lesson.what), escaped(lesson.why))
}
