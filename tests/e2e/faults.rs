//! Errors that the browser reports to the page: what is said of the program's own, and that nothing is said of others.

use crate::page::{Page, until, visit, visit_bad_host};
use crate::seeds::SEED_1;
use serde_json::{Value, json};

/// Errors that are not the page's own, as browsers, extensions and scanners of links report them: an expression each that raises one.
const FOREIGN: [&str; 15] = [
    "dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded', filename: location.href }))",
    "dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '', error: null }))",
    "dispatchEvent(new ErrorEvent('error', { message: 'A string', filename: own[0], error: 'a string' }))",
    "setTimeout(() => { throw new Error('from a script that an extension put into the page') })",
    "setTimeout(() => { throw undefined })",
    "reject(from('Error: away\\n    at send (chrome-extension://abcdefgh/inpage.js:1:4242)'))",
    "reject(from('send@moz-extension://0b1a-2c/content.js:7:13\\nasync*go@moz-extension://0b1a-2c/content.js:9:1'))",
    "reject(from('global code@safari-web-extension://5D-7/page.js:3:5'))",
    "reject('Object Not Found Matching Id:3, MethodName:update, ParamCount:4')",
    "reject()",
    "reject({ isTrusted: true })",
    "reject(new DOMException('The play() request was interrupted', 'AbortError'))",
    // A script of another that wraps what the page calls, and fails: the page's program is on the stack, but did not throw.
    "reject(from(`Error: wrapped\\n    at fetch (https://scanner.example/wrap.js:1:99)\\n    at go (${own[0]}:1:7)`))",
    // A message that names a file of the page.
    "reject(from(`TypeError: Failed to fetch ${own[0]}:1:7\\n    at get (chrome-extension://abc/bg.js:1:42)`))",
    "setTimeout(() => trap())",
];

/// The names that the expressions use: the files of the page's program, errors with a stack, and another program that ends in a trap.
const MEANS: &str = "
    const own = [...document.querySelectorAll('link[rel=modulepreload], link[rel=preload][as=fetch]')].map(({ href }) => href);
    const from = (stack) => Object.assign(new Error(/: (.*)/.exec(stack)?.[1] ?? 'away'), { stack });
    // A driver's own scripts raise none of these.
    const reject = (reason) => dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
    const code = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11]);
    const trap = () => new WebAssembly.Instance(new WebAssembly.Module(code)).exports.t();";

/// Has the page hear an error, and waits until it has.
async fn raise(page: &Page, expression: &str) {
    let script = format!(
        "{MEANS}
         const done = arguments[arguments.length - 1];
         for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, () => setTimeout(done), {{ once: true }});
         {expression};"
    );
    page.script_async(&script).await;
}

/// Whether something lies over the page.
async fn is_covered(page: &Page) -> bool {
    page.script("return document.querySelector('dialog[open]') != null").await == json!(true)
}

#[tokio::test]
async fn errors_of_others_show_nothing_and_the_game_goes_on() {
    visit(&format!("#play={SEED_1}"), async |page| {
        page.click("button", "Hint").await;
        page.find("region", "Hint").await;
        for (number, foreign) in FOREIGN.into_iter().enumerate() {
            raise(page, foreign).await;
            assert!(!is_covered(page).await, "{foreign}");
            let digit = number % 9 + 1;
            page.press(&format!("Control+Home {digit}")).await;
            page.cell(1, 1, &format!("entered {digit}")).await;
            page.press("Control+z").await;
            page.cell(1, 1, "empty").await;
        }
        // An observer of sizes that changes what it observes.
        page.script_async(
            "const done = arguments[arguments.length - 1], box = document.createElement('div');
             box.style.cssText = 'position: fixed; left: -999px; width: 10px; height: 10px';
             document.body.append(box);
             let times = 0;
             addEventListener('error', () => setTimeout(done), { once: true });
             new ResizeObserver(() => { if (times++ < 8) box.style.width = `${10 + times}px` }).observe(box);",
        )
        .await;
        assert!(!is_covered(page).await);
        page.console().await; // the browser tells there what nobody has caught
    })
    .await;
}

#[tokio::test]
async fn errors_of_others_while_the_page_loads_show_nothing() {
    visit("", async |page| {
        let early = format!("setTimeout(() => {{ {MEANS} {} }})", FOREIGN.join("; "));
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": early })).await;
        page.open(&format!("#play={SEED_1}")).await;
        page.press("Control+Home 1").await;
        page.cell(1, 1, "entered 1").await;
        assert!(!is_covered(page).await);
        page.console().await; // the browser tells there what nobody has caught
    })
    .await;
}

/// Faults of the page's own program: the wasm ends in a trap while the page runs; its panic hook, or its script, throws.
const OWN: [&str; 5] = [
    "import(own.find((file) => file.endsWith('.js'))).then((app) => app.default()).then((wasm) => setTimeout(() => wasm.__wbindgen_malloc(-1, 1)))",
    "dispatchEvent(new ErrorEvent('error', { error: from(`Error: panicked at src/a.rs:1:2:\\nno\\n    at new (${own[0]}:1:7)\\n    at wasm://wasm/0a1b:wasm-function[7]:0x12`) }))",
    "reject(from(`imports@${own[0]}:2:33\\n@${own[1]}:wasm-function[12]:0x1f2`))",
    "reject(from(`<?>.wasm-function[12]@[wasm code]\\nmap@[native code]\\nreal@${own[0]}:1:77`))",
    "dispatchEvent(new ErrorEvent('error', { error: Object.assign(new WebAssembly.RuntimeError('unreachable'), { stack: 'RuntimeError: unreachable\\n    at wasm://wasm/0a1b:wasm-function[7]:0x12' }) }))",
];

#[tokio::test]
async fn a_fault_of_the_program_is_told_and_no_key_of_the_game_reloads_the_page() {
    visit_bad_host(async |page| {
        for own in OWN {
            page.open(&format!("#play={SEED_1}")).await;
            page.press("Control+Home Delete 1").await;
            page.cell(1, 1, "entered 1").await;
            let line = page.line().await;
            raise(page, own).await;
            page.find("dialog", "Nonet has stopped").await;
            assert_eq!(page.script("return document.querySelector('.breakage textarea').value").await, json!(line), "{own}");
            page.script("window.stays = true").await;
            page.press("Enter Space 5").await;
            assert_eq!(page.script("return window.stays").await, json!(true), "{own}");
            page.find("dialog", "Nonet has stopped").await;
        }
        page.press_in_dialog("Reload").await;
        until("the page anew", async || (page.script("return window.stays ?? null").await == Value::Null).then_some(())).await;
        page.cell(1, 1, "entered 1").await;
    })
    .await;
}
