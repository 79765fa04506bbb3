import { Module } from '@nestjs/common';
import { CreatorOverviewQueries } from './creator-overview.queries.js';
import { InsightsController } from './insights.controller.js';
import { LessonFiguresQueries } from './lesson-figures.queries.js';
import { PeriodQueries } from './period.queries.js';
import { ProductAnalyticsQueries } from './product-analytics.queries.js';
import { RevenueQueries } from './revenue.queries.js';

@Module({
  controllers: [InsightsController],
  providers: [
    PeriodQueries,
    ProductAnalyticsQueries,
    LessonFiguresQueries,
    RevenueQueries,
    CreatorOverviewQueries,
  ],
})
export class InsightsModule {}
