//! A plot of the latest times of a level.

use yew::prelude::*;

/// The props of [`TimesPlot`].
#[derive(Properties, PartialEq)]
pub(super) struct TimesPlotProps {
    /// The latest times, in seconds, each with whether it is compared with others.
    pub(super) latest: Vec<(u32, bool)>,
    /// The median of all times, in seconds.
    pub(super) median: u32,
}

/// The minimum number of bars in the plot's width, so that the bars of few games are not too wide.
const ROOM: usize = 12;

/// A bar for each time, a paler one where the time is not compared, and a line at the median.
#[component]
pub(super) fn TimesPlot(TimesPlotProps { latest, median }: &TimesPlotProps) -> Html {
    let highest = latest.iter().map(|(seconds, _)| *seconds).chain([*median]).max().unwrap_or(0);
    let width = latest.len().max(ROOM);
    let bar = |(place, (seconds, _)): (usize, &(u32, bool))| format!("M{place}.1 100h.8v-{}h-.8z", height(*seconds, highest));
    let bars = |compared: bool| latest.iter().enumerate().filter(|(_, it)| it.1 == compared).map(bar).collect::<String>();
    let line = format!("M0 {}H{width}", 100 - height(*median, highest));
    html! {
        <svg class="plot" viewBox={format!("0 0 {width} 100")} preserveAspectRatio="none" aria-hidden="true">
            <path class="plot__bars" d={bars(true)} />
            <path class="plot__bars plot__bars--left-out" d={bars(false)} />
            <path class="plot__median" d={line} vector-effect="non-scaling-stroke" />
        </svg>
    }
}

/// Returns the height of a time in hundredths of the plot, from 2 up, so that every bar is visible.
fn height(seconds: u32, highest: u32) -> u64 {
    (u64::from(seconds) * 100 / u64::from(highest.max(1))).max(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heights_are_hundredths_of_the_longest_time() {
        assert_eq!([245, 61, 0].map(|seconds| height(seconds, 245)), [100, 24, 2]);
        assert_eq!((height(0, 0), height(u32::MAX, u32::MAX)), (2, 100));
    }
}
