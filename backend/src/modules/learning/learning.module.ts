import { Module } from '@nestjs/common';
import { CoursesModule } from '../courses/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { WidgetsModule } from '../widgets/index.js';
import { AuditModule } from '../audit/index.js';
import { ProgressByHandService } from './by-hand/progress-by-hand.service.js';
import { MemberCoursesQueries } from './by-hand/member-courses.queries.js';
import { StudentCoursesController } from './by-hand/student-courses.controller.js';
import { ClassroomController } from './classroom/classroom.controller.js';
import { ClassroomCoursesQueries } from './classroom/classroom-courses.queries.js';
import { ClassroomService } from './classroom/classroom.service.js';
import { CompletionController } from './completion/completion.controller.js';
import { CompletionService } from './completion/completion.service.js';
import { CompletionsService } from './completion/completions.service.js';
import { AttendanceQueries } from './entry/attendance.queries.js';
import { CourseEntryService } from './entry/course-entry.service.js';
import { CourseProgressService } from './progress/course-progress.service.js';
import { CourseProgressController } from './progress/course-progress.controller.js';
import { LessonEntryQueries } from './entry/lesson-entry.queries.js';
import { LearningQueries } from './entry/learning.queries.js';
import { AnnounceOpeningsJob } from './entry/announce-openings.job.js';
import { DatedOpeningsQueries } from './entry/dated-openings.queries.js';
import { ModuleOpeningsService } from './entry/module-openings.service.js';
import { WatchTimesQueries } from './progress/watch-times.queries.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [AuditModule, CoursesModule, WidgetsModule, EnrollmentsModule],
  controllers: [
    ClassroomController,
    CompletionController,
    CourseProgressController,
    StudentCoursesController,
  ],
  providers: [
    AttendanceQueries,
    DatedOpeningsQueries,
    ClassroomService,
    ClassroomCoursesQueries,
    CompletionService,
    CompletionsService,
    MemberCoursesQueries,
    ProgressByHandService,
    CourseEntryService,
    CourseProgressService,
    LearningQueries,
    LessonEntryQueries,
    AnnounceOpeningsJob,
    ModuleOpeningsService,
    WatchTimesQueries,
    PersonalDataService,
  ],
  exports: [
    ClassroomCoursesQueries,
    CompletionsService,
    CourseEntryService,
    DatedOpeningsQueries,
    WatchTimesQueries,
  ],
})
export class LearningModule {}
