//! Tests that reading ends without a panic, whatever the picture.

use nonet_photo::{Luminance, Point, read};
use proptest::{collection::vec, prelude::*};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_small_picture_is_read_or_refused((width, height, pixels) in (1_usize..48, 1_usize..48).prop_flat_map(|(width, height)| {
        (Just(width), Just(height), vec(prop_oneof![Just(0_u8), Just(255), any::<u8>()], width * height))
    })) {
        let picture = Luminance::new(width, height, pixels).unwrap();
        let _ = read(&picture, None, &mut || true);
    }

    #[test]
    fn any_corners_are_taken_or_refused(corners in vec((-50.0_f32..150.0, -50.0_f32..150.0), 4), shade in any::<u8>()) {
        let pixels = (0..100 * 80).map(|i| if i % 9 == 0 { shade } else { 200 }).collect();
        let picture = Luminance::new(100, 80, pixels).unwrap();
        let corners = [0, 1, 2, 3].map(|i| Point::new(corners[i].0, corners[i].1));
        let _ = read(&picture, Some(corners), &mut || true);
    }
}
