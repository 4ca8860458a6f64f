//! Sorting, once for all: a sort of its own for every type would weigh some kilobytes in the page.

/// The items from the smallest key to the largest; of equal keys, the one that came first stays first. Keys below 2^32.
#[must_use]
pub fn in_order<T>(items: Vec<T>, key: impl Fn(&T) -> usize) -> Vec<T> {
    let mut keys: Vec<u64> = (0u64..).zip(&items).map(|(place, item)| (key(item) as u64) << 32 | place).collect();
    keys.sort_unstable(); // no two are equal
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    keys.into_iter().filter_map(|key| items.get_mut(key as u32 as usize)?.take()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_keep_their_order() {
        assert_eq!(in_order(vec!["bb", "a", "cc", "", "d"], |word| word.len()), ["", "a", "d", "bb", "cc"]);
    }
}
