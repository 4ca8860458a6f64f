//! `.gitattributes` names the samples that are compared byte by byte, where they are.

use std::fs;
use std::path::Path;

#[test]
fn the_paths_in_gitattributes_exist_and_name_all_samples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = fs::read_to_string(root.join(".gitattributes")).expect("it is there");
    let exact: Vec<&str> = text.lines().filter_map(|line| line.strip_suffix(" -text")).collect();
    for pattern in &exact {
        let folder = pattern.rsplit_once('/').map_or("", |(folder, _)| folder);
        assert!(root.join(folder.trim_end_matches("/**")).is_dir(), "{pattern}");
    }
    let packages = fs::read_dir(root.join("crates")).expect("it is there").map(|entry| entry.expect("readable").path());
    for data in packages.map(|package| package.join("tests/data")) {
        let name = data.strip_prefix(&root).expect("below it").to_string_lossy().replace('\\', "/");
        assert!(!data.is_dir() || exact.contains(&format!("{name}/**").as_str()), "{name} is not named");
    }
}
