//! The rooms of the page. Which there are is said here alone; everything else in `app` speaks to the face of a room.

use super::State;
use crate::{
    action::Overlay,
    learn::{state::Learn, view::learn},
    make::{state::Make, view::make},
    play::{state::Play, view::play},
    room::{Before, RoomFace},
    session::{Context, Request, Session},
    shell::view::RoomView,
    solve::{state::Solve, view::solve},
};
use nonet_protocol::{Answer, Question, Room};
use std::{iter, rc::Rc};

impl State {
    /// The room that is shown.
    pub(crate) fn room(&self) -> &dyn RoomFace {
        self.room_of(self.session.room)
    }

    /// A room, whether it is shown or not.
    pub(crate) fn room_of(&self, room: Room) -> &dyn RoomFace {
        match room {
            Room::Play => &self.play,
            Room::Solve => &self.solve,
            Room::Make => &self.make,
            Room::Learn => &self.learn,
        }
    }

    /// Whether a room is shown and nothing lies over it.
    pub(super) fn is_front(&self, room: Room) -> bool {
        self.session.room == room && self.shell.overlay.is_none()
    }

    // A room acts with the shared context; afterwards, its requests to other parts of the page are carried out.

    /// Lets the room that is shown act.
    pub(crate) fn in_room<T>(&mut self, act: impl FnOnce(&mut dyn RoomFace, &mut Context<'_>) -> T) -> T {
        self.in_room_of(self.session.room, act)
    }

    /// Lets a room act, whether it is shown or not.
    pub(super) fn in_room_of<T>(&mut self, room: Room, act: impl FnOnce(&mut dyn RoomFace, &mut Context<'_>) -> T) -> T {
        match room {
            Room::Play => self.in_play(|play, context| act(play, context)),
            Room::Solve => self.in_solve(|solve, context| act(solve, context)),
            Room::Make => self.in_make(|make, context| act(make, context)),
            Room::Learn => self.in_learn(|learn, context| act(learn, context)),
        }
    }

    /// Lets all rooms act, one after the other, the shown one first.
    pub(super) fn in_rooms(&mut self, mut act: impl FnMut(&mut dyn RoomFace, &mut Context<'_>)) {
        let shown = self.session.room;
        for room in iter::once(shown).chain(Room::ALL.into_iter().filter(|room| *room != shown)) {
            self.in_room_of(room, &mut act);
        }
    }

    pub(crate) fn in_play<T>(&mut self, act: impl FnOnce(&mut Play, &mut Context<'_>) -> T) -> T {
        let (done, requests) = with_context(&mut self.session, |context| act(&mut self.play, context));
        self.handle_requests(requests);
        done
    }

    pub(crate) fn in_solve<T>(&mut self, act: impl FnOnce(&mut Solve, &mut Context<'_>) -> T) -> T {
        let (done, requests) = with_context(&mut self.session, |context| act(&mut self.solve, context));
        self.handle_requests(requests);
        done
    }

    pub(crate) fn in_make<T>(&mut self, act: impl FnOnce(&mut Make, &mut Context<'_>) -> T) -> T {
        let (done, requests) = with_context(&mut self.session, |context| act(&mut self.make, context));
        self.handle_requests(requests);
        done
    }

    pub(crate) fn in_learn<T>(&mut self, act: impl FnOnce(&mut Learn, &mut Context<'_>) -> T) -> T {
        let (done, requests) = with_context(&mut self.session, |context| act(&mut self.learn, context));
        self.handle_requests(requests);
        done
    }

    /// Offers an answer of the worker to the rooms, the shown one first. Returns it if none of them takes it.
    pub(super) fn offer_answer(&mut self, question: &Question, answer: Answer) -> Option<Answer> {
        let mut left = Some(answer);
        self.in_rooms(|room, context| {
            left = left.take().and_then(|answer| room.take_answer(question, answer, context));
        });
        left
    }

    // An input, seen from the rooms.

    /// Lets each room follow what an input changed since `before`.
    pub(super) fn follow_input(&mut self, before: &State) {
        let State { play, solve, make, learn, .. } = before;
        self.in_solve(|room, context| room.follow(before.of(solve), context));
        self.in_make(|room, context| room.follow(before.of(make), context));
        self.in_learn(|room, context| room.follow(before.of(learn), context));
        self.in_play(|room, context| room.follow(before.of(play), context));
    }

    /// The words about what an input changed in the shown room since `before`. None if nothing changed that is only spoken.
    pub(super) fn announcement(&self, before: &State) -> Option<String> {
        match self.session.room {
            Room::Play => self.play.announcement(before.of(&before.play), &self.session),
            Room::Solve => self.solve.announcement(before.of(&before.solve), &self.session),
            Room::Make => self.make.announcement(before.of(&before.make), &self.session),
            Room::Learn => self.learn.announcement(before.of(&before.learn), &self.session),
        }
    }

    fn of<'a, R>(&'a self, room: &'a R) -> Before<'a, R> {
        Before { room, shown: self.session.room, board: &self.session.board }
    }

    /// Whether the shown room, and the content of every room, are the same as in `earlier`.
    pub(super) fn stands_as(&self, earlier: &State) -> bool {
        self.session.room == earlier.session.room
            && self.make.stands_as(&earlier.make)
            && self.solve.stands_as(&earlier.solve)
            && self.play.stands_as(&earlier.play)
            && self.learn.stands_as(&earlier.learn)
    }

    /// The view of the shown room.
    pub(super) fn room_view(&self) -> RoomView {
        let session = &self.session;
        match session.room {
            Room::Play => {
                let lists_games = self.shell.overlay == Some(Overlay::Games);
                let in_list = self.collections.open_givens() == Some(*self.play.game.givens());
                RoomView::Play(Rc::new(play(&self.play, session, lists_games, in_list)))
            }
            Room::Solve => RoomView::Solve(Rc::new(solve(&self.solve, session))),
            Room::Make => RoomView::Make(make(&self.make, session, self.solve.rated_board().grid())),
            Room::Learn => RoomView::Learn(learn(&self.learn, session)),
        }
    }
}

/// Acts with a context. Returns the requests that were made by it, too.
fn with_context<T>(session: &mut Session, act: impl FnOnce(&mut Context<'_>) -> T) -> (T, Vec<Request>) {
    let mut context = Context::new(session);
    let done = act(&mut context);
    (done, context.into_requests())
}
