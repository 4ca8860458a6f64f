//! Seeds: numbers from which everything else follows.

use super::random::Random;
use jiff::civil::Date;
use nonet_logic::Level;

/// From the same seed and recipe the same puzzle is made, always and everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seed(pub u64);

impl Seed {
    /// The seed of the `index`-th of several puzzles that are made from this one: the first has this very seed, so that a single
    /// puzzle of a list can be made again.
    #[must_use]
    pub fn nth(self, index: u32) -> Seed {
        if index == 0 { self } else { Seed(Random::stream(self, index).long()) }
    }

    /// The seed of a day's puzzle of a level, the same for everyone: the date's digits, then the level's number from 1.
    ///
    /// ```
    /// use jiff::civil::date;
    /// use nonet_generator::Seed;
    /// use nonet_logic::Level;
    /// assert_eq!(Seed::of_day(date(2026, 11, 21), Level::Hard), Seed(202_611_213));
    /// ```
    #[must_use]
    pub fn of_day(day: Date, level: Level) -> Seed {
        let [month, day_of_month] = [day.month(), day.day()].map(|number| u64::from(number.unsigned_abs()));
        let digits = (u64::from(day.year().unsigned_abs()) * 100 + month) * 100 + day_of_month;
        Seed(digits * 10 + level as u64 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;
    use std::collections::BTreeSet;

    #[test]
    fn days_levels_and_places_in_a_list_differ() {
        let days = [date(2026, 1, 11), date(2026, 11, 1), date(2026, 12, 31), date(2027, 1, 1)];
        let seeds: BTreeSet<Seed> = days.iter().flat_map(|&day| Level::ALL.map(|level| Seed::of_day(day, level))).collect();
        assert_eq!(seeds.len(), 20);
        let list: BTreeSet<Seed> = (0..1000).map(|index| Seed(5).nth(index)).collect();
        assert_eq!((list.len(), Seed(5).nth(0)), (1000, Seed(5)));
    }
}
