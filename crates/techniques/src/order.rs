//! The rating order. The hint order is [`Technique::ALL`].

use crate::Technique;

/// The rating order, which is HoDoKu's: level, score and hardest technique of a puzzle come from a path in this order.
///
/// It has the techniques with a [`score`](Technique::score), each once. The hint order is [`Technique::ALL`].
///
/// ```
/// use nonet_techniques::{RATING_ORDER, Technique};
///
/// assert_eq!(RATING_ORDER[..3], [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle]);
/// assert_eq!(Technique::ALL[..3], [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle]);
/// assert!(RATING_ORDER.iter().all(|technique| technique.score().is_some()));
/// ```
pub static RATING_ORDER: [Technique; RATED] = {
    let (mut order, mut place) = ([Technique::FullHouse; RATED], None);
    let mut index = 0;
    while index < RATED {
        (order[index], place) = next_rated(place);
        index += 1;
    }
    order
};

/// The number of techniques in the rating order.
const RATED: usize = {
    let (mut count, mut index) = (0, 0);
    while index < Technique::COUNT {
        count += Technique::ALL[index].rating_place().is_some() as usize;
        index += 1;
    }
    count
};

/// A place in the rating order. Of techniques with the same number, the one that comes first in hint order is first.
type Place = (u32, usize);

/// Returns the technique at the lowest place above `after`, and its place. The compiler calls it, which can't sort.
const fn next_rated(after: Option<Place>) -> (Technique, Option<Place>) {
    let (mut next, mut index): (Option<Place>, usize) = (None, 0);
    while index < Technique::COUNT {
        if let Some(number) = Technique::ALL[index].rating_place() {
            let place = (number, index);
            let follows = match after {
                Some(after) => is_before(after, place),
                None => true,
            };
            let is_lower = match next {
                Some(next) => is_before(place, next),
                None => true,
            };
            if follows && is_lower {
                next = Some(place);
            }
        }
        index += 1;
    }
    match next {
        Some((_, index)) => (Technique::ALL[index], next),
        None => (Technique::FullHouse, next),
    }
}

const fn is_before(one: Place, other: Place) -> bool {
    one.0 < other.0 || one.0 == other.0 && one.1 < other.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_technique_with_a_score_is_in_the_rating_order_once() {
        for technique in Technique::ALL {
            let times = RATING_ORDER.iter().filter(|&&rated| rated == technique).count();
            assert_eq!(times, usize::from(technique.score().is_some()), "{technique}");
        }
        assert!(RATING_ORDER.is_sorted_by_key(|it| (it.rating_place(), it.index())));
    }
}
