/** A member's notes on a lesson, each perhaps at a moment of a video. */
export type { Moment } from './moment';
export { NotesPanel } from './notes-panel';
