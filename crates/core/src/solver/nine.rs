//! Loops over the nine digits, written out.

/// `nine!(i => …)` is an array of nine, in which `i` is 0, 1, … 8 in turn.
///
/// The site is compiled for size, and then the compiler leaves a loop a loop: planes go through memory, and every index is
/// computed, which took a third of the speed. What is written out nine times it compiles as if it were for speed.
macro_rules! nine {
    ($i:ident => $body:expr) => {
        nine!(@each $i $body, 0 1 2 3 4 5 6 7 8)
    };
    (@each $i:ident $body:expr, $($n:literal)*) => {
        [$({
            let $i: usize = $n;
            $body
        }),*]
    };
}
pub(super) use nine;
