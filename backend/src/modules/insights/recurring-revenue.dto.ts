import { CalendarDay, Decimal, ListOf, Nested, Text, Whole } from '../../platform/http/fields/index.js';
import { PeriodResponse } from './period.dto.js';

/** Subscriptions, and what they bring in a month in the currency of the business. */
export class RecurringSumResponse {
  @Whole({ example: 12, description: 'Number of subscriptions' }) count: number;

  @Text({
    example: '348.00',
    description: 'What they bring in a month, without tax: a yearly payment counts a twelfth, in whole cents',
  })
  monthly: string;
}

export class RecurringPointResponse {
  @CalendarDay({ example: '2027-03-01', description: 'First day of the interval' }) start: string;
  @Text({ example: '348.00', description: 'MRR at the end of the interval' }) monthly: string;
}

/** Money that comes again, by the definitions of Stripe Billing. Instalments aren't included, because they end. */
export class RecurringRevenueResponse {
  @Nested(PeriodResponse) period: PeriodResponse;

  @Nested(RecurringSumResponse, {
    description:
      'MRR now: what all running subscriptions bring in a month, also those whose payment failed, and canceled ones until they end',
  })
  running: RecurringSumResponse;

  @Nested(RecurringSumResponse, { description: 'Those of the running ones whose latest payment failed' })
  atRisk: RecurringSumResponse;

  @Nested(RecurringSumResponse, {
    description: 'Those of the running ones that are canceled and will end with what is paid',
  })
  ending: RecurringSumResponse;

  @Nested(RecurringSumResponse, { description: 'MRR at the start of the period' })
  atStart: RecurringSumResponse;

  @Nested(RecurringSumResponse, { description: 'Started in the period' }) started: RecurringSumResponse;
  @Nested(RecurringSumResponse, { description: 'Ended in the period' }) ended: RecurringSumResponse;

  @Nested(RecurringSumResponse, { description: 'With a payment that failed in the period' })
  failed: RecurringSumResponse;

  @Nested(RecurringSumResponse, {
    description: 'With a failed payment that was made in the period after all',
  })
  recovered: RecurringSumResponse;

  @Nested(RecurringSumResponse, {
    description: 'With a change of plan in the period that brings more in a month, and how much more',
  })
  upgraded: RecurringSumResponse;

  @Nested(RecurringSumResponse, {
    description: 'With a change of plan in the period that brings less in a month, and how much less',
  })
  downgraded: RecurringSumResponse;

  @Decimal({
    nullable: true,
    example: 4.2,
    description:
      'Churn: percentage of the subscriptions running at the start or started since that ended; null without any',
  })
  churnPercent: number | null;

  @Decimal({
    nullable: true,
    example: 3.8,
    description: 'The same percentage of monthly revenue, including upgrades',
  })
  revenueChurnPercent: number | null;

  @ListOf(RecurringPointResponse, 'MRR over time, without gaps, oldest first')
  series: RecurringPointResponse[];
}
