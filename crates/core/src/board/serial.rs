//! Serde's view of what has an invariant: a number, which is looked at when it comes back; of a grid, its line.

use super::{Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet};
use alloc::string::String;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// How a type is written as a number, and how it is read: none if the number stands for nothing.
macro_rules! as_number {
    ($type:ident as $number:ty, $write:expr, $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn($type) -> $number = $write;
                write(*self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let read: fn($number) -> Option<$type> = $read;
                let number = <$number>::deserialize(deserializer)?;
                read(number).ok_or_else(|| D::Error::custom(concat!("no such ", stringify!($type))))
            }
        }
    };
}

as_number!(Digit as u8, Digit::value, Digit::new);
as_number!(Cell as u8, |cell| cell.index() as u8, |number| Cell::from_index(number.into()));
as_number!(House as u8, |house| house.index() as u8, |number| House::all().nth(number.into()));
as_number!(DigitSet as u16, DigitSet::bits, |bits| Some(DigitSet::from_bits(bits)).filter(|set| set.bits() == bits));
as_number!(CellSet as u128, CellSet::bits, |bits| Some(CellSet::from_bits(bits)).filter(|set| set.bits() == bits));
as_number!(HouseSet as u32, HouseSet::bits, |bits| Some(HouseSet::from_bits(bits)).filter(|set| set.bits() == bits));

/// A grid is its line of 81 characters.
impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Grid, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
