//! The clock of a game: seconds of a time that is made of pieces, since it stands while the page is hidden or the game paused.

/// A second, in milliseconds.
const SECOND: u64 = 1_000;

/// Adds up the pieces of a time, in milliseconds by a clock of the caller's.
///
/// It tells when the next second is full. What is left of a second when the time stops is kept for the next piece, so that many
/// short pieces count as much as a long one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stopwatch {
    rest: u64,          // Invariant: less than a second.
    since: Option<u64>, // the time at which the piece or its last second began; none while the watch stands
}

impl Stopwatch {
    /// Starts a piece now. Returns after how many milliseconds the next second is full, if the piece goes on.
    pub fn start(&mut self, now: u64) -> u64 {
        self.since = Some(now);
        SECOND - self.rest
    }

    /// A second is full now, and counted.
    pub fn count(&mut self, now: u64) {
        (self.rest, self.since) = (0, self.since.map(|_| now));
    }

    /// Ends the piece now. Where the caller's clock has jumped, or a second was not counted in time, less than a second is kept.
    pub fn stop(&mut self, now: u64) {
        if let Some(since) = self.since.take() {
            self.rest = (self.rest + now.saturating_sub(since)).min(SECOND - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Counts the seconds of these pieces as a page does: a timer tells of each second. After each piece the watch stands for the
    /// second time.
    fn seconds(pieces: &[(u64, u64)]) -> u64 {
        let (mut watch, mut now, mut count) = (Stopwatch::default(), 7, 0);
        for (lasts, stands) in pieces {
            let end = now + lasts;
            let mut next = now + watch.start(now);
            while next <= end {
                watch.count(next);
                count += 1;
                next += SECOND;
            }
            watch.stop(end);
            now = end + stands;
        }
        count
    }

    #[test]
    fn many_short_looks_count_as_much_as_a_long_one() {
        for (pieces, expected) in [
            (vec![(900, 5_000); 10], 9),
            (vec![(100, 0); 10], 1),
            (vec![(999, 1); 2], 1),
            (vec![(1_500, 60_000), (500, 0)], 2),
            (vec![(0, 100); 1_000], 0),
            (vec![(9_000, 0)], 9),
        ] {
            assert_eq!(seconds(&pieces), expected, "{pieces:?}");
        }
    }

    #[test]
    fn a_jump_of_the_clock_is_no_playing_time() {
        let mut watch = Stopwatch::default();
        assert_eq!(watch.start(1_000), 1_000);
        watch.stop(1_300);
        watch.start(2_000);
        watch.stop(36_000_000); // the device slept, and no second was counted
        assert_eq!(watch.start(36_000_000), 1, "a second at most");
        watch.stop(5); // the clock was put back
        assert_eq!(watch.start(5), 1);
        watch.count(6);
        watch.stop(6);
        watch.stop(900);
        assert_eq!(watch.start(900), 1_000, "it stood");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_pieces_add_up(pieces in prop::collection::vec((0..5_000u64, 0..5_000u64), 0..40)) {
            let played: u64 = pieces.iter().map(|(lasts, _)| lasts).sum();
            prop_assert_eq!(seconds(&pieces), played / SECOND);
        }
    }
}
