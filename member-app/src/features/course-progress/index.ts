/** Where a member is in a course: saved while she takes it, on every page that shows lessons, and read when she returns. */
export { fetchPosition, usePositionBefore, useSavedPosition } from './api';
export { KnownPosition } from './known-position';
export type { Position } from './position';
export type { SaveState } from './progress-saver';
export { SaveNotice } from './save-notice';
export { useRecordProgress } from './use-record-progress';
export type { Tick } from './watch-meter';
