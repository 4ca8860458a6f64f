//! The content of the dialog that reads a picture.

use super::{
    cell_panel::CellPanel,
    corner::Corner,
    doubts::DoubtList,
    picture::PhotoPicture,
    view::{CornersView, PhotoContentView, PhotoView, ReadBoardView},
};
use crate::{
    action::{Action, PhotoAction, ShellAction},
    board::Board,
    controls::{Button, ButtonStyle, Icon, Segment, Segments, VerdictCard},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`PhotoPanel`].
#[derive(Properties, PartialEq)]
pub struct PhotoPanelProps {
    /// The view of the dialog.
    pub view: PhotoView,
}

/// The content: while the picture is read, a way to stop; then the board beside the picture, or the picture with corners to place.
#[component]
pub fn PhotoPanel(PhotoPanelProps { view }: &PhotoPanelProps) -> Html {
    html! {
        <div class="photo">
            <p class="photo__status" role="status">{&view.status}</p>
            {match &view.content {
                PhotoContentView::Reading => reading(),
                PhotoContentView::Board(view) => html! { <BoardToCheck view={Rc::clone(view)} /> },
                PhotoContentView::Corners(view) => html! { <Corners view={view.clone()} /> },
            }}
        </div>
    }
}

fn reading() -> Html {
    html! {
        <>
            <div class="photo__progress" aria-hidden="true" />
            <div class="photo__actions"><Button label={text::photo::STOP} action={discard()} first={true} /></div>
        </>
    }
}

fn discard() -> Action {
    Action::Shell(ShellAction::Close)
}

/// The props of [`BoardToCheck`].
#[derive(Properties, PartialEq)]
struct BoardToCheckProps {
    /// The board.
    view: Rc<ReadBoardView>,
}

/// The board that was read, beside the picture.
#[component]
fn BoardToCheck(BoardToCheckProps { view }: &BoardToCheckProps) -> Html {
    let act = |action| Action::Photo(action);
    let segment =
        |(at, (name, chosen)): (usize, &(AttrValue, bool))| Segment::new(name.clone(), *chosen, act(PhotoAction::Choose(at)));
    let style = |is_primary| if is_primary { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let play = view.can_play.then_some(act(PhotoAction::Play));
    html! {
        <>
            if !view.grids.is_empty() {
                <Segments
                    group="grid"
                    label={text::photo::GRIDS}
                    segments={view.grids.iter().enumerate().map(segment).collect::<Vec<_>>()}
                />
            }
            if !view.doubtful.is_empty() {
                <DoubtList doubtful={view.doubtful.clone()} />
            }
            <div class="photo__both">
                <PhotoPicture view={view.picture.clone()} label={text::photo::PICTURE} />
                <div class="photo__board"><Board view={Rc::clone(&view.board)} /></div>
            </div>
            <CellPanel view={Rc::clone(view)} />
            <div class="photo__hint">
                <p class="note-line">{text::photo::CORRECT}</p>
                <Button label={text::photo::PLACE_CORNERS} style={ButtonStyle::Quiet} action={act(PhotoAction::PlaceCorners)} />
            </div>
            <div class="photo__end">
                <VerdictCard
                    label={text::photo::VERDICT}
                    class={view.kind.class()}
                    icon={view.kind.icon()}
                    words={view.verdict.clone()}
                    about={html! { {&view.about} }}
                    status={view.verdict.clone()}
                />
                <div class="photo__actions">
                    <Button
                        label={text::photo::PLAY}
                        icon={Icon::Play}
                        style={style(view.plays_next)}
                        action={play}
                        first={view.doubtful.is_empty()}
                    />
                    <Button
                        label={text::photo::SOLVE}
                        icon={Icon::Solve}
                        style={style(!view.plays_next)}
                        action={act(PhotoAction::Solve)}
                    />
                    <Button label={text::photo::DISCARD} style={ButtonStyle::Quiet} action={discard()} />
                </div>
            </div>
        </>
    }
}

/// The props of [`Corners`].
#[derive(Properties, PartialEq)]
struct CornersProps {
    /// The picture with the corners.
    view: CornersView,
}

/// The picture with corners to place.
#[component]
fn Corners(CornersProps { view }: &CornersProps) -> Html {
    let CornersView { picture, corners, has_fault, has_boards } = view;
    let act = |action| Action::Photo(action);
    html! {
        <>
            <PhotoPicture view={picture.clone()} label={text::photo::WHOLE_PICTURE}>
                for (corner, at) in corners.iter().enumerate() {
                    <Corner key={corner} {corner} at={*at} size={picture.size} />
                }
            </PhotoPicture>
            if *has_fault {
                <p class="note-line">{text::photo::HOW_TO_PLACE}</p>
            }
            <div class="photo__end">
                <div class="photo__actions">
                    <Button
                        label={text::photo::READ_AGAIN}
                        style={ButtonStyle::Primary}
                        action={act(PhotoAction::ReadAgain)}
                        first={true}
                    />
                    if *has_boards {
                        <Button label={text::photo::BACK} action={act(PhotoAction::ShowBoards)} />
                    }
                    <Button label={text::photo::DISCARD} style={ButtonStyle::Quiet} action={discard()} />
                </div>
            </div>
        </>
    }
}
