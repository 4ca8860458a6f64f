//! `nonet judge`: whether structures that a person wrote prove anything at a position, and where they break.

use crate::analysis::{Analysis, Place};
use nonet_core::board::{CandidateSet, Candidates};
use nonet_formats::Reading;
use nonet_logic::structure::{Judgement, Notation, Verdict, judge};
use nonet_tutor::{
    path_record::{joined, listed},
    sentences,
};
use nonet_words::Speech;
use serde::Serialize;

/// The analysis of `nonet judge`: the judgement of each structure.
pub(crate) struct Judge {
    /// The structures as they were given: chains in Eureka notation, fish, cells with digits, truths and links.
    pub(crate) structures: Vec<String>,
    /// The language of its sentences, and the notation of cells in them.
    pub(crate) speech: Speech<'static>,
}

#[derive(Serialize)]
pub(crate) struct Judged {
    judgements: Vec<JudgementRecord>,
}

/// The judgement of one structure, whose schema the README describes.
#[derive(Serialize)]
struct JudgementRecord {
    /// The structure as it was given.
    structure: String,
    /// The structure and the claims as they were read. None if they were not.
    #[serde(skip_serializing_if = "Option::is_none")]
    read_as: Option<String>,
    /// The verdict in a word.
    verdict: &'static str,
    /// The place at which the structure breaks with the reason, or the error of a structure that can't be read, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The technique's name in files and commands.
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    place: Vec<(String, u8)>,
    eliminate: Vec<(String, u8)>,
    /// The claims that are not proved.
    unproved: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<i32>,
    fins: Vec<(String, u8)>,
    cannibals: Vec<(String, u8)>,
    /// The candidates about which nothing was decided.
    undecided: Vec<(String, u8)>,
    /// The sentences about the judgement.
    #[serde(skip)]
    lines: Vec<String>,
}

impl JudgementRecord {
    fn of(structure: &str, at: &Candidates, speech: Speech<'_>) -> JudgementRecord {
        match structure.parse::<Notation>() {
            Ok(notation) => JudgementRecord::of_read(structure, &notation, &judge(&notation.structure, at), speech),
            Err(error) => JudgementRecord {
                why: Some(sentences::unread(&error, speech)),
                lines: vec![sentences::unreadable(&error, speech)],
                ..JudgementRecord::empty(structure, "unreadable")
            },
        }
    }

    fn empty(structure: &str, verdict: &'static str) -> JudgementRecord {
        JudgementRecord {
            structure: structure.to_owned(),
            read_as: None,
            verdict,
            why: None,
            technique: None,
            place: Vec::new(),
            eliminate: Vec::new(),
            unproved: Vec::new(),
            rank: None,
            fins: Vec::new(),
            cannibals: Vec::new(),
            undecided: Vec::new(),
            lines: Vec::new(),
        }
    }

    fn of_read(structure: &str, notation: &Notation, judgement: &Judgement, speech: Speech<'_>) -> JudgementRecord {
        let (verdict, why) = match judgement.verdict {
            Verdict::Proves => ("proves", None),
            Verdict::ProvesNothing => ("proves_nothing", None),
            Verdict::Undecided => ("undecided", None),
            Verdict::Contradicts => ("contradicts", None),
            Verdict::Breaks(broken) => ("breaks", Some(sentences::broken(&broken, speech))),
        };
        let unproved = judgement.unproved(&notation.claims);
        let texts = |set: &CandidateSet, sign: &str| joined(&listed(set), sign);
        let unproved = [texts(&unproved.placements, "="), texts(&unproved.eliminations, "<>")];
        JudgementRecord {
            read_as: Some(notation.to_string()),
            why,
            technique: judgement.technique.map(|technique| technique.name()),
            place: listed(&judgement.conclusions.placements),
            eliminate: listed(&judgement.conclusions.eliminations),
            unproved: unproved.iter().flat_map(|text| text.split(';')).filter(|it| !it.is_empty()).map(str::to_owned).collect(),
            rank: judgement.rank.map(|rank| rank.rank),
            fins: listed(&judgement.fins),
            cannibals: listed(&judgement.cannibals()),
            undecided: listed(&judgement.undecided),
            lines: sentences::judgement(notation, judgement, speech),
            ..JudgementRecord::empty(structure, verdict)
        }
    }

    /// Returns whether the structure proves something, and all that is claimed.
    fn is_good(&self) -> bool {
        self.verdict == "proves" && self.unproved.is_empty()
    }

    /// Returns the lines of the text output: the structure, and below it what is to be said about it.
    fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| format!("  {line}\n"));
        std::iter::once(format!("{}\n", self.structure)).chain(lines).collect()
    }
}

impl Analysis for Judge {
    type Finding = Judged;

    fn columns(&self) -> Vec<&'static str> {
        vec!["structure", "verdict", "why", "technique", "place", "eliminate", "unproved"]
    }

    fn find(&self, reading: &Reading) -> Result<Judged, String> {
        let at = reading.position();
        Ok(Judged {
            judgements: self.structures.iter().map(|structure| JudgementRecord::of(structure, &at, self.speech)).collect(),
        })
    }

    fn is_bad(&self, judged: &Judged) -> bool {
        !judged.judgements.iter().all(JudgementRecord::is_good)
    }

    fn rows(&self, judged: &Judged) -> Vec<Vec<String>> {
        let row = |it: &JudgementRecord| {
            vec![
                it.structure.clone(),
                it.verdict.to_owned(),
                it.why.clone().unwrap_or_default(),
                it.technique.unwrap_or_default().to_owned(),
                joined(&it.place, "="),
                joined(&it.eliminate, "<>"),
                it.unproved.join(";"),
            ]
        };
        judged.judgements.iter().map(row).collect()
    }

    fn text(&self, _: &Place<'_>, _: &Reading, judged: &Judged) -> String {
        judged.judgements.iter().map(JudgementRecord::text).collect()
    }
}
