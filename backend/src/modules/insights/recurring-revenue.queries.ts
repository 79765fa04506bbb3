import { Injectable } from '@nestjs/common';
import { toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import { slotsOf } from './period.js';
import type { PeriodQuery } from './period.dto.js';
import { PeriodQueries, within } from './period.queries.js';
import type { RecurringRevenueResponse, RecurringSumResponse } from './recurring-revenue.dto.js';
import { type Moved, type Recurring, recurringFigures } from './recurring-revenue.js';
import { FIRST_SALE } from './revenue.queries.js';

const sumWhere = (name: string, condition: string, cents = 'monthly_cents'): string =>
  `json_build_object('count', count(*) filter (where ${condition}),
                     'cents', coalesce(sum(${cents}) filter (where ${condition}), 0)) as "${name}"`;

const IS_PLAN_CHANGE = `kind in ('upgraded', 'downgraded')`;

/** Sums of what runs now, and at the start of day `$1` of zone `$2`. */
const STANDING = `
  select ${sumWhere('running', 'ended_at is null')},
         ${sumWhere('atRisk', "status = 'past_due'")},
         ${sumWhere('ending', "status = 'active' and cancel_at is not null")},
         ${sumWhere(
           'atStart',
           'started_at < start and (ended_at is null or ended_at >= start)',
           'monthly_cents - coalesce(changed_cents, 0)',
         )}
  from (select $1::date::timestamp at time zone $2 as start) period cross join recurring_subscriptions r
  left join lateral (
    select sum(delta_cents)::integer as changed_cents from subscription_movements
    where subscription_id = r.id and ${IS_PLAN_CHANGE} and at >= start
  ) since on true`;

/**
 * Movements of days `$1` to `$2` by interval. A subscription counts once in each kind, the first time, with what it
 * brought then. Of plans, each change counts with its difference.
 */
const MOVED = `
  select kind, to_char(date_trunc($4::text, at at time zone $3), 'YYYY-MM-DD') as slot,
         (count(*) filter (where is_first))::int as count, sum(cents)::float8 as cents
  from (
    select m.kind, m.at, row_number() over (partition by m.kind, r.id order by m.at) = 1 as is_first,
           m.delta_cents is not null as is_change,
           coalesce(abs(m.delta_cents), r.monthly_cents - coalesce((
             select sum(delta_cents) from subscription_movements
             where subscription_id = r.id and ${IS_PLAN_CHANGE} and at > m.at), 0)) as cents
    from subscription_movements m join recurring_subscriptions r on r.id = m.subscription_id
    where ${within('m.at', '$1', '$2', '$3')}
  ) moved
  where is_first or is_change
  group by 1, 2`;

type Standing = Record<'running' | 'atRisk' | 'ending' | 'atStart', Recurring>;

/** Sums of what subscriptions bring again and again. */
@Injectable()
export class RecurringRevenueQueries {
  constructor(
    private readonly database: Database,
    private readonly periods: PeriodQueries,
  ) {}

  async read(asked: PeriodQuery): Promise<RecurringRevenueResponse> {
    const first = await this.database.one<{ at: Date }>(FIRST_SALE);
    const period = await this.periods.read(asked, first?.at ?? null);
    const { from, to, unit, timeZone } = period;
    const [standing, moved] = await Promise.all([
      this.database.one<Standing>(STANDING, [from, timeZone]),
      this.database.query<Moved & Record<string, unknown>>(MOVED, [from, to, timeZone, unit]),
    ]);
    const { running, atRisk, ending, atStart } = standing!;
    const { churnPercent, revenueChurnPercent, series, ...movements } = recurringFigures(
      atStart,
      moved,
      slotsOf(period, unit),
    );
    return {
      period,
      running: asSum(running),
      atRisk: asSum(atRisk),
      ending: asSum(ending),
      atStart: asSum(atStart),
      started: asSum(movements.started),
      ended: asSum(movements.ended),
      failed: asSum(movements.failed),
      recovered: asSum(movements.recovered),
      upgraded: asSum(movements.upgraded),
      downgraded: asSum(movements.downgraded),
      churnPercent,
      revenueChurnPercent,
      series: series.map(({ start, cents }) => ({
        start: start < from ? from : start,
        monthly: toDecimal(cents),
      })),
    };
  }
}

const asSum = ({ count, cents }: Recurring): RecurringSumResponse => ({ count, monthly: toDecimal(cents) });
