//! texts
