//! The shared link and pictures, each with its buttons.

use super::{
    link_code::LinkCode,
    link_field::LinkField,
    share_button::{ShareAction, ShareButton},
    svg_address::svg_address,
};
use crate::{
    action::{Input, PageEvent},
    browser::{
        change::use_support,
        sharing::{ShareSupport, copy_picture, copy_text, open_share_sheet, save_picture},
    },
    controls::use_dispatch,
    shell::state::Shared,
    text,
};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// The time for which a button says that it has copied, in milliseconds.
const COPIED_TIME: u32 = 2_000;

/// The name of the picture's file, without extension.
pub(super) const PICTURE_NAME: &str = "sudoku";

/// The link and the pictures, each above its buttons.
#[component]
pub(super) fn ShareSheet(shared: &Shared) -> Html {
    let Shared { sharing, pictures } = shared;
    let ShareSupport { sheet, pictures: copies_pictures } = use_support(ShareSupport::of_browser);
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

/// Performs an action at once, because browsers allow it only within the event handler.
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

/// Returns the action that has just copied something, and the callback that gets each result of copying. If the browser refused
/// to copy, the page shows a message.
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
