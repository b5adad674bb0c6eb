//! absence
