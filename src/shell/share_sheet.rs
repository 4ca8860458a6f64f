//! What is shared: the link and the pictures, each with what can be done with it.

use crate::{
    action::{Input, PageEvent},
    controls::use_dispatch,
    platform::sharing::{ShareSupport, copy_picture, copy_text, open_share_sheet, save_picture, use_share_support},
    state::Shared,
    text,
};
use gloo::timers::callback::Timeout;
use nonet_drawing::dark_modules;
use nonet_protocol::QrCode;
use std::{fmt::Write, rc::Rc};
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// For how many milliseconds a button says that it has copied.
const COPIED_TIME: u32 = 2_000;

/// The name of the file of the picture, without its ending.
const PICTURE_NAME: &str = "sudoku";

/// What is done with what is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ShareAction {
    /// The system's own share sheet opens.
    OpenSheet,
    /// The link is copied.
    CopyLink,
    /// The words that go with the link are copied with it.
    CopyResult,
    /// The picture is saved as dots.
    SavePicture,
    /// The picture is copied as dots.
    CopyPicture,
}

impl ShareAction {
    const fn label(self) -> &'static str {
        match self {
            ShareAction::OpenSheet => text::share::SHARE,
            ShareAction::CopyLink => text::share::COPY_LINK,
            ShareAction::CopyResult => text::share::COPY_RESULT,
            ShareAction::SavePicture => text::share::SAVE_PNG,
            ShareAction::CopyPicture => text::share::COPY_PICTURE,
        }
    }
}

/// What a [`ShareSheet`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct ShareSheetProps {
    /// What is shared.
    pub shared: Shared,
}

/// The link and the pictures, each over what can be done with it.
#[component]
pub(super) fn ShareSheet(ShareSheetProps { shared }: &ShareSheetProps) -> Html {
    let Shared { sharing, pictures } = shared;
    let ShareSupport { sheet, pictures: copies_pictures } = use_share_support();
    let picture = use_memo(Rc::clone(pictures), |pictures| svg_address(&pictures.board));
    let (copied, oncopied) = use_copied();
    let onshare =
        use_callback((shared.clone(), Rc::clone(&picture), oncopied), |action: ShareAction, (shared, picture, oncopied)| {
            share(action, shared, picture, oncopied)
        });
    let share_button = |action: ShareAction| {
        html! { <ShareButton {action} copied={copied == Some(action)} onshare={onshare.clone()} /> }
    };
    html! {
        <>
            if !sharing.words.is_empty() {
                <p class="share__words">{&sharing.words}</p>
            }
            <LinkField link={sharing.link.clone()} />
            if shared.leads_before_step() {
                <p class="note-line">{text::share::LEADS_BEFORE_STEP}</p>
            }
            <div class="share__ways">
                if sheet {
                    {share_button(ShareAction::OpenSheet)}
                }
                {share_button(ShareAction::CopyLink)}
                if !sharing.words.is_empty() {
                    {share_button(ShareAction::CopyResult)}
                }
            </div>
            <p class="hidden" role="status">{copied.map_or("", |_| text::share::COPIED_SPOKEN)}</p>
            <div class="share__pictures">
                <div>
                    <img class="share__picture" src={(*picture).clone()} alt={sharing.title.clone()} />
                    <div class="share__ways">
                        <a class="button" href={(*picture).clone()} download={format!("{PICTURE_NAME}.svg")}>{text::share::SAVE_SVG}</a>
                        {share_button(ShareAction::SavePicture)}
                        if copies_pictures {
                            {share_button(ShareAction::CopyPicture)}
                        }
                    </div>
                </div>
                if let Some(code) = &pictures.code {
                    <LinkCode code={code.clone()} />
                } else {
                    <p class="note-line">{text::share::TOO_LONG_FOR_QR}</p>
                }
            </div>
        </>
    }
}

/// Does it at once: browsers allow it only in the press itself.
fn share(action: ShareAction, shared: &Shared, picture: &AttrValue, oncopied: &Callback<(ShareAction, bool)>) {
    let (link, words) = (&shared.sharing.link, &shared.sharing.words);
    let done = oncopied.reform(move |done| (action, done));
    match action {
        ShareAction::OpenSheet => open_share_sheet(text::share::NAME, words, link),
        ShareAction::CopyLink => copy_text(link, done),
        ShareAction::CopyResult => copy_text(&format!("{words}\n{link}"), done),
        ShareAction::SavePicture => save_picture(picture, &format!("{PICTURE_NAME}.png")),
        ShareAction::CopyPicture => copy_picture(picture, done),
    }
}

