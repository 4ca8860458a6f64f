//! What is to be drawn of the whole page, as plain values: no markup, no rules. A component draws one of these; an equal value is not
//! drawn again. What a room alone shows is made in its folder.

pub(crate) mod board;
mod givens;
mod page;
mod panels;

pub use crate::{
    board::view::{BoardView, CellView, Content, Relation},
    learn::view::TechniquesView,
    make::{
        set_view::{AdditionView, Scale, SetView},
        view::{BookView, PageLook},
    },
    play::{
        about_view::AboutView,
        calendar_view::{CalendarView, DayView, Mark},
        finish_view::FinishView,
        look_back_view::{LookBackView, ReviewedView},
        view::{GameView, GamesView, HintView, KeptGameView},
    },
    solve::view::{
        AvailableView, ExplainerView, FixView, LogEntryView, LogView, LookView, OneMoreView, RatingView, SearchView,
        SolutionsView, StepView, Tab, TabsView, VerdictKind, VerdictView,
    },
};
pub use nonet_formats::Room;
pub use page::page;
pub use panels::{EntryView, KeyView, KeypadView, Offer, PageView, SampleView, ShareView, ShortcutView, Toast, ToolsView};
