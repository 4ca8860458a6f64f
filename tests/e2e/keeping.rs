//! Each way in which a game was lost once, with real tabs and the browser's own storage: it does not happen.

use crate::page::{Page, moves_in, until, visit, visit_in_firefox};
use crate::seeds::{SEED_1, SEED_2};
use serde_json::{Value, json};

/// The Easy puzzle that comes with the page.
const EASY: &str = "100003026320140800005009000500930600000000000008067001000400900009075032260300007";

/// Writes the digits 1 to 9 in turn into this many empty cells, from the first or the last one on.
async fn play(page: &Page, cells: usize, from_end: bool) {
    let line = page.line().await;
    let mut empty: Vec<usize> = line.match_indices('.').map(|(place, _)| place).collect();
    if from_end {
        empty.reverse();
    }
    for (place, digit) in empty.into_iter().take(cells).zip((1..=9).cycle()) {
        page.click_cell(place / 9 + 1, place % 9 + 1).await;
        page.press(&digit.to_string()).await;
    }
    until("the digits", async || (filled(page).await >= line.len() - line.matches('.').count() + cells).then_some(())).await;
}

/// The number of cells that hold a digit.
async fn filled(page: &Page) -> usize {
    page.line().await.replace('.', "").len()
}

/// The number of moves of each kept game of these givens, in ascending order.
async fn kept_moves(page: &Page, givens: &str) -> Vec<usize> {
    let mut all: Vec<usize> = page.kept().await.iter().filter(|save| save.contains(givens)).map(|save| moves_in(save)).collect();
    all.sort_unstable();
    all
}

async fn the_first_game_is_gone_on_with(page: &Page) {
    let givens = page.line().await.replace('.', "0");
    play(page, 8, false).await;
    let before = page.line().await;
    page.click("button", "New game").await;
    page.click("button", "Medium Notes in some cells, pairs. 10 to 20 minutes").await;
    page.status("The earlier game is kept").await;
    let chosen = page.line().await;
    page.open("").await;
    page.board(&chosen).await; // what was chosen stands there, and the first game can be gone on with
    page.menu("Menu", "Library").await;
    page.press_first_listed().await;
    page.board(&before).await;
    play(page, 1, false).await;
    page.stored(&givens, 9).await;
}

#[tokio::test]
async fn the_first_game_that_everybody_plays_is_kept_when_another_is_begun() {
    visit("", the_first_game_is_gone_on_with).await;
}

#[tokio::test]
async fn the_first_game_is_kept_in_firefox() {
    visit_in_firefox("", the_first_game_is_gone_on_with).await;
}

async fn a_link_goes_on_with_its_game(page: &Page) {
    play(page, 5, false).await;
    let before = page.line().await;
    page.stored(SEED_1, 5).await;
    page.open(&format!("#play={SEED_2}")).await;
    play(page, 1, false).await;
    page.stored(SEED_2, 1).await;
    // By the link again, in a tab that knows nothing.
    let first = page.new_tab(&format!("#play={SEED_1}")).await;
    page.board(&before).await;
    page.status("Continuing your game").await;
    page.click("button", "Restart").await;
    page.board(SEED_1).await;
    play(page, 2, true).await;
    until("two games", async || (kept_moves(page, SEED_1).await == [2, 5]).then_some(())).await;
    page.close_and_switch_to(&first).await;
}

#[tokio::test]
async fn a_link_to_a_puzzle_goes_on_with_its_game_and_a_new_one_lies_beside_it() {
    visit(&format!("#play={SEED_1}"), a_link_goes_on_with_its_game).await;
}

#[tokio::test]
async fn a_link_goes_on_with_its_game_in_firefox() {
    visit_in_firefox(&format!("#play={SEED_1}"), a_link_goes_on_with_its_game).await;
}

#[tokio::test]
async fn a_paste_goes_on_with_its_game() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 3, false).await;
        let before = page.line().await;
        page.paste(SEED_2).await;
        page.board(SEED_2).await;
        page.paste(SEED_1).await;
        page.board(&before).await;
        page.status("Continuing your game").await;
    })
    .await;
}

