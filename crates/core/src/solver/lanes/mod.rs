//! Four 32-bit lanes worked on at once: the only place that names the processor's vector instructions, and the only `unsafe` one.
//!
//! The search is written once over [`Plane`], and compiled for each kind of machine that implements it:
//!
//! | machine | digits stepped at once | when |
//! |---|---|---|
//! | `wasm` | two, in a vector each | wasm32 with the target feature simd128 |
//! | `x86` with SSE2 | the same | every x86-64 |
//! | `x86` with AVX2 | four, in two vectors | x86-64 if the processor has it, asked at run time |
//! | `plain` | two | everything else, and the tests, which compare the others with it |

mod plain;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;
#[cfg(target_arch = "x86_64")]
mod x86;

#[cfg(all(test, target_arch = "x86_64"))]
pub(in crate::solver) use x86::on_sse2;

use core::ops::{BitAnd, BitOr, BitXor, Sub};

/// Gives a type the four set operators from four functions on what it wraps; `but_not` is a & !b.
macro_rules! set_operators {
    ([$($generics:tt)*] $type:ty, $and:expr, $or:expr, $xor:expr, $but_not:expr) => {
        set_operators!(@one [$($generics)*] $type, BitAnd, bitand, $and);
        set_operators!(@one [$($generics)*] $type, BitOr, bitor, $or);
        set_operators!(@one [$($generics)*] $type, BitXor, bitxor, $xor);
        set_operators!(@one [$($generics)*] $type, Sub, sub, $but_not);
    };
    (@one [$($generics:tt)*] $type:ty, $operator:ident, $method:ident, $function:expr) => {
        impl<$($generics)*> core::ops::$operator for $type {
            type Output = $type;
            #[inline(always)]
            fn $method(self, other: $type) -> $type {
                let function: fn(_, _) -> _ = $function;
                Self(function(self.0, other.0))
            }
        }
    };
}
use set_operators;

/// Lanes of 32 bits, seen as sets of bits: `&`, `|`, `^`, and `-` for "but not", as with the sets of the board.
pub(super) trait Lanes:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Sub<Output = Self>
{
    /// Each lane shifted towards its high bits.
    fn up<const N: i32>(self) -> Self;

    /// Each lane shifted towards its low bits.
    fn down<const N: i32>(self) -> Self;

    /// The lanes added up as numbers.
    fn plus(self, other: Self) -> Self;

    /// The lanes subtracted as numbers.
    fn minus(self, other: Self) -> Self;

    /// The same value, and a point up to which the compiler has to have done the work on all vectors (see [`Both`]).
    #[inline(always)]
    fn stage(self) -> Self {
        self
    }

    /// Lane 0 gets what lane 1 held, lane 1 lane 2's, lane 2 lane 0's; lane 3 stays.
    fn next_band(self) -> Self;
}

/// Four lanes: 128 bits, which hold the places of one digit (see [`Planes`](super::planes::Planes)).
pub(super) trait Plane: Lanes {
    /// The planes that a step works on at once.
    type Group: Group<Self>;

    /// Runs the task as code compiled for this machine.
    fn compile<T: Task>(task: T) -> T::Output;

    /// These four lanes.
    fn load(lanes: &[u32; 4]) -> Self;

    /// The four lanes.
    fn store(self) -> [u32; 4];

    /// The inverse of [`next_band`](Lanes::next_band).
    fn previous_band(self) -> Self;

    /// Whether any bit is set.
    fn any(self) -> bool;

    /// All ones in each lane that has no bit set, zero in the others.
    fn empty_lanes(self) -> Self;

    /// Bit *i* is set when the *i*-th of the four has any bit set.
    fn any_of_four(planes: [Self; 4]) -> u32;

    /// Thirty-two characters as four masks: mask *k* holds bit *k* of the values of those that are digits; any other character
    /// counts as 0.
    fn digit_bits(text: &[u8; 32]) -> [u32; 4];

    /// The same value in each lane.
    fn splat(lane: u32) -> Self;

    /// These lanes, and nothing in the fourth.
    fn of_bands(a: u32, b: u32, c: u32) -> Self;
}

/// Two or four planes that are worked on at once.
pub(super) trait Group<P>: Lanes {
    /// The number of planes in a group.
    const SIZE: usize;

    /// The first [`SIZE`](Group::SIZE) of these planes.
    fn of(planes: [P; 4]) -> Self;

    /// The same plane in each place.
    fn repeat(plane: P) -> Self;

    /// Them; what is beyond [`SIZE`](Group::SIZE) says nothing.
    fn planes(self) -> [P; 4];
}

/// Two vectors. Each operation is done on both in turn, and so the second one's fill the time in which the first one's wait for
/// one another.
///
/// The compiler for WebAssembly would rather do all of the first one's operations and then the second one's, and engines that keep
/// this order lose what was to be won. [`stage`](Lanes::stage) holds it up a few times on the way: it has to believe that somebody
/// looks at both.
#[derive(Clone, Copy)]
pub(super) struct Both<L>((L, L));

set_operators!(
    [L: Lanes] Both<L>,
    |a: (L, L), b: (L, L)| (a.0 & b.0, a.1 & b.1),
    |a: (L, L), b: (L, L)| (a.0 | b.0, a.1 | b.1),
    |a: (L, L), b: (L, L)| (a.0 ^ b.0, a.1 ^ b.1),
    |a: (L, L), b: (L, L)| (a.0 - b.0, a.1 - b.1)
);

