//! wolves
