//! Lists, gathered by a plain loop: the standard library's `collect` writes out twice what makes an item, and a page has to load it.

/// The items as a list.
#[must_use]
pub fn list_of<T>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::new();
    for item in items {
        list.push(item);
    }
    list
}

/// The texts, none of them empty, with `between` between them.
#[must_use]
pub fn joined(items: impl Iterator<Item: AsRef<str>>, between: &str) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text.push_str(between);
        }
        text.push_str(item.as_ref());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_between_is_between() {
        for (items, expected) in [(&[][..], ""), (&["a"], "a"), (&["a", "b", "c"], "a, b, c")] {
            assert_eq!(joined(items.iter(), ", "), expected);
        }
    }
}
