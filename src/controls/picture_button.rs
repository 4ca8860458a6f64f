//! "Read a photo": a button, and the browser's picker of pictures behind it.

use super::{ButtonStyle, FilePicker, Icon, IconImage, use_file_picker};
use yew::prelude::*;

/// The props of [`PictureButton`].
#[derive(Properties, PartialEq)]
pub struct PictureButtonProps {
    /// The name of the button.
    pub label: AttrValue,
    /// The look of the button.
    #[prop_or_default]
    pub style: ButtonStyle,
    /// Whether the button opens the camera of a phone instead of the picker.
    #[prop_or_default]
    pub takes: bool,
}

/// The button. What is chosen opens as any file does.
#[component]
pub fn PictureButton(PictureButtonProps { label, style, takes }: &PictureButtonProps) -> Html {
    let FilePicker { picker, onclick, onchange } = use_file_picker();
    html! {
        <>
            <button class={classes!("button", style.class(), if *takes { "button--camera" } else { "button--picture" })} type="button" title={label} {onclick}>
                <IconImage icon={if *takes { Icon::Camera } else { Icon::Picture }} />
                <span class="button__label">{label}</span>
            </button>
            <input ref={picker} type="file" accept="image/*" multiple={!takes} capture={takes.then_some("environment")} hidden=true {onchange} />
        </>
    }
}
