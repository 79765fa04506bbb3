/**
 * Learning: where members are in their courses, what they have finished, which modules are open to them.
 * Asks courses, widgets and enrollments. Publishes lesson.completed, course.completed, progress.taken-back and module.opened. Offers
 * `CourseEntryService`, the one place that decides whether a person may enter a lesson now; ask it before any part of a
 * lesson is given out.
 */
export { ClassroomCoursesQueries } from './classroom/classroom-courses.queries.js';
export { type Attendance, CourseEntryService } from './entry/course-entry.service.js';
export { type DatedOpening, DatedOpeningsQueries } from './entry/dated-openings.queries.js';
export { learningEntities } from './learning.entities.js';
export { completionFacts, memberPositions, openedModules, watchedSeconds } from './learning.views.js';
export { LearningModule } from './learning.module.js';
export { WatchTimesQueries } from './progress/watch-times.queries.js';
