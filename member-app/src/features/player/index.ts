/** A course taken by its owner: sidebar, videos, lesson, progress and notes. Its code loads only there. */
export { CoursePlayer } from './course-player';
export { FreePreview } from './free-preview';
export { playerTexts } from './texts';
export { isDue, type SaveState } from './progress-saver';
export { usePlace } from './use-place';
export { LazyVideoStage } from './lazy-video-stage';
