/**
 * Learning: members' positions in courses, their completions, and the modules open to them. Asks courses, widgets and
 * enrollments. Offers `CourseEntryService`, the only place that decides if a person may enter a lesson now; ask it
 * before giving out any part of a lesson.
 */
export { ClassroomCoursesQueries } from './classroom/classroom-courses.queries.js';
export { CompletionsService } from './completion/completions.service.js';
export { type Attendance, CourseEntryService } from './entry/course-entry.service.js';
export { type DatedOpening, DatedOpeningsQueries } from './entry/dated-openings.queries.js';
export { LearningModule } from './learning.module.js';
export { WatchTimesQueries } from './progress/watch-times.queries.js';
