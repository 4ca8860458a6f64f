//! What is to be drawn, as plain values: no markup, no rules. A component draws one of these; an equal value is not drawn again.

mod board;
mod game;
mod links;
mod page;
mod panels;

pub use board::{BoardView, CellView, Content, Relation};
pub use links::LinkView;
pub use page::page;
pub use panels::{
    AdditionView, BookView, EntryView, FinishView, FixView, GameView, HintView, KeptView, KeyView, KeypadView, LogEntryView,
    LogView, LookView, Offer, OneMoreView, PageView, RatingView, ReviewedView, Room, SampleView, SetView, ShelfView,
    ShortcutView, SolutionsView, Tab, TabsView, TechniquesView, Toast, ToolsView, VerdictKind, VerdictView,
};
