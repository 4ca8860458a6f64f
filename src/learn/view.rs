//! The view of the list of techniques.

use crate::session::Session;
use nonet_protocol::{Room, TechniqueEntry, TechniqueSet};
use std::rc::Rc;
use yew::Properties;

/// The list of techniques.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct TechniquesView {
    /// All techniques in hint order.
    pub entries: Rc<Vec<TechniqueEntry>>,
    /// Whether each technique is used in Solve; empty in other rooms, which have no switches.
    pub used: Vec<bool>,
    /// The name of the technique whose lesson is open at first; empty if none is.
    pub open: String,
}

/// The list with this lesson open; `None` until the worker has listed the techniques. `switched` holds the techniques whose
/// switch in Solve is not at its default.
pub(crate) fn techniques(open: &str, session: &Session, switched: TechniqueSet) -> Option<TechniquesView> {
    let entries = session.entries.clone()?;
    let is_used = |entry: &TechniqueEntry| entry.technique.is_off_by_default() == switched.contains(entry.technique);
    let used = entries.iter().filter(|_| session.room == Room::Solve).map(is_used).collect();
    Some(TechniquesView { entries, used, open: open.to_owned() })
}
