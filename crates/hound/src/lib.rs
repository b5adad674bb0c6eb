//! hound
