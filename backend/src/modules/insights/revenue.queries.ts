import { Injectable } from '@nestjs/common';
import { toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { productFacts } from '../catalog/index.js';
import { type Day, slotsOf } from './period.js';
import type { PeriodQuery } from './period.dto.js';
import { PeriodQueries, within } from './period.queries.js';
import type {
  CategoryRevenueResponse,
  MoneyResponse,
  RevenueFiguresResponse,
  RevenuePointResponse,
  RevenueResponse,
} from './revenue.dto.js';
import { addUp, type Money, type Movement, NOTHING, percentOf, plus, type Sums } from './revenue-sums.js';

/**
 * Money movements by day and product: a few thousand rows for two years, from which every sum is computed. Days are in
 * the business's time zone. Times are compared with the starts of days, because converting a million times takes twice
 * as long. `offset 0` keeps the planner from expecting as many days as times and sorting them all.
 */
const movements = (view: string, time: string, sums: Partial<Record<keyof Money, string>>): string => {
  const perDay = Object.entries(sums).map(([name, sum]) => `${sum} as "${name}"`);
  const perPart = Object.keys(sums).map((name) => `sum("${name}")::float8 as "${name}"`);
  return `
  with beginnings as materialized (
    select array_agg(day at time zone $3 order by day) as of_days
    from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') day
  ),
  daily as materialized (
    select day, product_id, ${perDay.join(', ')}
    from (
      select $1::date + width_bucket(${time}, (select of_days from beginnings)) - 1 as day, *
      from ${view} where ${within(time, '$1', '$2', '$3')}
      offset 0
    ) of_period
    group by 1, 2
  )
  select day >= $5::date as "isNow", to_char(date_trunc($4::text, day::timestamp), 'YYYY-MM-DD') as slot,
         to_char(date_trunc('month', day::timestamp), 'YYYY-MM-DD') as month, product_id as "productId",
         ${perPart.join(', ')}
  from daily
  group by grouping sets ((1), (1, 2), (1, 3), (1, 4))`;
};

const SOLD = movements('paid_lines', 'paid_at', {
  sales: 'count(*)',
  orders: 'count(*) filter (where is_first_of_order)',
  cents: 'sum(amount_cents)',
  taxCents: 'sum(tax_cents)',
});
/** Refunds, counted on the day of the refund. */
const WENT_BACK = movements('refunded_lines', 'refunded_at', {
  backCents: 'sum(amount_cents)',
  backTaxCents: 'sum(tax_cents)',
});
const TAKEN = movements('taken_fees', 'taken_at', { feeCents: 'sum(amount_cents)' });

const UNKNOWN_FEES = `
  select count(*) filter (where ${within('received_at', '$5', '$2', '$3')})::int as now,
         count(*) filter (where ${within('received_at', '$1', '$4', '$3')})::int as before
  from received_orders where fee_cents is null and ${within('received_at', '$1', '$2', '$3')}`;

/** Time of the first sale. Ordering uses the index, which `min` would not use here. */
export const FIRST_SALE = 'select paid_at as at from paid_lines order by paid_at limit 1';

const PRODUCTS = 'select id, title, type, category from product_facts where id = any($1::uuid[])';

type ProductRow = Pick<RowOf<typeof productFacts>, 'id' | 'title' | 'type' | 'category'>;
type SoldProduct = ProductRow & { money: Money };

/** The coach's revenue: sales, refunds and fees are read once each, regardless of what the page shows. */
@Injectable()
export class RevenueQueries {
  constructor(
    private readonly database: Database,
    private readonly periods: PeriodQueries,
  ) {}

  async read(asked: PeriodQuery): Promise<RevenueResponse> {
    const first = await this.database.one<{ at: Date }>(FIRST_SALE);
    const period = await this.periods.read(asked, first?.at ?? null);
    const { from, to, previous, unit, timeZone } = period;
    const days = [previous?.from ?? from, to, timeZone];
    const [moved, unknown] = await Promise.all([
      Promise.all(
        [SOLD, WENT_BACK, TAKEN].map((sql) => this.database.query<Movement>(sql, [...days, unit, from])),
      ),
      this.database.one<{ now: number; before: number }>(UNKNOWN_FEES, [...days, previous?.to ?? from, from]),
    ]);
    const sums = addUp(moved.flat());
    const products = await this.productsOf(sums);
    return {
      period,
      figures: figuresOf(sums.now, unknown!.now),
      before: previous && figuresOf(sums.before, unknown!.before),
      series: pointsOf(sums.slots, slotsOf(period, unit), from),
      months: pointsOf(sums.months, slotsOf(period, 'month'), from),
      categories: byCategory(products),
      products: products.map(({ id, title, type, money }) => ({
        id,
        title,
        type,
        ...asMoney(money),
        sharePercent: percentOf(money.cents, sums.now.cents) ?? 0,
      })),
    };
  }

  /** Returns sold products by revenue, highest first. Sold products are never deleted, so each movement has one. */
  private async productsOf({ products }: Sums): Promise<SoldProduct[]> {
    const rows = await this.database.query<ProductRow>(PRODUCTS, [[...products.keys()]]);
    return rows
      .map((product) => ({ ...product, money: products.get(product.id) ?? NOTHING }))
      .toSorted(
        (one, other) =>
          other.money.cents - one.money.cents ||
          one.title.localeCompare(other.title) ||
          one.id.localeCompare(other.id),
      );
  }
}

const asMoney = ({ sales, cents, backCents, feeCents, taxCents, backTaxCents }: Money): MoneyResponse => ({
  sales,
  revenue: toDecimal(cents),
  refunds: toDecimal(backCents),
  fees: toDecimal(feeCents),
  tax: toDecimal(taxCents - backTaxCents),
  net: toDecimal(cents - backCents - feeCents - (taxCents - backTaxCents)),
  averageSale: sales === 0 ? null : toDecimal(Math.round(cents / sales)),
});

/** Chart points without gaps; the first slot may start before the period. */
const pointsOf = (sums: Sums['slots'], slots: readonly Day[], from: Day): RevenuePointResponse[] =>
  slots.map((slot) => ({ start: slot < from ? from : slot, ...asMoney(sums.get(slot) ?? NOTHING) }));

const figuresOf = (money: Money, unknownFees: number): RevenueFiguresResponse => ({
  ...asMoney(money),
  orderCount: money.orders,
  unknownFees,
});

/** Sums by category, highest revenue first. A product has one category, so these sums add up to the total. */
function byCategory(products: readonly SoldProduct[]): CategoryRevenueResponse[] {
  const sums = new Map<string, Money>();
  for (const { category, money } of products) sums.set(category, plus(sums.get(category) ?? NOTHING, money));
  return [...sums]
    .toSorted(([, one], [, other]) => other.cents - one.cents)
    .map(([category, money]) => ({ category, ...asMoney(money) }));
}
