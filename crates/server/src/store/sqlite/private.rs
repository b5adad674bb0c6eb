//! New files that nobody else can read, and that are there whole or not at all, also after a power cut.

use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A file that is being made beside its place. What is not put into its place is gone when this is dropped.
pub struct Half {
    path: PathBuf,
    place: PathBuf,
}

impl Half {
    /// Begins an empty file that only its owner can read: seeds, names and the server's secret will be in it.
    ///
    /// # Errors
    /// There is something in its place already, or the folder cannot be written.
    pub fn begin(place: &Path) -> Result<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = place.file_name().ok_or(ErrorKind::InvalidInput)?;
        let mut half = std::ffi::OsString::from(".");
        half.push(name);
        half.push(format!(".{}-{}.part", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed)));
        let half = Self { path: place.with_file_name(half), place: place.to_owned() };
        half.must_be_free()?;
        match create(&half.path) {
            // Left by a process of the same number, which was killed.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                std::fs::remove_file(&half.path)?;
                create(&half.path)?;
            }
            made => drop(made?),
        }
        Ok(half)
    }

    /// Where it is being made.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn must_be_free(&self) -> Result<()> {
        match std::fs::metadata(&self.place) {
            // An empty file holds nothing: somebody may have reserved the name.
            Ok(there) if there.is_file() && there.len() == 0 => Ok(()),
            Ok(_) => Err(ErrorKind::AlreadyExists.into()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Puts the file into its place, on the disk: first what is in it, then its name.
    ///
    /// # Errors
    /// The disk failed, or something has come into its place meanwhile.
    pub fn finish(self) -> Result<()> {
        OpenOptions::new().write(true).open(&self.path)?.sync_all()?;
        self.must_be_free()?;
        std::fs::rename(&self.path, &self.place)?;
        sync_folder(&self.place)
    }
}

impl Drop for Half {
    fn drop(&mut self) {
        // Gone already where all went well; that it may not go away changes nothing.
        let _ = std::fs::remove_file(&self.path);
    }
}

fn create(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes a folder that nobody else can look into.
///
/// # Errors
/// There is one with this name already, or it cannot be made.
pub fn make_private_folder(path: &Path) -> Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Copies a file into a new one that only its owner can read.
///
/// # Errors
/// It cannot be read, or not be written there.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    std::io::copy(&mut File::open(from)?, &mut create(to)?)?;
    Ok(())
}

/// The folder of a file.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."))
}

/// Makes the folder of a file, and those above it, so that they are still there after a power cut.
///
/// # Errors
/// It cannot be made.
pub fn make_folder_of(path: &Path) -> Result<()> {
    let folder = folder_of(path);
    if folder.is_dir() {
        return Ok(());
    }
    make_folder_of(folder)?;
    match std::fs::create_dir(folder) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        Err(error) => Err(error),
        Ok(()) => sync_folder(folder),
    }
}

/// Writes the names in a file's folder to the disk.
fn sync_folder(path: &Path) -> Result<()> {
    // Elsewhere folders cannot be opened, and their names are on the disk anyway.
    if cfg!(unix) {
        let synced = File::open(folder_of(path)).and_then(|folder| folder.sync_all());
        // Some file systems (of networks, mostly) cannot do it: then nothing better can be had.
        return synced.or_else(ignore_where_impossible);
    }
    Ok(())
}

fn ignore_where_impossible(error: Error) -> Result<()> {
    if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) { Ok(()) } else { Err(error) }
}
