//! Every input of the fuzzers' corpus, those among them that were once wrong: `make fuzz` looks for more.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

#[path = "../../../../fuzz/targets/mod.rs"]
mod targets;

#[test]
fn every_input_of_the_corpus_is_answered() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let folders = fs::read_dir(&corpus).expect("there is a corpus").count();
    assert_eq!(folders, targets::TARGETS.len(), "a folder for each target, and a target for each folder");
    for (name, target) in targets::TARGETS {
        let files = fs::read_dir(corpus.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut paths: Vec<_> = files.map(|file| file.expect("a folder can be read").path()).collect();
        paths.sort();
        assert!(!paths.is_empty(), "{name} has no inputs");
        for path in paths {
            let bytes = fs::read(&path).expect("a file can be read");
            assert!(catch_unwind(|| target(&bytes)).is_ok(), "this input is wrong: {}", path.display());
        }
    }
}
