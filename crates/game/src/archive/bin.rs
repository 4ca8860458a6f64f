//! The bin: when what was deleted goes for good.

use super::TabId;

/// The time for which something stays in the bin after it was deleted, in milliseconds: 30 days.
pub const BIN_TIME: u64 = 30 * DAY;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

/// A moment of a visit, by the browser's clock, which may be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// The tab that looks. A page that is loaded anew is another one.
    pub tab: TabId,
}

/// The first look that found something in the bin for too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenOld {
    /// The time of the look, in milliseconds since 1970.
    pub at: u64,
    /// The tab that looked.
    pub tab: TabId,
}

/// The decision about something in the bin when a tab looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinDecision {
    /// It stays. The first look that found it old is known, if there was one.
    Stays(Option<SeenOld>),
    /// It goes for good.
    Goes,
}

/// Decides about something that was deleted at `binned`. A single clock may be wrong, and one that is set back makes good what it
/// did: so two visits have to find it old, at least a day apart, with none between them that finds it young.
#[must_use]
pub fn decide_bin(binned: u64, seen: Option<SeenOld>, visit: Visit) -> BinDecision {
    if visit.now.saturating_sub(binned) <= BIN_TIME {
        return BinDecision::Stays(None);
    }
    let first = SeenOld { at: visit.now, tab: visit.tab };
    match seen {
        Some(seen) if seen.at > visit.now => BinDecision::Stays(Some(first)),
        Some(seen) if seen.tab != visit.tab && visit.now - seen.at >= DAY => BinDecision::Goes,
        Some(seen) => BinDecision::Stays(Some(seen)),
        None => BinDecision::Stays(Some(first)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The decision about something that was deleted on day 0, after looks by these tabs, each on its day.
    fn after(looks: &[(u64, u64)]) -> BinDecision {
        let mut seen = None;
        for (tab, day) in looks {
            match decide_bin(0, seen, Visit { now: day * DAY, tab: TabId::new(*tab) }) {
                BinDecision::Goes => return BinDecision::Goes,
                BinDecision::Stays(now) => seen = now,
            }
        }
        BinDecision::Stays(seen)
    }

    #[test]
    fn what_two_visits_find_old_a_day_apart_goes() {
        let stays = |tab, day| BinDecision::Stays(Some(SeenOld { at: day * DAY, tab: TabId::new(tab) }));
        for (name, looks, expected) in [
            ("young", &[(1, 1), (2, 30)][..], BinDecision::Stays(None)),
            ("old, seen once", &[(1, 31)], stays(1, 31)),
            ("twice, a day apart", &[(1, 31), (2, 32)], BinDecision::Goes),
            ("twice on one day", &[(1, 31), (2, 31), (3, 31)], stays(1, 31)),
            ("one visit that lasts", &[(1, 31), (1, 50)], stays(1, 31)),
            ("one visit with a clock that is ahead", &[(1, 2), (2, 42), (3, 3)], BinDecision::Stays(None)),
            ("and then it becomes old", &[(2, 42), (3, 3), (4, 31), (5, 33)], BinDecision::Goes),
            ("a clock that was far ahead", &[(1, 500), (2, 40)], stays(2, 40)),
        ] {
            assert_eq!(after(looks), expected, "{name}");
        }
    }
}