#[tokio::test]
async fn a_tab_that_was_left_in_solve_overwrites_nothing() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 3, false).await;
        page.stored(SEED_1, 3).await;
        page.enter_room("Solve").await;
        let left = page.new_tab(&format!("#play={SEED_1}")).await;
        play(page, 10, false).await;
        page.stored(SEED_1, 13).await;
        let before = page.line().await;
        // The first tab is looked at again, and left again, without a key.
        let second = page.switch_to(&left).await;
        page.script("document.dispatchEvent(new Event('visibilitychange')); dispatchEvent(new Event('pagehide'))").await;
        page.enter_room("Play").await;
        page.board(&before).await;
        assert_eq!(kept_moves(page, SEED_1).await, [13]);
        page.switch_to(&second).await;
        page.board(&before).await;
    })
    .await;
}

/// Goes on with the kept game whose name has these words.
async fn go_on_with(page: &Page, words: &str) {
    page.click("button", "New game").await;
    page.find("dialog", "Games").await;
    let row = format!(
        "[...document.querySelectorAll('dialog[open] .games__game .row')].find((row) => row.innerText.includes('{words}'))"
    );
    until(&format!("a kept game, {words}"), async || {
        page.script(&format!("const row = {row}; row?.click(); return Boolean(row)")).await.as_bool().filter(|found| *found)
    })
    .await;
}

#[tokio::test]
async fn a_tab_shows_a_game_as_it_was_played_elsewhere_and_gets_it_when_the_other_is_gone() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 4, false).await;
        page.stored(SEED_1, 4).await;
        let first = page.new_tab(&format!("#play={SEED_2}")).await; // this one has a copy of the first game as well
        let second = page.switch_to(&first).await;
        play(page, 11, false).await;
        page.stored(SEED_1, 15).await;
        let before = page.line().await;
        page.switch_to(&second).await;
        go_on_with(page, "40 left").await;
        page.board(&before).await;
        page.said("alert", "This game is being played in another tab").await;
        page.click_cell(9, 9).await;
        page.press("8").await;
        page.status("This game is being played in another tab").await;
        page.board(&before).await;
        // Moves that are played there are seen here.
        page.switch_to(&first).await;
        play(page, 1, true).await;
        page.stored(SEED_1, 16).await;
        let before = page.line().await;
        page.switch_to(&second).await;
        page.board(&before).await;
        // The other tab goes, and the notice with it.
        page.switch_to(&first).await;
        page.close_and_switch_to(&second).await;
        until("no notice", async || page.texts("alert").await.is_empty().then_some(())).await;
        page.board(&before).await;
        play(page, 1, true).await;
        page.stored(SEED_1, 17).await;
        assert_eq!(kept_moves(page, SEED_1).await, [17]);
    })
    .await;
}

#[tokio::test]
async fn play_it_here_brings_the_newest_copy() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 2, false).await;
        page.stored(SEED_1, 2).await;
        let first = page.new_tab(&format!("#play={SEED_1}")).await;
        page.said("alert", "This game is being played in another tab").await;
        let second = page.switch_to(&first).await;
        play(page, 3, false).await;
        let before = page.line().await;
        page.switch_to(&second).await;
        page.find("alert", "").await;
        let pause = "return document.querySelector('[aria-label=Game] [title=Pause]').ariaDisabled";
        assert_eq!(page.script(pause).await, json!("true"), "the other tab has the clock");
        page.click("button", "Play it here").await;
        until("no notice", async || page.texts("alert").await.is_empty().then_some(())).await;
        page.board(&before).await;
        play(page, 1, false).await;
        page.stored(SEED_1, 6).await;
        let after = page.line().await;
        page.switch_to(&first).await;
        page.said("alert", "This game is being played in another tab").await;
        page.board(&after).await;
        assert_eq!(kept_moves(page, SEED_1).await, [6]);
    })
    .await;
}

