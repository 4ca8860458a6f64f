//! The language of the page, which first.js chooses and whose messages boot.js loads before the program starts.

use gloo::utils::document;
use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

/// The attribute of the root element with the tag of the page's language and the file of the worker's messages. It is missing in English.
const FOR_WORKERS: &str = "data-messages";

/// The attribute of the root element that says that the messages of the chosen language could not be loaded.
const NOT_LOADED: &str = "data-language-not-loaded";

#[wasm_bindgen]
extern "C" {
    /// The tag of the page's language, and its messages as text. Undefined in English.
    #[wasm_bindgen(thread_local_v2, js_namespace = globalThis, js_name = nonetMessages)]
    static MESSAGES: Option<Array<JsString>>;
}

/// Chooses the language whose messages boot.js has loaded, if there are any.
pub fn choose_language() {
    MESSAGES.with(|messages| {
        let Some(messages) = messages else { return };
        let [tag, text] = [0, 1].map(|place| String::from(messages.get(place)));
        let Err(error) = nonet_words::choose(&tag, &text) else { return };
        // The server sent something else in the place of the messages.
        gloo::console::error!(error);
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", "en");
            let _ = root.set_attribute(NOT_LOADED, &tag);
            let _ = root.remove_attribute(FOR_WORKERS);
        }
    });
}

/// Returns what a worker has to know of the language, to follow its name: the tag and the file of its messages. None in English.
pub(crate) fn language_of_workers() -> Option<String> {
    document().document_element()?.get_attribute(FOR_WORKERS)
}

/// Returns whether the messages of the chosen language could not be loaded.
pub(crate) fn is_language_missing() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute(NOT_LOADED))
}
