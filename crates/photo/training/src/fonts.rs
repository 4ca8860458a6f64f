//! The digits of the installed fonts.

use nonet_photo::Point;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The outlines of a digit. Its height is 1, its lower left corner is the origin, and y grows downwards.
#[derive(Clone)]
pub(crate) struct Glyph {
    pub(crate) outlines: Vec<Vec<Point>>,
    pub(crate) width: f32,
}

/// The digits 1 to 9 of one font.
pub(crate) struct FontDigits {
    pub(crate) name: String,
    pub(crate) digits: Vec<Glyph>,
    /// Whether the font looks like handwriting.
    pub(crate) by_hand: bool,
    /// Whether the font's family is kept for validation.
    pub(crate) kept: bool,
}

/// The share of families that are kept for validation: one in this number.
const KEPT_ONE_IN: u32 = 8;
/// Parts of the names of fonts that look like handwriting.
const HANDWRITING: &[&str] = &[
    "hand",
    "script",
    "kristi",
    "dancing",
    "purisa",
    "annapurna",
    "femke",
    "breip",
    "rufscript",
    "chilanka",
    "klee",
    "yusei",
    "kaushan",
    "humor",
    "ecolier",
    "summersby",
    "comic",
    "tomson",
    "wine",
    "dkg",
    "campania",
    "soseki",
    "levien-typ",
    "jsummers",
    "essays",
];
/// Parts of the names of fonts whose digits are ornaments or no digits.
const UNFIT: &[&str] = &[
    "linbiolinum_k",
    "symbol",
    "dingbat",
    "d050000l",
    "emoji",
    "math",
    "standardsymbols",
    "music",
    "braille",
    "barcode",
    "mosaic",
    "initials",
    "outline",
    "shadow",
    "rounded-x",
    "ornament",
    "staypuft",
    "bajaderka",
    "spranq",
    "cursor",
    "blank",
    "yiddish",
    "tibetan",
    "signwriting",
    "tiro",
    "dustismo_roman_x",
    "wirewyrm",
    "flatline",
    "swift",
    "winks",
    "itwasntme",
    "balker",
    "domestic",
    "junkyard",
    "progenisis",
    "doulosx",
    "stix-word",
    "stixsiz",
    "stixint",
    "stixvar",
    "stixnonuni",
    "xits",
    "rmtmi",
    "cmmi",
    "cmsy",
    "cmex",
    "msam",
    "msbm",
    "eufm",
    "wasy",
];

/// Returns the digits of all fonts in a folder, each design once, in the order of their files.
pub(crate) fn load(folder: &Path) -> Vec<FontDigits> {
    let mut files = Vec::new();
    collect(folder, &mut files);
    files.sort();
    let mut known = BTreeSet::new();
    let mut fonts = Vec::new();
    for file in files {
        let name = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy().to_lowercase();
        if UNFIT.iter().any(|part| name.contains(part)) {
            continue;
        }
        let Ok(bytes) = fs::read(&file) else { continue };
        let Some(digits) = digits_of(&bytes) else { continue };
        if known.insert(fingerprint(&digits)) {
            let by_hand = HANDWRITING.iter().any(|part| name.contains(part));
            fonts.push(FontDigits { kept: is_kept(&name), name, digits, by_hand });
        }
    }
    fonts
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "ttf" || end == "otf") {
            files.push(path);
        }
    }
}

/// Returns whether the font's family is kept for validation. A family is the fonts of one folder whose names have the same
/// letters before the first other character.
fn is_kept(name: &str) -> bool {
    let (folder, file) = name.rsplit_once('/').unwrap_or(("", name));
    let family: String = file.chars().take_while(|ch| ch.is_ascii_alphabetic()).take(6).collect();
    let sum = folder
        .bytes()
        .chain(family.bytes())
        .fold(2_166_136_261_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(16_777_619));
    (sum >> 8).is_multiple_of(KEPT_ONE_IN)
}

fn digits_of(bytes: &[u8]) -> Option<Vec<Glyph>> {
    let face = Face::parse(bytes, 0).ok()?;
    let digits: Vec<Glyph> = ('1'..='9').map(|ch| glyph_of(&face, face.glyph_index(ch)?)).collect::<Option<_>>()?;
    // A font that lacks digits has the same box for each.
    let kinds: BTreeSet<Vec<i32>> = digits.iter().map(|digit| fingerprint(std::slice::from_ref(digit))).collect();
    (kinds.len() == 9).then_some(digits)
}

fn glyph_of(face: &Face<'_>, glyph: GlyphId) -> Option<Glyph> {
    let mut flat = Flattened::default();
    face.outline_glyph(glyph, &mut flat)?;
    flat.finish()
}

fn fingerprint(digits: &[Glyph]) -> Vec<i32> {
    digits
        .iter()
        .flat_map(|digit| digit.outlines.iter().flatten().step_by(3).flat_map(|p| [(p.x * 60.0) as i32, (p.y * 60.0) as i32]))
        .collect()
}

/// A pen that collects outlines with their curves as short lines.
#[derive(Default)]
struct Flattened {
    outlines: Vec<Vec<Point>>,
}

const CURVE_PARTS: u16 = 6;

impl Flattened {
    fn last(&self) -> Point {
        self.outlines.last().and_then(|outline| outline.last()).copied().unwrap_or_default()
    }

    fn push(&mut self, x: f32, y: f32) {
        if let Some(outline) = self.outlines.last_mut() {
            outline.push(Point::new(x, y));
        }
    }

    /// Returns the glyph scaled to height 1, with y downwards.
    fn finish(mut self) -> Option<Glyph> {
        let all = || self.outlines.iter().flatten();
        let (left, right) =
            (all().map(|p| p.x).fold(f32::INFINITY, f32::min), all().map(|p| p.x).fold(f32::NEG_INFINITY, f32::max));
        let (low, high) =
            (all().map(|p| p.y).fold(f32::INFINITY, f32::min), all().map(|p| p.y).fold(f32::NEG_INFINITY, f32::max));
        let height = high - low;
        if !(height > 0.0 && right > left) {
            return None;
        }
        for point in self.outlines.iter_mut().flatten() {
            *point = Point::new((point.x - left) / height, (high - point.y) / height);
        }
        Some(Glyph { width: (right - left) / height, outlines: self.outlines })
    }
}

impl OutlineBuilder for Flattened {
    fn move_to(&mut self, x: f32, y: f32) {
        self.outlines.push(vec![Point::new(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let from = self.last();
        for i in 1..=CURVE_PARTS {
            let t = f32::from(i) / f32::from(CURVE_PARTS);
            let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
            self.push(a * from.x + b * x1 + c * x, a * from.y + b * y1 + c * y);
        }
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let from = self.last();
        for i in 1..=CURVE_PARTS {
            let t = f32::from(i) / f32::from(CURVE_PARTS);
            let s = 1.0 - t;
            let (a, b, c, d) = (s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t);
            self.push(a * from.x + b * x1 + c * x2 + d * x, a * from.y + b * y1 + c * y2 + d * y);
        }
    }

    fn close(&mut self) {}
}
