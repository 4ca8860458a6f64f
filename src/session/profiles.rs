//! The profiles of techniques that the player named, as they are stored.

use crate::record::RecordFormat;
use nonet_protocol::{OwnProfiles, ProfileName, TechniqueSet};
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// The stored form: a map from the name of each profile to the names of its techniques, with blanks between them.
pub const PROFILES_FORMAT: RecordFormat = RecordFormat::new("profiles", 1);

/// The techniques by the names of the profiles. What this build can't read is among them.
type Texts = BTreeMap<String, Json>;

/// Reads stored profiles. A damaged profile, or the record of a later version, is skipped, and of a profile the techniques that this build does
/// not know.
#[must_use]
pub fn read_profiles(text: &str) -> OwnProfiles {
    profiles(&texts(text))
}

/// Returns a stored text with one profile changed, or without it if it has no techniques any more. What another tab stored beside it stays,
/// and so does what is unknown.
#[must_use]
pub fn profiles_with(kept: &str, name: &ProfileName, techniques: Option<TechniqueSet>) -> String {
    let mut texts = texts(kept);
    match techniques {
        Some(techniques) => texts.insert(name.to_string(), techniques.to_string().into()),
        None => texts.remove(name.as_str()),
    };
    PROFILES_FORMAT.write_json(&texts)
}

/// The key of the line of a backup that holds the profiles. Builds that know none pass over it, since it stands among the settings.
const BACKUP_PROFILES: &str = "profiles ";

/// Returns the line of a backup. Empty without profiles.
#[must_use]
pub fn backup_line(profiles: &OwnProfiles) -> String {
    if profiles.is_empty() {
        return String::new();
    }
    let texts: BTreeMap<&str, String> =
        profiles.iter().map(|(name, techniques)| (name.as_str(), techniques.to_string())).collect();
    format!("{BACKUP_PROFILES}{}\n", serde_json::to_string(&texts).unwrap_or_default())
}

/// Reads the profiles of the first block of a backup.
#[must_use]
pub fn read_backup(block: &str) -> OwnProfiles {
    let line = block.lines().find_map(|line| line.strip_prefix(BACKUP_PROFILES));
    profiles(&line.and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default())
}

fn texts(text: &str) -> Texts {
    match PROFILES_FORMAT.read(text) {
        Ok(record) if record.version > 0 => record.json().unwrap_or_default(),
        _ => Texts::new(),
    }
}

fn profiles(texts: &Texts) -> OwnProfiles {
    let profile = |(name, techniques): (&String, &Json)| {
        let name = ProfileName::new(name).filter(|read| read.as_str() == name)?;
        let known = techniques.as_str()?.split_whitespace().filter_map(|it| it.parse().ok());
        Some((name, known.collect::<TechniqueSet>()))
    };
    texts.iter().filter_map(profile).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use nonet_protocol::{Profile, Technique};

    fn name(text: &str) -> ProfileName {
        ProfileName::new(text).unwrap()
    }

    #[test]
    fn profiles_are_read_back() {
        let none = OwnProfiles::default();
        let mut all = none.clone();
        for (number, profile) in Profile::ALL.into_iter().enumerate() {
            all.save(name(&format!("\"{number}\" {{ä}}")), profile.techniques());
        }
        let with = |kept: &str, before: &OwnProfiles, now: &OwnProfiles| {
            before.changes_to(now).fold(kept.to_owned(), |kept, (name, techniques)| profiles_with(&kept, name, techniques))
        };
        let text = with("", &none, &all);
        assert_eq!((read_profiles(&text), read_backup(&backup_line(&all))), (all.clone(), all.clone()));
        assert_eq!((with(&text, &all, &none).as_str(), backup_line(&none).as_str()), ("nonet profiles 1\n{}\n", ""));
        assert_eq!(read_profiles(&text.replace("profiles 1", "profiles 2")), none, "a later version is not read");
        for damaged in ["", "x", "nonet profiles 1\n{", "nonet profiles 1\n[]\n"] {
            assert_eq!((read_profiles(damaged), read_backup(damaged)), (none.clone(), none.clone()), "{damaged}");
        }
        assert_eq!(read_backup("profiles {\n"), none);
    }

    #[test]
    fn what_is_unknown_stays_stored() {
        let kept = "nonet profiles 1\n{\" x\":\"x_wing\",\"later\":[1],\"mine\":\"x_wing of_later_builds\"}\n";
        let before = read_profiles(kept);
        assert_eq!(before.iter().collect::<Vec<_>>(), [(&name("mine"), &TechniqueSet::of(Technique::XWing))]);
        let text = profiles_with(kept, &name("new"), Some(TechniqueSet::EMPTY));
        assert_eq!(text, kept.replace("}\n", ",\"new\":\"\"}\n"));
        assert_eq!(read_profiles(&text).iter().count(), 2);
        assert_eq!(profiles_with(&text, &name("new"), None), kept);
    }
}
