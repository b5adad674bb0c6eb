//! The table by HTTP.
