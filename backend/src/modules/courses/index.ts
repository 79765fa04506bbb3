/**
 * Courses: sections > modules > lessons > pages. A course has the id of its product.
 * Offers the structure to learning and to the builder; what lies on a page belongs to widgets.
 */
export { CourseModule, type LockKind } from './course-module.entity.js';
export { Course } from './course.entity.js';
export { courseEntities } from './courses.entities.js';
export { CoursesModule } from './courses.module.js';
export {
  CourseStructure,
  type CourseTree,
  type LessonNode,
  type LessonPlace,
  type ModuleLock,
  type ModuleNode,
  type SectionNode,
} from './course-structure.js';
export { LessonPage } from './lesson-page.entity.js';
export { Lesson } from './lesson.entity.js';
export { Section } from './section.entity.js';
