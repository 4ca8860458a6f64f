//! A reason to come back: the day's puzzles, finished games, and what came of them.

use crate::page::{Page, until, visit, visit_on, visit_on_screens};
use crate::seeds::{SEED_1, SOLVED};
use nonet_core::{board::Grid, solver::Puzzle};
use serde_json::json;

/// Writes what is missing on the board, row by row.
async fn solve(page: &Page) {
    let line = page.line().await;
    let solution = Puzzle::new(line.parse::<Grid>().unwrap()).unwrap().solution().to_string();
    page.press("Control+Home").await;
    for (row, (shown, digits)) in rows(&line).into_iter().zip(rows(&solution)).enumerate() {
        for (column, (is, digit)) in shown.chars().zip(digits.chars()).enumerate() {
            if is == '.' {
                page.click_cell(row + 1, column + 1).await;
                page.press(&digit.to_string()).await;
            }
        }
    }
    page.said("heading", "Solved").await;
}

fn rows(line: &str) -> Vec<&str> {
    (0..9).map(|row| &line[9 * row..9 * row + 9]).collect()
}

/// The address of a game in which only the last row is missing.
fn short_game() -> String {
    let (puzzle, solution) = SOLVED[0];
    format!("#play={}{}", &solution[..72], &puzzle[72..])
}

/// Moves the browser's clock so many days on from where it was when the page was opened.
async fn days_later(page: &Page, days: u32) {
    let script = format!(
        "window.TrueDate ??= Date;
         window.Date = class extends TrueDate {{
             constructor(...of) {{ super(...(of.length ? of : [TrueDate.now() + {days} * 86400000])); }}
         }};"
    );
    page.script(&script).await;
}

/// Today as the browser tells it, so many days ago: `22 November`. Tomorrow is -1 days ago.
async fn date(page: &Page, days_ago: i32) -> String {
    let script = format!(
        "const day = new Date(); day.setDate(day.getDate() - {days_ago});
         return `${{day.getDate()}} ${{day.toLocaleString('en', {{ month: 'long' }})}}`"
    );
    page.script(&script).await.as_str().unwrap().to_owned()
}

/// Waits until the region with this name says the words, spaces and line breaks made one space.
async fn region_says(page: &Page, name: &str, words: &str) {
    let script =
        format!("return document.querySelector('section[aria-label=\"{name}\"]')?.innerText.replace(/\\s+/g, ' ') ?? ''");
    let says = async || page.script(&script).await.as_str().unwrap().to_owned();
    until(&format!("{words:?} in {name}"), async || says().await.contains(words).then_some(())).await;
}

#[tokio::test]
async fn a_page_that_stays_open_past_midnight_has_the_new_days_puzzles() {
    visit_on("2026-11-15", "", async |page| {
        let tomorrow = date(page, -1).await;
        days_later(page, 1).await;
        page.click("button", "New game").await;
        page.said("heading", &format!("Puzzle of the day, {tomorrow}")).await;
        page.click("button", "Calendar").await;
        page.find("button", &format!("{tomorrow}, not played")).await;
        page.press("Escape").await;
        // To look at the date is not to come back to the page: what was dismissed is not offered again.
        page.script("dispatchEvent(new Event('newversion'))").await;
        page.status("A new version").await;
        page.click("button", "Dismiss").await;
        page.click("button", "New game").await;
        let next = date(page, -1).await;
        days_later(page, 2).await;
        page.said("heading", &format!("Puzzle of the day, {next}")).await;
        assert!(!page.has("button", "Dismiss").await);
    })
    .await;
}

