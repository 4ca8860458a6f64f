//! A sheet of drills for a class: the same positions for everybody, as a link or on paper.

use crate::{DrillKind, DrillSeed, LEARNING_ORDER, drill::decimal, drillable};
use nonet_techniques::{Technique, TechniqueSet};
use std::{fmt, str::FromStr};

/// The start of the name of a sheet.
const PREFIX: &str = "sheet.";

/// A sheet of drills: the techniques take turns, in the order in which they are learnt. The drills follow from these values alone, so whoever
/// has the name of the sheet has the same positions. Written as `sheet.12345.10.x_wing.skyscraper`: a number from which the positions are
/// made, the number of positions, and the techniques.
///
/// ```
/// use nonet_course::DrillSheet;
/// use nonet_techniques::Technique;
///
/// let sheet: DrillSheet = "sheet.7.3.x_wing.skyscraper".parse()?;
/// assert_eq!((sheet.positions(), sheet.techniques().contains(Technique::XWing)), (3, true));
/// let drills: Vec<String> = sheet.drills().map(|drill| drill.to_string()).collect();
/// assert_eq!(drills, ["x_wing.find.7", "skyscraper.find.7", "x_wing.find.8"]);
/// # Ok::<(), nonet_course::ParseSheetError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrillSheet {
    techniques: TechniqueSet, // Invariant: not empty, and drills are made of each.
    positions: u8,            // Invariant: 1 to MOST.
    number: u64,
}

/// The error for a text that names no sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no sheet, expected one as sheet.12345.10.x_wing.skyscraper")]
pub struct ParseSheetError;

impl DrillSheet {
    /// The most positions of a sheet.
    pub const MOST: u8 = 48;

    /// The most bytes of the name of a sheet: more are refused without a look at them.
    pub const MAX_LEN: usize = 4096;

    /// Returns the sheet of these values. None if there are no techniques, drills are not made of one of them, or there are no positions or
    /// more than [`MOST`](DrillSheet::MOST).
    #[must_use]
    pub fn new(techniques: TechniqueSet, positions: u8, number: u64) -> Option<DrillSheet> {
        let is_possible = !techniques.is_empty() && (techniques - drillable()).is_empty();
        (is_possible && (1..=DrillSheet::MOST).contains(&positions)).then_some(DrillSheet { techniques, positions, number })
    }

    /// Returns the techniques.
    #[must_use]
    pub const fn techniques(self) -> TechniqueSet {
        self.techniques
    }

    /// Returns the number of positions.
    #[must_use]
    pub const fn positions(self) -> u8 {
        self.positions
    }

    /// Returns the drills, in order. No two of them are the same.
    pub fn drills(self) -> impl Iterator<Item = DrillSeed> {
        let turn = move |number| {
            let of_turn = LEARNING_ORDER.into_iter().filter(move |technique| self.techniques.contains(*technique));
            of_turn.filter_map(move |technique| DrillSeed::new(technique, DrillKind::Find, self.number.wrapping_add(number)))
        };
        (0..u64::from(self.positions)).flat_map(turn).take(usize::from(self.positions))
    }

    /// Returns the drill with this index. None after the last one.
    #[must_use]
    pub fn drill(self, index: usize) -> Option<DrillSeed> {
        self.drills().nth(index)
    }
}

/// Writes the sheet as `sheet.12345.10.x_wing.skyscraper`.
impl fmt::Display for DrillSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}.{}", self.number, self.positions)?;
        self.techniques.iter().try_for_each(|technique| write!(f, ".{technique}"))
    }
}

/// Reads what `Display` writes, with the techniques in any order.
impl FromStr for DrillSheet {
    type Err = ParseSheetError;

    fn from_str(text: &str) -> Result<DrillSheet, ParseSheetError> {
        let mut parts =
            text.strip_prefix(PREFIX).filter(|_| text.len() <= DrillSheet::MAX_LEN).ok_or(ParseSheetError)?.split('.');
        let mut number = || parts.next().and_then(decimal).ok_or(ParseSheetError);
        let (number, positions) = (number()?, u8::try_from(number()?).map_err(|_| ParseSheetError)?);
        let techniques = parts.map(|name| name.parse::<Technique>().map_err(|_| ParseSheetError));
        let techniques = techniques.collect::<Result<TechniqueSet, _>>()?;
        DrillSheet::new(techniques, positions, number).ok_or(ParseSheetError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    #[test]
    fn what_is_no_sheet_is_refused() {
        for text in [
            "",
            "sheet",
            "sheet.",
            "sheet.7",
            "sheet.7.3",
            "sheet.7.3.",
            "sheet.7.0.x_wing",
            "sheet.7.49.x_wing",
            "sheet.07.3.x_wing",
            "sheet.7.3.x_wings",
            "sheet.7.3.trial",
            "sheet.7.300.x_wing",
            "sheet.-7.3.x_wing",
            "x_wing.find.7",
            "sheet.7.3.x_wing.",
            "sheet.18446744073709551616.3.x_wing",
        ] {
            assert_eq!(text.parse::<DrillSheet>(), Err(ParseSheetError), "{text:?}");
        }
        let long = format!("sheet.7.3{}", ".x_wing".repeat(1000));
        assert_eq!(long.parse::<DrillSheet>(), Err(ParseSheetError));
    }

    #[test]
    fn all_techniques_fit_in_the_name() {
        let sheet = DrillSheet::new(drillable(), DrillSheet::MOST, u64::MAX).unwrap();
        assert!(sheet.to_string().len() <= DrillSheet::MAX_LEN);
        assert_eq!(sheet.to_string().parse(), Ok(sheet));
    }

    proptest! {
        #[test]
        fn a_sheet_is_read_back_and_its_drills_are_as_many_and_differ(
            chosen in prop::collection::vec(0..Technique::COUNT, 1..6),
            positions in 1..=DrillSheet::MOST,
            number: u64,
        ) {
            let techniques: TechniqueSet = chosen.into_iter().map(|index| Technique::ALL[index]).collect();
            let Some(sheet) = DrillSheet::new(techniques, positions, number) else {
                prop_assert!(techniques.contains(Technique::Trial));
                return Ok(());
            };
            prop_assert_eq!(sheet.to_string().parse(), Ok(sheet));
            let drills: Vec<DrillSeed> = sheet.drills().collect();
            prop_assert_eq!(drills.len(), usize::from(positions));
            prop_assert_eq!(drills.iter().collect::<BTreeSet<_>>().len(), drills.len());
            prop_assert_eq!(sheet.drill(drills.len() - 1), drills.last().copied());
            prop_assert_eq!(sheet.drill(drills.len()), None);
            let asked: TechniqueSet = drills.iter().map(|drill| drill.technique()).collect();
            prop_assert_eq!(asked.len(), techniques.len().min(drills.len()));
        }

        #[test]
        fn no_text_makes_it_panic(text in "sheet\\.[0-9.a-z_]{0,40}|\\PC{0,40}") {
            let _ = text.parse::<DrillSheet>();
        }
    }
}
