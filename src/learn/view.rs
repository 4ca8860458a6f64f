//! The list of techniques as plain values.

use crate::session::Session;
use nonet_formats::Room;
use nonet_protocol::{TechniqueEntry, TechniqueSet};
use std::rc::Rc;

/// The list of techniques.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechniquesView {
    /// All of them in hint order.
    pub entries: Rc<Vec<TechniqueEntry>>,
    /// Whether each is used in Solve; in other rooms there is nothing to be switched.
    pub used: Vec<bool>,
    /// The name of the technique whose lesson is open at first; empty if none is.
    pub open: String,
}

/// The list with this lesson open, once the worker has said which techniques there are. `switched` are the techniques whose switch is
/// turned in Solve.
pub(crate) fn techniques(open: &str, session: &Session, switched: &TechniqueSet) -> Option<TechniquesView> {
    let entries = session.entries.clone()?;
    let is_used = |entry: &TechniqueEntry| entry.unless_chosen == switched.contains(&entry.name.name);
    let used = entries.iter().filter(|_| session.room == Room::Solve).map(is_used).collect();
    Some(TechniquesView { entries, used, open: open.to_owned() })
}
