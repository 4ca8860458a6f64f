//! Sorting, once for all: a sort of its own for every type would weigh some kilobytes in the page.

/// The items from the smallest key to the largest; of equal keys, the one that came first stays first. For some hundred items: each
/// is put into its place among those before it.
#[must_use]
pub fn in_order<T>(items: Vec<T>, key: impl Fn(&T) -> usize) -> Vec<T> {
    let (mut keys, mut sorted) = (Vec::new(), Vec::with_capacity(items.len()));
    for item in items {
        let key = key(&item);
        let place = keys.partition_point(|&other| other <= key);
        keys.insert(place, key);
        sorted.insert(place, item);
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_keep_their_order() {
        assert_eq!(in_order(vec!["bb", "a", "cc", "", "d"], |word| word.len()), ["", "a", "d", "bb", "cc"]);
    }
}
