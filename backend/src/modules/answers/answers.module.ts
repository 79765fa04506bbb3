import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { LearningModule } from '../learning/index.js';
import { WidgetsModule } from '../widgets/index.js';
import { AnswerAccessService } from './answer-access.service.js';
import { AnswersController } from './answers.controller.js';
import { AnswersQueries } from './answers.queries.js';
import { AssignmentFilesService } from './assignments/assignment-files.service.js';
import { AssignmentsController } from './assignments/assignments.controller.js';
import { AssignmentsQueries } from './assignments/assignments.queries.js';
import { AssignmentsService } from './assignments/assignments.service.js';
import { SubmissionsController } from './assignments/submissions.controller.js';
import { SubmissionsQueries } from './assignments/submissions.queries.js';
import { SubmissionsService } from './assignments/submissions.service.js';
import { ChoicesService } from './choices.service.js';
import { ProductQuizzesController } from './for-coach/product-quizzes.controller.js';
import { ProductQuizzesQueries } from './for-coach/product-quizzes.queries.js';
import { ProductResultsController } from './for-coach/product-results.controller.js';
import { ProductResultsQueries } from './for-coach/product-results.queries.js';
import { StudentAnswersController } from './for-coach/student-answers.controller.js';
import { StudentAnswersQueries } from './for-coach/student-answers.queries.js';
import { JournalRepliesQueries } from './journal-replies.queries.js';
import { JournalRepliesService } from './journal-replies.service.js';
import { JournalSharingService } from './journal-sharing.service.js';
import { JournalsController } from './journals.controller.js';
import { JournalsService } from './journals.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { QuizzesController } from './quizzes/quizzes.controller.js';
import { QuizzesService } from './quizzes/quizzes.service.js';
import { ScaleValuesService } from './scale-values.service.js';
import { SharedJournalsController } from './shared-journals.controller.js';
import { SharedJournalsQueries } from './shared-journals.queries.js';
import { StopwatchSessionsService } from './stopwatch-sessions.service.js';

@Module({
  imports: [WidgetsModule, LearningModule, MediaModule],
  controllers: [
    AnswersController,
    JournalsController,
    SharedJournalsController,
    StudentAnswersController,
    ProductResultsController,
    ProductQuizzesController,
    QuizzesController,
    AssignmentsController,
    SubmissionsController,
  ],
  providers: [
    AnswerAccessService,
    AnswersQueries,
    ChoicesService,
    JournalsService,
    JournalSharingService,
    JournalRepliesService,
    JournalRepliesQueries,
    ScaleValuesService,
    QuizzesService,
    AssignmentFilesService,
    AssignmentsQueries,
    AssignmentsService,
    SubmissionsQueries,
    SubmissionsService,
    StopwatchSessionsService,
    SharedJournalsQueries,
    StudentAnswersQueries,
    ProductResultsQueries,
    ProductQuizzesQueries,
    PersonalDataService,
  ],
  exports: [JournalRepliesQueries],
})
export class AnswersModule {}
