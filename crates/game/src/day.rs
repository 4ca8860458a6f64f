//! Dates of the calendar that people use, as plain values: which day today is, somebody else says.

use std::{fmt, str::FromStr};

/// A date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // they say it themselves
pub struct Day {
    pub year: u32,
    pub month: u32,
    pub day: u32,
}

/// A month of a year.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Month {
    /// The year.
    pub year: u32,
    /// The month, from 1.
    pub month: u32,
}

/// The names of the months.
const MONTHS: [&str; 12] =
    ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/// The day that clocks count from.
impl Default for Day {
    fn default() -> Day {
        Day { year: 1970, month: 1, day: 1 }
    }
}

impl Day {
    /// The month that it lies in.
    #[must_use]
    pub const fn month(self) -> Month {
        Month { year: self.year, month: self.month }
    }

    /// The day after it.
    #[must_use]
    pub const fn next(self) -> Day {
        if self.day < self.month().length() { Day { day: self.day + 1, ..self } } else { self.month().next().day(1) }
    }

    /// The name of the date in its year: `22 November`.
    #[must_use]
    pub fn name(self) -> String {
        format!("{} {}", self.day, self.month().name())
    }
}

impl Month {
    /// How many days it has.
    #[must_use]
    pub const fn length(self) -> u32 {
        let is_leap = self.year.is_multiple_of(4) && (!self.year.is_multiple_of(100) || self.year.is_multiple_of(400));
        match self.month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    /// A day of it.
    #[must_use]
    pub const fn day(self, day: u32) -> Day {
        Day { year: self.year, month: self.month, day }
    }

    /// Its days.
    pub fn days(self) -> impl Iterator<Item = Day> {
        (1..=self.length()).map(move |day| self.day(day))
    }

    /// The month after it.
    #[must_use]
    pub const fn next(self) -> Month {
        if self.month < 12 { Month { month: self.month + 1, ..self } } else { Month { year: self.year + 1, month: 1 } }
    }

    /// The month before it.
    #[must_use]
    pub const fn before(self) -> Month {
        if self.month > 1 {
            Month { month: self.month - 1, ..self }
        } else {
            Month { year: self.year.saturating_sub(1), month: 12 }
        }
    }

    /// How many days of a week lie before its first one, in weeks that begin on Monday.
    #[must_use]
    pub const fn offset(self) -> u32 {
        // Zeller's congruence: January and February count as the last months of the year before.
        let (year, month) = if self.month > 2 { (self.year, self.month) } else { (self.year + 399, self.month + 12) };
        (13 * (month + 1) / 5 + year + year / 4 + year / 400 - year / 100 + 6) % 7
    }

    /// Its name: `November`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.month.checked_sub(1).and_then(|place| MONTHS.get(place as usize)).unwrap_or(&"")
    }
}

/// As it is kept: `2026-11-22`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Why a text is no date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadDay;

impl FromStr for Day {
    type Err = BadDay;
    fn from_str(text: &str) -> Result<Day, BadDay> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<u32>().map_err(|_| BadDay));
        let mut part = || parts.next().unwrap_or(Err(BadDay));
        let day = Day { year: part()?, month: part()?, day: part()? };
        let exists = day.year < 10_000 && (1..=12).contains(&day.month) && (1..=day.month().length()).contains(&day.day);
        if exists { Ok(day) } else { Err(BadDay) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn dates_are_read_back_and_what_is_none_is_refused() {
        assert_eq!(day("2026-11-22").to_string(), "2026-11-22");
        assert_eq!(day("2026-03-04").name(), "4 March");
        for text in
            ["", "2026", "2026-11", "2026-13-01", "2026-02-29", "2026-00-10", "2026-11-00", "x-1-1", "2026-11-22-1", "20260-1-1"]
        {
            assert_eq!(text.parse::<Day>(), Err(BadDay), "{text}");
        }
    }

    #[test]
    fn days_and_months_follow_each_other() {
        for (one, after) in [("2026-11-22", "2026-11-23"), ("2026-12-31", "2027-01-01"), ("2028-02-28", "2028-02-29")] {
            assert_eq!(day(one).next(), day(after));
        }
        assert_eq!(day("2026-01-05").month().before().next(), day("2026-01-31").month());
        assert_eq!([2000, 1900, 2024, 2023].map(|year| Month { year, month: 2 }.length()), [29, 28, 29, 28]);
    }

    #[test]
    fn months_begin_on_the_right_day_of_the_week() {
        // 1 November 2026 is a Sunday, 1 June 2026 a Monday.
        for (month, offset) in [("2026-11-01", 6), ("2026-06-01", 0), ("2024-02-01", 3), ("2000-01-01", 5), ("2027-01-01", 4)] {
            assert_eq!(day(month).month().offset(), offset, "{month}");
        }
        // Each month begins where the one before ends.
        let mut month = day("1999-01-01").month();
        for _ in 0..600 {
            assert_eq!((month.offset() + month.length()) % 7, month.next().offset(), "{month:?}");
            month = month.next();
        }
    }
}
