import { Module } from '@nestjs/common';
import { BackupsModule } from '../../platform/backups/backups.module.js';
import { CoachDayQueries } from './coach-day.queries.js';
import { CreatorOverviewQueries } from './creator-overview.queries.js';
import { NotificationsModule } from '../notifications/index.js';
import { InsightsController } from './insights.controller.js';
import { LessonFiguresQueries } from './lesson-figures.queries.js';
import { PeriodQueries } from './period.queries.js';
import { ProductAnalyticsQueries } from './product-analytics.queries.js';
import { RecurringRevenueQueries } from './recurring-revenue.queries.js';
import { RevenueQueries } from './revenue.queries.js';

@Module({
  imports: [BackupsModule, NotificationsModule],
  controllers: [InsightsController],
  providers: [
    PeriodQueries,
    ProductAnalyticsQueries,
    LessonFiguresQueries,
    RevenueQueries,
    RecurringRevenueQueries,
    CreatorOverviewQueries,
    CoachDayQueries,
  ],
})
export class InsightsModule {}
