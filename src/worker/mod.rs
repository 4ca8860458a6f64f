//! The long jobs: their messages, and the loop that answers them in a Web Worker.
