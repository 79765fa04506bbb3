/** A member's position in a course: saved while lessons are taken, and read when the member returns. */
export { fetchProgress, useSavedProgress } from './api';
export { KnownPosition } from './known-position';
export type { Position } from './position';
export { nothingSaved, type SavedProgress, startOf } from './saved-progress';
export type { SaveState } from './progress-saver';
export { SaveNotice } from './save-notice';
export { useRecordProgress } from './use-record-progress';
export type { Tick } from './watch-meter';
