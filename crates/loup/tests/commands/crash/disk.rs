//! A disk that forgets: of what was written since the last sync, any part may be lost at a power cut.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use table::{Chance, Quick};

use super::trace::{Event, What};

/// A disk writes these whole or not at all, or tears one in the middle.
pub const SECTOR: usize = 512;

/// A change of a file's content that is not on the disk for sure.
#[derive(Clone)]
enum Change {
    /// A piece of one sector.
    Bytes {
        at: usize,
        bytes: Vec<u8>,
    },
    Length(usize),
}

#[derive(Clone, Default)]
struct File {
    synced: Vec<u8>,
    pending: Vec<Change>,
}

/// A change of the names that is not on the disk for sure. A journal keeps them in order.
#[derive(Clone)]
enum Naming {
    Made(PathBuf, usize),
    Renamed(PathBuf, PathBuf),
    Gone(PathBuf),
}

/// The files of one folder, as far as they are on the disk, and what is on its way there.
#[derive(Clone, Default)]
pub struct Disk {
    folder: PathBuf,
    files: Vec<File>,
    /// What the process sees.
    now: BTreeMap<PathBuf, usize>,
    /// What is on the disk.
    names: BTreeMap<PathBuf, usize>,
    pending: Vec<Naming>,
}

/// What becomes of the changes that are on their way when the power goes.
pub enum Fate<'a> {
    /// All of them arrived.
    Kept,
    /// None did.
    Lost,
    /// All but this one, of which the first half arrived if it is torn.
    Without { change: usize, torn: bool },
    /// Each by chance, in any order.
    Chance(&'a mut Quick),
}

impl Disk {
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), ..Self::default() }
    }

    pub fn apply(&mut self, event: &Event) {
        let path = &event.path;
        match &event.what {
            What::Open { empty } => {
                if !self.now.contains_key(path) && *path != self.folder {
                    self.files.push(File::default());
                    self.now.insert(path.clone(), self.files.len() - 1);
                    self.pending.push(Naming::Made(path.clone(), self.files.len() - 1));
                } else if *empty && let Some(file) = self.file(path) {
                    file.pending.push(Change::Length(0));
                }
            }
            What::Write { at, bytes } => {
                let file = self.file(path).expect("it was opened");
                let (mut at, mut bytes) = (usize::try_from(*at).unwrap(), bytes.as_slice());
                while !bytes.is_empty() {
                    let (piece, rest) = bytes.split_at(bytes.len().min(SECTOR - at % SECTOR));
                    file.pending.push(Change::Bytes { at, bytes: piece.to_vec() });
                    (at, bytes) = (at + piece.len(), rest);
                }
            }
            What::Resize(length) => {
                let length = usize::try_from(*length).unwrap();
                self.file(path).expect("it was opened").pending.push(Change::Length(length));
            }
            What::Sync if *path == self.folder => {
                for naming in std::mem::take(&mut self.pending) {
                    naming.apply(&mut self.names);
                }
            }
            What::Sync => {
                // What was deleted while it was open is of no interest any more.
                if let Some(file) = self.file(path) {
                    let pending = std::mem::take(&mut file.pending);
                    pending.iter().for_each(|change| change.apply(&mut file.synced, false));
                }
            }
            What::Rename(to) => self.name(Naming::Renamed(path.clone(), to.clone())),
            What::Unlink => self.name(Naming::Gone(path.clone())),
        }
    }

    fn file(&mut self, path: &Path) -> Option<&mut File> {
        self.now.get(path).map(|file| &mut self.files[*file])
    }

    fn name(&mut self, naming: Naming) {
        naming.apply(&mut self.now);
        self.pending.push(naming);
    }

    /// How many changes of contents are on their way.
    pub fn pending(&self) -> usize {
        self.files.iter().map(|file| file.pending.len()).sum()
    }

    /// What is found after a power cut: the files by their names.
    pub fn after_cut(&self, mut fate: Fate<'_>) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut names = self.names.clone();
        let arrived = match &mut fate {
            Fate::Kept | Fate::Without { .. } => self.pending.len(),
            Fate::Lost => 0,
            Fate::Chance(chance) => chance.index(self.pending.len() + 1),
        };
        self.pending.iter().take(arrived).for_each(|naming| naming.apply(&mut names));
        let mut number = 0;
        let mut contents = Vec::new();
        for file in &self.files {
            let mut content = file.synced.clone();
            for change in &file.pending {
                let (arrives, torn) = match &mut fate {
                    Fate::Kept => (true, false),
                    Fate::Lost => (false, false),
                    Fate::Without { change, torn } => (number != *change || *torn, number == *change),
                    Fate::Chance(chance) => (chance.below(2) == 0, chance.below(8) == 0),
                };
                if arrives {
                    change.apply(&mut content, torn);
                }
                number += 1;
            }
            contents.push(content);
        }
        names.into_iter().map(|(path, file)| (path, contents[file].clone())).collect()
    }
}

impl Change {
    fn apply(&self, content: &mut Vec<u8>, torn: bool) {
        match self {
            Self::Bytes { at, bytes } => {
                let arrived = if torn { bytes.len() / 2 } else { bytes.len() };
                // A hole reads as zeros.
                content.resize(content.len().max(at + bytes.len()), 0);
                content[*at..at + arrived].copy_from_slice(&bytes[..arrived]);
            }
            Self::Length(length) => content.resize(*length, 0),
        }
    }
}

impl Naming {
    fn apply(&self, names: &mut BTreeMap<PathBuf, usize>) {
        match self {
            Self::Made(path, file) => drop(names.insert(path.clone(), *file)),
            Self::Renamed(from, to) => {
                if let Some(file) = names.remove(from) {
                    names.insert(to.clone(), file);
                }
            }
            Self::Gone(path) => drop(names.remove(path)),
        }
    }
}
