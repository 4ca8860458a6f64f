//! The icons: one set, drawn in 24 by 24 units with one stroke width.

use yew::prelude::*;

/// An icon. It always accompanies a name, so it is hidden from screen readers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it
pub enum Icon {
    Back,
    Camera,
    Candidates,
    Check,
    Clear,
    Close,
    Edit,
    Entry,
    Erase,
    Export,
    Share,
    Hint,
    Keys,
    Keypad,
    Label,
    Lock,
    Menu,
    More,
    Next,
    None,
    Open,
    Paste,
    Pause,
    Picture,
    Play,
    Previous,
    Print,
    Redo,
    Scan,
    Settings,
    Several,
    Solve,
    Star,
    Step,
    Undo,
    Wrong,
}

/// The props of [`IconImage`].
#[derive(Properties, PartialEq)]
pub struct IconImageProps {
    /// The icon.
    pub icon: Icon,
}

/// The icon as a picture of the height of the text beside it.
#[component]
pub fn IconImage(&IconImageProps { icon }: &IconImageProps) -> Html {
    html! {
        <svg
            class="icon"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            stroke-width="1.75"
            stroke-linecap="round"
            stroke-linejoin="round"
            aria-hidden="true"
        >
            <path d={path(icon)} />
        </svg>
    }
}

const fn path(icon: Icon) -> &'static str {
    match icon {
        Icon::Back => "M10 6l-6 6 6 6M4 12h16",
        Icon::Camera => "M4 8h3.5l1.5-2.500h6L16.500 8H20v11H4zM12 10a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
        Icon::Candidates => "M5.5 6h1M11.5 6h1M17.5 6h1M5.5 12h1M11.5 12h1M17.5 12h1M5.5 18h1M11.5 18h1M17.5 18h1",
        Icon::Check => "M5 12.5l4.5 4.5L19 7.5",
        Icon::Clear => "M4.5 7h15M10 4h4M6.5 7l.8 11.2A2 2 0 0 0 9.3 20h5.4a2 2 0 0 0 2-1.8L17.5 7M10 11v5M14 11v5",
        Icon::Close => "M6 6l12 12M18 6L6 18",
        Icon::Edit => "M4 20l1-4.5L16 4.5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19 4 20M14 6.5l3.5 3.5",
        Icon::Entry => "M12 5v14M5 12h14",
        Icon::Erase => "M9 5.5h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H9L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5",
        Icon::Share => "M4 10h4v4H4zM16 4h4v4h-4zM16 16h4v4h-4zM8 11l8-4M8 13l8 4",
        Icon::Export => "M12 15V4M8 8l4-4 4 4M5 14v4a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-4",
        Icon::Hint => "M9 17.5c0-2-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5.500-3 7.500zM10 21h4",
        Icon::Keys => "M9.2 9.2a2.9 2.9 0 1 1 4.3 2.6c-1 .6-1.5 1.1-1.5 2.2M12 17.5h.01M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18",
        Icon::Keypad => "M4.5 6h15v12h-15zM9.5 6v12M14.5 6v12M4.5 12h15",
        Icon::Label => "M4 4.500h7.500L20 13l-7 7-8.500-8.500V4.500zM8.300 8.300h.01M8.290 8.290h.02",
        Icon::Lock => "M7.5 11V8a4.5 4.5 0 0 1 9 0v3M6 11h12v9H6z",
        Icon::Menu => "M4 6.5h16M4 12h16M4 17.5h16",
        Icon::More => "M5.5 12h.01M12 12h.01M18.5 12h.01M5.500 12.01h.01M12 12.01h.01M18.500 12.01h.01",
        Icon::Next => "M9 6l6 6-6 6",
        Icon::None => "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8.5 8.5l7 7M15.5 8.5l-7 7",
        Icon::Open => {
            "M3.5 18V6.5a1.5 1.5 0 0 1 1.5-1.5h4l2 2.5h8a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18"
        }
        Icon::Paste => {
            "M9 5H6.5A1.5 1.5 0 0 0 5 6.5v12A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-12A1.5 1.5 0 0 0 17.5 5H15M9 3.5h6v3H9z"
        }
        Icon::Pause => "M9 6v12M15 6v12",
        Icon::Picture => "M4 5h16v14H4zM4 16l4.500-4.500 4 4 2.500-2.500 5 5M15.500 8.500h.01M15.490 8.490h.02",
        Icon::Play => "M8 5.5v13l10.5-6.5z",
        Icon::Previous => "M15 6l-6 6 6 6",
        Icon::Print => "M7 9V4h10v5M7 17H4.500v-6a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v6H17M7 14h10v6H7z",
        Icon::Redo => "M15.5 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h3",
        Icon::Scan => {
            "M4 8.500V5.500A1.500 1.500 0 0 1 5.500 4h3M15.500 4h3A1.500 1.500 0 0 1 20 5.500v3M20 15.500v3A1.500 1.500 0 0 1 18.500 20h-3M8.500 20h-3A1.500 1.500 0 0 1 4 18.500v-3M8.500 8.500h7v7h-7zM12 8.500v7M8.500 12h7"
        }
        Icon::Settings => "M4 7h9M19 7h1M4 12h1M11 12h9M4 17h9M19 17h1M16 4.5v5M8 9.5v5M16 14.5v5",
        Icon::Several => "M12 4l8.5 4.5L12 13 3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5",
        Icon::Solve => "M12 3l1.9 5.6 5.6 1.9-5.6 1.9L12 18l-1.9-5.6-5.6-1.9 5.6-1.9zM19 16v4M17 18h4",
        Icon::Star => "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.700L12 16.800l-5.100 2.700 1-5.700-4.100-4 5.700-.8z",
        Icon::Step => "M5 5.5v13l9-6.5zM18.5 5.5v13",
        Icon::Undo => "M8.5 5l-4 4 4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3",
        Icon::Wrong => "M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01",
    }
}
