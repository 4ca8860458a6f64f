//! The frame that every page has around its text: head, brand, foot.

use crate::edition::Edition;
use nonet_drawing::picture::escaped as text;

/// The policy of these pages: pictures and a style sheet of the site, and no scripts. Auditors ask for `robots.txt` in their name.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/// The word of the brand, as the page draws it.
const WORD: &str = "M3.5 22V4.5L15 21.5V4M20.5 15.8a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0\
M36.5 22V10M36.5 16.2c0-3.5 2-5.6 4.7-5.6s4.6 1.9 4.6 5.2V22M51.2 15.3h9.8c0-2.9-2-4.8-4.8-4.8c-3 0-5 2.2-5 5.3\
s2 5.3 5.2 5.3c1.7 0 3.1-.6 4.1-1.7M66.5 6v11.8c0 2.2 1.1 3 2.9 3c.8 0 1.4-.1 1.9-.3M63.5 10.7h7.6";

/// The content of a page's head and of its top.
pub(crate) struct Head<'a> {
    /// The name of the page in links.
    pub(crate) page: &'a str,
    pub(crate) title: String,
    pub(crate) description: String,
    /// The link at the top: where to, and its words.
    pub(crate) link: (&'a str, String),
}

/// A whole page. `main` is markup, all else is text.
pub(crate) fn frame(edition: Edition, head: Head<'_>, main: &str) -> String {
    let Head { page, title, description, link: (to, words) } = head;
    let (title, description, words, messages) = (text(&title), text(&description), text(&words), edition.messages);
    let (tag, root, brand) = (edition.tag(), edition.root(), text(&messages.pages_brand()));
    let (alternates, others) = (alternates(edition, page), others(edition, page));
    let foot = text(&messages.pages_foot("Nonet")).replacen("Nonet", &format!("<a href=\"{root}\">Nonet</a>"), 1);
    format!(
        "<!doctype html>
<html lang=\"{tag}\">
<head>
<meta charset=\"utf-8\">
<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">
<title>{title}</title>
<meta name=\"description\" content=\"{description}\">
<meta name=\"format-detection\" content=\"telephone=no\">
<meta name=\"color-scheme\" content=\"light dark\">
<meta name=\"referrer\" content=\"no-referrer\">
<meta property=\"og:type\" content=\"article\">
<meta property=\"og:site_name\" content=\"Nonet\">
<meta property=\"og:title\" content=\"{title}\">
<meta property=\"og:description\" content=\"{description}\">
<meta property=\"og:image\" content=\"{root}preview.png\">
<meta name=\"twitter:card\" content=\"summary_large_image\">
<link rel=\"icon\" href=\"{root}nonet.svg\" type=\"image/svg+xml\">
<link rel=\"stylesheet\" href=\"{root}learn.css\">
{alternates}</head>
<body>
<header class=\"top\">
<a class=\"brand\" href=\"{root}\" aria-label=\"{brand}\">\
<svg class=\"brand__mark\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\
<path class=\"brand__dots\" d=\"M4.5 4.5h0M4.5 12h0M4.5 19.5h0M12 12h0M19.5 4.5h0M19.5 12h0M19.5 19.5h0\"/>\
<path class=\"brand__dots brand__dots--pale\" d=\"M12 4.5h0M12 19.5h0\"/></svg>\
<svg class=\"brand__word\" viewBox=\"0 0 73 26\" aria-hidden=\"true\"><path d=\"{WORD}\"/></svg></a>
<nav class=\"top__links\">{others}<a class=\"button button--quiet\" href=\"{to}\">{words}</a></nav>
</header>
<main>
{main}</main>
<footer class=\"foot\"><p>{foot}</p></footer>
</body>
</html>
"
    )
}

/// The links that tell search engines the page in each language, and the one for readers of other languages.
fn alternates(edition: Edition, page: &str) -> String {
    let link = |language: &str, to: &Edition| {
        format!("<link rel=\"alternate\" hreflang=\"{language}\" href=\"{}\">\n", edition.way_to(to, page))
    };
    let each: String = Edition::all().map(|to| link(to.tag(), &to)).collect();
    each + &link("x-default", &Edition::original())
}

/// The links to the page in the other languages, each in its own words.
fn others(edition: Edition, page: &str) -> String {
    let link = |to: Edition| {
        let (tag, way, name) = (to.tag(), edition.way_to(&to, page), text(to.name()));
        format!("<a class=\"button button--quiet\" lang=\"{tag}\" hreflang=\"{tag}\" href=\"{way}\">{name}</a>")
    };
    edition.others().map(link).collect()
}

/// The first sentence of a text.
pub(crate) fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}
