import { Get, Query } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { CoachDayResponse } from './coach-day.dto.js';
import { CoachDayQueries } from './coach-day.queries.js';
import { CreatorOverviewResponse } from './creator-overview.dto.js';
import { CreatorOverviewQueries } from './creator-overview.queries.js';
import { PeriodQuery } from './period.dto.js';
import { ProductAnalyticsResponse } from './product-analytics.dto.js';
import { ProductAnalyticsQueries } from './product-analytics.queries.js';
import { RecurringRevenueResponse } from './recurring-revenue.dto.js';
import { RecurringRevenueQueries } from './recurring-revenue.queries.js';
import { RevenueResponse } from './revenue.dto.js';
import { RevenueQueries } from './revenue.queries.js';

@CoachController('creator', { tag: 'Insights', area: 'insights' })
export class InsightsController {
  constructor(
    private readonly overviews: CreatorOverviewQueries,
    private readonly days: CoachDayQueries,
    private readonly revenues: RevenueQueries,
    private readonly recurring: RecurringRevenueQueries,
    private readonly analytics: ProductAnalyticsQueries,
  ) {}

  @Get('overview')
  @Summary('Get the figures of the business')
  @Answers(CreatorOverviewResponse)
  overview() {
    return this.overviews.read();
  }

  @Get('day')
  @Summary('Get what needs the coach’s attention today', 'The day is in the business’s time zone.')
  @Answers(CoachDayResponse)
  day(@Me() me: SignedIn) {
    return this.days.read(me.accountId);
  }

  @Get('revenue')
  @Summary(
    'Get the revenue of a period',
    'Days are in the business’s time zone. Without `from`: since the first sale.',
  )
  @Answers(RevenueResponse)
  revenue(@Query() period: PeriodQuery) {
    return this.revenues.read(period);
  }

  @Get('revenue/recurring')
  @Summary(
    'Get the recurring revenue of a period',
    'Days are in the business’s time zone. Without `from`: since the first sale. What is running, at risk and ending are current values for every period.',
  )
  @Answers(RecurringRevenueResponse)
  recurringRevenue(@Query() period: PeriodQuery) {
    return this.recurring.read(period);
  }

  @Get('products/:id/analytics')
  @Summary(
    'Get the analytics of a product: views, sales and, for a course, progress',
    'Days are in the business’s time zone. Without `from`: since the product was created. Students, completion, lessons and rating are current values for every period.',
  )
  @Answers(ProductAnalyticsResponse, 'not_found')
  product(@IdParam() id: string, @Query() period: PeriodQuery) {
    return this.analytics.read(id, period);
  }
}
