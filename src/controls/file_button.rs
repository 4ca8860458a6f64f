//! A button, and the browser's file picker behind it.

use super::{ButtonStyle, Icon, IconImage};
use crate::text;
use web_sys::{FileList, HtmlInputElement};
use yew::prelude::*;

/// The file name extensions and types of puzzles that the file picker suggests.
const PUZZLES: &str = ".txt,.csv,.sdk,.sdm,.sdx,.ss,.opensudoku,text/*";

/// The callback that opens the picked files; the page provides it in a context. Without a page around the component (in a test)
/// nothing opens them.
#[derive(Clone, PartialEq, Debug)]
pub struct FileOpener(pub Callback<FileList>);

/// A kind of file that a button picks.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Picks {
    /// Files with puzzles.
    #[default]
    Puzzles,
    /// Pictures.
    Pictures,
    /// A picture that is taken with the camera of a phone.
    Camera,
}

/// The props of [`FileButton`].
#[derive(Properties, PartialEq)]
pub struct FileButtonProps {
    /// The kind of file that is picked.
    #[prop_or_default]
    pub picks: Picks,
    /// The look of the button.
    #[prop_or_default]
    pub style: ButtonStyle,
}

/// The button. Whatever is picked opens as any file does.
#[component]
pub fn FileButton(&FileButtonProps { picks, style }: &FileButtonProps) -> Html {
    let opener = use_context::<FileOpener>();
    let picker = use_node_ref();
    let onclick = use_callback(picker.clone(), |_: MouseEvent, picker| {
        if let Some(picker) = picker.cast::<HtmlInputElement>() {
            picker.click();
        }
    });
    let onchange = use_callback(opener, |event: Event, opener| {
        let Some(picker) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let (Some(FileOpener(open)), Some(files)) = (opener, picker.files()) {
            open.emit(files);
        }
        picker.set_value(""); // otherwise picking the same file again would be no change
    });
    let (label, icon, class) = match picks {
        Picks::Puzzles => (text::controls::OPEN_FILE, Icon::Open, None),
        Picks::Pictures => (text::photo::READ_PHOTO, Icon::Picture, Some("button--picture")),
        Picks::Camera => (text::photo::TAKE_PHOTO, Icon::Camera, Some("button--camera")),
    };
    let (is_picture, takes) = (picks != Picks::Puzzles, picks == Picks::Camera);
    html! {
        <>
            <button class={classes!("button", style.class(), class)} type="button" title={is_picture.then(|| AttrValue::from(label))} {onclick}>
                <IconImage {icon} />
                <span class="button__label">{label}</span>
            </button>
            <input
                ref={picker}
                type="file"
                accept={if is_picture { "image/*" } else { PUZZLES }}
                multiple={!takes}
                capture={takes.then_some("environment")}
                hidden=true
                {onchange}
            />
        </>
    }
}
