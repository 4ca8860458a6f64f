//! The page around the board: it opens from a sub-path, keeps quiet, and says what broke.

use crate::page::visit;
use serde_json::json;

const PUZZLE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

#[tokio::test]
async fn opens_from_a_sub_path() {
    visit("", async |page| {
        assert_eq!(page.cell_names().await.len(), 81);
    })
    .await;
}

#[tokio::test]
async fn a_crash_shows_a_panel_with_the_board() {
    visit("", async |page| {
        // What a script of the test throws is none of the page's business; so the event itself.
        page.script("dispatchEvent(new ErrorEvent('error', { error: new Error('a wheel came off') }))").await;
        page.said("alert", "a wheel came off").await;
        let text = page.find("textbox", "The board, to copy").await.prop("value").await.unwrap();
        assert_eq!(text, Some(page.line().await));
        page.click("button", "Reload").await;
        page.find("grid", "Sudoku").await;
        assert!(!page.has("button", "Reload").await);
    })
    .await;
}

#[tokio::test]
async fn a_failed_download_shows_the_panel_with_the_puzzle_of_the_address() {
    visit("", async |page| {
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await;
        page.script(&format!("location.hash = 'p={PUZZLE}'; location.reload()")).await;
        page.said("alert", "Failed to fetch").await;
        let text = page.find("textbox", "The board, to copy").await.prop("value").await.unwrap();
        assert_eq!(text.as_deref(), Some(PUZZLE));
        assert!(!page.console().await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_browser_without_simd_is_told_so() {
    visit("", async |page| {
        let source = json!({ "source": "WebAssembly.validate = () => false" });
        page.devtools("Page.addScriptToEvaluateOnNewDocument", source).await;
        page.script("location.reload()").await;
        page.said("alert", "It lacks WebAssembly SIMD").await;
        assert!(!page.has("grid", "Sudoku").await);
    })
    .await;
}