#[tokio::test]
async fn three_tabs_keep_each_its_game() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 3, false).await;
        let first = page.new_tab(&format!("#play={SEED_2}")).await;
        play(page, 2, false).await;
        let second = page.new_tab("").await;
        go_on_with_a_level(page).await;
        play(page, 4, false).await;
        let third = page.switch_to(&first).await;
        play(page, 12, false).await;
        page.stored(SEED_1, 15).await;
        page.close_and_switch_to(&second).await;
        page.stored(SEED_2, 2).await;
        page.close_and_switch_to(&third).await;
        page.open("").await;
        page.click("button", "New game").await;
        let count = "return document.querySelectorAll('dialog[open] .games__game .row').length";
        until("the other two", async || (page.script(count).await == json!(2)).then_some(())).await;
        // The moves that the closed tabs noted on leaving are in the store, too.
        page.stored(SEED_1, 15).await;
        page.stored(SEED_2, 2).await;
        assert_eq!((kept_moves(page, SEED_1).await, kept_moves(page, SEED_2).await), (vec![15], vec![2]));
    })
    .await;
}

async fn go_on_with_a_level(page: &Page) {
    page.click("button", "New game").await;
    page.click("button", "Hard Full notes, patterns. 20 to 40 minutes").await;
    page.gone("dialog", "Games").await;
}

#[tokio::test]
async fn a_cleared_storage_loses_no_open_game_and_is_said() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 3, false).await;
        page.stored(SEED_1, 3).await;
        page.script("localStorage.clear()").await;
        play(page, 2, false).await;
        page.stored(SEED_1, 5).await;
        let before = page.line().await;
        page.open("").await;
        page.board(&before).await;
        // The whole database goes.
        let delete = "
            const done = arguments[arguments.length - 1];
            const request = indexedDB.deleteDatabase('nonet-games');
            request.onsuccess = () => done('deleted');
            request.onblocked = () => done('blocked');";
        assert_eq!(page.script_async(delete).await, json!("deleted"));
        play(page, 1, false).await;
        page.status("The kept games were cleared in this browser. The open game is kept again").await;
        page.stored(SEED_1, 6).await;
    })
    .await;
}

/// Writes `text` over the only record of the store.
async fn overwrite(page: &Page, text: &str) {
    let script = format!(
        "const done = arguments[arguments.length - 1];
        const opening = indexedDB.open('nonet-games');
        opening.onsuccess = () => {{
            const base = opening.result;
            const games = base.transaction('games', 'readwrite').objectStore('games');
            games.getAllKeys().onsuccess = (event) => {{
                const put = games.put({{ text: {}, played: Date.now(), binned: null }}, event.target.result[0]);
                put.onsuccess = () => {{ base.close(); done(true); }};
            }};
        }};",
        json!(text)
    );
    page.script_async(&script).await;
}

#[tokio::test]
async fn what_cannot_be_read_is_listed_can_be_taken_out_and_is_never_written_over() {
    for (text, words, row) in [
        ("nonet 9\nfrom the future", "A later version of this page saved 1 game", "Saved by a later version, 23 characters"),
        ("nonet 1\ngivens 0430", "A kept game is damaged", "Damaged, 19 characters"),
    ] {
        visit(&format!("#play={SEED_1}"), async |page| {
            play(page, 2, false).await;
            page.stored(SEED_1, 2).await;
            // The page is left first: as it goes it notes the game's time, and with that the game.
            page.go_to("learn/").await;
            overwrite(page, text).await;
            page.script("localStorage.clear()").await;
            page.open(&format!("#play={SEED_1}")).await;
            page.status(words).await;
            play(page, 2, false).await;
            page.stored(SEED_1, 2).await;
            assert!(page.kept().await.iter().any(|kept| kept == text), "it is left as it is");
            page.click("button", "New game").await;
            page.click("button", "Library").await;
            page.select("Show", "Unreadable").await;
            page.said("listitem", row).await;
            page.press_named("Save as file: ").await;
            assert_eq!(page.download(".txt").await, text);
        })
        .await;
    }
}

