import { Injectable } from '@nestjs/common';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { productFacts } from '../catalog/index.js';
import type { PeriodQuery } from './period.dto.js';
import { PeriodQueries, within } from './period.queries.js';
import type {
  CategoryRevenueResponse,
  MoneyResponse,
  RevenueFiguresResponse,
  RevenuePointResponse,
  RevenueResponse,
} from './revenue.dto.js';
import { percentOf } from './share.js';

/** An order is paid in one of its versions, so versions with purchases are orders. What went back counts on the day it went back. */
const FIGURES = `
  select sold.*, back.*, taken.*, unknown.*
  from (values (1, $1::date, $2::date), (2, $3::date, $4::date)) span (number, first, last)
  cross join lateral (
    select count(*)::int as sales, count(distinct order_version_id)::int as orders,
           coalesce(sum(amount_cents), 0)::float8 as cents,
           coalesce(sum(tax_cents), 0)::float8 as "taxCents"
    from paid_lines
    where ${within('paid_at', 'span.first', 'span.last', '$5')}
  ) sold
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::float8 as "backCents", coalesce(sum(tax_cents), 0)::float8 as "backTaxCents"
    from refunded_lines
    where ${within('refunded_at', 'span.first', 'span.last', '$5')}
  ) back
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::float8 as "feeCents" from taken_fees
    where ${within('taken_at', 'span.first', 'span.last', '$5')}
  ) taken
  cross join lateral (
    select count(*)::int as "unknownFees" from received_orders
    where fee_cents is null and ${within('received_at', 'span.first', 'span.last', '$5')}
  ) unknown
  order by span.number`;

/** Sales, refunds and fees of a period, each grouped before they are joined, so that none multiplies another. */
const slots = (unit: string): string => `
  select to_char(greatest(slot, $1::date::timestamp), 'YYYY-MM-DD') as start, coalesce(sold.sales, 0) as sales,
         coalesce(sold.cents, 0) as cents, coalesce(back.cents, 0) as "backCents", coalesce(taken.cents, 0) as "feeCents",
         coalesce(sold.tax, 0) as "taxCents", coalesce(back.tax, 0) as "backTaxCents"
  from generate_series(date_trunc(${unit}, $1::date::timestamp), $2::date::timestamp, ('1 ' || ${unit})::interval) slot
  left join (
    select date_trunc(${unit}, paid_at at time zone $3) as slot, count(*)::int as sales,
           sum(amount_cents)::float8 as cents,
           sum(tax_cents)::float8 as tax
    from paid_lines where ${within('paid_at', '$1', '$2', '$3')} group by 1
  ) sold using (slot)
  left join (
    select date_trunc(${unit}, refunded_at at time zone $3) as slot, sum(amount_cents)::float8 as cents,
           sum(tax_cents)::float8 as tax
    from refunded_lines where ${within('refunded_at', '$1', '$2', '$3')} group by 1
  ) back using (slot)
  left join (
    select date_trunc(${unit}, taken_at at time zone $3) as slot, sum(amount_cents)::float8 as cents
    from taken_fees where ${within('taken_at', '$1', '$2', '$3')} group by 1
  ) taken using (slot)
  order by slot`;
const SERIES = slots('$4::text');
const MONTHS = slots("'month'");

/** What was sold once is never deleted, so every purchase, refund and fee has its product. */
const PRODUCTS = `
  select p.id, p.title, p.type, p.category, coalesce(sold.sales, 0) as sales, coalesce(sold.cents, 0) as cents,
         coalesce(back.cents, 0) as "backCents", coalesce(taken.cents, 0) as "feeCents",
         coalesce(sold.tax, 0) as "taxCents", coalesce(back.tax, 0) as "backTaxCents"
  from (
    select product_id, count(*)::int as sales, sum(amount_cents)::float8 as cents,
           sum(tax_cents)::float8 as tax
    from paid_lines where ${within('paid_at', '$1', '$2', '$3')} group by product_id
  ) sold
  full join (
    select product_id, sum(amount_cents)::float8 as cents,
           sum(tax_cents)::float8 as tax
    from refunded_lines where ${within('refunded_at', '$1', '$2', '$3')} group by product_id
  ) back using (product_id)
  full join (
    select product_id, sum(amount_cents)::float8 as cents
    from taken_fees where ${within('taken_at', '$1', '$2', '$3')} group by product_id
  ) taken using (product_id)
  join product_facts p on p.id = product_id
  order by cents desc, p.title, p.id`;

/** What came in, what of it went back, and what the payment provider took. */
interface Money {
  sales: number;
  cents: Cents;
  backCents: Cents;
  feeCents: Cents;
  taxCents: Cents;
  backTaxCents: Cents;
}
interface FiguresRow extends Money {
  orders: number;
  unknownFees: number;
}
interface PointRow extends Money {
  start: string;
}
type ProductRow = Pick<RowOf<typeof productFacts>, 'id' | 'title' | 'type' | 'category'> & Money;

/** The coach's revenue: one statement for each block of the page. */
@Injectable()
export class RevenueQueries {
  constructor(
    private readonly database: Database,
    private readonly periods: PeriodQueries,
  ) {}

  async read(asked: PeriodQuery): Promise<RevenueResponse> {
    const first = await this.database.one<{ at: Date | null }>('select min(paid_at) as at from paid_lines');
    const period = await this.periods.read(asked, first?.at ?? null);
    const { from, to, previous, unit, timeZone } = period;
    const [[now, before], series, months, products] = await Promise.all([
      this.database.query<FiguresRow>(FIGURES, [
        from,
        to,
        previous?.from ?? null,
        previous?.to ?? null,
        timeZone,
      ]),
      this.database.query<PointRow>(SERIES, [from, to, timeZone, unit]),
      this.database.query<PointRow>(MONTHS, [from, to, timeZone]),
      this.database.query<ProductRow>(PRODUCTS, [from, to, timeZone]),
    ]);
    return {
      period,
      figures: figuresOf(now!),
      before: previous && figuresOf(before!),
      series: series.map(asPoint),
      months: months.map(asPoint),
      categories: byCategory(products),
      products: products.map(({ id, title, type, ...money }) => ({
        ...{ id, title, type },
        ...asMoney(money),
        sharePercent: percentOf(money.cents, now!.cents) ?? 0,
      })),
    };
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

const asPoint = ({ start, ...money }: PointRow): RevenuePointResponse => ({ start, ...asMoney(money) });

const figuresOf = ({ orders, unknownFees, ...money }: FiguresRow): RevenueFiguresResponse => ({
  ...asMoney(money),
  ...{ orders, unknownFees },
});

const NOTHING: Money = { sales: 0, cents: 0, backCents: 0, feeCents: 0, taxCents: 0, backTaxCents: 0 };

/** Products lie in one category each, so their sums are those of all. The most revenue first. */
function byCategory(products: readonly ProductRow[]): CategoryRevenueResponse[] {
  const sums = new Map<string, Money>();
  for (const { category, ...product } of products) {
    const so = sums.get(category) ?? NOTHING;
    sums.set(category, {
      sales: so.sales + product.sales,
      cents: so.cents + product.cents,
      backCents: so.backCents + product.backCents,
      feeCents: so.feeCents + product.feeCents,
      taxCents: so.taxCents + product.taxCents,
      backTaxCents: so.backTaxCents + product.backTaxCents,
    });
  }
  return [...sums]
    .toSorted(([, one], [, other]) => other.cents - one.cents)
    .map(([category, money]) => ({ category, ...asMoney(money) }));
}
