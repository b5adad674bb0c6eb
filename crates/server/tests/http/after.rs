//! after
