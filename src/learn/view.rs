//! The list of techniques as plain values.

use crate::state::{Overlay, State};
use nonet_formats::Room;
use nonet_protocol::TechniqueEntry;
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

/// The list, while it is open and once the worker has said which techniques there are.
pub(crate) fn techniques(state: &State) -> Option<TechniquesView> {
    let Some(Overlay::Techniques(open)) = &state.shell.overlay else { return None };
    let entries = state.session.entries.clone()?;
    let switched = &state.solve.switched;
    let is_used = |entry: &TechniqueEntry| entry.unless_chosen == switched.contains(&entry.name.name);
    let used = entries.iter().filter(|_| state.session.room == Room::Solve).map(is_used).collect();
    Some(TechniquesView { entries, used, open: open.clone() })
}
