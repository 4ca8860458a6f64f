//! The camera. By the task of the state, this module starts it, stops it or captures a picture, and sends frames to the reader of pictures,
//! which looks for a grid in them.

use crate::{
    action::{CameraEvent, CameraFault, Input, PageEvent},
    browser::{
        effects::{has, settled},
        files::keep_file,
        photos::Photos,
        sharing::file_of,
        version::build,
        worker::Worker,
    },
    photo::camera::CameraTask,
    text,
};
use gloo::{
    events::EventListener,
    timers::callback::Timeout,
    utils::{document, window},
};
use nonet_protocol::{CameraFrame, Message, PhotoReply, PhotoRequest, PicturePoint, PictureSize};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, CanvasRenderingContext2d, ConstrainLongRange, ContextAttributes2d, DomException, HtmlCanvasElement, HtmlVideoElement,
    MediaStream, MediaStreamConstraints, MediaStreamTrack, MediaTrackConstraints,
};
use yew::prelude::*;

/// The width and the height that are asked of the camera. It gives the nearest that it has.
const WANTED: [i32; 2] = [1920, 1080];

/// The long side of the frames in which a grid is looked for, in pixels. A smaller one hides the thin lines of a whole page.
const FRAME_SIDE: u32 = 640;

/// The pause between the answer on a frame and the next frame, in milliseconds. It leaves time to whatever else the device does.
const PAUSE: u32 = 80;

/// The kind of file that a picture becomes.
const PICTURE_KIND: &str = "image/jpeg";

/// Whether a picture from the camera is offered. It is offered on an insecure page too, where pressing the button tells what the
/// page lacks.
pub(crate) fn offers_camera() -> bool {
    has_camera() || !window().is_secure_context()
}

/// Whether the browser gives cameras to this page. None are given to a page that was loaded over plain http.
fn has_camera() -> bool {
    let navigator = window().navigator();
    has(&navigator, "mediaDevices") && navigator.media_devices().is_ok_and(|devices| has(&devices, "getUserMedia"))
}

/// The camera as it runs.
#[derive(Default)]
struct Camera {
    running: Option<Viewfinder>,
    stops: u32, // a start from before the latest stop is no longer wanted
}

impl Camera {
    fn stop(&mut self) {
        self.running = None;
        self.stops = self.stops.wrapping_add(1);
    }
}

/// A stream of the camera, the element that shows it, and the program that looks at its frames. Dropping it ends the stream.
struct Viewfinder {
    stream: MediaStream,
    video: HtmlVideoElement,
    frame: HtmlCanvasElement,
    worker: Option<Worker>,
    pause: Option<Timeout>,
    _ended: Vec<EventListener>,
}

impl Drop for Viewfinder {
    fn drop(&mut self) {
        end(&self.stream);
        self.video.set_src_object(None);
    }
}

fn end(stream: &MediaStream) {
    tracks(stream).iter().for_each(MediaStreamTrack::stop);
}

fn tracks(stream: &MediaStream) -> Vec<MediaStreamTrack> {
    stream.get_tracks().iter().filter_map(|track| track.dyn_into().ok()).collect()
}

/// Does what is wanted of the camera: its picture is in the `<video>` of the page while it is to look.
#[hook]
pub(crate) fn use_camera(task: CameraTask, oninput: &Callback<Input>) {
    let camera = use_mut_ref(Camera::default);
    let oninput = oninput.clone();
    use_effect_with(task, move |task| match task {
        CameraTask::Rest => camera.borrow_mut().stop(),
        CameraTask::Look => spawn_local(start(camera, oninput)),
        CameraTask::Take => spawn_local(take(camera, oninput)),
    });
}

async fn start(camera: Rc<RefCell<Camera>>, oninput: Callback<Input>) {
    let stops = camera.borrow().stops;
    let is_wanted = || camera.borrow().stops == stops;
    let stream = match stream().await {
        Ok(stream) if is_wanted() => stream,
        Ok(stream) => return end(&stream),
        Err(fault) => {
            if is_wanted() {
                oninput.emit(failed(fault));
            }
            return;
        }
    };
    let size = show(stream, &camera, &oninput).await;
    if is_wanted() {
        oninput.emit(size.map_or_else(|| failed(CameraFault::Busy), |size| PageEvent::Camera(CameraEvent::Started(size)).into()));
    }
    if size.is_some() && is_wanted() {
        look_for_grids(&camera, &oninput);
    }
}

