//! What came of the finished games, level by level, with a small plot of the latest times, as markup.

use nonet_core::{
    Level,
    words::{capital, counted},
};
use nonet_drawing::picture::escaped;
use nonet_game::Results;
use nonet_protocol::{Finished, Played};

/// How many games a plot shows.
const PLOTTED: usize = 30;

/// The fewest bars that a plot has room for: few games make no blocks.
const ROOM: usize = 12;

/// All levels of which a game is finished, or that nothing is finished yet.
pub(super) fn statistics(played: &Played) -> String {
    let streak =
        if played.days > 0 { format!(", {} in a row", counted(played.days as usize, "day", "days")) } else { String::new() };
    let levels: String = Level::ALL.into_iter().filter_map(|level| of_level(played, level)).collect();
    let levels = if levels.is_empty() { NOTHING_YET } else { &levels };
    let games = counted(played.games, "game", "games");
    format!("<div class=\"statistics\"><p>{games} finished{streak}</p>{levels}</div>")
}

const NOTHING_YET: &str = "<p class=\"note-line\">The games that you finish are counted here, level by level: times, hints, the \
                           hardest step.</p>";

fn of_level(played: &Played, level: Level) -> Option<String> {
    let games = || played.finished.iter().filter(|game| game.level == level);
    let results = Results { times: games().map(|game| game.seconds).collect(), hints: games().map(|game| game.hints).sum() };
    let figures = [
        ("Games", Some(results.times.len().to_string())),
        ("Best time", results.best().map(time)),
        ("Median time", results.median().map(time)),
        ("Hints", Some(results.hints.to_string())),
        ("Hardest step", hardest(games())),
    ];
    let fact =
        |(name, value): (&str, String)| format!("<div class=\"facts__fact\"><dt>{name}</dt><dd>{}</dd></div>", escaped(&value));
    let facts: String = figures.into_iter().filter_map(|(name, value)| Some((name, value?))).map(fact).collect();
    let (name, plot) = (level.name(), plot(&results)?);
    Some(format!(
        "<section class=\"statistics__level\" aria-label=\"{name}\" data-level=\"{name}\">\
         <h3 class=\"statistics__name\">{name}</h3><dl class=\"facts\">{facts}</dl>{plot}</section>"
    ))
}

/// The hardest step of the player's own in these games, as far as it is known.
fn hardest<'a>(games: impl Iterator<Item = &'a Finished>) -> Option<String> {
    games
        .filter_map(|game| game.hardest.as_ref())
        .max_by_key(|technique| technique.easier)
        .map(|technique| capital(&technique.title))
}

/// A bar for each of the latest games, as high as its time, a line at the median, and both in words; nothing where there is no game.
fn plot(results: &Results) -> Option<String> {
    let median = results.median()?;
    let latest = &results.times[results.times.len().saturating_sub(PLOTTED)..];
    let (least, most) = (latest.iter().min()?, latest.iter().max()?);
    let highest = u64::from(*most.max(&median).max(&1));
    let part = |seconds: u32| (u64::from(seconds) * 100 / highest).max(2); // in hundredths
    let wide = latest.len().max(ROOM);
    let bar = |(place, seconds): (usize, &u32)| format!("M{place}.1 100h.8v-{}h-.8z", part(*seconds));
    let bars: String = latest.iter().enumerate().map(bar).collect();
    let words = match latest {
        [only] => format!("Took {}.", time(*only)),
        [.., last] => {
            let (least, most, last) = (time(*least), time(*most), time(*last));
            format!("The latest {} games took from {least} to {most}, the last {last}. The line is the median.", latest.len())
        }
        [] => return None,
    };
    Some(format!(
        "<svg class=\"plot\" viewBox=\"0 0 {wide} 100\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <path class=\"plot__bars\" d=\"{bars}\"/>\
         <path class=\"plot__median\" d=\"M0 {}H{wide}\" vector-effect=\"non-scaling-stroke\"/></svg>\
         <p class=\"note-line\">{words}</p>",
        100 - part(median)
    ))
}

/// Seconds as `4:05` or `1:02:03`.
fn time(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::words::counted;

    fn finished(level: Level, seconds: u32) -> Finished {
        Finished { level, seconds, hints: 1, hardest: None }
    }

    #[test]
    fn each_level_has_its_figures_and_its_plot() {
        let games =
            [finished(Level::Easy, 245), finished(Level::Hard, 3723), finished(Level::Easy, 61), finished(Level::Easy, 200)];
        let markup = statistics(&Played { games: 5, days: 2, finished: games.to_vec() });
        assert!(markup.contains(&format!("{} finished, 2 days in a row", counted(5, "game", "games"))), "{markup}");
        for part in [
            "<dt>Games</dt><dd>3</dd>",
            "<dt>Best time</dt><dd>1:01</dd>",
            "<dt>Median time</dt><dd>3:20</dd>",
            "<dt>Hints</dt><dd>3</dd>",
            "M0.1 100h.8v-100h-.8z",
            "The latest 3 games took from 1:01 to 4:05, the last 3:20. The line is the median.",
            "Took 1:02:03.",
        ] {
            assert!(markup.contains(part), "{part}: {markup}");
        }
        assert_eq!(markup.matches("<section").count(), 2, "a level of which nothing is finished is not named");
        assert!(!markup.contains("Hardest step"), "it is not known");
        assert!(statistics(&Played { games: 0, days: 0, finished: Vec::new() }).contains("0 games finished</p><p"));
    }
}
