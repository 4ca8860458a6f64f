//! What the parts of a pattern are called, where the general word would mislead.

use nonet_core::Role;
use nonet_logic::{Evidence, se::Pattern};

/// The names; a part that is not among them is called as in general.
#[must_use]
pub const fn part_names(evidence: &Evidence) -> &'static [(Role, &'static str)] {
    match evidence {
        Evidence::OnlyDigit => &[(Role::Elimination, "ruled out")], // nothing of it need be noted, so nothing is removed
        Evidence::Colours { .. } => &[
            (Role::On, "one colour"),
            (Role::Off, "the other"),
            (Role::Pivot, "one colour of the second cluster"),
            (Role::Fin, "its other"),
        ],
        Evidence::Sets { .. } | Evidence::Blossom { .. } => {
            &[(Role::Cause, "ALS A"), (Role::Pivot, "ALS B"), (Role::Fin, "ALS C")]
        }
        Evidence::AlmostLocked { .. } => &[(Role::Cause, "the cells in one house"), (Role::Pivot, "those in the other")],
        Evidence::Deadly { .. } | Evidence::Bug { .. } => &[(Role::Fin, "extra candidate"), (Role::Pivot, "help from outside")],
        Evidence::SueDeCoq { .. } => &[(Role::Pivot, "where line and box meet")],
        Evidence::Exocets { .. } => &[(Role::Pivot, "base"), (Role::Fin, "target"), (Role::Cause, "other places of the digits")],
        Evidence::Tridagon { .. } => &[(Role::Fin, "guardian")],
        Evidence::Sectors { .. } => &[(Role::Cause, "counted in rows"), (Role::Pivot, "in columns"), (Role::Fin, "in boxes")],
        Evidence::Firework { .. } => &[(Role::Pivot, "where row and column cross"), (Role::Cause, "wings")],
        Evidence::Cases { .. } | Evidence::Trial { .. } => &[(Role::On, "true"), (Role::Off, "false")],
        Evidence::LastCell { .. }
        | Evidence::OnlyPlace { .. }
        | Evidence::Locked { .. }
        | Evidence::NakedSubset { .. }
        | Evidence::HiddenSubset { .. }
        | Evidence::Fish { .. }
        | Evidence::Wing { .. }
        | Evidence::Chain { .. }
        | Evidence::RemotePair { .. }
        | Evidence::Guarded { .. }
        | Evidence::Kraken { .. }
        | Evidence::Templates { .. } => &[],
    }
}

/// The same of a step of Sudoku Explainer's path.
#[must_use]
pub const fn pattern_part_names(pattern: &Pattern) -> &'static [(Role, &'static str)] {
    match pattern {
        Pattern::Contradiction { .. } => {
            &[(Role::On, "assumed true"), (Role::Off, "assumed false"), (Role::Pivot, "follows, and its contrary too")]
        }
        _ => &[],
    }
}
