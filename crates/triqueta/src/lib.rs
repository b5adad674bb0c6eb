//! triqueta
