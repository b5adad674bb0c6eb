//! loup
fn main() {}
