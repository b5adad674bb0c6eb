//! The message files: complete, alike in all languages, well set, and known to those who use them.

mod composed;
mod ear;
mod files;
mod messages;
mod plurals;
mod sources;
mod terms;
mod typography;
