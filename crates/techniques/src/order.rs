//! The rating order. The hint order is [`Technique::ALL`].

use crate::Technique;
use std::sync::LazyLock;

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
pub static RATING_ORDER: LazyLock<Vec<Technique>> = LazyLock::new(|| {
    let mut order: Vec<Technique> = Technique::ALL.into_iter().filter(|technique| technique.rating_place().is_some()).collect();
    order.sort_by_key(|technique| technique.rating_place());
    order
});

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
