//! The steps that are available at a position.

use nonet_prose::ExplainedStep;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A conclusion that a step can come to at a position, with the simplest step to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AvailableStep {
    /// The simplest step to the conclusion.
    pub explained: Rc<ExplainedStep>,
    /// The number of cells, nodes and houses of its proof.
    pub length: usize,
    /// The number of other steps to the same conclusion.
    pub other_ways: usize,
    /// Whether singles alone solve the puzzle after the step, and don't before it.
    pub solves: bool,
    /// The index of the step under which this one is folded, because it shows a part of what that one shows and is no easier. None if
    /// the step has a row of its own.
    pub under: Option<usize>,
}
