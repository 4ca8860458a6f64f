//! What the parts of a pattern are called, where the general word would mislead.

use nonet_logic::se::Pattern;
use nonet_protocol::Role;

/// The names in a step of Sudoku Explainer's path; a part that is not among them is called as in general.
#[must_use]
pub const fn pattern_part_names(pattern: &Pattern) -> &'static [(Role, &'static str)] {
    match pattern {
        Pattern::Contradiction { .. } => {
            &[(Role::On, "assumed true"), (Role::Off, "assumed false"), (Role::Pivot, "follows, and its contrary too")]
        }
        _ => &[],
    }
}
