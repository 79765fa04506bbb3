import { Module } from '@nestjs/common';
import { CoursesModule } from '../courses/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { WidgetsModule } from '../widgets/index.js';
import { ClassroomController } from './classroom.controller.js';
import { ClassroomCourses } from './classroom-courses.queries.js';
import { Classroom } from './classroom.service.js';
import { CompletionController } from './completion.controller.js';
import { CompletionService } from './completion.service.js';
import { CourseEntry } from './course-entry.service.js';
import { CoursePlaces } from './course-places.service.js';
import { CourseProgressController } from './course-progress.controller.js';
import { CourseProgressService } from './course-progress.service.js';
import { LearningQueries } from './learning.queries.js';
import { LibraryQueries } from './library.queries.js';
import { AnnounceOpenings } from './announce-openings.service.js';
import { ModuleOpenings } from './module-openings.service.js';
import { WatchTimes } from './watch-times.queries.js';
import { EraseProgress } from './on-member-erased.js';
import { LearningPersonalData } from './personal-data.queries.js';

@Module({
  imports: [CoursesModule, WidgetsModule, EnrollmentsModule],
  controllers: [ClassroomController, CompletionController, CourseProgressController],
  providers: [
    Classroom,
    ClassroomCourses,
    CompletionService,
    CourseEntry,
    CoursePlaces,
    CourseProgressService,
    LearningQueries,
    LibraryQueries,
    AnnounceOpenings,
    ModuleOpenings,
    WatchTimes,
    LearningPersonalData,
    EraseProgress,
  ],
  exports: [ClassroomCourses, CourseEntry, WatchTimes],
})
export class LearningModule {}
