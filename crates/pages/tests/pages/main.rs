//! All pages, in all languages, taken apart: their structure, their forms, what they escape and what they
//! weigh. No snapshots: what is tested holds for every wording.

mod budget;
mod escaping;
mod forms;
mod moves;
mod samples;
mod secrets;
mod structure;
