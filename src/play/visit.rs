//! The day of the latest visit, by which the page knows that a player comes back on a later day.

use crate::record::RecordFormat;
use jiff::civil::Date;

/// The day of the latest visit on which the player did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit(pub Date);

impl Visit {
    /// The stored form: the date, `2026-11-22`.
    pub const FORMAT: RecordFormat = RecordFormat::new("visit", 1);

    /// Returns the record of the visit.
    #[must_use]
    pub fn text(self) -> String {
        Visit::FORMAT.write(&format!("{}\n", self.0))
    }

    /// Reads a record. None if it is damaged or from a later version.
    #[must_use]
    pub fn read(text: &str) -> Option<Visit> {
        let record = Visit::FORMAT.read(text).ok()?;
        Some(Visit(record.body.trim_end().parse().ok()?))
    }

    /// Returns whether a player comes back today: there is a game, last played on the day `played`, and the latest visit was on an
    /// earlier day. Without a record of a visit, the day of the game counts.
    #[must_use]
    pub fn returns(latest: Option<Visit>, played: Option<Date>, today: Date) -> bool {
        played.is_some_and(|played| latest.map_or(played, |visit| visit.0) < today)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn a_player_comes_back_on_a_later_day_alone() {
        let day = |day| date(2026, 11, day);
        let visit = |number| Some(Visit(day(number)));
        for (latest, played, returns) in [
            (None, None, false),
            (visit(21), None, false),
            (None, Some(day(21)), true),
            (None, Some(day(22)), false),
            (visit(21), Some(day(20)), true),
            (visit(22), Some(day(20)), false),
        ] {
            assert_eq!(Visit::returns(latest, played, day(22)), returns, "{latest:?}, {played:?}");
        }
        assert_eq!(Visit::read(&Visit(day(22)).text()), visit(22));
        assert_eq!(["", "nonet visit 2\n2026-11-22\n", "nonet visit 1\nx\n"].map(Visit::read), [None; 3]);
    }
}
