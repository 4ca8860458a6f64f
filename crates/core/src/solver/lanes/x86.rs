//! Lanes on x86-64: SSE2, which all of them have, or AVX2, with which two planes lie side by side in one vector.
//!
//! Why the `unsafe` blocks here are sound: every intrinsic below is plain arithmetic on values (the loads take references), whose
//! only demand is that the processor knows the instruction. SSE2 is part of x86-64. `X86<true>` and `TwoPlanes` use later
//! ones; they are private to this file, and [`on_best`], their one entrance, asks the processor first.

use super::{AnyTask, Both, Group, Lanes, Plane, Task, set_operators};
use core::arch::x86_64::{
    __m128i, __m256i, _mm_add_epi32, _mm_and_si128, _mm_andnot_si128, _mm_castsi128_ps, _mm_cmpeq_epi8, _mm_cmpeq_epi32,
    _mm_loadu_si128, _mm_min_epu8, _mm_movemask_epi8, _mm_movemask_ps, _mm_or_si128, _mm_packs_epi16, _mm_packs_epi32,
    _mm_set1_epi8, _mm_set1_epi32, _mm_setr_epi32, _mm_setzero_si128, _mm_shuffle_epi32, _mm_slli_epi32, _mm_srli_epi32,
    _mm_storeu_si128, _mm_sub_epi8, _mm_sub_epi32, _mm_testz_si128, _mm_xor_si128, _mm256_add_epi32, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi8, _mm256_extracti128_si256, _mm256_loadu_si256,
    _mm256_min_epu8, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set_m128i, _mm256_set1_epi8, _mm256_shuffle_epi32,
    _mm256_slli_epi32, _mm256_srli_epi32, _mm256_sub_epi8, _mm256_sub_epi32, _mm256_xor_si256,
};

/// Runs the task with AVX2 if this processor has it, else with SSE2.
#[inline]
pub(super) fn on_best<T: AnyTask>(task: T) -> T::Output {
    if has_avx2() { task.run_on::<X86<true>>() } else { on_sse2(task) }
}

/// Returns whether this processor has AVX2 and the other instructions that `X86<true>` is compiled with.
#[cfg(feature = "std")]
#[inline]
fn has_avx2() -> bool {
    std::is_x86_feature_detected!("avx2")
        && std::is_x86_feature_detected!("bmi1")
        && std::is_x86_feature_detected!("bmi2")
        && std::is_x86_feature_detected!("lzcnt")
        && std::is_x86_feature_detected!("popcnt")
}

/// Returns whether every processor that this program was compiled for has them: only the standard library can ask the processor.
#[cfg(not(feature = "std"))]
const fn has_avx2() -> bool {
    cfg!(all(
        target_feature = "avx2",
        target_feature = "bmi1",
        target_feature = "bmi2",
        target_feature = "lzcnt",
        target_feature = "popcnt"
    ))
}

/// Runs the task with what every x86-64 has.
pub(in crate::solver) fn on_sse2<T: AnyTask>(task: T) -> T::Output {
    task.run_on::<X86<false>>()
}

/// A plane; with AVX2 the same 128 bits, but pairs and a few later instructions too.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct X86<const AVX2: bool>(__m128i);

/// Two planes in the halves of a 256-bit vector.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct TwoPlanes(__m256i);

/// The order of lanes that `next_band` takes, two bits a lane from the lowest: 1, 2, 0, 3.
const NEXT_BAND: i32 = 0b11_00_10_01;
/// The order of lanes that `previous_band` takes: 2, 0, 1, 3.
const PREVIOUS_BAND: i32 = 0b11_01_00_10;

// The intrinsic for "but not" negates its first operand.
set_operators!(
    [const AVX2: bool] X86<AVX2>,
    |a, b| unsafe { _mm_and_si128(a, b) },
    |a, b| unsafe { _mm_or_si128(a, b) },
    |a, b| unsafe { _mm_xor_si128(a, b) },
    |a, b| unsafe { _mm_andnot_si128(b, a) }
);
set_operators!(
    [] TwoPlanes,
    |a, b| unsafe { _mm256_and_si256(a, b) },
    |a, b| unsafe { _mm256_or_si256(a, b) },
    |a, b| unsafe { _mm256_xor_si256(a, b) },
    |a, b| unsafe { _mm256_andnot_si256(b, a) }
);

