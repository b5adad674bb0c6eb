//! trouble
