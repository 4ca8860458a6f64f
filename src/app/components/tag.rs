//! Elements, put together by calls: `html!` writes the code that builds an element out anew at each place, and all of that is
//! downloaded. Where one component stands in another, or an element is drawn hundreds of times, `html!` stays.

use crate::app::action::Action;
use std::rc::Rc;
use yew::{
    html::onclick,
    prelude::*,
    virtual_dom::{Listener, VList, VTag, VText},
};

/// An element that is being put together.
pub struct Tag(Box<VTag>);

/// An element with classes.
#[inline(never)]
pub fn tag(name: &'static str, class: &'static str) -> Tag {
    let tag = Tag(Box::new(VTag::new(name)));
    if class.is_empty() { tag } else { tag.with("class", class) }
}

/// These one after the other, without an element around them.
pub(super) fn list<H: Into<Html>>(items: impl IntoIterator<Item = H>) -> Html {
    let mut list = VList::new();
    for item in items {
        list.add_child(item.into());
    }
    Html::VList(Rc::new(list))
}

/// The classes that an element has of these.
pub(super) fn classes(classes: &[Option<&'static str>]) -> AttrValue {
    let mut text = String::new();
    for class in classes.iter().flatten() {
        text += if text.is_empty() { "" } else { " " };
        text += class;
    }
    text.into()
}

impl Tag {
    /// With an attribute that stays.
    #[inline(never)]
    pub fn with(self, name: &'static str, value: &'static str) -> Tag {
        self.set(name, AttrValue::Static(value))
    }

    /// With an attribute.
    #[inline(never)]
    pub fn set(mut self, name: &'static str, value: AttrValue) -> Tag {
        self.0.add_attribute(name, value);
        self
    }

    /// With this in it, last.
    pub fn child(self, child: impl Into<Html>) -> Tag {
        self.push(child.into())
    }

    /// With this in it, last, if it is so; if not, its place is kept: Yew finds the children of before by counting from the end.
    pub fn child_if<H: Into<Html>>(self, so: bool, child: impl FnOnce() -> H) -> Tag {
        self.push(if so { child().into() } else { Html::default() })
    }

    /// With words in it.
    #[inline(never)]
    pub fn text(self, text: AttrValue) -> Tag {
        self.push(Html::VText(VText::new(text)))
    }

    /// With words in it that stay.
    #[inline(never)]
    pub fn words(self, text: &'static str) -> Tag {
        self.text(AttrValue::Static(text))
    }

    #[inline(never)]
    fn push(mut self, child: Html) -> Tag {
        self.0.add_child(child);
        self
    }

    /// With all of these in it, last, as a list of their own, which keeps its place if it is empty.
    pub fn children<H: Into<Html>>(self, children: impl Iterator<Item = H>) -> Tag {
        self.push(list(children))
    }

    /// With a key, by which it is found again in a list.
    #[inline(never)]
    pub fn key(mut self, key: usize) -> Tag {
        self.0.key = Some(key.into());
        self
    }

    /// A press on it does this.
    #[inline(never)]
    pub fn press(self, action: Action, onaction: &Callback<Action>) -> Tag {
        let onaction = onaction.clone();
        self.on(Rc::new(onclick::Wrapper::new(Callback::from(move |_| onaction.emit(action.clone())))))
    }

    /// With somebody who hears what happens to it.
    #[inline(never)]
    pub fn on(mut self, listener: Rc<dyn Listener>) -> Tag {
        self.0.add_listener(listener);
        self
    }
}

impl From<Tag> for Html {
    #[inline(never)]
    fn from(tag: Tag) -> Html {
        Html::VTag(Rc::from(tag.0))
    }
}
