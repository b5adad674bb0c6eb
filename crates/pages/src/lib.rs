//! Pages: views as HTML and SVG.

pub mod model;
