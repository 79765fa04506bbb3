/**
 * A course taken by its owner: sidebar, videos, lesson, progress and notes. Its code loads only there. The classroom
 * shows films on the same stage and keeps her place the same way.
 */
export { CoursePlayer } from './course-player';
export { FreePreview } from './free-preview';
export { Film } from './film';
export { isDue, KnownPlace, type Place } from './place';
export type { SaveState } from './progress-saver';
export { playerTexts } from './texts';
export { useFilmRepair } from './use-film-repair';
export { usePlace } from './use-place';
export { type Tick, WatchMeter } from './watch-meter';
