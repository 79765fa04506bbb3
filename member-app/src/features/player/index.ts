/**
 * A course taken by its owner: outline, videos, lesson and notes. Its code loads only there. The classroom shows its
 * videos on the same stage.
 */
export { CoursePlayer } from './course/course-player';
export { usePlayback } from './playback/use-playback';
export { stageOf } from './playback/video-element';
export { LessonDesk } from './lesson/lesson-desk';
export { FreePreview } from './lesson/free-preview';
export { LessonVideo } from './stage/lesson-video';
