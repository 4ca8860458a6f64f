//! Steps of the readers, counted in this library's own tests: a text of twice the length must not take many more than twice the steps.
//! Whoever goes through a text, or through what was found in it, says how far; elsewhere nothing is counted.

#[cfg(test)]
thread_local! {
    static STEPS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Counts so many steps: the characters, signs or items that a loop is about to look at, or has looked at.
#[inline]
pub(crate) fn count(steps: usize) {
    #[cfg(test)]
    STEPS.with(|all| all.set(all.get() + steps as u64));
    #[cfg(not(test))]
    let _ = steps;
}

/// The number of steps that the work takes.
#[cfg(test)]
pub(crate) fn of(work: impl FnOnce()) -> u64 {
    STEPS.with(|all| all.set(0));
    work();
    STEPS.with(std::cell::Cell::get)
}
