//! A data file that can only be read, on a medium or in a folder where nothing can be written: SQLite needs a file beside
//! it even to read, so a copy is looked at instead.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use super::open::beside;
use super::private;

/// A private copy, which is gone when this is dropped.
pub struct Copy {
    folder: PathBuf,
    path: PathBuf,
}

impl Copy {
    /// A copy of this file, with the log that may lie beside it, where its folder cannot be written; `None` where it can, and
    /// where a server of somebody else is at work, beside which one can read.
    ///
    /// # Errors
    /// The file cannot be read, or there is no room for the copy.
    pub fn of_unwritable(path: &Path) -> std::io::Result<Option<Self>> {
        if is_writable(private::folder_of(path)) || beside(path, "-shm").exists() {
            return Ok(None);
        }
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("loup-{}-{}.copy", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        private::make_private_folder(&folder)?;
        let copy = Self { path: folder.join("loup.db"), folder };
        private::copy(path, &copy.path)?;
        let log = beside(path, "-wal");
        if log.exists() {
            private::copy(&log, &beside(&copy.path, "-wal"))?;
        }
        Ok(Some(copy))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // It is in a folder that is swept from time to time anyway.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[cfg(unix)]
fn is_writable(folder: &Path) -> bool {
    rustix::fs::access(folder, rustix::fs::Access::WRITE_OK | rustix::fs::Access::EXEC_OK).is_ok()
}

/// Elsewhere it is found out by trying.
#[cfg(not(unix))]
fn is_writable(_: &Path) -> bool {
    true
}
