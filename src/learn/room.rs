//! The Learn room: the map of the course, what was practised, a sheet for a class, or a position.

use super::{map::CourseMap, progress::Progress, sheet_form::DrillSheetForm, task_card::TaskRoom, view::LearnView};
use yew::prelude::*;

/// The props of a [`LearnRoom`].
#[derive(Properties, PartialEq)]
pub struct LearnRoomProps {
    /// The view of the room.
    pub view: LearnView,
}

/// The room.
#[component]
pub fn LearnRoom(LearnRoomProps { view }: &LearnRoomProps) -> Html {
    match view {
        LearnView::Map(map) => html! { <CourseMap ..(**map).clone() /> },
        LearnView::Progress(progress) => html! { <Progress ..(**progress).clone() /> },
        LearnView::Sheet(sheet) => html! { <DrillSheetForm ..(**sheet).clone() /> },
        LearnView::Task(task) => html! { <TaskRoom ..(**task).clone() /> },
    }
}
