//! A strip: a tick for each step of a path, as high as its level.

use nonet_core::Level;
use yew::prelude::*;

/// The props of [`Ticks`].
#[derive(Properties, PartialEq)]
pub struct TicksProps {
    /// The level of each step. A step that has none is a dot.
    pub levels: Vec<Option<Level>>,
    /// The step that is shown.
    #[prop_or_default]
    pub shown: Option<usize>,
}

/// The ticks.
#[component]
pub fn Ticks(TicksProps { levels, shown }: &TicksProps) -> Html {
    html! {
        <svg class="strip__ticks" viewBox={format!("0 0 {} 5", levels.len())} preserveAspectRatio="none" aria-hidden="true">
            for (number, level) in levels.iter().enumerate() {
                <path
                    key={number}
                    class={classes!("tick", (*shown == Some(number)).then_some("tick--shown"))}
                    data-level={level.map(Level::name)}
                    d={tick(number, *level)}
                />
            }
        </svg>
    }
}

/// A bar with a gap beside it, one higher for each level.
fn tick(number: usize, level: Option<Level>) -> String {
    let height = level.map_or(".4".to_owned(), |level| (level as usize + 1).to_string());
    format!("M{number}.15 5h.7v-{height}h-.7z")
}