/// What was copied a moment ago, and the callback that hears what was copied, or that the browser refused to: that the page says.
#[hook]
fn use_copied() -> (Option<ShareAction>, Callback<(ShareAction, bool)>) {
    let copied = use_state_eq(|| None::<ShareAction>);
    let setter = copied.setter();
    use_effect_with(*copied, move |action| {
        let timeout = action.map(|_| Timeout::new(COPIED_TIME, move || setter.set(None)));
        move || drop(timeout)
    });
    let dispatch = use_dispatch();
    let oncopied = use_callback((copied.setter(), dispatch), |(action, done), (copied, dispatch)| match done {
        true => copied.set(Some(action)),
        false => dispatch.emit(Input::Event(PageEvent::Copied(false))),
    });
    (*copied, oncopied)
}

/// What a [`ShareButton`] is given.
#[derive(Properties, PartialEq)]
struct ShareButtonProps {
    action: ShareAction,
    copied: bool,
    onshare: Callback<ShareAction>,
}

/// A button that shares; it says for a moment that it has copied. Nothing moves then: it stays as wide as it was.
#[component]
fn ShareButton(ShareButtonProps { action, copied, onshare }: &ShareButtonProps) -> Html {
    let node = use_node_ref();
    let onclick = use_callback((*action, node.clone(), onshare.clone()), |_: MouseEvent, (action, node, onshare)| {
        if let Some(button) = node.cast::<HtmlElement>() {
            let _ = button.style().set_property("min-width", &format!("{}px", button.offset_width()));
        }
        onshare.emit(*action);
    });
    let style = (*action == ShareAction::CopyLink).then_some("button--primary");
    html! {
        <button ref={node} class={classes!("button", style)} type="button" {onclick}>
            {if *copied { text::share::COPIED } else { action.label() }}
        </button>
    }
}

/// What a [`LinkField`] is given.
#[derive(Properties, PartialEq)]
struct LinkFieldProps {
    link: AttrValue,
}

/// The link, which is selected when it gets the focus.
#[component]
fn LinkField(LinkFieldProps { link }: &LinkFieldProps) -> Html {
    let onfocus = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    };
    html! { <input class="share__link" readonly=true aria-label={text::share::LINK} value={link} {onfocus} /> }
}

/// What a [`LinkCode`] is given.
#[derive(Properties, PartialEq)]
struct LinkCodeProps {
    code: QrCode,
}

/// The QR code of the link, in black on white whatever is around it, over the link that saves it.
#[component]
fn LinkCode(LinkCodeProps { code }: &LinkCodeProps) -> Html {
    let width = code.width();
    html! {
        <div>
            <svg
                class="share__picture"
                viewBox={format!("0 0 {width} {width}")}
                shape-rendering="crispEdges"
                role="img"
                aria-label={text::share::QR_CODE}
            >
                <path fill="#fff" d={format!("M0 0h{width}v{width}h-{width}z")} />
                <path d={dark_modules(code.size, &code.dark)} />
            </svg>
            <div class="share__ways">
                <a class="button" href={svg_address(&code.file)} download={format!("{PICTURE_NAME}-qr.svg")}>{text::share::SAVE_QR_CODE}</a>
            </div>
        </div>
    }
}

/// The text of an SVG file as an address that holds it.
fn svg_address(svg: &str) -> AttrValue {
    let mut address = "data:image/svg+xml,".to_owned();
    for ch in svg.chars() {
        match ch {
            'A'..='Z' | 'a'..='z' | '0'..='9' | '-' | '.' | '/' | ':' | '=' | ',' | ';' | '(' | ')' | '_' => address.push(ch),
            _ => ch.encode_utf8(&mut [0; 4]).bytes().for_each(|byte| {
                let _ = write!(address, "%{byte:02X}"); // a string takes everything
            }),
        }
    }
    address.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_every_character_of_its_file() {
        assert_eq!(svg_address("<a b=\"#\u{e9}\">"), "data:image/svg+xml,%3Ca%20b=%22%23%C3%A9%22%3E");
    }
}
