import { Module } from '@nestjs/common';
import { EnrollmentsModule } from '../enrollments/index.js';
import { StudentDetailController } from './student-detail.controller.js';
import { StudentLearningController } from './student-learning.controller.js';
import { StudentLearningQueries } from './student-learning.queries.js';
import { StudentPurchasesQueries } from './student-purchases.queries.js';
import { StudentRecordQueries } from './student-record.queries.js';
import { StudentTimelineController } from './student-timeline.controller.js';
import { StudentTimelineQueries } from './student-timeline.queries.js';
import { StudentsController } from './students.controller.js';
import { StudentsQueries } from './students.queries.js';

@Module({
  imports: [EnrollmentsModule],
  controllers: [
    StudentsController,
    StudentDetailController,
    StudentLearningController,
    StudentTimelineController,
  ],
  providers: [
    StudentsQueries,
    StudentRecordQueries,
    StudentPurchasesQueries,
    StudentLearningQueries,
    StudentTimelineQueries,
  ],
})
export class StudentsModule {}
