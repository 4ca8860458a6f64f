//! The messages between the page and its workers: plain data, and its encoding as bytes.
//!
//! The page sends a [`Question`] with a number, and the [`Reply`] of the worker has the same number. The page does not know the
//! patterns of techniques: a step comes as an [`ExplainedStep`](nonet_prose::ExplainedStep), with all roles, links and sentences that are drawn and shown.
//! Both know the rooms of the page, and what its [`Address`] asks for.

#![forbid(unsafe_code)]

mod address;
mod answer;
mod available;
mod book;
mod collection;
mod drill;
mod facts;
mod imported;
mod library;
mod message;
mod photo;
mod question;
mod search;
mod sharing;
mod table;
mod technique;
mod turn;
mod vicinity;
mod written;

pub use address::{Address, Room};
pub use answer::{Addition, Answer, Diagnosis, ExplainerRating, ExplainerStep, Judgement, Rated, ReadPuzzle, Study, Unreadable};
pub use available::AvailableStep;
pub use book::{BookPage, BookPuzzle, PageContent, Paper, PrintedPuzzle, PrintedSolution};
pub use collection::{BACKUP_NAME, CollectionAnswer, CollectionQuestion, FILE_MARK, TextSource};
pub use drill::{Drill, DrillRequest, FollowRequest, FollowTask, Followed, MarkKind};
pub use facts::{BandsAndStacks, PuzzleFacts, UniqueFacts};
pub use imported::{BegunGame, ImportReport};
pub use library::{
    EntryCondition, EntryDetail, GameAct, KeptGame, LibraryAction, LibraryEntry, LibraryItem, LibraryOrder, LibraryPart,
    LibraryState, LibraryView, PlayedWhen, Shelf,
};
pub use message::{Message, QuestionId, QuestionRequest, Reply};
pub use nonet_techniques::{
    Effect, Level, Link, Node, Options, OwnProfiles, Profile, ProfileName, Role, Technique, TechniqueSet,
};
pub use photo::{
    CUTOUT_PIXELS, CUTOUT_SIDE, CameraFrame, PhotoAnswer, PhotoContent, PhotoFault, PhotoGrid, PhotoReply, PhotoRequest,
    PicturePoint, PictureSize,
};
pub use question::{Edit, Make, Player, Position, PuzzleLevel, Question, Seed, Steps};
pub use search::{SearchLine, SearchTrail};
pub use sharing::{QrCode, SharedPictures, Sharing};
pub use table::{
    CursorKey, JudgingProgress, Pace, Picks, RowCounts, RowPuzzle, RowRating, RowView, RowWindow, TableAction, TableState,
    TableView,
};
pub use technique::{LessonText, TechniqueEntry};
pub use turn::{
    CollectionEffect, CollectionEvent, CollectionForm, CollectionState, CollectionView, ListBar, OpenRow, Screen, Turn,
    WriteRequest,
};
pub use vicinity::{Aim, FoundPuzzle, VicinityAnswer, VicinityObjection, VicinityRequest};
pub use written::{
    DocumentStep, Exported, ExportedPath, ExportedStep, PathDocument, PathForm, PictureForm, PicturedStep, Written,
};