#[tokio::test]
async fn the_days_puzzle_is_finished_on_its_date_and_marked_in_the_calendar() {
    visit_on("2026-11-15", "", async |page| {
        let (today, yesterday) = (date(page, 0).await, date(page, 1).await);
        let first = page.line().await;
        page.click("button", "New game").await;
        page.said("heading", &format!("Puzzle of the day, {today}")).await;
        page.click("button", "Calendar").await;
        page.find("dialog", "Calendar").await;
        let lines = "const words = document.createRange(); words.selectNodeContents(document.querySelector('.calendar__title'));
                     return words.getClientRects().length";
        assert_eq!(page.script(lines).await, json!(1), "the month stands on one line");
        page.find("button", &format!("{today}, not played")).await;
        page.click("button", &format!("{today}, not played")).await;
        until("another puzzle", async || (page.line().await != first).then_some(())).await;
        solve(page).await;
        region_says(page, "Finished", &format!("Easy of {today}")).await;
        region_says(page, "Finished", "1 day in a row").await;

        // It is kept with its date.
        page.open("").await;
        page.said("heading", "Solved").await;
        page.click("button", "Calendar").await;
        page.find("button", &format!("{today}, solved, counts for the streak")).await;
        let opens = "return [...document.querySelectorAll('dialog[open] .calendar .note-line')].map(it => it.textContent)[1]";
        let tomorrow = date(page, -1).await;
        assert_eq!(page.script(opens).await, json!(format!("The puzzles of {tomorrow} open at midnight.")));

        // By keyboard alone: one day is a stop of Tab, and the arrows go on from it.
        let stop = format!("{today}, solved, counts for the streak");
        until("Tab to reach today", async || {
            page.press("Tab").await;
            (page.focus_name().await == stop).then_some(())
        })
        .await;
        page.press("ArrowRight ArrowLeft ArrowLeft").await;
        page.focused(&format!("{yesterday}, not played")).await;
        page.press("Enter").await;
        region_says(page, "About this game", "").await;
        page.gone("heading", "Solved").await;
        page.press("Control+Home").await;
        solve(page).await;
        region_says(page, "Finished", &format!("Easy of {yesterday}")).await;
        region_says(page, "Finished", "1 day in a row. Any game tomorrow keeps it.").await;
        page.click("button", "Calendar").await;
        page.find("button", &format!("{today}, solved, counts for the streak")).await;
        page.find("button", &format!("{yesterday}, solved later")).await;

        // Each level has its own; the streak is paused, and stays so.
        page.click_label("Medium").await;
        page.find("button", &format!("{today}, not played, counts for the streak")).await;
        page.click("switch", "Pause the streak").await;
        page.open("").await;
        page.click("button", "Calendar").await;
        let on = "return document.querySelector('dialog [role=switch]').getAttribute('aria-checked')";
        until("the streak to be paused", async || (page.script(on).await == "true").then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn the_arrows_lead_through_the_calendar_over_the_ends_of_months() {
    let walks: [(&str, &[(&str, &str)]); 4] = [
        ("2026-11-30", &[("ArrowRight", "30 November"), ("ArrowDown", "30 November"), ("ArrowLeft", "29 November")]),
        ("2026-12-01", &[("ArrowLeft", "30 November"), ("ArrowRight", "1 December"), ("ArrowUp", "24 November")]),
        ("2028-03-02", &[("ArrowUp", "24 February"), ("ArrowDown", "2 March"), ("ArrowLeft ArrowLeft", "29 February")]),
        ("2027-01-01", &[("ArrowLeft", "31 December"), ("ArrowDown", "7 January"), ("ArrowRight", "8 January")]),
    ];
    for (day, walk) in walks {
        visit_on(day, "", async |page| {
            page.click("button", "New game").await;
            page.click("button", "Calendar").await;
            page.find("dialog", "Calendar").await;
            let today = format!("{}, not played", date(page, 0).await);
            until("Tab to reach today", async || {
                page.press("Tab").await;
                (page.focus_name().await == today).then_some(())
            })
            .await;
            for (keys, name) in walk {
                page.press(keys).await;
                until(&format!("the focus on {name} of the calendar of {day}"), async || {
                    page.focus_name().await.starts_with(&format!("{name}, ")).then_some(())
                })
                .await;
            }
        })
        .await;
    }
}

#[tokio::test]
async fn the_days_puzzle_and_a_chosen_game_stay_what_they_are_before_their_first_digit() {
    visit_on("2026-11-15", "", async |page| {
        let first = page.line().await;
        page.click("button", "Easy of the day").await;
        let daily = until("the day's puzzle", async || Some(page.line().await).filter(|line| *line != first)).await;
        let address = format!("#play={}", daily.replace('.', "0"));
        until("the address to follow", async || (page.script("return location.hash").await == address).then_some(())).await;
        page.load_anew().await;
        page.board(&daily).await;
        page.open("").await; // as at the next visit
        page.board(&daily).await;
        solve(page).await;
        region_says(page, "Finished", "1 day in a row").await;
        let today = date(page, 0).await;
        page.click("button", "Calendar").await;
        page.find("button", &format!("{today}, solved, counts for the streak")).await;
    })
    .await;
}

#[tokio::test]
async fn a_hint_leaves_its_button_in_place_and_leads_on_in_sight_below_its_words() {
    visit("", async |page| {
        page.screen(1280, 800).await;
        let hint = "[...document.querySelectorAll('.toolbar .button')].find(it => it.textContent === 'Hint')";
        let top = format!("return {hint}.getBoundingClientRect().top");
        let before = page.script(&top).await;
        page.click("button", "Hint").await;
        page.find("button", "More").await;
        assert_eq!(page.script(&top).await, before);
        let below =
            "const [told, more] = ['.hint__told', '.hint__tools'].map(it => document.querySelector(it).getBoundingClientRect());
            return told.bottom <= more.top && more.bottom <= innerHeight";
        assert_eq!(page.script(below).await, true);

        // Pause goes on by the key that paused; meanwhile what would do nothing looks so.
        page.click("button", "Close the hint").await;
        page.focus("button", "Pause").await;
        page.press("Enter").await;
        page.said("heading", "Paused").await;
        let off = format!("return [{hint}, document.querySelector('.key')].every(it => it.ariaDisabled === 'true')");
        assert_eq!(page.script(&off).await, true);
        page.press("Enter").await;
        page.gone("heading", "Paused").await;
    })
    .await;
}

#[tokio::test]
async fn the_buttons_of_a_finished_game_stay_when_its_review_comes() {
    visit_on_screens(&[(1280, 800), (390, 844), (360, 560)], &short_game(), async |page, size| {
        page.click_cell(9, 1).await;
        page.press("5").await;
        region_says(page, "About this game", "Easy").await; // the puzzle is rated
        page.hold_workers().await;
        solve(page).await;
        page.find("button", "Play again").await;
        let before = page.buttons().await;
        assert_eq!(page.script("return document.querySelector('.finish__strip')").await, json!(null), "no review yet");
        page.let_workers_answer().await;
        let reviewed = "return document.querySelector('.finish__strip') != null";
        until("the review", async || (page.script(reviewed).await == json!(true)).then_some(())).await;
        assert_eq!(page.buttons().await, before, "{size:?}");
    })
    .await;
}

#[tokio::test]
async fn finished_games_are_a_history_of_their_own_and_are_gone_through_once_more() {
    visit(&short_game(), async |page| {
        solve(page).await;
        let solved = page.line().await;
        page.open(&format!("#play={SEED_1}")).await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        page.click("button", "New game").await;
        page.find("dialog", "Games").await;
        page.gone("heading", "Continue").await; // nothing else is begun: a finished game is none to go on with
        page.click("button", "Library").await;
        page.select("Show", "Finished").await;
        let alone = "return document.querySelectorAll('.library li').length == 1";
        until("the finished game alone", async || (page.script(alone).await.as_bool() == Some(true)).then_some(())).await;
        page.press_first_listed().await;
        page.board(&solved).await;
        region_says(page, "Finished", "No hints").await;

        // Step by step, from the first; looking changes nothing.
        page.click("button", "Review").await;
        region_says(page, "Review", "0 of 4: the puzzle").await;
        page.cell(9, 1, "empty").await;
        page.click("button", "Step on").await;
        region_says(page, "Review", "r9c1 = 5").await;
        region_says(page, "Review", "Full house").await;
        page.cell(9, 1, "entered 5").await;
        page.press("9").await;
        page.find("slider", "Step of the game").await;
        page.tab_to("slider").await;
        page.press("End").await;
        page.board(&solved).await;
        page.press("ArrowLeft").await;
        region_says(page, "Review", "3 of 4").await;
        page.press("Escape").await;
        page.board(&solved).await;
        page.find("region", "Finished").await;

        // The same puzzle once more; the finished game stays.
        page.click("button", "Play again").await;
        page.said("heading", "4 left").await;
        page.click("button", "New game").await;
        page.find("heading", "Continue").await;
        page.click("button", "Library").await;
        page.select("Show", "Finished").await;
        page.said("listitem", "no hints").await;
    })
    .await;
}

#[tokio::test]
async fn one_dialog_leads_to_another() {
    visit("", async |page| {
        for (name, title) in [("Statistics", "Statistics"), ("Calendar", "Calendar"), ("Library", "Library")] {
            page.click("button", "New game").await;
            page.find("dialog", "Games").await;
            page.press_in_dialog(name).await;
            page.find("dialog", title).await;
            page.press("Escape").await;
            page.gone("dialog", title).await;
        }
    })
    .await;
}

#[tokio::test]
async fn what_came_of_finished_games_is_told_level_by_level() {
    visit(&short_game(), async |page| {
        solve(page).await;
        page.find("button", "Another Easy").await; // it is rated
        page.click("button", "Statistics").await;
        page.find("dialog", "Statistics").await;
        region_says(page, "Easy", "One game, in 0:0").await;
        region_says(page, "Easy", "without a hint. It is left out of best times. Its hardest step: ").await;
        page.click("button", "Save as a table (CSV)").await;
        let text = page.download("nonet-results.csv").await;
        assert!(text.starts_with("finished,level,") && text.lines().count() == 2, "{text}");
    })
    .await;
}

#[tokio::test]
async fn what_comes_next_takes_the_place_of_what_helps() {
    visit(&short_game(), async |page| {
        page.click_cell(9, 9).await;
        page.press("6").await;
        region_says(page, "About this game", "Filled 1 of 4").await;
        region_says(page, "About this game", "Hints 0").await;
        page.find("button", "Hint").await;
        solve(page).await;
        page.gone("button", "Hint").await;
        page.gone("button", "Check").await;
        page.find("button", "Another Easy").await;
        page.find("button", "Review").await;
        region_says(page, "Finished", "Left out of best times: 4 cells to fill").await;
        page.grant_clipboard().await;
        page.click("button", "Share").await;
        page.click("button", "Copy result").await;
        page.status("Copied.").await;
        let shared = page.clipboard().await;
        let lines: Vec<&str> = shared.lines().collect();
        assert_eq!(lines[0], "Nonet: Easy");
        assert!(lines[1].ends_with("no hints") && lines[2].chars().count() == 4, "{shared}");
        assert!(lines[3].replace('.', "0").ends_with(&short_game().replace('.', "0")), "{shared}");
        page.press("Escape").await;
        let before = page.line().await;
        page.click("button", "One harder").await;
        until("another puzzle", async || (page.line().await != before).then_some(())).await;
        region_says(page, "Game", "Medium").await;
    })
    .await;
}
