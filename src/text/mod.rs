//! Everything that a reader reads.
