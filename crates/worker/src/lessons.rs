//! The list of all techniques, each with the text of its lesson.

use nonet_logic::{Technique, TechniqueSet};
use nonet_protocol::{LessonText, TechniqueEntry};
use nonet_tutor::{Lesson, en, explain};

/// Returns all techniques in hint order.
pub(crate) fn techniques() -> Vec<TechniqueEntry> {
    let entry = |technique: Technique| TechniqueEntry {
        name: explain::technique(technique),
        assumes_one_solution: technique.assumes_one_solution(),
        unless_chosen: TechniqueSet::OFF_BY_DEFAULT.contains(technique),
        lesson: text(en::lesson(technique)).into(),
    };
    Technique::ALL.into_iter().map(entry).collect()
}

fn text(lesson: &Lesson) -> LessonText {
    let spot = lesson.spot.iter().map(|line| (*line).to_owned()).collect();
    LessonText { what: lesson.what.to_owned(), spot, why: lesson.why.to_owned() }
}
