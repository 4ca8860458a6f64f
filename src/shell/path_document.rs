//! The steps that were taken on paper: the puzzle with its ratings, and each step with its drawn board, if it is to have one.

use crate::{browser::sharing::svg_address, text};
use nonet_protocol::{DocumentStep, PathDocument};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`PathPaper`].
#[derive(Properties, PartialEq)]
pub struct PathPaperProps {
    /// The document.
    pub document: Rc<PathDocument>,
}

/// The document, which is seen on paper alone.
#[component]
pub fn PathPaper(PathPaperProps { document }: &PathPaperProps) -> Html {
    let PathDocument { puzzle, ratings, start, steps, end } = &**document;
    html! {
        <article class="document" aria-hidden="true">
            <header class="document__head">
                <img class="document__board" src={svg_address(start)} alt="" />
                <div>
                    <h1>{text::share::NAME}</h1>
                    <p class="document__puzzle">{puzzle}</p>
                    for rating in ratings {
                        <p>{rating}</p>
                    }
                </div>
            </header>
            for (number, step) in (1..).zip(steps) {
                {step_on_paper(number, step)}
            }
            <p>{end}</p>
        </article>
    }
}

/// Draws a step with its number.
fn step_on_paper(number: usize, DocumentStep { name, notation, sentences, picture }: &DocumentStep) -> Html {
    html! {
        <section class="document__step" key={number}>
            if let Some(picture) = picture {
                <img class="document__board" src={svg_address(picture)} alt="" />
            }
            <div>
                <p class="document__notation">
                    {format!("{number}. ")}
                    if let Some(name) = name {
                        <b>{name}{": "}</b>
                    }
                    {notation}
                </p>
                if !sentences.is_empty() {
                    <ol class="document__proof">
                        for sentence in sentences {
                            <li>{sentence}</li>
                        }
                    </ol>
                }
            </div>
        </section>
    }
}
