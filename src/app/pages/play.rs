//! The Play room: a game of one puzzle.

use super::page::PageProps;
use crate::app::{
    action::Action,
    components::{Board, Button, Icon, Keypad, Look, icon, modes, sample_list},
};
use yew::prelude::*;

/// The room.
#[component]
pub fn Play(PageProps { view, onaction }: &PageProps) -> Html {
    let on = |action: Action| onaction.reform(move |()| action.clone());
    let tools = view.tools;
    let sheet = use_state(|| false);
    let others = view.game.is_none() || !view.kept.is_empty();
    let opens = others && (*sheet || view.game.is_none());
    let toggle_sheet = {
        let sheet = sheet.clone();
        move |()| sheet.set(!*sheet)
    };
    html! {
        <main class={classes!("room", "room--play", opens.then_some("room--sheet"))}>
            <div class="room__board">
                <Board view={view.board.clone()} onaction={onaction.clone()} />
            </div>
            <div class="room__side">
                <div class="room__verdict">
                    if let Some(game) = &view.game {
                        <section class={classes!("verdict", game.solved.then_some("verdict--complete"))} aria-label="Game">
                            <span class="verdict__icon">{icon(if game.solved { Icon::Check } else { Icon::Play })}</span>
                            <div class="verdict__text">
                                <h2 class="verdict__words">{game.words.clone()}</h2>
                                <p class="verdict__count">{game.about.clone()}</p>
                                <p class="hidden" role="status">{game.spoken.clone()}</p>
                            </div>
                        </section>
                    }
                    if others && view.game.is_some() {
                        <div class="room__toggle">
                            <Button
                                label={if opens { "Show the keys" } else { "Show the other games" }}
                                picture={if opens { Icon::Keypad } else { Icon::Down }}
                                look={Look::Bare}
                                onpress={toggle_sheet}
                            />
                        </div>
                    }
                </div>
                <div class="room__keys">
                    {modes(tools.notes, onaction)}
                    <Keypad view={view.keypad.clone()} can_erase={tools.can_erase} onaction={onaction.clone()} />
                </div>
                <div class="room__actions">
                    <div class="toolbar" role="group" aria-label="Actions">
                        <Button label="Fill notes" picture={Icon::Candidates} onpress={on(Action::FillNotes)} />
                        <Button label="Undo" picture={Icon::Undo} look={Look::Bare} enabled={tools.can_undo} onpress={on(Action::Undo)} />
                        <Button label="Redo" picture={Icon::Redo} look={Look::Bare} enabled={tools.can_redo} onpress={on(Action::Redo)} />
                        <Button
                            label="Start again"
                            picture={Icon::Restart}
                            look={Look::Bare}
                            enabled={tools.can_restart}
                            onpress={on(Action::Restart)}
                        />
                    </div>
                </div>
                <div class="room__more">
                    if view.game.is_none() {
                        {sample_list(&view.samples, &onaction.reform(Action::PlaySample))}
                    }
                    if !view.kept.is_empty() {
                        <section class="kept" aria-labelledby="kept-title">
                            <h2 class="kept__title" id="kept-title">{"Go on with"}</h2>
                            <ul>
                                for (number, kept) in view.kept.iter().enumerate() {
                                    <li key={number}>
                                        <button class="row" type="button" onclick={onaction.reform(move |_| Action::Continue(number))}>
                                            <span class="row__text">{kept.words.clone()}</span>
                                        </button>
                                    </li>
                                }
                            </ul>
                        </section>
                    }
                </div>
            </div>
        </main>
    }
}