#[tokio::test]
async fn what_a_version_before_kept_is_taken_over() {
    visit("", async |page| {
        let before = "
            const done = arguments[arguments.length - 1];
            const [one, two, three, damaged] = arguments;
            localStorage.setItem('nonet.games', `${one[0]}\n${damaged}`);
            localStorage.setItem(`nonet.game.${one[0]}`, one[1]);
            localStorage.setItem(`nonet.game.${damaged}`, 'nonet 1\\ngivens 12');
            const opening = indexedDB.open('nonet');
            opening.onupgradeneeded = () => opening.result.createObjectStore('games');
            opening.onsuccess = () => {
                const change = opening.result.transaction('games', 'readwrite');
                change.objectStore('games').put(two[1], two[0]);
                change.objectStore('games').put(three[1], three[0]);
                change.oncomplete = () => { opening.result.close(); done(true); };
            };";
        let dotted = |line: &str| line.replace('0', ".");
        let save = |line: &str, moves: &str| {
            format!("nonet 1\ngivens {line}\nlevel Hard\ntime 61\nhints 0 0 0 0 0\nview r1c1\nmade 2\n{moves}")
        };
        // The journal went on from what the shelf has of the same puzzle.
        let arguments = vec![
            json!([dotted(SEED_1), save(SEED_1, "set 1 r1c1 @9\nset 7 r1c4 @60\n")]),
            json!([dotted(SEED_2), save(SEED_2, "set 7 r1c1 @5\nfill @8\n")]),
            json!([dotted(SEED_1), save(SEED_1, "set 1 r1c1 @9\n")]),
            json!(dotted(EASY)),
        ];
        page.go_to("learn/x-wing.html").await; // it has no program that looks for the same database meanwhile
        page.script_with(before, arguments).await;
        page.open("").await;
        page.cell(1, 1, "entered 1").await;
        page.cell(1, 4, "entered 7").await;
        page.said("timer", "1:0").await;
        page.status("A kept game is damaged").await;
        page.stored(SEED_1, 2).await;
        page.stored(SEED_2, 2).await;
        assert_eq!((kept_moves(page, SEED_1).await, kept_moves(page, SEED_2).await), (vec![2], vec![2]));
        go_on_with(page, "Hard").await;
        page.cell(1, 1, "entered 7").await;
        let left = "return Object.keys(localStorage).filter((key) => key.startsWith('nonet.game.')).length";
        until("only what can't be read left", async || (page.script(left).await == json!(1)).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn a_deleted_game_lies_in_the_bin_and_comes_back() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 2, false).await;
        page.stored(SEED_1, 2).await;
        page.open(&format!("#play={SEED_2}")).await;
        let delete = async || {
            page.click("button", "New game").await;
            page.click("button", "Library").await;
            page.press_named("Delete: ").await;
            page.status("Moved to the bin, where it stays for 30 days").await;
        };
        delete().await;
        page.press_named("Undo: ").await;
        page.gone("status", "Moved to the bin, where it stays for 30 days").await;
        page.press("Escape").await;
        go_on_with(page, "53 left").await;
        page.open(&format!("#play={SEED_2}")).await;
        delete().await;
        page.press("Escape").await;
        page.stored(SEED_1, 2).await;
        page.open(&format!("#play={SEED_2}")).await;
        page.click("button", "New game").await;
        page.click("button", "Library").await;
        page.select("Show", "Bin").await;
        page.press_named("Put back: ").await;
        page.select("Show", "All").await;
        page.said("listitem", "53 left").await;
        page.press("Escape").await;
        go_on_with(page, "53 left").await;
        assert_eq!(filled(page).await, 28);
    })
    .await;
}

