/**
 * A course taken by its owner: outline, videos, lesson and notes. Its code loads only there. The classroom shows its
 * videos on the same stage.
 */
export { CoursePlayer } from './course/course-player';
export { useFilm } from './film/use-film';
export { stageOf } from './film/film-element';
export { LessonDesk } from './lesson/lesson-desk';
export { FreePreview } from './lesson/free-preview';
export { Film } from './stage/film';
