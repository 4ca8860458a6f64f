//! Lanes in WebAssembly: its 128-bit vectors, a machine instruction or two for each of these operations in every engine.

use super::{Both, Lanes, Plane, Task, set_operators};
use core::arch::wasm32::{
    i8x16_narrow_i16x8, u8x16_bitmask, u8x16_lt, u8x16_shl, u8x16_splat, u8x16_sub, u32x4, u32x4_add, u32x4_bitmask, u32x4_eq,
    u32x4_shl, u32x4_shr, u32x4_shuffle, u32x4_splat, u32x4_sub, v128, v128_and, v128_andnot, v128_any_true, v128_load, v128_or,
    v128_store, v128_xor,
};

#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Wasm(v128);

set_operators!([] Wasm, |a, b| v128_and(a, b), |a, b| v128_or(a, b), |a, b| v128_xor(a, b), |a, b| v128_andnot(a, b));

impl Lanes for Wasm {
    #[inline(always)]
    fn up<const N: i32>(self) -> Wasm {
        Wasm(u32x4_shl(self.0, N as u32))
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Wasm {
        Wasm(u32x4_shr(self.0, N as u32))
    }

    #[inline(always)]
    fn plus(self, other: Wasm) -> Wasm {
        Wasm(u32x4_add(self.0, other.0))
    }

    #[inline(always)]
    fn minus(self, other: Wasm) -> Wasm {
        Wasm(u32x4_sub(self.0, other.0))
    }

    #[inline(always)]
    fn next_band(self) -> Wasm {
        Wasm(u32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }
}

impl Plane for Wasm {
    type Group = Both<Wasm>;

    fn compile<T: Task>(task: T) -> T::Output {
        task.run()
    }

    #[inline(always)]
    fn load(lanes: &[u32; 4]) -> Wasm {
        // SAFETY: the reference is to sixteen readable bytes, and the instruction asks for no alignment.
        Wasm(unsafe { v128_load(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self) -> [u32; 4] {
        let mut lanes = [0; 4];
        // SAFETY: the reference is to sixteen writable bytes, and the instruction asks for no alignment.
        unsafe { v128_store(lanes.as_mut_ptr().cast(), self.0) };
        lanes
    }

    #[inline(always)]
    fn previous_band(self) -> Wasm {
        Wasm(u32x4_shuffle::<2, 0, 1, 3>(self.0, self.0))
    }

    #[inline(always)]
    fn any(self) -> bool {
        v128_any_true(self.0)
    }

    #[inline(always)]
    fn empty_lanes(self) -> Wasm {
        Wasm(u32x4_eq(self.0, u32x4_splat(0)))
    }

    /// Narrowed twice, from 16 bits to 8: each plane ends as the four bytes of a lane, none of which is zero unless all was that
    /// it stands for. (From 32 to 16, the compiler would make minima and maxima of it.)
    #[inline(always)]
    fn any_of_four([a, b, c, d]: [Wasm; 4]) -> u32 {
        let abcd = i8x16_narrow_i16x8(i8x16_narrow_i16x8(a.0, b.0), i8x16_narrow_i16x8(c.0, d.0));
        !u32::from(u32x4_bitmask(u32x4_eq(abcd, u32x4_splat(0)))) & 15
    }

    #[inline(always)]
    fn splat(lane: u32) -> Wasm {
        Wasm(u32x4_splat(lane))
    }

    #[inline(always)]
    fn of_bands(a: u32, b: u32, c: u32) -> Wasm {
        Wasm(u32x4(a, b, c, 0))
    }

    #[inline(always)]
    fn digit_bits(text: &[u8; 32]) -> [u32; 4] {
        // SAFETY: the reference is to 32 readable bytes, of which each reads a half, and the instruction asks for no alignment.
        let (low, high) = unsafe { (v128_load(text.as_ptr().cast()), v128_load(text.as_ptr().add(16).cast())) };
        let (low, high) = (digit_values(low), digit_values(high));
        [top_bits::<7>(low, high), top_bits::<6>(low, high), top_bits::<5>(low, high), top_bits::<4>(low, high)]
    }
}

/// The values of sixteen characters, 0 for those that aren't digits.
#[inline(always)]
fn digit_values(text: v128) -> v128 {
    let value = u8x16_sub(text, u8x16_splat(b'0'));
    v128_and(value, u8x16_lt(value, u8x16_splat(10)))
}

/// The top bit of each of 32 bytes, after a shift by `N`.
#[inline(always)]
fn top_bits<const N: u32>(low: v128, high: v128) -> u32 {
    u32::from(u8x16_bitmask(u8x16_shl(low, N))) | u32::from(u8x16_bitmask(u8x16_shl(high, N))) << 16
}