#[tokio::test]
async fn a_backup_is_merged_and_said_game_by_game_and_only_once_the_store_has_it() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 3, false).await;
        page.stored(SEED_1, 3).await;
        page.click("button", "New game").await;
        page.click("button", "Backup").await;
        let backup = page.download(".txt").await;
        page.press("Escape").await;
        play(page, 2, false).await;
        page.stored(SEED_1, 5).await;
        let before = page.line().await;
        let restore = async || {
            page.click("button", "New game").await;
            page.choose_file("backup.txt", backup.as_bytes()).await;
        };
        restore().await;
        page.said("listitem", "Already here, with all that the backup has.").await;
        page.find("dialog", "Backup restored").await;
        page.press("Escape").await;
        page.board(&before).await;
        assert_eq!(kept_moves(page, SEED_1).await, [5], "what is newer stands");
        page.script("IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') }").await;
        let other = backup.replace(&SEED_1[..9], "143080250").replace("id ", "id 0");
        page.click("button", "New game").await;
        page.choose_file("other.txt", other.replace("id 0", "id ").as_bytes()).await;
        page.status("Not restored").await;
    })
    .await;
}

#[tokio::test]
async fn a_damaged_list_of_puzzles_made_ahead_is_not_played() {
    visit("", async |page| {
        let damaged = format!("{}\n", "1".repeat(81)).repeat(5);
        page.script(&format!("localStorage.setItem('nonet.next', {})", json!(damaged))).await;
        page.open("").await;
        go_on_with_a_level(page).await;
        until("a puzzle", async || (1..81).contains(&filled(page).await).then_some(())).await;
        assert!(page.texts("heading").await.iter().all(|text| !text.contains("times in row")));
    })
    .await;
}

/// A tab that hears nothing of the others and does not see that it is looked at: a browser without locks and channels, at its worst.
const ALONE: &str = "
    Object.defineProperty(navigator, 'locks', { value: undefined });
    delete window.BroadcastChannel;
    document.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true);";

#[tokio::test]
async fn where_two_tabs_go_on_differently_both_games_are_kept_and_it_is_said() {
    visit("", async |page| {
        let address = format!("#play={SEED_1}");
        let alone = json!({ "source": ALONE });
        page.devtools("Page.addScriptToEvaluateOnNewDocument", alone.clone()).await;
        page.open(&address).await;
        play(page, 2, false).await;
        page.stored(SEED_1, 2).await;
        let first = page.new_tab("").await;
        page.devtools("Page.addScriptToEvaluateOnNewDocument", alone).await;
        page.open(&address).await;
        let second = page.switch_to(&first).await;
        play(page, 3, false).await;
        page.stored(SEED_1, 5).await;
        page.switch_to(&second).await;
        play(page, 1, true).await;
        page.status("This game went on differently in another tab. Both are kept").await;
        until("both games", async || (kept_moves(page, SEED_1).await == [3, 5]).then_some(())).await;
        play(page, 1, true).await;
        until("both games", async || (kept_moves(page, SEED_1).await == [4, 5]).then_some(())).await;
        page.click("button", "New game").await;
        page.said("listitem", "50 left").await;
    })
    .await;
}

#[tokio::test]
async fn the_page_opens_where_locks_are_refused_or_never_answered() {
    for answer in ["Promise.reject(new DOMException('', 'SecurityError'))", "new Promise(() => {})"] {
        visit("", async |page| {
            let source = format!("if (window.LockManager) LockManager.prototype.request = () => {answer}"); // about:blank has none
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
            page.open(&format!("#play={SEED_1}")).await;
            play(page, 2, false).await;
            page.stored(SEED_1, 2).await;
            let before = page.line().await;
            page.open("").await;
            page.board(&before).await;
        })
        .await;
    }
}

/// A script in which the browser opens each database so many milliseconds late.
fn slow_store(late: u32) -> Value {
    let source = format!(
        "const open = IDBFactory.prototype.open;
        IDBFactory.prototype.open = function (...what) {{
            const request = open.apply(this, what);
            let told;
            Object.defineProperty(request, 'onsuccess', {{ set(tell) {{ told = tell; }} }});
            request.addEventListener('success', (event) => setTimeout(() => told?.call(request, event), {late}));
            return request;
        }};"
    );
    json!({ "source": source })
}

