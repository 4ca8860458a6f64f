//! The serialized forms of the types of a board. In text formats whatever has a text is that text: `5`, `1 2 5`, `r4c5`, `row 4`,
//! `5r4c5`. In binary formats it is a number, or the two numbers of a candidate. What is read is checked.
//!
//! Earlier versions wrote numbers in text formats too, and these are still read. Sets of cells, houses and candidates are numbers in
//! every format: a reader that takes both texts and numbers gets numbers of at most 64 bits from `serde_json`, and a set of cells
//! has 81.

use super::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet};
use alloc::string::String;
use core::{
    fmt::{self, Display},
    str::FromStr,
};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, IntoDeserializer, MapAccess, Visitor, value::MapAccessDeserializer},
};

/// Serializes a type as a number in every format. A number that stands for nothing is refused.
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
                checked($read, <$number>::deserialize(deserializer)?)
            }
        }
    };
}

/// Serializes a type as its text in text formats, and in the compact form in binary ones.
macro_rules! as_text {
    ($type:ident or $compact:ty, $write:expr, $read:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn($type) -> $compact = $write;
                match serializer.is_human_readable() {
                    true => serializer.collect_str(self),
                    false => write(*self).serialize(serializer),
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let read: fn($compact) -> Option<$type> = $read;
                match deserializer.is_human_readable() {
                    true => deserializer.deserialize_any(TextOrCompact(read)),
                    false => checked(read, <$compact>::deserialize(deserializer)?),
                }
            }
        }
    };
}

as_text!(Digit or u8, Digit::value, Digit::new);
as_text!(Cell or u8, |cell| cell.index() as u8, |number| Cell::from_index(number.into()));
as_text!(House or u8, |house| house.index() as u8, |number| House::from_index(number.into()));
as_text!(Candidate or CandidateFields, CandidateFields::of, |it| Some(Candidate::new(it.cell, it.digit)));
as_text!(DigitSet or u16, DigitSet::bits, |bits| Some(DigitSet::from_bits(bits)).filter(|set| set.bits() == bits));
as_number!(CellSet as u128, CellSet::bits, |bits| Some(CellSet::from_bits(bits)).filter(|set| set.bits() == bits));
as_number!(HouseSet as u32, HouseSet::bits, |bits| Some(HouseSet::from_bits(bits)).filter(|set| set.bits() == bits));

/// The compact form of a candidate.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Candidate")]
struct CandidateFields {
    cell: Cell,
    digit: Digit,
}

impl CandidateFields {
    fn of(Candidate { cell, digit }: Candidate) -> CandidateFields {
        CandidateFields { cell, digit }
    }
}

/// Reads the text of a type, or its compact form, with the function that makes a value of that.
struct TextOrCompact<C, T>(fn(C) -> Option<T>);

impl<'de, C: Deserialize<'de>, T: FromStr<Err: Display>> Visitor<'de> for TextOrCompact<C, T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text or a number")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        checked(self.0, C::deserialize(number.into_deserializer())?)
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<T, A::Error> {
        checked(self.0, C::deserialize(MapAccessDeserializer::new(fields))?)
    }
}

/// Returns the value with this compact form. A form that stands for nothing is an error.
fn checked<C, T, E: Error>(read: fn(C) -> Option<T>, compact: C) -> Result<T, E> {
    read(compact).ok_or_else(|| E::custom("the number is out of range"))
}

/// Serializes a grid as its line of 81 characters in every format.
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
