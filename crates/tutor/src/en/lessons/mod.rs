//! The lessons in English: a file a family of techniques.

mod chains;
mod colours;
mod exotic;
mod fish;
mod forcing;
mod intersections;
mod last_resort;
mod sets;
mod single_digit;
mod singles;
mod subsets;
mod uniqueness;
mod wings;

use crate::Lesson;
use nonet_logic::Technique;

/// The lesson on a technique.
///
/// ```
/// use nonet_logic::Technique;
/// use nonet_tutor::en;
/// let lesson = en::lesson(Technique::XWing);
/// assert!(lesson.what.starts_with("In two rows, a digit has places in the same two columns only."));
/// ```
#[must_use]
pub fn lesson(technique: Technique) -> &'static Lesson {
    LESSONS[technique.index()]
}

/// The lessons in hint order. A technique without one does not build.
static LESSONS: [&Lesson; Technique::COUNT] = {
    let mut lessons = [None; Technique::COUNT];
    let mut family = 0;
    while family < FAMILIES.len() {
        let mut i = 0;
        while i < FAMILIES[family].len() {
            let lesson = &FAMILIES[family][i];
            assert!(lessons[lesson.technique.index()].is_none(), "a technique has two lessons");
            lessons[lesson.technique.index()] = Some(lesson);
            i += 1;
        }
        family += 1;
    }
    let mut all = [&singles::LESSONS[0]; Technique::COUNT];
    let mut i = 0;
    while i < Technique::COUNT {
        all[i] = lessons[i].expect("a technique has no lesson");
        i += 1;
    }
    all
};

const FAMILIES: [&[Lesson]; 13] = [
    singles::LESSONS,
    intersections::LESSONS,
    subsets::LESSONS,
    fish::LESSONS,
    single_digit::LESSONS,
    wings::LESSONS,
    chains::LESSONS,
    colours::LESSONS,
    uniqueness::LESSONS,
    sets::LESSONS,
    exotic::LESSONS,
    forcing::LESSONS,
    last_resort::LESSONS,
];