#[tokio::test]
async fn a_game_opens_without_waiting_for_the_store_and_what_is_played_meanwhile_is_kept_in_it() {
    visit(&format!("#play={SEED_2}"), async |page| {
        play(page, 1, false).await;
        page.stored(SEED_2, 1).await;
        page.open(&format!("#play={SEED_1}")).await;
        play(page, 2, false).await;
        page.stored(SEED_1, 2).await;
        let before = page.line().await;
        // An hour, which is never: the game is drawn from what lies beside the store, and moves are noted.
        page.devtools("Page.addScriptToEvaluateOnNewDocument", slow_store(3_600_000)).await;
        for moves in [3, 4] {
            page.open("").await;
            assert_eq!(filled(page).await, 26 + moves - 1);
            let said = [page.texts("alert").await, page.texts("status").await].concat().concat();
            assert!(!said.contains("game"), "there is nothing to say of games: {said}");
            play(page, 1, false).await;
        }
        assert_ne!(page.line().await, before);
        page.click("button", "New game").await;
        page.said("status", "Reading your games…").await;
        page.press("Escape").await;
        page.load_anew().await;
        page.until_live().await;
        assert_eq!(filled(page).await, 26 + 4, "after a reload too");
    })
    .await;
}

#[tokio::test]
async fn a_slow_store_is_waited_for_without_a_second_game() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 2, false).await;
        page.stored(SEED_1, 2).await;
        let before = page.line().await;
        page.devtools("Page.addScriptToEvaluateOnNewDocument", slow_store(3000)).await;
        for address in ["", &format!("#play={SEED_1}")] {
            page.open(address).await;
            page.board(&before).await;
            until("no warning", async || page.texts("alert").await.is_empty().then_some(())).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_tab_that_changes_rooms_quickly_is_not_told_that_it_plays_elsewhere() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 1, false).await;
        let hurry = "
            const done = arguments[arguments.length - 1];
            const tab = (name) => [...document.querySelectorAll('.room-tab')].find((link) => link.innerText === name);
            (async () => {
                for (const gap of [0, 1, 2, 4, 8, 16, 30]) {
                    for (const name of ['Solve', 'Play']) {
                        tab(name).click();
                        await new Promise((go) => setTimeout(go, gap));
                    }
                }
                done();
            })();";
        page.script_async(hurry).await;
        let locks = "
            const done = arguments[arguments.length - 1];
            const games = (locks) => locks.filter(({ name }) => name.startsWith('nonet.game.')).length;
            navigator.locks.query().then(({ held, pending }) => done([games(held), games(pending)]));";
        let one_is_held = async || (page.script_async(locks).await == json!([1, 0])).then_some(());
        until("one lock that is held, and none that is waited for", one_is_held).await;
        assert_eq!(page.texts("alert").await, [""; 0]);
        play(page, 1, false).await;
        page.stored(SEED_1, 2).await;
    })
    .await;
}

#[tokio::test]
async fn two_tabs_of_an_untouched_puzzle_become_one_game() {
    let address = format!("#play={SEED_1}");
    visit(&address, async |page| {
        let first = page.new_tab(&address).await;
        let second = page.switch_to(&first).await;
        play(page, 2, false).await;
        page.stored(SEED_1, 2).await;
        let before = page.line().await;
        page.switch_to(&second).await;
        page.board(&before).await;
        page.said("alert", "This game is being played in another tab").await;
        page.click("button", "Play it here").await;
        until("no notice", async || page.texts("alert").await.is_empty().then_some(())).await;
        play(page, 1, false).await;
        page.stored(SEED_1, 3).await;
        assert_eq!(kept_moves(page, SEED_1).await, [3]);
    })
    .await;
}

#[tokio::test]
async fn a_game_that_was_started_anew_is_still_new_after_a_reload() {
    visit(&format!("#play={SEED_1}"), async |page| {
        play(page, 2, false).await;
        page.stored(SEED_1, 2).await;
        page.open(&format!("#play={SEED_1}")).await;
        page.click("button", "Restart").await;
        page.board(SEED_1).await;
        page.script("location.reload()").await;
        page.find("grid", "Sudoku").await;
        page.board(SEED_1).await;
        play(page, 1, false).await;
        until("both games", async || (kept_moves(page, SEED_1).await == [1, 2]).then_some(())).await;
    })
    .await;
}

