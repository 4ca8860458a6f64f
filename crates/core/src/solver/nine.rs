//! Loops over the nine digits, written out.

/// `nine!(i => …)` is an array of nine, in which `i` is 0, 1, … 8 in turn.
///
/// Written out, the nine planes stay in registers at every level of optimization. A loop over them does so only where the compiler unrolls
/// it: when it compiles for size, planes go through memory and every index is computed, which took a third of the speed. This
/// library does not choose how the programs that use it are compiled.
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
