//! The memory of a technique, by FSRS (the Free Spaced Repetition Scheduler, version 5, of Ye and others; its formulas are
//! in <https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>), as the crate `rs-fsrs` has it: difficulty changes in
//! full steps, without the damping that version 5 added.
//!
//! FSRS computes with powers, whose last bits differ from machine to machine. What it gives is rounded to thousandths after each review, so
//! that the same log has the same schedule on every machine, but for a number that lies on the border between two thousandths.

use crate::Grade;
use jiff::{Span, civil::Date};
use rs_fsrs::{Parameters, Rating, Seed};

/// The parameters of FSRS, version 5: the default weights, which were fitted to many millions of reviews.
static FSRS: Parameters = Parameters {
    request_retention: 0.9,
    maximum_interval: MAX_INTERVAL as i32,
    w: [
        0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824, 1.9813, 0.0953, 0.2975, 2.2042,
        0.2407, 2.9466, 0.5034, 0.6567,
    ],
    decay: Parameters::DECAY,
    factor: Parameters::FACTOR,
    enable_short_term: false, // only the first attempt of a day is a review
    enable_fuzz: false,       // the same log has the same schedule
    seed: Seed::Empty,
};

/// The most days from a review to the next.
pub(crate) const MAX_INTERVAL: u32 = 365;

/// The memory that a learner has of a technique, after the last review.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    stability: Thousandths,  // Invariant: 100 thousandths of a day to 100 years.
    difficulty: Thousandths, // Invariant: 1,000 to 10,000.
    reviewed: Date,
    reviews: u32,
    lapses: u32,
}

/// A number of thousandths.
type Thousandths = u32;

/// The bounds of the stability. FSRS has the lower one, and the upper one keeps the numbers small.
const STABILITY: (f64, f64) = (0.1, 36_500.0);

/// The bounds of the difficulty, which FSRS has.
const DIFFICULTY: (f64, f64) = (1.0, 10.0);

impl Memory {
    /// Returns the memory after the first review.
    #[must_use]
    pub fn first(grade: Grade, on: Date) -> Memory {
        let rating = rating(grade);
        Memory {
            stability: thousandths(FSRS.init_stability(rating), STABILITY),
            difficulty: thousandths(FSRS.init_difficulty(rating), DIFFICULTY),
            reviewed: on,
            reviews: 1,
            lapses: u32::from(grade == Grade::Again),
        }
    }

    /// Returns the memory after a further review. A review on the day of the one before, or on an earlier one, changes nothing: what was
    /// found again within hours shows little of what is remembered in days.
    #[must_use]
    pub fn after(self, grade: Grade, on: Date) -> Memory {
        if on <= self.reviewed {
            return self;
        }
        let (stability, difficulty) = (number(self.stability), number(self.difficulty));
        let recall = Parameters::forgetting_curve(f64::from(days(self.reviewed, on)), stability);
        let rating = rating(grade);
        let next = match grade {
            // Forgetting leaves no more than there was.
            Grade::Again => FSRS.next_forget_stability(difficulty, stability, recall).min(stability),
            Grade::Hard | Grade::Good | Grade::Easy => FSRS.next_recall_stability(difficulty, stability, recall, rating),
        };
        Memory {
            stability: thousandths(next, STABILITY),
            difficulty: thousandths(FSRS.next_difficulty(difficulty, rating), DIFFICULTY),
            reviewed: on,
            reviews: self.reviews.saturating_add(1),
            lapses: self.lapses.saturating_add(u32::from(grade == Grade::Again)),
        }
    }

    /// Returns the stability: the time after which nine of ten such memories are still there, in thousandths of a day.
    #[must_use]
    pub const fn stability(&self) -> u32 {
        self.stability
    }

    /// Returns the difficulty of FSRS, in thousandths: 1,000 for what is easy to keep in mind, to 10,000.
    #[must_use]
    pub const fn difficulty(&self) -> u32 {
        self.difficulty
    }

    /// Returns the day of the last review.
    #[must_use]
    pub const fn reviewed(&self) -> Date {
        self.reviewed
    }

    /// Returns the number of reviews.
    #[must_use]
    pub const fn reviews(&self) -> u32 {
        self.reviews
    }

    /// Returns the number of reviews at which the technique was not found.
    #[must_use]
    pub const fn lapses(&self) -> u32 {
        self.lapses
    }

    /// Returns the number of days from the last review to the next, 1 to 365. The next review is due once the chance to find the technique
    /// falls to 90 %, which by the definition of stability is after as many days.
    #[must_use]
    pub const fn interval(&self) -> u32 {
        let days = (self.stability + 500) / 1000;
        if days < 1 {
            1
        } else if days > MAX_INTERVAL {
            MAX_INTERVAL
        } else {
            days
        }
    }

    /// Returns the day on which the next review is due.
    #[must_use]
    pub fn due(&self) -> Date {
        self.reviewed.saturating_add(Span::new().days(self.interval()))
    }

    /// Returns the chance that the learner finds the technique alone on this day, in thousandths. Before the last review it is 1,000.
    #[must_use]
    pub fn recall(&self, on: Date) -> u32 {
        let chance = Parameters::forgetting_curve(f64::from(days(self.reviewed, on)), number(self.stability));
        thousandths(chance, (0.0, 1.0))
    }
}

