//! Tests of the page without a browser: scripts of keys, texts and buttons, and the board after them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // in a test these are how it fails

mod announcements;
mod camera;
mod cases;
mod copying;
mod dialogs;
mod game;
mod hints;
mod keeping;
mod late;
mod lessons;
mod library;
mod long;
mod make;
mod overlays;
mod photo;
mod played;
mod pressing;
mod reading;
mod returning;
mod sharing;
mod solve;
mod steps;
mod typing;

const SEED_1: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
const SEED_1_SOLVED: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";
const SEED_2: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
const SEED_3B: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";
/// A puzzle that needs XY-chains.
const HARD: &str = "000704005020010070000080002090006250600070008053200010400090000030060090200407000";
const SEED_3C: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";
