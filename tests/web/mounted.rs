//! Components that stand in a page, as somebody meets them.

use gloo::{render::request_animation_frame, utils::document};
use js_sys::{Array, Function, Promise};
use nonet::action::{Action, Input};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::{AppHandle, prelude::*, scheduler::flush};

/// The content of a page, and the inputs that were made in it. It leaves the page in the end.
pub(crate) struct Mounted {
    root: Element,
    app: Option<AppHandle<Page>>,
    inputs: Rc<RefCell<Vec<Input>>>,
    oninput: Callback<Input>,
}

/// The props of a [`Page`].
#[derive(Properties, PartialEq)]
struct PageProps {
    content: Html,
    oninput: Callback<Input>,
}

/// A page whose content hears what is done in it as in the whole page.
#[component]
fn Page(PageProps { content, oninput }: &PageProps) -> Html {
    html! { <ContextProvider<Callback<Input>> context={oninput.clone()}>{content.clone()}</ContextProvider<Callback<Input>>> }
}

impl Mounted {
    pub(crate) fn new(content: Html) -> Mounted {
        let root = document().create_element("div").unwrap();
        document().body().unwrap().append_child(&root).unwrap();
        let inputs = Rc::new(RefCell::new(Vec::new()));
        let heard = Rc::clone(&inputs);
        let oninput = Callback::from(move |input| heard.borrow_mut().push(input));
        let props = PageProps { content, oninput: oninput.clone() };
        let app = yew::Renderer::<Page>::with_root_and_props(root.clone(), props).render();
        Mounted { root, app: Some(app), inputs, oninput }
    }

    /// Draws this in place of what stood there.
    pub(crate) fn draw(&mut self, content: Html) {
        let oninput = self.oninput.clone();
        self.app.as_mut().unwrap().update(PageProps { content, oninput });
    }

    /// The first element that is selected, once it is there.
    pub(crate) async fn element(&self, selector: &str) -> HtmlElement {
        until(|| self.root.query_selector(selector).unwrap()).await.unchecked_into()
    }

    /// All elements that are selected, once there are any.
    pub(crate) async fn elements(&self, selector: &str) -> Vec<HtmlElement> {
        self.element(selector).await;
        self.now(selector)
    }

    /// All elements that are selected at this moment.
    pub(crate) fn now(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.root.query_selector_all(selector).unwrap();
        (0..found.length()).map(|at| found.item(at).unwrap().unchecked_into()).collect()
    }

    /// The text of the first element that is selected.
    pub(crate) async fn text(&self, selector: &str) -> String {
        self.element(selector).await.text_content().unwrap()
    }

    /// The texts of all the elements that are selected.
    pub(crate) async fn texts(&self, selector: &str) -> Vec<String> {
        self.elements(selector).await.iter().map(|element| element.text_content().unwrap()).collect()
    }

    /// The attribute of the first element that is selected.
    pub(crate) async fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        self.element(selector).await.get_attribute(name)
    }

    /// The button with this name, or that says this, once it is there.
    pub(crate) async fn button(&self, label: &str) -> HtmlElement {
        let is_it = |button: &HtmlElement| {
            let name = button.get_attribute("aria-label").or_else(|| button.text_content());
            name.is_some_and(|name| name.trim() == label)
        };
        until(|| self.now("button").into_iter().find(is_it)).await
    }

    pub(crate) async fn press(&self, label: &str) {
        self.button(label).await.click();
    }

    /// Writes into a field.
    pub(crate) async fn write(&self, selector: &str, text: &str) {
        let field = self.element(selector).await;
        match field.dyn_ref::<HtmlInputElement>() {
            Some(input) => input.set_value(text),
            None => field.unchecked_ref::<HtmlTextAreaElement>().set_value(text),
        }
        fire(&field, "new InputEvent('input', { bubbles: true })");
    }

    /// Chooses what has this number in a list.
    pub(crate) async fn choose(&self, selector: &str, number: i32) {
        let list = self.element(selector).await;
        list.unchecked_ref::<HtmlSelectElement>().set_selected_index(number);
        fire(&list, "new Event('change', { bubbles: true })");
    }

    /// The actions so far, which are forgotten then.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let inputs = self.inputs.take();
        inputs.into_iter().filter_map(|input| if let Input::Action(action) = input { Some(action) } else { None }).collect()
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.root.remove();
    }
}

