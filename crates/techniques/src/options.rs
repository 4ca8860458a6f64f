//! The techniques that a search for steps may use.

use crate::{Family, Technique, TechniqueSet};

/// The techniques that a search for steps may use.
///
/// The default assumes nothing about the number of solutions. [`Options::UNIQUE`] is for puzzles that have exactly one.
///
/// ```
/// use nonet_techniques::{Options, Technique, TechniqueSet};
///
/// assert!(Options::UNIQUE.allows(Technique::Uniqueness1) && !Options::default().allows(Technique::Uniqueness1));
///
/// let without_fish = Options::UNIQUE.without(TechniqueSet::from([Technique::XWing, Technique::Swordfish]));
/// assert!(!without_fish.allows(Technique::XWing) && without_fish.allows(Technique::Jellyfish));
/// assert!(!without_fish.allows(Technique::KrakenFish)); // off by default
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options {
    disabled: TechniqueSet,
    unique: bool,
}

impl Options {
    /// The options that allow all techniques but those that are [off by default](TechniqueSet::OFF_BY_DEFAULT).
    pub const UNIQUE: Options = Options { disabled: TechniqueSet::OFF_BY_DEFAULT, unique: true };

    /// Returns these options, with or without the techniques that assume one solution. A search refuses them all the same where the
    /// givens of a position don't have exactly one solution, or where that solution has been lost on the way: it checks this first.
    ///
    /// ```
    /// use nonet_techniques::Options;
    ///
    /// assert_eq!(Options::UNIQUE.with_unique(false), Options::default());
    /// assert!(Options::UNIQUE.is_unique() && !Options::default().is_unique());
    /// ```
    #[must_use]
    pub const fn with_unique(self, unique: bool) -> Options {
        Options { unique, ..self }
    }

    /// Returns whether techniques that assume one solution may be used.
    #[must_use]
    pub const fn is_unique(&self) -> bool {
        self.unique
    }

    /// Returns these options with these techniques switched on too, whether they are on by default or not.
    ///
    /// ```
    /// use nonet_techniques::{Options, Technique, TechniqueSet};
    ///
    /// let options = Options::UNIQUE.with(TechniqueSet::OFF_BY_DEFAULT);
    /// assert!(Technique::ALL.into_iter().all(|technique| options.allows(technique)));
    /// ```
    #[must_use]
    pub fn with(self, techniques: TechniqueSet) -> Options {
        Options { disabled: self.disabled - techniques, ..self }
    }

    /// Returns these options with these techniques switched off too.
    #[must_use]
    pub fn without(self, techniques: TechniqueSet) -> Options {
        Options { disabled: self.disabled | techniques, ..self }
    }

    /// Returns the techniques that are switched off. That techniques which assume one solution may not
    /// be used is said by [`is_unique`](Options::is_unique) alone.
    ///
    /// ```
    /// use nonet_techniques::{Options, TechniqueSet};
    ///
    /// assert_eq!(Options::default().disabled(), TechniqueSet::OFF_BY_DEFAULT);
    /// ```
    #[must_use]
    pub const fn disabled(&self) -> TechniqueSet {
        self.disabled
    }

    /// Returns the options in which the switches of these techniques are not at their default: those that are on by default are
    /// off, and those that are [off by default](TechniqueSet::OFF_BY_DEFAULT) are on.
    ///
    /// ```
    /// use nonet_techniques::{Options, Technique, TechniqueSet};
    ///
    /// let switched = TechniqueSet::from([Technique::XWing, Technique::KrakenFish]);
    /// let options = Options::with_switched(switched, true);
    /// assert!(!options.allows(Technique::XWing) && options.allows(Technique::KrakenFish));
    /// assert_eq!(options.switched(), switched);
    /// ```
    #[must_use]
    pub fn with_switched(switched: TechniqueSet, unique: bool) -> Options {
        Options { disabled: TechniqueSet::OFF_BY_DEFAULT ^ switched, unique }
    }

    /// Returns the techniques whose switch is not at its default.
    #[must_use]
    pub fn switched(&self) -> TechniqueSet {
        TechniqueSet::OFF_BY_DEFAULT ^ self.disabled
    }

    /// Returns the options with which a person practises this technique: it is allowed, together with what a hint uses. Left out
    /// are the techniques of harder families, and those that would nearly always find the same before it: fish of rows, columns
    /// and boxes and templates are practised after the patterns of one digit.
    ///
    /// ```
    /// use nonet_techniques::{Options, Technique};
    ///
    /// let options = Options::to_practise(Technique::XWing);
    /// assert!(options.allows(Technique::XWing) && options.allows(Technique::NakedPair));
    /// assert!(!options.allows(Technique::AlsXz));
    /// ```
    #[must_use]
    pub fn to_practise(technique: Technique) -> Options {
        let is_left_out = |other: &Technique| match technique.family() {
            Family::Exotic => other.family() > Family::Uniqueness,
            _ if TechniqueSet::OFF_BY_DEFAULT.contains(technique) => other.family() > Family::Uniqueness,
            Family::Sets | Family::Forcing => false,
            _ => !technique.is_beyond_chains() && other.is_beyond_chains(),
        };
        let left_out: TechniqueSet = Technique::ALL.into_iter().filter(is_left_out).collect();
        Options::UNIQUE.without(left_out).with(TechniqueSet::of(technique))
    }

    /// Returns whether these options allow the technique. The position may still forbid it, if the technique assumes one
    /// solution.
    ///
    /// ```
    /// use nonet_techniques::{Options, Technique};
    ///
    /// assert!(Options::default().allows(Technique::XWing));
    /// assert!(!Options::default().allows(Technique::UniqueLoop)); // assumes one solution
    /// assert!(!Options::UNIQUE.allows(Technique::KrakenFish)); // off by default
    /// ```
    #[must_use]
    #[inline(always)] // asked for each technique at each step
    pub const fn allows(&self, technique: Technique) -> bool {
        !self.disabled.contains(technique) && (self.unique || !TechniqueSet::ASSUMING_ONE_SOLUTION.contains(technique))
    }
}

/// The options that allow all techniques but those that assume one solution, and those that are off by default.
impl Default for Options {
    fn default() -> Options {
        Options::UNIQUE.with_unique(false)
    }
}
