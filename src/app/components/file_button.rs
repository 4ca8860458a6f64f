//! "Open file": a button, and the browser's file picker behind it.

use super::{
    button::{Button, Look},
    icon::Icon,
};
use crate::app::action::{Action, FileFault};
use js_sys::Uint8Array;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

/// What a [`FileButton`] is given.
#[derive(Properties, PartialEq)]
pub struct FileButtonProps {
    /// How it looks.
    #[prop_or_default]
    pub look: Look,
    /// Hears what was opened.
    pub onaction: Callback<Action>,
}

/// The button.
#[component]
pub fn FileButton(FileButtonProps { look, onaction }: &FileButtonProps) -> Html {
    let input = use_node_ref();
    let onpress = use_callback(input.clone(), |(), input| {
        if let Some(input) = input.cast::<HtmlInputElement>() {
            input.click();
        }
    });
    let onchange = use_callback(onaction.clone(), |event: Event, onaction| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let Some(file) = input.files().and_then(|files| files.item(0)) {
            take_file(file, onaction.clone());
        }
        input.set_value(""); // the same file can be opened again
    });
    html! {
        <>
            <Button label="Open file" picture={Icon::Open} look={*look} {onpress} />
            <input ref={input} type="file" accept=".txt,.csv,.sdk,.sdm,.sdx,.ss,text/*" hidden=true {onchange} />
        </>
    }
}

/// The largest file that is taken, in bytes.
const LIMIT: f64 = 200e6;

/// Reads the file, which takes a moment, and says what came of it.
fn take_file(file: File, onaction: Callback<Action>) {
    spawn_local(async move {
        let name = file.name();
        onaction.emit(match text_of(&file).await {
            Ok(text) => Action::Opened { name, text },
            Err(why) => Action::NotOpened { name, why },
        });
    });
}

async fn text_of(file: &File) -> Result<String, FileFault> {
    if file.size() > LIMIT {
        return Err(FileFault::TooLarge);
    }
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|_| FileFault::Unreadable)?;
    String::from_utf8(Uint8Array::new(&buffer).to_vec()).map_err(|_| FileFault::NotText)
}
