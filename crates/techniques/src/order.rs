//! The rating order. The hint order is [`Technique::ALL`].

use crate::Technique;

/// The number of techniques that are rated.
const RATED: usize = {
    let (mut count, mut i) = (0, 0);
    while i < Technique::COUNT {
        count += Technique::ALL[i].rating_place().is_some() as usize;
        i += 1;
    }
    count
};

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
    let mut order = [Technique::ALL[0]; RATED];
    let (mut count, mut i) = (0, 0);
    while i < Technique::COUNT {
        let technique = Technique::ALL[i];
        if let Some(place) = technique.rating_place() {
            let mut at = count;
            while at > 0 && comes_after(order[at - 1], place) {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = technique;
            count += 1;
        }
        i += 1;
    }
    order
};

const fn comes_after(technique: Technique, place: u32) -> bool {
    match technique.rating_place() {
        Some(own) => own > place,
        None => true,
    }
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
