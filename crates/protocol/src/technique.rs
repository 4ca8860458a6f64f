//! The list of lessons.

use nonet_techniques::Technique;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A technique in the list of all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueEntry {
    /// The technique.
    pub technique: Technique,
    /// The text of the lesson.
    pub lesson: Rc<LessonText>,
}

/// The text of a lesson on a technique.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonText {
    /// The description of the technique.
    pub what: String,
    /// Short pieces of advice on how to spot the technique.
    pub spot: Vec<String>,
    /// The reason why the technique works.
    pub why: String,
}