impl<L: Lanes> Lanes for Both<L> {
    #[inline(always)]
    fn stage(self) -> Self {
        #[cfg(target_arch = "wasm32")]
        {
            let (a, b) = self.0;
            core::hint::black_box(&a);
            core::hint::black_box(&b);
        }
        self
    }

    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        Both((self.0.0.up::<N>(), self.0.1.up::<N>()))
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        Both((self.0.0.down::<N>(), self.0.1.down::<N>()))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Both((self.0.0.plus(other.0.0), self.0.1.plus(other.0.1)))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Both((self.0.0.minus(other.0.0), self.0.1.minus(other.0.1)))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        Both((self.0.0.next_band(), self.0.1.next_band()))
    }
}

impl<P: Plane> Group<P> for Both<P> {
    const SIZE: usize = 2;

    #[inline(always)]
    fn of([a, b, ..]: [P; 4]) -> Self {
        Both((a, b))
    }

    #[inline(always)]
    fn repeat(plane: P) -> Self {
        Both((plane, plane))
    }

    #[inline(always)]
    fn planes(self) -> [P; 4] {
        [self.0.0, self.0.1, self.0.1, self.0.1]
    }
}

/// Work that is compiled for one machine. `run` must be `#[inline(always)]`, down to the last function that touches a plane:
/// only what is inlined into the caller is compiled with the caller's instructions.
pub(super) trait Task {
    /// The result of the work.
    type Output;
    /// Does the work.
    fn run(self) -> Self::Output;
}

/// Work that can be done on any machine.
pub(super) trait AnyTask {
    /// The result of the work.
    type Output;
    /// Does the work on this machine.
    fn run_on<P: Plane>(self) -> Self::Output;
}

/// Runs the task on the fastest machine there is.
pub(super) fn on_best_machine<T: AnyTask>(task: T) -> T::Output {
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return task.run_on::<wasm::Wasm>();
    #[cfg(target_arch = "x86_64")]
    return x86::on_best(task);
    #[allow(unreachable_code)] // where no machine above applies
    on_plain_machine(task)
}

/// Runs the task without any vector instruction.
pub(super) fn on_plain_machine<T: AnyTask>(task: T) -> T::Output {
    task.run_on::<plain::Plain>()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values with bits at the ends of lanes, and some without a pattern.
    const LANES: [[u32; 4]; 5] = [
        [0, 0, 0, 0],
        [u32::MAX, 0, 1, 0x8000_0000],
        [0, 0x0001_0000, 0, 0],
        [0x07ff_ffff, 0x0123_4567, 0x89ab_cdef, 0],
        [0xdead_beef, 0x0f0f_f0f0, 0x5555_aaaa, 0x1234_5678],
    ];
    const TEXTS: [&[u8; 32]; 3] =
        [b"12345678901234567890123456789012", b"..0/:9*1 \xff\x00\x3a\x2f5\x80\x7f................", &[0xb1; 32]];

    /// The task that gives the results of every operation.
    struct Everything;

    impl AnyTask for Everything {
        type Output = Vec<[u32; 4]>;

        fn run_on<P: Plane>(self) -> Vec<[u32; 4]> {
            struct On<P>(core::marker::PhantomData<P>);
            impl<P: Plane> Task for On<P> {
                type Output = Vec<[u32; 4]>;
                #[inline(always)]
                fn run(self) -> Vec<[u32; 4]> {
                    everything::<P>()
                }
            }
            P::compile(On::<P>(core::marker::PhantomData))
        }
    }

    #[inline(always)]
    fn everything<P: Plane>() -> Vec<[u32; 4]> {
        let mut found: Vec<[u32; 4]> = TEXTS.iter().map(|text| P::digit_bits(text)).collect();
        found.extend([P::splat(0x8000_0001).store(), P::of_bands(1, u32::MAX, 3).store()]);
        for a in LANES {
            let plane = P::load(&a);
            found.extend([plane.store(), plane.previous_band().store(), plane.empty_lanes().store(), [plane.any().into(); 4]]);
            found.extend(of_lanes(plane, P::load(&LANES[4])).map(P::store));
            for b in LANES {
                found.push([P::any_of_four([plane, P::load(&b), P::splat(0), plane]); 4]);
                let planes = [plane, P::load(&b), P::load(&LANES[3]), plane];
                let group = of_lanes(P::Group::of(planes), P::Group::repeat(P::load(&b)));
                // The first two, as many as every machine has in a group.
                found.extend(group.into_iter().flat_map(|group| group.stage().planes().map(P::store).into_iter().take(2)));
            }
        }
        found
    }

    #[inline(always)]
    fn of_lanes<L: Lanes>(a: L, b: L) -> [L; 10] {
        [a & b, a | b, a ^ b, a - b, a.up::<9>(), a.down::<18>(), a.plus(b), a.minus(b), a.next_band(), a.stage()]
    }

    /// Small enough for Miri, which `cargo xtask miri` runs it with.
    #[test]
    fn every_machine_gives_what_the_plain_one_does() {
        let plain = on_plain_machine(Everything);
        assert!(on_best_machine(Everything) == plain);
        #[cfg(target_arch = "x86_64")]
        assert!(on_sse2(Everything) == plain);
    }
}
