//! The record of a technique, in steps and exercises that the page keeps.

use nonet_techniques::{Level, ParseTechniqueError, Technique};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A technique as the page keeps it in steps and exercises. Only its name is read; the other fields are there for earlier versions
/// of the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueRecord {
    id: u8,
    name: String,
    title: String,
    level: Level,
    easier: u8,
}

impl From<Technique> for TechniqueRecord {
    fn from(technique: Technique) -> TechniqueRecord {
        TechniqueRecord {
            id: technique as u8,
            name: technique.name().to_owned(),
            title: technique.title().to_owned(),
            level: technique.level(),
            easier: Technique::ALL.iter().filter(|it| it.hardness() < technique.hardness()).count() as u8,
        }
    }
}

/// The error is that there is no technique with the record's name any more.
impl TryFrom<TechniqueRecord> for Technique {
    type Error = ParseTechniqueError;
    fn try_from(record: TechniqueRecord) -> Result<Technique, ParseTechniqueError> {
        record.name.parse()
    }
}

/// Serializes the technique of a step: as a record in text formats, in which steps are kept, and by itself in messages.
pub(crate) fn serialize<S: Serializer>(technique: &Option<Technique>, serializer: S) -> Result<S::Ok, S::Error> {
    match serializer.is_human_readable() {
        true => technique.map(TechniqueRecord::from).serialize(serializer),
        false => technique.serialize(serializer),
    }
}

/// Deserializes the technique of a step.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Technique>, D::Error> {
    match deserializer.is_human_readable() {
        true => {
            Option::<TechniqueRecord>::deserialize(deserializer)?.map(Technique::try_from).transpose().map_err(D::Error::custom)
        }
        false => Option::deserialize(deserializer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_has_the_name_and_the_place_in_the_order_of_difficulty() {
        for technique in Technique::ALL {
            let record = TechniqueRecord::from(technique);
            assert_eq!((record.name.as_str(), record.title.as_str()), (technique.name(), technique.title()));
            for other in Technique::ALL {
                let easier = TechniqueRecord::from(other).easier;
                assert_eq!(record.easier.cmp(&easier), technique.hardness().cmp(&other.hardness()), "{technique}, {other}");
            }
            assert_eq!(Technique::try_from(record), Ok(technique));
        }
        let unknown = "no_technique".to_owned();
        let other = TechniqueRecord { name: unknown.clone(), ..TechniqueRecord::from(Technique::XWing) };
        assert_eq!(Technique::try_from(other), Err(ParseTechniqueError(unknown)));
    }
}
