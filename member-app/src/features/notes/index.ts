/** A member's notes: on a lesson, each perhaps at a moment of a video, and all of them in one notebook. */
export type { Moment } from './moment';
export { NotesPage } from './notes-page';
export { NotesPanel } from './notes-panel';
