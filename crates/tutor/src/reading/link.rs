//! Why no puzzle is read from a link, or from an id of Solo.

use super::{cells, rule::rule, sign};
use nonet_formats::{LinkError, NonetLinkError, ShownSign, SoloError};
use nonet_words::{Messages, Speech};

pub(super) fn link_error(error: &LinkError, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    match error {
        LinkError::Id { site } => messages.reading_link_id(site),
        LinkError::Encoded { site } => messages.reading_link_encoded(site),
        LinkError::Damaged { site } => messages.reading_link_damaged(site),
        LinkError::DamagedCell { site, cell, code } => {
            messages.reading_link_damaged_cell(site, speech.notation.name(*cell), code)
        }
        LinkError::Variant { site, rule: it } => messages.reading_link_variant(site, rule(it, messages)),
        LinkError::TooLong => messages.reading_link_too_long(),
        LinkError::TooMuch { site } => messages.reading_link_too_much(site),
        LinkError::Site(host) => messages.reading_link_site(host),
        LinkError::Unknown => messages.reading_link_unknown(),
    }
}

/// Returns why a link of Nonet can't be read, as a sentence without its full stop.
///
/// ```
/// use nonet_formats::NonetLinkError;
/// let said = nonet_tutor::reading::nonet_link_error(NonetLinkError::Length(80), nonet_words::english());
/// assert_eq!(said, "the link has 80 cells, expected 81");
/// ```
#[must_use]
pub fn nonet_link_error(error: NonetLinkError, messages: &Messages) -> String {
    match error {
        NonetLinkError::TooLong => messages.nonet_link_too_long(),
        NonetLinkError::Unknown => messages.nonet_link_unknown(),
        NonetLinkError::Version => messages.nonet_link_version(),
        NonetLinkError::Length(cells) => messages.nonet_link_length(cells),
        NonetLinkError::Cut => messages.nonet_link_cut(),
        NonetLinkError::Character { ch, place } => messages.nonet_link_character(place, sign(&ShownSign::of(ch), messages)),
    }
}

pub(super) fn solo_error(error: &SoloError, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    match error {
        SoloError::Seed => messages.reading_solo_seed(),
        SoloError::Damaged => messages.reading_solo_damaged(),
        SoloError::Cells(number) => messages.reading_solo_cells(cells(*number, speech)),
        SoloError::Size(size) => messages.reading_solo_size(*size),
        SoloError::Variant(it) => messages.reading_solo_variant(rule(it, messages)),
    }
}
