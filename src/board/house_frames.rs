//! Frames around houses: those of a step, or the house of a clash.

use nonet_core::board::{House, HouseKind, HouseSet};
use yew::prelude::*;

/// The props of [`HouseFrames`].
#[derive(Properties, PartialEq)]
pub(super) struct HouseFramesProps {
    /// The houses that get a frame.
    pub(super) houses: HouseSet,
}

/// The frames.
#[component]
pub(super) fn HouseFrames(&HouseFramesProps { houses }: &HouseFramesProps) -> Html {
    html! { <svg class="board__houses" viewBox="0 0 9 9" aria-hidden="true">{for houses.iter().map(frame)}</svg> }
}

fn frame(house: House) -> Html {
    let number = house.number();
    let (x, y, width, height) = match house.kind() {
        HouseKind::Row => (0, number, 9, 1),
        HouseKind::Column => (number, 0, 1, 9),
        HouseKind::Box => (number % 3 * 3, number / 3 * 3, 3, 3),
    };
    html! {
        <rect
            key={house.index()}
            x={x.to_string()}
            y={y.to_string()}
            width={width.to_string()}
            height={height.to_string()}
        />
    }
}