impl<const AVX2: bool> Lanes for X86<AVX2> {
    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        X86(unsafe { _mm_slli_epi32::<N>(self.0) })
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        X86(unsafe { _mm_srli_epi32::<N>(self.0) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        X86(unsafe { _mm_add_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        X86(unsafe { _mm_sub_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        X86(unsafe { _mm_shuffle_epi32::<NEXT_BAND>(self.0) })
    }
}

impl Lanes for TwoPlanes {
    #[inline(always)]
    fn up<const N: i32>(self) -> Self {
        TwoPlanes(unsafe { _mm256_slli_epi32::<N>(self.0) })
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Self {
        TwoPlanes(unsafe { _mm256_srli_epi32::<N>(self.0) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        TwoPlanes(unsafe { _mm256_add_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        TwoPlanes(unsafe { _mm256_sub_epi32(self.0, other.0) })
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        TwoPlanes(unsafe { _mm256_shuffle_epi32::<NEXT_BAND>(self.0) })
    }
}

impl TwoPlanes {
    #[inline(always)]
    fn of(a: X86<true>, b: X86<true>) -> TwoPlanes {
        TwoPlanes(unsafe { _mm256_set_m128i(b.0, a.0) })
    }

    #[inline(always)]
    fn planes(self) -> [X86<true>; 2] {
        unsafe { [X86(_mm256_castsi256_si128(self.0)), X86(_mm256_extracti128_si256::<1>(self.0))] }
    }
}

impl Group<X86<true>> for Both<TwoPlanes> {
    const SIZE: usize = 4;

    #[inline(always)]
    fn of([a, b, c, d]: [X86<true>; 4]) -> Self {
        Both((TwoPlanes::of(a, b), TwoPlanes::of(c, d)))
    }

    #[inline(always)]
    fn repeat(plane: X86<true>) -> Self {
        let two = TwoPlanes::of(plane, plane);
        Both((two, two))
    }

    #[inline(always)]
    fn planes(self) -> [X86<true>; 4] {
        let ([a, b], [c, d]) = (self.0.0.planes(), self.0.1.planes());
        [a, b, c, d]
    }
}

/// The operations of a plane that are the same for both.
macro_rules! plane {
    () => {
        #[inline(always)]
        fn load(lanes: &[u32; 4]) -> Self {
            X86(unsafe { _mm_loadu_si128(lanes.as_ptr().cast()) })
        }

        #[inline(always)]
        fn store(self) -> [u32; 4] {
            let mut lanes = [0; 4];
            unsafe { _mm_storeu_si128(lanes.as_mut_ptr().cast(), self.0) };
            lanes
        }

        #[inline(always)]
        fn previous_band(self) -> Self {
            X86(unsafe { _mm_shuffle_epi32::<PREVIOUS_BAND>(self.0) })
        }

        #[inline(always)]
        fn empty_lanes(self) -> Self {
            X86(unsafe { _mm_cmpeq_epi32(self.0, _mm_setzero_si128()) })
        }

        /// Narrowed twice: each plane ends as the four bytes of a lane, none of which becomes zero unless it was.
        #[inline(always)]
        fn any_of_four([a, b, c, d]: [Self; 4]) -> u32 {
            unsafe {
                let abcd = _mm_packs_epi16(_mm_packs_epi32(a.0, b.0), _mm_packs_epi32(c.0, d.0));
                !(_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(abcd, _mm_setzero_si128()))) as u32) & 15
            }
        }

        #[inline(always)]
        fn splat(lane: u32) -> Self {
            X86(unsafe { _mm_set1_epi32(lane as i32) })
        }

        #[inline(always)]
        fn of_bands(a: u32, b: u32, c: u32) -> Self {
            X86(unsafe { _mm_setr_epi32(a as i32, b as i32, c as i32, 0) })
        }
    };
}

impl Plane for X86<false> {
    type Group = Both<Self>;

    fn compile<T: Task>(task: T) -> T::Output {
        task.run()
    }

    #[inline(always)]
    fn any(self) -> bool {
        unsafe { _mm_movemask_epi8(self.empty_lanes().0) != 0xffff }
    }

    #[inline(always)]
    fn digit_bits(text: &[u8; 32]) -> [u32; 4] {
        // Both loads are of a half of the 32 bytes.
        let (low, high) = unsafe { (_mm_loadu_si128(text.as_ptr().cast()), _mm_loadu_si128(text.as_ptr().add(16).cast())) };
        let (low, high) = (digit_values(low), digit_values(high));
        [top_bits::<7>(low, high), top_bits::<6>(low, high), top_bits::<5>(low, high), top_bits::<4>(low, high)]
    }

    plane!();
}

impl Plane for X86<true> {
    type Group = Both<TwoPlanes>;

    #[inline(always)]
    fn compile<T: Task>(task: T) -> T::Output {
        // SAFETY: `on_best` has seen that the processor has all of these.
        unsafe { compile_for_avx2(task) }
    }

    #[inline(always)]
    fn any(self) -> bool {
        unsafe { _mm_testz_si128(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn digit_bits(text: &[u8; 32]) -> [u32; 4] {
        unsafe {
            let value = _mm256_sub_epi8(_mm256_loadu_si256(text.as_ptr().cast()), _mm256_set1_epi8(b'0' as i8));
            let value = _mm256_and_si256(value, _mm256_cmpeq_epi8(_mm256_min_epu8(value, _mm256_set1_epi8(9)), value));
            [
                _mm256_movemask_epi8(_mm256_slli_epi32::<7>(value)) as u32,
                _mm256_movemask_epi8(_mm256_slli_epi32::<6>(value)) as u32,
                _mm256_movemask_epi8(_mm256_slli_epi32::<5>(value)) as u32,
                _mm256_movemask_epi8(_mm256_slli_epi32::<4>(value)) as u32,
            ]
        }
    }

    plane!();
}

/// The values of sixteen characters, 0 for those that aren't digits. (There is no comparison of unsigned bytes: a value is at most
/// nine where it is the minimum of itself and nine.)
#[inline(always)]
fn digit_values(text: __m128i) -> __m128i {
    unsafe {
        let value = _mm_sub_epi8(text, _mm_set1_epi8(b'0' as i8));
        _mm_and_si128(value, _mm_cmpeq_epi8(_mm_min_epu8(value, _mm_set1_epi8(9)), value))
    }
}

/// The top bit of each of 32 bytes, after a shift by `N`, less than eight. (Bits that cross into the next byte end below its top.)
#[inline(always)]
fn top_bits<const N: i32>(low: __m128i, high: __m128i) -> u32 {
    unsafe { (_mm_movemask_epi8(_mm_slli_epi32::<N>(low)) | _mm_movemask_epi8(_mm_slli_epi32::<N>(high)) << 16) as u32 }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn compile_for_avx2<T: Task>(task: T) -> T::Output {
    task.run()
}
