import { Injectable } from '@nestjs/common';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { productFacts } from '../catalog/index.js';
import type { PeriodQuery } from './period.dto.js';
import { PeriodQueries, within } from './period.queries.js';
import type { RevenueFiguresResponse, RevenuePointResponse, RevenueResponse } from './revenue.dto.js';
import { percentOf } from './share.js';

/** An order is paid in one of its versions, so versions with purchases are orders. */
const FIGURES = `
  select sold.*
  from (values (1, $1::date, $2::date), (2, $3::date, $4::date)) span (number, first, last)
  cross join lateral (
    select count(*)::int as sales, count(distinct order_version_id)::int as orders,
           coalesce(sum(amount_cents), 0)::float8 as cents
    from paid_lines
    where ${within('paid_at', 'span.first', 'span.last', '$5')}
  ) sold
  order by span.number`;

const SERIES = `
  select to_char(greatest(slot, $1::date::timestamp), 'YYYY-MM-DD') as start, coalesce(sold.sales, 0) as sales,
         coalesce(sold.cents, 0) as cents
  from generate_series(date_trunc($3, $1::date::timestamp), $2::date::timestamp, ('1 ' || $3)::interval) slot
  left join (
    select date_trunc($3, paid_at at time zone $4) as slot, count(*)::int as sales,
           sum(amount_cents)::float8 as cents
    from paid_lines where ${within('paid_at', '$1', '$2', '$4')} group by 1
  ) sold using (slot)
  order by slot`;

/** What was sold once is never deleted, so every purchase has its product. */
const PRODUCTS = `
  select p.id, p.title, p.type, count(*)::int as sales, sum(l.amount_cents)::float8 as cents
  from paid_lines l join product_facts p on p.id = l.product_id
  where ${within('l.paid_at', '$1', '$2', '$3')}
  group by p.id, p.title, p.type order by cents desc, p.title, p.id`;

interface FiguresRow {
  sales: number;
  orders: number;
  cents: Cents;
}
type PointRow = Omit<RevenuePointResponse, 'revenue'> & { cents: Cents };
type ProductRow = Pick<RowOf<typeof productFacts>, 'id' | 'title' | 'type'> & { sales: number; cents: Cents };

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
    const [[now, before], series, products] = await Promise.all([
      this.database.query<FiguresRow>(FIGURES, [
        from,
        to,
        previous?.from ?? null,
        previous?.to ?? null,
        timeZone,
      ]),
      this.database.query<PointRow>(SERIES, [from, to, unit, timeZone]),
      this.database.query<ProductRow>(PRODUCTS, [from, to, timeZone]),
    ]);
    return {
      period,
      figures: figuresOf(now!),
      before: previous && figuresOf(before!),
      series: series.map(({ cents, ...point }) => ({ ...point, revenue: toDecimal(cents) })),
      products: products.map(({ cents, ...product }) => ({
        ...product,
        revenue: toDecimal(cents),
        sharePercent: percentOf(cents, now!.cents)!,
      })),
    };
  }
}

const figuresOf = ({ sales, orders, cents }: FiguresRow): RevenueFiguresResponse => ({
  ...{ sales, orders, revenue: toDecimal(cents) },
  averageSale: sales === 0 ? null : toDecimal(Math.round(cents / sales)),
});
