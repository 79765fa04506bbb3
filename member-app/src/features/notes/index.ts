/** A member's notes: on lessons, optionally at a second of a video, and all of them in one notebook. */
export type { VideoPosition } from './video-position';
export { NotesPage } from './notebook/notes-page';
export { NotesPanel } from './lesson/notes-panel';
