import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/index.js';
import { CommunityModule } from '../community/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { LearningModule } from '../learning/index.js';
import { ActivityQueries } from './activity.queries.js';
import { CalendarQueries } from './calendar.queries.js';
import { DashboardController } from './dashboard.controller.js';
import { OverviewQueries } from './overview.queries.js';

@Module({
  imports: [AnswersModule, CommunityModule, LearningModule, EnrollmentsModule],
  controllers: [DashboardController],
  providers: [OverviewQueries, ActivityQueries, CalendarQueries],
})
export class DashboardModule {}
