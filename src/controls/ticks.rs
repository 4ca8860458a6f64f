//! A strip with a tick for each step of a path. The height of a tick shows the level of its step.

use nonet_protocol::Level;
use yew::prelude::*;

/// The props of [`Ticks`].
#[derive(Properties, PartialEq)]
pub struct TicksProps {
    /// The level of each step. A step without a level is a dot.
    pub levels: Vec<Option<Level>>,
    /// The index of the shown step; `None` if none is shown.
    #[prop_or_default]
    pub shown: Option<usize>,
}

/// The strip.
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

/// The path of a tick, with a gap at both sides. Its height is 1 for the lowest level and 1 more for each level.
fn tick(number: usize, level: Option<Level>) -> String {
    let height = level.map_or(".4".to_owned(), |level| (level as usize + 1).to_string());
    format!("M{number}.15 5h.7v-{height}h-.7z")
}