fn failed(fault: CameraFault) -> Input {
    PageEvent::Camera(CameraEvent::Failed(fault)).into()
}

/// Asks for the stream of the camera at the back, or of any if there is none.
async fn stream() -> Result<MediaStream, CameraFault> {
    if !has_camera() {
        return Err(if window().is_secure_context() { CameraFault::Missing } else { CameraFault::Insecure });
    }
    let asked = window().navigator().media_devices().and_then(|devices| devices.get_user_media_with_constraints(&constraints()));
    settled(asked).await.map_err(|error| fault_of(&error))?.dyn_into().map_err(|_| CameraFault::Busy)
}

fn constraints() -> MediaStreamConstraints {
    let [width, height] = WANTED.map(|ideal| {
        let range = ConstrainLongRange::new();
        range.set_ideal(ideal);
        range
    });
    let video = MediaTrackConstraints::new();
    video.set_facing_mode_str("environment");
    video.set_width_constrain_long_range(&width);
    video.set_height_constrain_long_range(&height);
    let constraints = MediaStreamConstraints::new();
    constraints.set_video(&video);
    constraints
}

/// The fault that an error of the browser tells.
fn fault_of(error: &JsValue) -> CameraFault {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("NotAllowedError" | "SecurityError") => CameraFault::Denied,
        Some("NotFoundError" | "OverconstrainedError") => CameraFault::Missing,
        _ => CameraFault::Busy,
    }
}

/// Shows the stream in the `<video>` of the page, and returns the size of its frames. None if the browser can't show it.
async fn show(stream: MediaStream, camera: &Rc<RefCell<Camera>>, oninput: &Callback<Input>) -> Option<PictureSize> {
    let found = document().query_selector("video").ok().flatten().and_then(|video| video.dyn_into::<HtmlVideoElement>().ok());
    let frame = document().create_element("canvas").ok().and_then(|canvas| canvas.dyn_into().ok());
    let (Some(video), Some(frame)) = (found, frame) else {
        end(&stream);
        return None;
    };
    let onended = tracks(&stream).into_iter().map(|track| {
        let oninput = oninput.clone();
        EventListener::once(&track, "ended", move |_| oninput.emit(failed(CameraFault::Ended)))
    });
    let ended = onended.collect();
    video.set_src_object(Some(&stream));
    video.set_muted(true); // some browsers play no other video by themselves
    let viewfinder = Viewfinder { stream, video: video.clone(), frame, worker: None, pause: None, _ended: ended };
    camera.borrow_mut().running = Some(viewfinder);
    JsFuture::from(video.play().ok()?).await.ok()?;
    Some(PictureSize { width: video.video_width(), height: video.video_height() }).filter(|size| size.width > 0)
}

/// Starts the program that looks for grids. Without it, pictures are taken by hand.
fn look_for_grids(camera: &Rc<RefCell<Camera>>, oninput: &Callback<Input>) {
    let (heard_by, oninput) = (Rc::downgrade(camera), oninput.clone());
    let worker = Worker::start::<Photos>(move |heard| {
        let Some(camera) = heard_by.upgrade() else { return };
        match heard {
            Ok((PhotoReply::Ready { build: its }, _)) if its == build() => send_frame(&camera),
            Ok((PhotoReply::Seen(grid), _)) => {
                if let Some(grid) = grid_in_video(&camera, grid) {
                    oninput.emit(PageEvent::Camera(CameraEvent::Saw(grid)).into());
                }
                pause(&camera);
            }
            _ => {
                if let Some(viewfinder) = &mut camera.borrow_mut().running {
                    viewfinder.worker = None;
                }
            }
        }
    });
    if let Some(viewfinder) = &mut camera.borrow_mut().running {
        viewfinder.worker = worker.ok();
    }
}