#[tokio::test]
async fn a_reload_keeps_the_solve_room_and_back_goes_from_room_to_room() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.verdict("One solution").await;
        page.click_cell(1, 1).await;
        page.press("1").await;
        page.cell(1, 1, "entered 1").await;
        page.press("h h h").await;
        let steps = "return document.querySelectorAll('.log__list > li').length";
        until("three steps", async || (page.script(steps).await == json!(3)).then_some(())).await;
        let line = page.line().await;
        let before = page.noted("nonet.solve").await;
        page.click("tab", "Backtracking").await;
        page.find("button", "How the search went").await;
        until("the tab to be kept", async || (page.noted("nonet.solve").await != before).then_some(())).await;

        page.load_anew().await;
        page.board(&line).await;
        page.cell(1, 1, "entered 1").await;
        page.find("button", "How the search went").await;
        page.click("tab", "Steps").await;
        until("three steps again", async || (page.script(steps).await == json!(3)).then_some(())).await;

        // Of steps in a form that no build of today reads the board is kept alone; the analysis that is kept has the steps still.
        let other = "for (const kept of [localStorage, sessionStorage])
            kept['nonet.solve.log'] = kept['nonet.solve.log'].replace(/^.*/, 'https://nonet.example/boot-0123456789abcdef.js')";
        page.script(other).await;
        page.load_anew().await;
        page.board(&line).await;
        until("the steps of the analysis", async || (page.script(steps).await == json!(3)).then_some(())).await;

        // The room is in the address, and Back goes back, to each room as it was left.
        let hash = async || page.script("return location.hash").await.as_str().unwrap().to_owned();
        page.enter_room("Make").await;
        until("Make's address", async || (hash().await == "#make").then_some(())).await;
        page.enter_room("Play").await;
        until("a game's address", async || hash().await.starts_with("#play").then_some(())).await;
        page.script("history.back()").await;
        page.gone("grid", "Sudoku").await;
        page.script("history.back()").await;
        page.board(&line).await;
        page.cell(1, 1, "entered 1").await;
        page.script("history.forward()").await;
        page.gone("grid", "Sudoku").await;
        until("Make's address again", async || (hash().await == "#make").then_some(())).await;
        page.load_anew().await;
        page.find("button", "Make").await;
    })
    .await;
}

/// The address follows a moment later than what is typed.
#[tokio::test]
async fn what_was_typed_last_is_there_after_a_reload_at_once() {
    visit("#solve", async |page| {
        page.click_cell(1, 1).await;
        page.type_text("531").await;
        page.cell(1, 3, "given 1").await;
        until("its address", async || page.script("return location.hash").await.as_str()?.starts_with("#p=531").then_some(()))
            .await;
        page.press("Control+z").await;
        page.cell(1, 3, "empty").await;
        page.load_anew().await;
        page.cell(1, 2, "given 3").await;
        page.cell(1, 3, "empty").await;
        until("and in its address", async || {
            page.script("return location.hash").await.as_str()?.starts_with("#p=530").then_some(())
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn back_from_a_game_goes_to_the_game_before() {
    visit("", async |page| {
        let hash = async || page.script("return location.hash").await.as_str().unwrap().to_owned();
        let first = page.line().await;
        page.click("button", "New game").await;
        page.click_first("dialog[open] .games__levels li:nth-child(3) button").await;
        let second =
            until("another game", async || Some(page.line().await).filter(|line| *line != first && line.len() == 81)).await;
        until("its address", async || (hash().await == format!("#play={}", second.replace('.', "0"))).then_some(())).await;
        page.script("history.back()").await;
        page.board(&first).await;
        page.script("history.forward()").await;
        page.board(&second).await;
        page.script(&format!("location.hash = '#play={SEED_1}'")).await;
        page.board(SEED_1).await;
        page.script("history.go(-2)").await;
        page.board(&first).await;
    })
    .await;
}
