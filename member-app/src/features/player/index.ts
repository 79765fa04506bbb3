/**
 * A course taken by its owner: outline, videos, lesson and notes. Its code loads only there. The classroom shows its
 * videos on the same stage.
 */
export { CoursePlayer } from './course/course-player';
export { FreePreview } from './lesson/free-preview';
export { LessonDesk } from './lesson/lesson-desk';
export { stageOf, usePlayback } from './playback/use-playback';
export { LessonVideo } from './stage/lesson-video';
