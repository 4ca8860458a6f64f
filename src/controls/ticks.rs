//! A strip: a tick for each step of a path, as high as its level.

use nonet_core::Level;
use yew::prelude::*;

/// The ticks. A step that has no level is a dot.
pub fn ticks(levels: &[Option<Level>]) -> Html {
    html! {
        <svg class="strip__ticks" viewBox={format!("0 0 {} 5", levels.len())} preserveAspectRatio="none" aria-hidden="true">
            for (number, level) in levels.iter().enumerate() {
                <path key={number} class="tick" data-level={level.map(Level::name)} d={tick(number, *level)} />
            }
        </svg>
    }
}

/// A bar with a gap beside it, one higher for each level.
fn tick(number: usize, level: Option<Level>) -> String {
    let height = level.map_or(".4".to_owned(), |level| (level as usize + 1).to_string());
    format!("M{number}.15 5h.7v-{height}h-.7z")
}
