//! Structures that a person wrote, judged, with all that is drawn and said of them.

use super::{ExplainedStep, InEachNotation};
use nonet_core::board::{CellSet, HouseSet};
use nonet_techniques::Link;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The judgement of a text that a person wrote: a chain, a fish, cells with digits, truths and links.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JudgedStructure {
    /// The place at which the text can't be read, in characters from 0. None if it is read.
    pub unread_at: Option<usize>,
    /// The structure and the claims as they were read, in the notation of the field. Empty if the text can't be read.
    pub read_as: String,
    /// Whether the structure proves something, and all that is claimed of it.
    pub is_proved: bool,
    /// The verdict, and what is to be known of the structure.
    pub lines: InEachNotation<Vec<String>>,
    /// The step that takes what the structure proves. None if it proves nothing.
    pub step: Option<Rc<ExplainedStep>>,
    /// The cells of the structure.
    pub cells: CellSet,
    /// The houses of the structure.
    pub houses: HouseSet,
    /// The links of a chain, up to the first that is not there.
    pub links: Vec<Link>,
}
