//! What is to be drawn of the whole page, as plain values: no markup, no rules. A component draws one of these; an equal value is not
//! drawn again. What a room shows is made in its folder.

pub(crate) mod board;
mod page;
mod panels;

pub use crate::{
    board::view::{BoardView, CellView, Content, Relation},
    controls::{KeyView, KeypadView, VerdictKind},
    learn::view::TechniquesView,
    make::{
        set_view::{AdditionView, Scale, SetPanelView, SetRoomView, SetTools, SetVerdictView},
        view::{BookView, MakeView, PageLook},
    },
    play::{
        about_view::AboutView,
        calendar_view::{CalendarView, DayView, Mark},
        finish_view::FinishView,
        look_back_view::{LookBackView, ReviewedView},
        view::{GameView, GamesView, HintView, KeptGameView, PlayTools, PlayView},
    },
    solve::view::{
        AvailableView, ExplainerView, FixView, LogEntryView, LogView, LookView, OneMoreView, RatingView, SearchView,
        SolutionsView, SolveTools, SolveView, StepView, Tab, TabsView, VerdictView,
    },
};
pub use nonet_formats::Room;
pub use page::page;
pub use panels::{EntryView, Offer, PageView, RoomView, SampleView, ShareView, ShortcutView, Toast};
