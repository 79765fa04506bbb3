/**
 * Course files: a course with its media as one zip, and courses made from such files (docs/course-files.md). Owns
 * course_exports and course_imports. What belongs to a course is said by catalog, courses and widgets.
 */
export { CourseFilesModule } from './course-files.module.js';
