//! Controls as functions, for the rooms that still call them so.

use super::{
    AutoAdvance, Button, ButtonStyle, CaseChoice, Choice, ExampleList, FileButton, HighlightRow, Icon, IconImage, Menu, RowText,
    Segment, Segments, Sentence, SettingRows, Slider, Switch, TechniqueTitle, Toolbar, use_dispatch,
};
use crate::{
    action::{Action, Input},
    state::{Setting, Settings},
    view::{PageView, SampleView},
};
use nonet_protocol::Prose;
use yew::prelude::*;

#[allow(missing_docs)]
mod all {
    use super::*;

    pub fn auto_advance(on: bool) -> Html {
        html! { <AutoAdvance {on} /> }
    }

    pub fn button(label: impl Into<AttrValue>, style: ButtonStyle, action: Action) -> Html {
        html! { <Button label={label.into()} {style} {action} /> }
    }

    pub fn icon_button(label: impl Into<AttrValue>, icon: Icon, action: Option<Action>) -> Html {
        html! { <Button label={label.into()} {icon} style={ButtonStyle::Bare} {action} /> }
    }

    pub fn pictured_button(label: impl Into<AttrValue>, icon: Icon, style: ButtonStyle, action: Option<Action>) -> Html {
        html! { <Button label={label.into()} {icon} {style} {action} /> }
    }

    pub fn toggle_button(label: impl Into<AttrValue>, pressed: bool, action: Action) -> Html {
        html! { <Button label={label.into()} {pressed} {action} /> }
    }

    pub fn technique_title(title: &str, lesson: &str) -> Html {
        html! { <TechniqueTitle title={title.to_owned()} lesson={lesson.to_owned()} /> }
    }

    pub fn cases(count: usize, shown: Option<usize>) -> Html {
        html! { <CaseChoice {count} {shown} /> }
    }

    pub fn example_list(samples: &[SampleView]) -> Html {
        html! { <ExampleList samples={samples.to_vec()} /> }
    }

    pub fn file_button() -> Html {
        html! { <FileButton /> }
    }

    pub fn highlight_row(view: &PageView) -> Html {
        let ((lit, filters), open) = (view.highlight, view.tools.highlighting);
        html! { <HighlightRow {lit} {filters} {open} /> }
    }

    pub fn icon(icon: Icon) -> Html {
        html! { <IconImage {icon} /> }
    }

    pub fn menu(id: &'static str, label: &'static str, icon: Icon, content: Html) -> Html {
        html! { <Menu {id} {label} {icon}>{content}</Menu> }
    }

    pub fn row_words(title: impl Into<AttrValue>, detail: impl Into<Html>) -> Html {
        html! { <RowText title={title.into()}>{detail.into()}</RowText> }
    }

    pub fn segments(
        group: &'static str,
        label: &'static str,
        class: Option<&'static str>,
        choices: impl Iterator<Item = (&'static str, bool, Action)>,
    ) -> Html {
        let segments: Vec<Segment> = choices.map(|(name, chosen, action)| Segment::new(name, chosen, action)).collect();
        html! { <Segments {group} {label} {class} {segments} /> }
    }

    pub fn sentence(prose: &Prose) -> Html {
        html! { <Sentence prose={prose.clone()} /> }
    }

    pub fn settings_rows(rows: &'static [Setting], settings: Settings, choices: &dyn Fn(&Setting) -> Vec<Choice>) -> Html {
        html! { <SettingRows {rows} {settings} choices={rows.iter().map(choices).collect::<Vec<_>>()} /> }
    }

    pub fn slider(label: &'static str, count: usize, at: usize, says: String, to: fn(usize) -> Action) -> Html {
        let content = move |dispatch: Callback<Input>| {
            let onchange = dispatch.reform(move |at| to(at).into());
            html! { <Slider {label} {count} {at} value_text={says.clone()} {onchange} /> }
        };
        html! { <DispatchConsumer {content} /> }
    }

    pub fn switch(label: impl Into<AttrValue>, on: bool, action: Action) -> Html {
        html! { <Switch label={label.into()} {on} {action} /> }
    }

    pub fn toolbar(buttons: &Html) -> Html {
        html! { <Toolbar>{buttons.clone()}</Toolbar> }
    }

    #[derive(Properties, PartialEq)]
    pub struct DispatchConsumerProps {
        pub content: Callback<Callback<Input>, Html>,
    }

    #[component]
    pub fn DispatchConsumer(DispatchConsumerProps { content }: &DispatchConsumerProps) -> Html {
        content.emit(use_dispatch())
    }
}

pub use all::*;
