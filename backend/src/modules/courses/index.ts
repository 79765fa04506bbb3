/**
 * Courses: sections > modules > lessons > pages. A course has the id of its product. Offers outlines to learning, and
 * the builder to the coach; the content of pages belongs to widgets. A module that changes a lesson's content locks its
 * course first through `LessonPagesService`.
 */
export {
  COMPLETION_RULES,
  type CompletionRule,
  Course,
  CourseModule,
  Lesson,
  LESSON_TEXTS,
  LessonPage,
  PAGE_TEXTS,
  type PageTranslations,
  PART_TEXTS,
  Section,
} from './course.entity.js';
export { allPages, lessonPlaces, modulePlaces, pagePlaces } from './courses.views.js';
export { CourseRowsService } from './course-rows.service.js';
export { CoursesModule } from './courses.module.js';
export {
  CourseOutlineQueries,
  type LessonPlace,
  type ModuleLock,
  moduleLockColumn,
} from './course-outline.queries.js';
export { LessonPagesService } from './lesson-pages.service.js';
export { OutlineReleasesService } from './outline-releases.service.js';
export { type Edition, EDITIONS, OutlineCopiesService } from './outline-copies.service.js';
export { outlineFile, toOutlineFile, toOutlineRows } from './outline-file.dto.js';
export type { RowsByLevel } from './outline-order.service.js';
