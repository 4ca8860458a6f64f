//! The content of the dialog "Share": the choice of what is shared, and the shared link and pictures, each with its buttons.

use crate::{
    action::{Action, Input, Overlay, PageEvent, ShellAction, Subject, Theme},
    browser::{
        change::use_support,
        sharing::{ShareSupport, copy_picture, copy_text, open_share_sheet, save_picture, svg_address},
    },
    controls::{Button, ButtonStyle, Segment, Segments, use_dispatch},
    shell::state::Shared,
    text::{self, Text},
};
use gloo::timers::callback::Timeout;
use nonet_drawing::{dark_modules, qr_width};
use nonet_protocol::QrCode;
use std::rc::Rc;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// The view of the dialog "Share".
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ShareView {
    /// The subject that is shared: the puzzle, the position or the step.
    pub subject: Subject,
    /// The link with its pictures. None until the pictures are drawn.
    pub shared: Option<Shared>,
    /// The theme of the picture.
    pub look: Theme,
    /// Whether there is a step that can be shared.
    pub has_step: bool,
    /// The sentence on what the link omits. None if nothing is omitted.
    pub omitted: Option<String>,
}

const SUBJECTS: [(Text, Subject); 3] =
    [(text::share::PUZZLE, Subject::Puzzle), (text::share::POSITION, Subject::Position), (text::share::THIS_STEP, Subject::Step)];

const LOOKS: [(Text, Theme); 2] = [(text::share::LIGHT_PICTURE, Theme::Light), (text::share::DARK_PICTURE, Theme::Dark)];

/// The choice of what is shared, and below it the link and the pictures, once they are drawn.
#[component]
pub fn SharePanel(view: &ShareView) -> Html {
    let open = |overlay| Action::Shell(ShellAction::Open(overlay));
    let subject = |&(name, subject)| Segment::new(name, subject == view.subject, open(Overlay::Share(subject)));
    let subjects: Vec<Segment> = SUBJECTS[..2 + usize::from(view.has_step)].iter().map(subject).collect();
    let look = |(name, look)| Segment::new(name, look == view.look, Action::Shell(ShellAction::Picture(look)));
    let looks: Vec<Segment> = LOOKS.into_iter().map(look).collect();
    html! {
        <div class="share">
            <Segments group="subject" label={text::share::SUBJECT} segments={subjects} />
            if let Some(omitted) = &view.omitted {
                <p class="note-line" role="note">{omitted}</p>
            }
            <div class="share__sheet">
                if let Some(shared) = &view.shared {
                    <ShareSheet ..shared.clone() />
                }
            </div>
            <Segments group="picture" label={text::share::PICTURE} segments={looks} />
            <Button label={text::share::OTHER_FORMS} style={ButtonStyle::Quiet} action={open(Overlay::Export)} />
        </div>
    }
}

/// The time for which a button says that it has copied, in milliseconds.
const COPIED_TIME: u32 = 2_000;

/// The name of the picture's file, without extension.
const PICTURE_NAME: &str = "sudoku";

/// The link and the pictures, each above its buttons.
#[component]
fn ShareSheet(shared: &Shared) -> Html {
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
            {link_field(&sharing.link)}
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
            <p class="hidden" role="status">{copied.map(|_| text::share::COPIED_SPOKEN.say())}</p>
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
                    {link_code(code)}
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
        ShareAction::OpenSheet => open_share_sheet(&text::share::NAME.say(), words, link),
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

/// The actions of the share dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ShareAction {
    /// Opens the system's share sheet.
    OpenSheet,
    /// Copies the link.
    CopyLink,
    /// Copies the link with the text that goes with it.
    CopyResult,
    /// Downloads the picture as PNG.
    SavePicture,
    /// Copies the picture as PNG.
    CopyPicture,
}

impl ShareAction {
    const fn label(self) -> Text {
        match self {
            ShareAction::OpenSheet => text::share::SHARE,
            ShareAction::CopyLink => text::share::COPY_LINK,
            ShareAction::CopyResult => text::share::COPY_RESULT,
            ShareAction::SavePicture => text::share::SAVE_PNG,
            ShareAction::CopyPicture => text::share::COPY_PICTURE,
        }
    }
}

#[derive(Properties, PartialEq)]
struct ShareButtonProps {
    /// The action of the button.
    action: ShareAction,
    /// Whether the button has just copied something.
    copied: bool,
    /// The callback that gets the action when the button is pressed.
    onshare: Callback<ShareAction>,
}

/// A button of the share dialog. For a moment after copying, its label says so; its width does not change.
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

/// Draws the text field with the shared link. Its text is selected when it gets the focus.
fn link_field(link: &str) -> Html {
    let onfocus = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    };
    html! { <input class="field share__link" readonly=true aria-label={text::share::LINK} value={link.to_owned()} {onfocus} /> }
}

/// Draws the QR code of the shared link, in black on white in every theme, and the link that downloads it.
fn link_code(code: &QrCode) -> Html {
    let width = qr_width(code.size);
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