/// Returns the number of days from one day to another. 0 if the other is earlier.
pub(crate) fn days(from: Date, to: Date) -> u32 {
    let days = from.duration_until(to).as_hours() / 24;
    u32::try_from(days).unwrap_or(0)
}

fn rating(grade: Grade) -> Rating {
    match grade {
        Grade::Again => Rating::Again,
        Grade::Hard => Rating::Hard,
        Grade::Good => Rating::Good,
        Grade::Easy => Rating::Easy,
    }
}

fn number(thousandths: Thousandths) -> f64 {
    f64::from(thousandths) / 1000.0
}

/// Rounds a number within bounds to thousandths. A number that is none becomes the lower bound.
fn thousandths(number: f64, (least, most): (f64, f64)) -> Thousandths {
    let number = if number.is_nan() { least } else { number.clamp(least, most) };
    (number * 1000.0).round() as Thousandths
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::{ToSpan, civil::date};

    const DAY: Date = date(2026, 11, 29);

    /// Returns the memory after these reviews, each with the days since the one before.
    fn memory(reviews: &[(Grade, i64)]) -> Memory {
        let mut day = DAY;
        let mut memory: Option<Memory> = None;
        for &(grade, after) in reviews {
            day += after.days();
            memory = Some(memory.map_or_else(|| Memory::first(grade, day), |it| it.after(grade, day)));
        }
        memory.unwrap()
    }

    #[test]
    fn the_weights_are_the_default_ones_of_the_crate() {
        assert_eq!(FSRS.w, Parameters::default().w);
    }

    #[test]
    fn the_first_grade_sets_the_first_interval() {
        let intervals = Grade::ALL.map(|grade| Memory::first(grade, DAY).interval());
        assert_eq!(intervals, [1, 1, 3, 15]);
        assert_eq!(Memory::first(Grade::Easy, DAY).due(), date(2026, 12, 14));
    }

    /// Grades with the days since the one before, and the stability and the difficulty after them.
    type Row = (&'static [(Grade, i64)], u32, u32);

    #[test]
    fn memories_are_those_of_fsrs() {
        use Grade::{Again, Easy, Good, Hard};
        // The numbers were computed from the formulas by another program.
        let rows: [Row; 5] = [
            (&[(Good, 0)], 3126, 5315),
            (&[(Good, 0), (Good, 3)], 11_388, 5267),
            (&[(Good, 0), (Good, 3), (Good, 11)], 36_393, 5221),
            (&[(Again, 0), (Hard, 1), (Good, 1), (Easy, 5)], 22_424, 6892),
            (&[(Easy, 0), (Again, 40)], 3666, 5363),
        ];
        for (reviews, stability, difficulty) in rows {
            let memory = memory(reviews);
            assert_eq!((memory.stability(), memory.difficulty()), (stability, difficulty), "{reviews:?}");
        }
    }

    #[test]
    fn a_review_is_due_once_nine_of_ten_remember() {
        for grades in [&[(Grade::Good, 0)][..], &[(Grade::Good, 0), (Grade::Good, 3)], &[(Grade::Easy, 0), (Grade::Hard, 20)]] {
            let memory = memory(grades);
            assert!(memory.recall(memory.due()).abs_diff(900) < 15, "{}", memory.recall(memory.due()));
            let interval = FSRS.next_interval(number(memory.stability), 0);
            assert_eq!(f64::from(memory.interval()), interval);
        }
    }

    #[test]
    fn a_second_review_on_a_day_changes_nothing() {
        let memory = Memory::first(Grade::Good, DAY);
        assert_eq!(memory.after(Grade::Again, DAY), memory);
        assert_eq!(memory.after(Grade::Again, DAY - 1.day()), memory);
        assert_eq!(memory.recall(DAY - 1.day()), 1000);
    }

    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::*;
        use proptest::{prelude::*, sample::select};

        fn reviews() -> impl Strategy<Value = Vec<(Grade, i64)>> {
            prop::collection::vec((select(&Grade::ALL[..]), prop_oneof![1..40i64, 1..4000i64]), 1..40)
        }

        proptest! {
            #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

            /// Whatever happened, the numbers stay in their bounds, the next review lies ahead, and the chance only falls.
            #[test]
            fn numbers_stay_in_their_bounds(reviews in reviews()) {
                let memory = memory(&reviews);
                prop_assert!((100..=36_500_000).contains(&memory.stability()));
                prop_assert!((1000..=10_000).contains(&memory.difficulty()));
                prop_assert!((1..=MAX_INTERVAL).contains(&memory.interval()));
                prop_assert!(memory.due() > memory.reviewed());
                let chances: Vec<u32> = (0..100).map(|day| memory.recall(memory.reviewed() + (day * 7).days())).collect();
                prop_assert!(chances.is_sorted_by(|a, b| a >= b) && chances[0] == 1000);
            }

            /// A better grade never gives an earlier review.
            #[test]
            fn better_grades_give_later_reviews(reviews in reviews(), after in 1..400i64) {
                let memory = memory(&reviews);
                let day = memory.reviewed() + after.days();
                let stabilities = Grade::ALL.map(|grade| memory.after(grade, day).stability());
                prop_assert!(stabilities.is_sorted(), "{stabilities:?}");
            }
        }
    }
}
