//! The content of the dialog that reads a picture.

use super::{
    picture::{Corner, picture},
    uncertain_cells::{CutoutImage, uncertain_cells},
    view::{CornersView, PhotoContentView, PhotoView, PlaceView, ReadBoardView},
};
use crate::{
    action::{Action, PhotoAction, ShellAction},
    board::{Board, Keypad},
    controls::{Button, ButtonStyle, Icon, Segment, Segments, Switch, VerdictCard},
    text::{self, Text},
};
use nonet_protocol::Room;
use std::rc::Rc;
use yew::prelude::*;

/// The content: while the picture is read, a way to stop; then the board beside the picture, or the picture with corners to place.
/// Of several pictures, one is shown, with a way to the others.
#[component]
pub fn PhotoPanel(view: &PhotoView) -> Html {
    let ways = Ways { is_one_of_several: view.place.is_some(), keeps: view.keeps, edits: view.edits };
    html! {
        <div class="photo">
            <div class="photo__head">
                <p class="photo__status" role="status">{&view.status}</p>
                if let Some(place) = view.place {
                    {picture_pager(place)}
                }
            </div>
            {match &view.content {
                PhotoContentView::Reading => html! {
                    <>
                        <div class="photo__progress" aria-hidden="true" />
                        <div class="photo__actions">{ways.leave(text::photo::STOP, true)}</div>
                    </>
                },
                PhotoContentView::Board(view) => html! { <BoardToCheck view={Rc::clone(view)} {ways} /> },
                PhotoContentView::Corners(view) => html! { <Corners view={view.clone()} {ways} /> },
                PhotoContentView::Code => html! {
                    <div class="photo__actions">
                        <Button
                            label={text::photo::FOLLOW_CODE}
                            style={ButtonStyle::Primary}
                            action={Action::Photo(PhotoAction::FollowCode)}
                            first={true}
                        />
                        {ways.keep()}
                        {ways.leave(text::photo::DISCARD, false)}
                    </div>
                },
                PhotoContentView::Refused => html! {
                    <div class="photo__actions">{ways.keep()}{ways.leave(text::photo::DISCARD, true)}</div>
                },
            }}
        </div>
    }
}

/// The ways on that every content has.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ways {
    /// Whether there are other pictures.
    is_one_of_several: bool,
    /// The number of boards that can be kept as a list. None if they can't.
    keeps: Option<usize>,
    /// Whether the board can be put into the editor of Make.
    edits: bool,
}

impl Ways {
    /// Draws the button that gives the picture up. `label` is its name if there is no other picture.
    fn leave(self, label: Text, first: bool) -> Html {
        let (label, action) = if self.is_one_of_several {
            (text::photo::LEAVE_OUT, Action::Photo(PhotoAction::LeaveOut))
        } else {
            (label, Action::Shell(ShellAction::Close))
        };
        let style = if first { ButtonStyle::Plain } else { ButtonStyle::Quiet };
        html! { <Button {label} {style} {action} {first} /> }
    }

    /// Draws the button that keeps all boards as a list, if there are several.
    fn keep(self) -> Html {
        html! {
            if let Some(count) = self.keeps {
                <Button label={text::photo::keep_all(count)} action={Action::Photo(PhotoAction::KeepAll)} />
            }
        }
    }
}

/// Draws the way to the pictures before and behind.
fn picture_pager(PlaceView { index, count }: PlaceView) -> Html {
    let show = |index| Action::Photo(PhotoAction::ShowPicture(index));
    html! {
        <div class="photo__pager">
            <Button
                label={text::photo::PREVIOUS_PICTURE}
                icon={Icon::Previous}
                style={ButtonStyle::Bare}
                action={index.checked_sub(1).map(show)}
            />
            <Button
                label={text::photo::NEXT_PICTURE}
                icon={Icon::Next}
                style={ButtonStyle::Bare}
                action={(index + 1 < count).then(|| show(index + 1))}
            />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct BoardToCheckProps {
    /// The board.
    view: Rc<ReadBoardView>,
    /// The other ways on.
    ways: Ways,
}

/// The board that was read, beside the picture.
#[component]
fn BoardToCheck(BoardToCheckProps { view, ways }: &BoardToCheckProps) -> Html {
    let act = |action| Action::Photo(action);
    let segment =
        |(at, (name, chosen)): (usize, &(AttrValue, bool))| Segment::new(name.clone(), *chosen, act(PhotoAction::Choose(at)));
    let style = |is_primary| if is_primary { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let play = view.can_play.then_some(act(PhotoAction::Open(Room::Play)));
    html! {
        <>
            if !view.grids.is_empty() {
                <Segments
                    group="grid"
                    label={text::photo::GRIDS}
                    segments={view.grids.iter().enumerate().map(segment).collect::<Vec<_>>()}
                />
            }
            if !view.uncertain.is_empty() {
                {uncertain_cells(&view.uncertain)}
            }
            <div class="photo__both">
                {picture(&view.picture, text::photo::PICTURE, Html::default())}
                <div class="photo__board"><Board view={Rc::clone(&view.board)} /></div>
            </div>
            {selected_cell(view)}
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
                    if ways.edits {
                        <Button
                            label={text::photo::EDIT}
                            style={ButtonStyle::Primary}
                            action={act(PhotoAction::Open(Room::Make))}
                            first={view.uncertain.is_empty()}
                        />
                    }
                    <Button
                        label={text::photo::PLAY}
                        icon={Icon::Play}
                        style={style(view.plays_next && !ways.edits)}
                        action={play}
                        why={view.no_game}
                        first={view.uncertain.is_empty() && !ways.edits}
                    />
                    <Button
                        label={text::photo::SOLVE}
                        icon={Icon::Solve}
                        style={style(!view.plays_next && !ways.edits)}
                        action={act(PhotoAction::Open(Room::Solve))}
                    />
                    {ways.keep()}
                    {ways.leave(text::photo::DISCARD, false)}
                </div>
            </div>
        </>
    }
}

/// Draws the selected cell: its cut-out, and the keys that correct its digit.
fn selected_cell(view: &ReadBoardView) -> Html {
    html! {
        <div class="photo__keys">
            <div class="photo__selected">
                <CutoutImage pixels={Rc::clone(&view.selected.cutout)} />
                <b>{&view.selected.short}</b>
                if let Some(by_hand) = view.by_hand {
                    <Switch label={text::photo::BY_HAND} on={by_hand} action={Action::Photo(PhotoAction::ByHand(!by_hand))} />
                }
            </div>
            <Keypad view={view.keypad.clone()} can_erase={view.selected.digit.is_some()} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct CornersProps {
    /// The picture with the corners.
    view: CornersView,
    /// The other ways on.
    ways: Ways,
}

/// The picture with corners to place.
#[component]
fn Corners(CornersProps { view, ways }: &CornersProps) -> Html {
    let CornersView { picture: whole, corners, has_fault, has_boards } = view;
    let act = |action| Action::Photo(action);
    let corners = html! {
        for (corner, at) in corners.iter().enumerate() {
            <Corner key={corner} {corner} at={*at} size={whole.size} />
        }
    };
    html! {
        <>
            {picture(whole, text::photo::WHOLE_PICTURE, corners)}
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
                    {ways.keep()}
                    {ways.leave(text::photo::DISCARD, false)}
                </div>
            </div>
        </>
    }
}
