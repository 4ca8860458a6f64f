//! The texts of the statistics dialog.

use super::{counts, query::time, returning};
pub use crate::text::generated::statistics::*;
use crate::text::messages;
use nonet_game::{FEWEST_CELLS, Streak};
use nonet_words::capital;

/// Returns what is left out of best times.
#[must_use]
pub fn about_left_out() -> String {
    messages().statistics_about_left_out(FEWEST_CELLS)
}

/// Returns the number of finished games and the streak: `5 games finished. 2 days in a row`.
#[must_use]
pub fn finished(games: usize, streak: Streak) -> String {
    messages().statistics_finished(counts::games(games), returning::streak(streak))
}

/// Returns a time, or that there is none.
#[must_use]
pub fn time_or_none(seconds: Option<u32>) -> String {
    seconds.map_or_else(|| super::play::NONE_YET.say(), time)
}

/// Returns the name of a technique as the value of a figure: `Hidden single`.
#[must_use]
pub fn technique(title: &str) -> String {
    capital(title)
}

/// Returns a single finished game in a sentence: `One game, in 3:20 without a hint. Its hardest step: hidden single.`
#[must_use]
pub fn one_game(seconds: u32, hints: usize, is_left_out: bool, hardest: Option<&str>) -> String {
    let time = time(seconds);
    let game = if hints == 0 {
        messages().statistics_one_game(time)
    } else {
        messages().statistics_one_game_hints(time, counts::hints(hints))
    };
    let left_out = is_left_out.then(|| IS_LEFT_OUT.say());
    let hardest = hardest.map(|title| messages().statistics_its_hardest(title));
    [Some(game), left_out, hardest].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns the description of the plot of the latest times, of which the last one is at the end. Empty if there are no times.
#[must_use]
pub fn plotted(latest: &[u32]) -> String {
    match latest {
        [] => String::new(),
        [only] => messages().statistics_took(time(*only)),
        [first, .., last] => {
            let least = latest.iter().min().unwrap_or(first);
            let most = latest.iter().max().unwrap_or(last);
            messages().statistics_plotted(latest.len(), time(*least), time(*most), time(*last))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_counted_with_their_streak() {
        let streak = |now, best| Streak { now, best, ..Streak::default() };
        assert_eq!(finished(0, streak(0, 0)), "0 games finished. No streak yet");
        assert_eq!(finished(1, streak(0, 2)), "1 game finished. No streak now. Best: 2 days");
        assert_eq!(finished(5, streak(2, 3)), "5 games finished. 2 days in a row. Best: 3 days");
    }

    #[test]
    fn a_plot_is_told_in_words() {
        assert_eq!(plotted(&[]), "");
        assert_eq!(plotted(&[3723]), "Took 1:02:03.");
        let words = "The latest 3 games took from 1:01 to 4:05, the last 3:20. The line is the median.";
        assert_eq!(plotted(&[245, 61, 200]), words);
    }
}
