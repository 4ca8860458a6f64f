//! What the site's texts carry for nobody who loads them: indentation, comments.

/// A style sheet or a script without indentation, empty lines and lines of comment, and a style sheet without line ends where a
/// sign ends the line. (A script here has no text over several lines.)
pub(crate) fn without_layout(text: &str, is_script: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        let starts = line.starts_with("/*");
        let ends = line.ends_with("*/");
        if starts || in_comment {
            in_comment = !ends;
        } else if !(line.is_empty() || is_script && line.starts_with("//")) {
            out.push_str(line);
            if is_script || !line.ends_with(['{', '}', ';', ',', '(']) {
                out.push('\n');
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layout_and_comments_go_and_the_rest_stays() {
        let css = "/* One\n   two. */\n@layer a {\n  .b {\n    color: red; /* here */\n  }\n}\n";
        assert_eq!(without_layout(css, false), "@layer a {.b {color: red; /* here */\n}}");
        assert_eq!(without_layout("// a\n  let b = 'x // y';\n\n/** c */\nd();", true), "let b = 'x // y';\nd();\n");
    }
}
