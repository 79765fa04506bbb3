import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { type Measure, type Measurements, Measures } from '../../../platform/metrics/measures.js';
import { MONEY_CHECKS } from './money-checks.js';

/** Results of the hourly comparison of money and access, and payments in review. */
@Injectable()
@Measures({
  sanctum_money_findings: { help: 'Orders whose payments and access don’t match', labels: ['check'] },
  sanctum_money_comparison_age_seconds: { help: 'Seconds since payments and access were compared' },
  sanctum_payments_in_review: { help: 'Payments for the coach to review' },
})
export class MoneyMeasure implements Measure {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async measure(): Promise<Measurements> {
    const [findings, rest] = await Promise.all([
      this.database.query<{ check: string; count: number }>(
        `select named as check, count(f.order_id)::int as count from unnest($1::text[]) named
         left join money_findings f on f."check" = named group by named`,
        [MONEY_CHECKS],
      ),
      this.database.one<{ comparedAt: Date | null; inReview: number }>(
        `select (select min(compared_at) from money_comparisons) as "comparedAt",
                (select count(*)::int from payment_reviews where resolved_at is null) as "inReview"`,
      ),
    ]);
    const { comparedAt = null, inReview = 0 } = rest ?? {};
    const age = comparedAt && (this.clock.now().getTime() - comparedAt.getTime()) / 1000;
    return {
      sanctum_money_findings: findings.map(({ check, count }) => ({ value: count, labels: { check } })),
      sanctum_money_comparison_age_seconds: age === null ? [] : [{ value: age }],
      sanctum_payments_in_review: [{ value: inReview }],
    };
  }
}