/// Lets a key go down on an element. Whether the browser is to do nothing of its own with it.
pub(crate) fn key(element: &HtmlElement, key: &str) -> bool {
    !fire(element, &format!("new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true, cancelable: true }})"))
}

/// Lets an event happen at an element, given as JavaScript makes it. Whether it may do what it does by itself.
pub(crate) fn fire(element: &HtmlElement, event: &str) -> bool {
    let dispatch = Function::new_with_args("element", &format!("return element.dispatchEvent({event})"));
    dispatch.call1(&JsValue::NULL, element).unwrap().is_truthy()
}

/// Waits until this element has the focus.
pub(crate) async fn focused(element: &HtmlElement) {
    until(|| (document().active_element().as_ref() == Some(&**element)).then_some(())).await;
}

/// Calls `find` once a frame until it returns a value, and returns that. Each call waits until Yew has drawn everything and run every
/// effect: on a slow machine the effects come a while after the drawing, and one of them would move the focus after the test has.
pub(crate) async fn until<T>(find: impl Fn() -> Option<T>) -> T {
    loop {
        flush().await;
        if let Some(found) = find() {
            return found;
        }
        frame().await;
    }
}

/// The next frame.
pub(crate) async fn frame() {
    let frame = Promise::new(&mut |resolve, _| {
        let frame = request_animation_frame(move |_| drop(resolve.call0(&JsValue::NULL)));
        std::mem::forget(frame); // dropped, it would be called off
    });
    JsFuture::from(frame).await.unwrap();
}

/// Begins to note which elements in this one change.
pub(crate) fn watch(element: &HtmlElement) -> HtmlElement {
    let watch = Function::new_with_args(
        "element",
        "element.changed = new Set();
         new MutationObserver(all => all.forEach(it => {
             let at = it.target.nodeType == 1 ? it.target : it.target.parentElement;
             at = at.closest('[data-cell]') ?? at.closest('[class]');
             element.changed.add(at.dataset.cell ?? at.getAttribute('class'));
         })).observe(element, { subtree: true, childList: true, attributes: true, characterData: true });",
    );
    watch.call1(&JsValue::NULL, element).unwrap();
    element.clone()
}

/// The cells, or the classes of other elements, that have changed since.
pub(crate) fn changed(element: &HtmlElement) -> Vec<String> {
    let changed = Function::new_with_args("element", "return [...element.changed].sort()");
    let changed = changed.call1(&JsValue::NULL, element).unwrap();
    Array::from(&changed).iter().map(|name| name.as_string().unwrap()).collect()
}

/// A component that takes longer to draw than Yew works without a pause (16 ms), as on a slow machine. Its effect calls `oneffect`.
#[component]
fn SlowToDraw(SlowToDrawProps { oneffect }: &SlowToDrawProps) -> Html {
    let begin = js_sys::Date::now();
    while js_sys::Date::now() < begin + 20. {}
    use_effect_with(oneffect.clone(), |oneffect| oneffect.emit(()));
    html! { <p>{"drawn"}</p> }
}

#[derive(Properties, PartialEq)]
struct SlowToDrawProps {
    oneffect: Callback<()>,
}

#[wasm_bindgen_test]
async fn the_effects_of_what_is_found_have_run() {
    let has_run = Rc::new(Cell::new(false));
    let told = Rc::clone(&has_run);
    let page = Mounted::new(html! { <SlowToDraw oneffect={Callback::from(move |()| told.set(true))} /> });
    JsFuture::from(Promise::resolve(&JsValue::NULL)).await.unwrap(); // Yew draws
    assert_eq!((page.now("p").len(), has_run.get()), (1, false), "drawn, and no more");
    page.element("p").await;
    assert!(has_run.get());
}
