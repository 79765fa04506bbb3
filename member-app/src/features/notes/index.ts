/** A member's notes on a lesson, each perhaps at a moment of a video. */
export { type Moment, NotesPanel } from './notes-panel';
