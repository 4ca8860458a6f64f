//! What was asked for: a hint stage by stage, mistakes, or why a digit can't be here.

use crate::{
    action::{Action, PlayAction},
    board::{Legend, LegendView},
    controls::{Button, ButtonStyle, CaseChoice, Icon, Sentence, Shown, TechniqueTitle, emits, use_dispatch},
    text,
    view::HintView,
};
use yew::prelude::*;

/// What a [`HintCard`] is given.
#[derive(Properties, PartialEq)]
pub struct HintCardProps {
    /// What was asked for, as far as it is told.
    pub view: HintView,
}

/// The card; its buttons come after what it says. That is spoken where the game speaks: what comes with a card that is new isn't
/// heard everywhere.
#[component]
pub fn HintCard(HintCardProps { view }: &HintCardProps) -> Html {
    let plain = |label, action| html! { <Button {label} action={Action::Play(action)} /> };
    let primary = |label, action| html! { <Button {label} style={ButtonStyle::Primary} action={Action::Play(action)} /> };
    html! {
        <Shown class="card scroller hint" label={text::play::HINT}>
            <div class="hint__head">
                <h2 class="hint__title"><TechniqueTitle title={view.title.clone()} lesson={view.lesson.clone()} /></h2>
                if view.has_stages {
                    <StageBars told={view.stage.unwrap_or_default()} />
                }
                <Button
                    label={text::play::CLOSE_HINT}
                    icon={Icon::Close}
                    style={ButtonStyle::Bare}
                    action={Action::Play(PlayAction::CloseHint)}
                />
            </div>
            <CaseChoice count={view.cases.0} shown={view.cases.1} />
            <div class="scroller hint__told" tabindex="0">
                if view.numbered {
                    <ol class="hint__lines">
                        for line in &view.lines {
                            <li><Sentence prose={line.clone()} /></li>
                        }
                    </ol>
                } else {
                    <div class="hint__lines">
                        for line in &view.lines {
                            <p><Sentence prose={line.clone()} /></p>
                        }
                    </div>
                }
                if let Some(missing) = &view.missing {
                    <p class="hint__missing">{missing}</p>
                }
            </div>
            if view.legend != LegendView::default() {
                <Legend view={view.legend.clone()} />
            }
            <div class="hint__tools">
                if view.can_more {
                    {primary(text::play::MORE, PlayAction::More)}
                }
                if view.can_apply {
                    {primary(text::play::APPLY, PlayAction::Apply)}
                }
                if view.can_back {
                    {plain(text::play::BACK_TO_CORRECT, PlayAction::BackToFine)}
                }
                if view.missing.is_some() {
                    {plain(text::play::WRITE_NOTES, PlayAction::WriteMissing)}
                }
                if view.stage.is_some() {
                    {plain(text::play::DO_IT_MYSELF, PlayAction::CloseHint)}
                }
            </div>
        </Shown>
    }
}

/// What [`StageBars`] are given.
#[derive(Properties, PartialEq)]
struct StageBarsProps {
    told: u8,
}

/// Five bars: how much is told, and any stage at once.
#[component]
fn StageBars(&StageBarsProps { told }: &StageBarsProps) -> Html {
    let dispatch = use_dispatch();
    html! {
        <div class="stages" role="group" aria-label={text::play::STAGES}>
            for (number, name) in (0u8..).zip(text::STAGES) {
                <button
                    key={number}
                    class={classes!("stages__bar", (number <= told).then_some("stages__bar--told"))}
                    type="button"
                    title={name}
                    aria-label={name}
                    aria-current={(number == told).then_some("step")}
                    onclick={emits(&dispatch, Action::Play(PlayAction::Stage(number)))}
                />
            }
        </div>
    }
}
