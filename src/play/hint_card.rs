//! The card of a hint, of found mistakes, or of an answer to "Why not here?".

use super::stage_bars::StageBars;
use crate::{
    action::{Action, PlayAction},
    board::{Legend, LegendView},
    controls::{Button, ButtonStyle, CaseChoice, Icon, Sentence, Shown, TechniqueTitle},
    play::view::HintView,
    text,
};
use yew::prelude::*;

/// The card; its buttons come after its text. The text is spoken by the game's live region, since the content of a newly inserted
/// element is not spoken by every screen reader.
#[component]
pub fn HintCard(view: &HintView) -> Html {
    let plain = |label, action| html! { <Button {label} action={Action::Play(action)} /> };
    let primary = |label, action| html! { <Button {label} style={ButtonStyle::Primary} action={Action::Play(action)} /> };
    let legend = view.legend != LegendView::default();
    let has_more = !view.lines.is_empty() || view.missing.is_some() || view.cases.0 > 0 || legend;
    let fold = if view.unfolded { text::play::SHOW_LESS } else { text::play::SHOW_ALL };
    html! {
        <Shown class="card scroller hint" label={text::play::HINT}>
            <div class="hint__body">
                <div class="hint__head">
                    <h2 class="hint__title"><TechniqueTitle title={view.title.clone()} lesson={view.lesson.clone()} /></h2>
                    if !view.stages.is_empty() {
                        <StageBars stages={view.stages.clone()} told={view.stage} />
                    }
                    <Button
                        label={text::play::CLOSE_HINT}
                        icon={Icon::Close}
                        style={ButtonStyle::Bare}
                        action={Action::Play(PlayAction::CloseHelp)}
                    />
                </div>
                <CaseChoice count={view.cases.0} shown={view.cases.1} />
                <div class="scroller hint__told" tabindex="0">
                    <p class="hint__headline"><Sentence prose={view.headline.clone()} /></p>
                    if let Some(by_notes) = &view.by_notes {
                        <p class="hint__notes">{by_notes}</p>
                    }
                    <div class="hint__rest">
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
                </div>
                if legend {
                    <Legend ..view.legend.clone() />
                }
            </div>
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
                if view.by_notes.is_some() {
                    {plain(text::play::WITHOUT_NOTES, PlayAction::HintWithoutNotes)}
                }
                if !view.stages.is_empty() {
                    {plain(text::play::DO_IT_MYSELF, PlayAction::CloseHelp)}
                }
                if has_more {
                    <span class="hint__fold">{plain(fold, PlayAction::Unfold(!view.unfolded))}</span>
                }
            </div>
        </Shown>
    }
}
