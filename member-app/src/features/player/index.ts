/** A course taken by its owner: outline, videos, lessons and notes, the same at each of its addresses. Its code loads only there. */
export { CoursePage } from './course/course-page';
export { CoursePlayer } from './course/course-player';
export { FreePreview } from './lesson/free-preview';
export { Recording } from './stage/recording';
