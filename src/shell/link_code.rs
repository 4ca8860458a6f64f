//! The QR code of the shared link.

use super::{share_sheet::PICTURE_NAME, svg_address::svg_address};
use crate::text;
use nonet_drawing::{dark_modules, qr_width};
use nonet_protocol::QrCode;
use yew::prelude::*;

/// The props of [`LinkCode`].
#[derive(Properties, PartialEq)]
pub(super) struct LinkCodeProps {
    /// The QR code.
    pub(super) code: QrCode,
}

/// The QR code in black on white in every theme, and the link that downloads it.
#[component]
pub(super) fn LinkCode(LinkCodeProps { code }: &LinkCodeProps) -> Html {
    let width = qr_width(code.size);
    html! {
        <div>
            <svg
                class="share__picture"
                viewBox={format!("0 0 {width} {width}")}
                shape-rendering="crispEdges"
                role="img"
                aria-label={text::share::QR_CODE}
            >
                <path fill="#fff" d={format!("M0 0h{width}v{width}h-{width}z")} />
                <path d={dark_modules(code.size, &code.dark)} />
            </svg>
            <div class="share__ways">
                <a class="button" href={svg_address(&code.file)} download={format!("{PICTURE_NAME}-qr.svg")}>{text::share::SAVE_QR_CODE}</a>
            </div>
        </div>
    }
}
