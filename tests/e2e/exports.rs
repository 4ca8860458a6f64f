//! The exports of the page: in each form a puzzle comes back as the same one, and each link leads to its site.

use crate::{
    page::{Page, until, visit},
    seeds::SEED_1,
};

/// Chooses the form in the dialog "Export": one of the buttons, or of those for other programs.
async fn choose(page: &Page, form: &str) {
    if ["Line", "Grid", "Candidates", "CSV"].contains(&form) {
        return page.click_label(form).await;
    }
    let select = page.find("combobox", "For other programs").await;
    until(&format!("{form:?} to choose"), async || select.select_by_label(form).await.ok()).await;
}

const FORMS: [(&str, &str); 11] = [
    ("Line", "sudoku.txt"),
    ("Grid", "sudoku-grid.txt"),
    ("Candidates", "sudoku-candidates.txt"),
    ("CSV", "sudoku.csv"),
    (".sdk, nine rows", "sudoku.sdk"),
    (".sdm, a line with zeros", "sudoku.sdm"),
    (".sdx, with candidates", "sudoku.sdx"),
    (".ss, Simple Sudoku", "sudoku.ss"),
    ("OpenSudoku", "sudoku.opensudoku"),
    ("HoDoKu library line", "sudoku-library.txt"),
    ("729 characters", "sudoku-729.txt"),
];

#[tokio::test]
async fn each_form_comes_back_as_the_same_puzzle() {
    visit(&format!("#p={SEED_1}"), async |page| {
        page.grant_clipboard().await;
        for (form, file) in FORMS {
            page.menu("Menu", "Export").await;
            choose(page, form).await;
            page.click("button", "Download").await;
            let text = page.download(file).await;

            page.menu("Menu", "Export").await;
            page.click("button", "Copy").await;
            page.gone("dialog", "Export").await;
            page.status("Copied.").await;
            assert_eq!(page.clipboard().await, text, "{form}");

            // The board is another one, and then what was copied is pasted.
            page.paste(&"1........".repeat(9)).await;
            page.board(&"1........".repeat(9)).await;
            page.paste(&text).await;
            page.board(SEED_1).await;
            page.cell(1, 2, "given 4").await;
        }
    })
    .await;
}

#[tokio::test]
async fn each_site_has_a_link_that_holds_the_puzzle() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.tab_to("gridcell").await;
        page.press("Control+Home 7").await;
        page.cell(1, 1, "entered 7").await;
        page.menu("Menu", "Export").await;
        page.find("link", "SudokuPad").await;
        let begun = addresses(page).await;
        assert!(
            begun[0].starts_with("SudokuWiki _blank noopener https://www.sudokuwiki.org/sudoku.htm?bd=S9B0g0403"),
            "{begun:?}"
        );

        page.click("switch", "Givens only").await;
        let links = until("the links of the givens", async || {
            let links = addresses(page).await;
            (links.len() == 5 && links[0] != begun[0]).then_some(links)
        })
        .await;
        let expected = [
            format!("SudokuWiki _blank noopener https://www.sudokuwiki.org/sudoku.htm?bd={SEED_1}"),
            "SudokuExchange _blank noopener https://sudokuexchange.com/play/?s=".to_owned(),
            "f-puzzles _blank noopener https://f-puzzles.com/?load=N4Igzg".to_owned(),
            "SudokuPad _blank noopener https://sudokupad.app/sclN4I".to_owned(),
            format!("sudoku.coach _blank noopener https://sudoku.coach/en/play/{SEED_1}"),
        ];
        for (link, begins) in links.iter().zip(expected) {
            assert!(link.starts_with(&begins), "{link}");
        }
        page.press("Escape").await;
        page.gone("dialog", "Export").await;
        page.enter_room("Solve").await;
        for link in links {
            let address = link.rsplit(' ').next().unwrap();
            page.paste(address).await;
            page.board(SEED_1).await;
            page.press("Control+z").await;
            page.board(&".".repeat(81)).await;
        }
    })
    .await;
}

/// The links of the dialog: name, window, relation and address.
async fn addresses(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('dialog a')].map(a => `${a.innerText} ${a.target} ${a.rel} ${a.href}`)";
    serde_json::from_value(page.script(script).await).unwrap()
}
