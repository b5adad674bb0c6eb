//! Data files: whatever the bytes are, the host's commands read them or say in one sentence why not.

use std::path::PathBuf;
use std::sync::OnceLock;

use server::{StartError, host};

/// Where the file of this process lies: in memory, where the system has such a place.
fn folder() -> &'static PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let memory = PathBuf::from("/dev/shm");
        let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let folder = base.join(format!("loup-fuzz-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        folder
    })
}

pub fn run(bytes: &[u8]) {
    let file = folder().join("loup.db");
    for end in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(folder().join(format!("loup.db{end}")));
    }
    std::fs::write(&file, bytes).expect("a file can be written");
    let wrong = |error: StartError| super::sound(&error.phrase());
    match host::tables(&file) {
        Err(error) => wrong(error),
        Ok(tables) => {
            for table in tables.iter().take(8) {
                if let Err(error) = host::export(&file, &table.code, catalogue::games()) {
                    wrong(error);
                }
            }
        }
    }
    let _ = host::people(&file, "a").map_err(wrong);
    let _ = host::reports(&file).map_err(wrong);
    let _ = host::hosts(&file).map_err(wrong);
    let _ = std::fs::remove_file(&file);
}
