//! Choices of techniques that a person named.

use crate::TechniqueSet;
use alloc::{
    collections::{BTreeMap, btree_map},
    string::String,
};
use core::fmt;

/// The name of a profile: 1 to [`MAX_LENGTH`](ProfileName::MAX_LENGTH) characters without blanks at the ends, two blanks in a row, or line
/// breaks.
///
/// ```
/// use nonet_techniques::ProfileName;
///
/// let name = ProfileName::new("  No   chains\n").unwrap();
/// assert_eq!(name.as_str(), "No chains");
/// assert!(ProfileName::new(" \n").is_none() && ProfileName::new(&"x".repeat(41)).is_none());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ProfileName(String); // Invariant: as its documentation says.

impl ProfileName {
    /// The greatest number of characters.
    pub const MAX_LENGTH: usize = 40;

    /// Creates a name of a text that somebody wrote. Blanks and line breaks at its ends are left out, and those within it become one blank.
    /// None if nothing is left, or too much.
    #[must_use]
    pub fn new(text: &str) -> Option<ProfileName> {
        let mut name = String::new();
        for word in text.split_whitespace() {
            if !name.is_empty() {
                name.push(' ');
            }
            name.push_str(word);
        }
        (1..=ProfileName::MAX_LENGTH).contains(&name.chars().count()).then_some(ProfileName(name))
    }

    /// Returns the text of the name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ProfileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The profiles that a person named, in the order of their names. No two have one name.
///
/// ```
/// use nonet_techniques::{OwnProfiles, Profile, ProfileName};
///
/// let [mine, other] = ["Mine", "Other"].map(|name| ProfileName::new(name).unwrap());
/// let mut profiles = OwnProfiles::default();
/// profiles.save(mine.clone(), Profile::Basic.techniques());
/// profiles.rename(&mine, other.clone());
/// assert_eq!((profiles.get(&mine), profiles.get(&other)), (None, Some(Profile::Basic.techniques())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnProfiles(BTreeMap<ProfileName, TechniqueSet>);

impl OwnProfiles {
    /// Returns the techniques of the profile with a name. None if there is none.
    #[must_use]
    pub fn get(&self, name: &ProfileName) -> Option<TechniqueSet> {
        self.0.get(name).copied()
    }

    /// Whether there is no profile.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the profiles in the order of their names.
    pub fn iter(&self) -> btree_map::Iter<'_, ProfileName, TechniqueSet> {
        self.0.iter()
    }

    /// Saves techniques under a name. A profile that had the name is replaced.
    pub fn save(&mut self, name: ProfileName, techniques: TechniqueSet) {
        self.0.insert(name, techniques);
    }

    /// Deletes the profile with a name, if there is one.
    pub fn delete(&mut self, name: &ProfileName) {
        self.0.remove(name);
    }

    /// Gives a profile another name. Nothing changes if there is no such profile, or one with the other name.
    pub fn rename(&mut self, from: &ProfileName, to: ProfileName) {
        if self.get(&to).is_none()
            && let Some(techniques) = self.0.remove(from)
        {
            self.save(to, techniques);
        }
    }

    /// Adds the profiles of others whose names are not there.
    pub fn join(&mut self, others: &OwnProfiles) {
        for (name, techniques) in others {
            self.0.entry(name.clone()).or_insert(*techniques);
        }
    }

    /// Returns the changes from these profiles to others: each name with its techniques there, or with none where it is deleted.
    pub fn changes_to<'a>(&'a self, now: &'a OwnProfiles) -> impl Iterator<Item = (&'a ProfileName, Option<TechniqueSet>)> {
        let deleted = self.iter().filter(|(name, _)| now.get(name).is_none()).map(|(name, _)| (name, None));
        let saved = now.iter().filter(|(name, techniques)| self.get(name) != Some(**techniques));
        deleted.chain(saved.map(|(name, techniques)| (name, Some(*techniques))))
    }

    /// Makes the changes of somebody whose profiles were `before` and are `now`. What they left alone stays as it is here.
    pub fn follow(&mut self, before: &OwnProfiles, now: &OwnProfiles) {
        for (name, techniques) in before.changes_to(now) {
            match techniques {
                Some(techniques) => self.save(name.clone(), techniques),
                None => self.delete(name),
            }
        }
    }
}

impl<'a> IntoIterator for &'a OwnProfiles {
    type Item = (&'a ProfileName, &'a TechniqueSet);
    type IntoIter = btree_map::Iter<'a, ProfileName, TechniqueSet>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl FromIterator<(ProfileName, TechniqueSet)> for OwnProfiles {
    fn from_iter<I: IntoIterator<Item = (ProfileName, TechniqueSet)>>(profiles: I) -> OwnProfiles {
        OwnProfiles(profiles.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Technique;

    fn name(text: &str) -> ProfileName {
        ProfileName::new(text).unwrap()
    }

    fn profiles(all: &[(&str, Technique)]) -> OwnProfiles {
        all.iter().map(|(text, technique)| (name(text), TechniqueSet::of(*technique))).collect()
    }

    #[test]
    fn a_name_is_never_lost_to_another_by_renaming() {
        let all = profiles(&[("a", Technique::XWing), ("b", Technique::Swordfish)]);
        let mut renamed = all.clone();
        renamed.rename(&name("a"), name("b"));
        renamed.rename(&name("c"), name("d"));
        renamed.rename(&name("a"), name("a"));
        assert_eq!(renamed, all);
    }

    #[test]
    fn what_somebody_left_alone_stays() {
        let here = profiles(&[("a", Technique::XWing), ("b", Technique::Swordfish), ("here", Technique::Jellyfish)]);
        let before = profiles(&[("a", Technique::XyWing), ("b", Technique::Swordfish), ("there", Technique::WWing)]);
        let now = profiles(&[("a", Technique::XyWing), ("new", Technique::WWing), ("there", Technique::XWing)]);
        let all = profiles(&[
            ("a", Technique::XWing),
            ("here", Technique::Jellyfish),
            ("new", Technique::WWing),
            ("there", Technique::XWing),
        ]);
        let mut followed = here.clone();
        followed.follow(&before, &now);
        assert_eq!(followed, all);
        let mut joined = here.clone();
        joined.join(&profiles(&[("a", Technique::WWing), ("c", Technique::WWing)]));
        assert_eq!((joined.get(&name("a")), joined.iter().count()), (here.get(&name("a")), 4), "the own one stays");
    }

    #[test]
    fn a_name_is_that_of_its_text() {
        let long = "ä".repeat(ProfileName::MAX_LENGTH);
        for (text, expected) in
            [(" a\t\n b ", Some("a b")), (&long, Some(&*long)), (&(long.clone() + "x"), None), ("", None), (" \n", None)]
        {
            let name = ProfileName::new(text);
            assert_eq!(name.as_ref().map(ProfileName::as_str), expected, "{text:?}");
            assert_eq!(name.as_ref().and_then(|name| ProfileName::new(name.as_str())), name);
        }
    }
}
