import { Module } from '@nestjs/common';
import { CoursesModule } from '../courses/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { WidgetsModule } from '../widgets/index.js';
import { Classroom } from './classroom.service.js';
import { CompletionService } from './completion.service.js';
import { CourseProgressService } from './course-progress.service.js';
import { LearningController } from './learning.controller.js';
import { LearningQueries } from './learning.queries.js';
import { LibraryQueries } from './library.queries.js';

@Module({
  imports: [CoursesModule, WidgetsModule, EnrollmentsModule],
  controllers: [LearningController],
  providers: [Classroom, CompletionService, CourseProgressService, LearningQueries, LibraryQueries],
  exports: [Classroom],
})
export class LearningModule {}
