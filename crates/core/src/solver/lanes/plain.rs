//! Lanes without vector instructions: for other machines, and what the tests compare the others with.

use super::{Both, Lanes, Plane, Task, set_operators};
use core::array::from_fn;

#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Plain([u32; 4]);

impl Plain {
    #[inline(always)]
    fn each(self, f: impl Fn(u32) -> u32) -> Plain {
        Plain(self.0.map(f))
    }
}

#[inline(always)]
fn zip(a: [u32; 4], b: [u32; 4], f: impl Fn(u32, u32) -> u32) -> [u32; 4] {
    from_fn(|i| f(a[i], b[i]))
}

set_operators!(
    [] Plain,
    |a, b| zip(a, b, |a, b| a & b),
    |a, b| zip(a, b, |a, b| a | b),
    |a, b| zip(a, b, |a, b| a ^ b),
    |a, b| zip(a, b, |a, b| a & !b)
);

impl Lanes for Plain {
    #[inline(always)]
    fn up<const N: i32>(self) -> Plain {
        self.each(|a| a << N)
    }

    #[inline(always)]
    fn down<const N: i32>(self) -> Plain {
        self.each(|a| a >> N)
    }

    #[inline(always)]
    fn plus(self, other: Plain) -> Plain {
        Plain(zip(self.0, other.0, u32::wrapping_add))
    }

    #[inline(always)]
    fn minus(self, other: Plain) -> Plain {
        Plain(zip(self.0, other.0, u32::wrapping_sub))
    }

    #[inline(always)]
    fn next_band(self) -> Plain {
        let [a, b, c, d] = self.0;
        Plain([b, c, a, d])
    }
}

impl Plane for Plain {
    type Group = Both<Plain>;

    fn compile<T: Task>(task: T) -> T::Output {
        task.run()
    }

    #[inline(always)]
    fn load(lanes: &[u32; 4]) -> Plain {
        Plain(*lanes)
    }

    #[inline(always)]
    fn store(self) -> [u32; 4] {
        self.0
    }

    #[inline(always)]
    fn previous_band(self) -> Plain {
        let [a, b, c, d] = self.0;
        Plain([c, a, b, d])
    }

    #[inline(always)]
    fn any(self) -> bool {
        self.0 != [0; 4]
    }

    #[inline(always)]
    fn empty_lanes(self) -> Plain {
        self.each(|a| if a == 0 { !0 } else { 0 })
    }

    #[inline(always)]
    fn any_of_four(planes: [Plain; 4]) -> u32 {
        planes.iter().rev().fold(0, |bits, plane| bits << 1 | u32::from(plane.any()))
    }

    #[inline(always)]
    fn splat(lane: u32) -> Plain {
        Plain([lane; 4])
    }

    #[inline(always)]
    fn of_bands(a: u32, b: u32, c: u32) -> Plain {
        Plain([a, b, c, 0])
    }

    #[inline(always)]
    fn digit_bits(text: &[u8; 32]) -> [u32; 4] {
        let values = text.map(|ch| u32::from(if ch.is_ascii_digit() { ch - b'0' } else { 0 }));
        from_fn(|k| values.iter().rev().fold(0, |bits, value| bits << 1 | value >> k & 1))
    }
}