/// Sends the current frame to the program that looks for grids.
fn send_frame(camera: &Rc<RefCell<Camera>>) {
    let is_sent = camera.borrow().running.as_ref().is_some_and(|viewfinder| {
        let frame = frame_of(&viewfinder.video, &viewfinder.frame);
        let request = frame.map(|frame| PhotoRequest::Look(frame).bytes());
        request.zip(viewfinder.worker.as_ref()).is_some_and(|(bytes, worker)| worker.send(bytes, None).is_ok())
    });
    if !is_sent {
        pause(camera); // the video has no frame yet
    }
}

/// Sends the next frame after a pause, if the camera still runs then.
fn pause(camera: &Rc<RefCell<Camera>>) {
    let again = Rc::downgrade(camera);
    if let Some(viewfinder) = &mut camera.borrow_mut().running {
        viewfinder.pause = Some(Timeout::new(PAUSE, move || again.upgrade().iter().for_each(send_frame)));
    }
}

/// The frame that the video shows, scaled down. `canvas` is the place where it is drawn.
fn frame_of(video: &HtmlVideoElement, canvas: &HtmlCanvasElement) -> Option<CameraFrame> {
    let (across, down) = (video.video_width(), video.video_height());
    let long = across.max(down).max(FRAME_SIDE);
    let size = PictureSize { width: across * FRAME_SIDE / long, height: down * FRAME_SIDE / long };
    if (canvas.width(), canvas.height()) != (size.width, size.height) {
        canvas.set_width(size.width);
        canvas.set_height(size.height);
    }
    let options = ContextAttributes2d::new();
    options.set_will_read_frequently(true);
    let context = canvas.get_context_with_context_options("2d", &options).ok()??;
    let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
    let (width, height) = (f64::from(size.width), f64::from(size.height));
    context.draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, width, height).ok()?;
    let pixels = context.get_image_data(0.0, 0.0, width, height).ok()?.data();
    let brightness = |pixel: &[u8]| match *pixel {
        [red, green, blue, ..] => ((77 * u32::from(red) + 150 * u32::from(green) + 29 * u32::from(blue)) >> 8) as u8,
        _ => 0,
    };
    Some(CameraFrame { size, pixels: pixels.chunks_exact(4).map(brightness).collect() })
}

/// The corners of a grid in a frame that was scaled down, in pixels of the video. None if the camera is off.
#[allow(clippy::option_option)] // the camera may be off, and a frame without a grid is news too
fn grid_in_video(camera: &RefCell<Camera>, grid: Option<[PicturePoint; 4]>) -> Option<Option<[PicturePoint; 4]>> {
    let camera = camera.borrow();
    let viewfinder = camera.running.as_ref()?;
    let (video, frame) = (f64::from(viewfinder.video.video_width()), f64::from(viewfinder.frame.width().max(1)));
    let scaled = |at: i32| (f64::from(at) * video / frame).round() as i32;
    Some(grid.map(|corners| corners.map(|PicturePoint { x, y }| PicturePoint { x: scaled(x), y: scaled(y) })))
}

/// Takes a picture, which opens as a chosen one does.
async fn take(camera: Rc<RefCell<Camera>>, oninput: Callback<Input>) {
    let stops = camera.borrow().stops;
    let video = camera.borrow().running.as_ref().map(|viewfinder| viewfinder.video.clone());
    let taken = match video {
        Some(video) => picture(&video).await,
        None => Err(JsValue::NULL),
    };
    if camera.borrow().stops == stops {
        let opened = |file| PageEvent::PictureOpened { name: text::photo::TAKEN.say(), file: keep_file(file) }.into();
        oninput.emit(taken.map_or_else(|_| failed(CameraFault::NotTaken), opened));
    }
}

/// The frame that the video shows, as a file.
async fn picture(video: &HtmlVideoElement) -> Result<Blob, JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(video.video_width());
    canvas.set_height(video.video_height());
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("nothing can be drawn")?.unchecked_into();
    context.draw_image_with_html_video_element(video, 0.0, 0.0)?;
    file_of(canvas, PICTURE_KIND).await
}
