//! All pages, in all languages, taken apart: their structure, their forms, what they escape and what they
//! weigh. What is tested holds for every wording; only the gallery, which shows everything once, has a snapshot.

mod budget;
mod contract;
mod counts;
mod escaping;
mod forms;
mod gallery;
mod moves;
mod samples;
mod secrets;
mod signs;
mod structure;
mod style;
