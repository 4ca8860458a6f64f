//! The objects that page and worker post: `{id, job}`, and back `{id, progress}`, `{id, done}` or `{id, failed}`.

use super::{Answer, Job, JobId, Reply, Request};
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

/// The object of a request.
pub(super) fn request(request: &Request) -> Result<JsValue, JsValue> {
    object(request.id, "job", &request.job.to_string().into())
}

/// The request in an object, if it holds one.
pub(super) fn read_request(data: &JsValue) -> Option<Request> {
    Some(Request { id: read_id(data)?, job: Job::read(&get(data, "job")?.as_string()?)? })
}

/// The object of a reply.
pub(super) fn reply(reply: &Reply) -> Result<JsValue, JsValue> {
    match reply {
        Reply::Progress { id, found } => object(*id, "progress", &(*found as f64).into()),
        Reply::Done { id, answer } => object(*id, "done", &answer.to_string().into()),
        Reply::Failed { id, why } => object(*id, "failed", &why.as_str().into()),
    }
}

/// The reply in an object, if it holds one.
pub(super) fn read_reply(data: &JsValue) -> Option<Reply> {
    let id = read_id(data)?;
    if let Some(found) = get(data, "progress") {
        return Some(Reply::Progress { id, found: found.as_f64()? as u64 });
    }
    if let Some(answer) = get(data, "done") {
        return Some(Reply::Done { id, answer: Answer::read(&answer.as_string()?)? });
    }
    Some(Reply::Failed { id, why: get(data, "failed")?.as_string()? })
}

fn object(id: JobId, name: &str, value: &JsValue) -> Result<JsValue, JsValue> {
    let object = Object::new();
    Reflect::set(&object, &"id".into(), &id.into())?;
    Reflect::set(&object, &name.into(), value)?;
    Ok(object.into())
}

fn read_id(data: &JsValue) -> Option<JobId> {
    get(data, "id")?.as_f64().map(|id| id as JobId)
}

fn get(data: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(data, &name.into()).ok().filter(|value| !value.is_undefined())
}
