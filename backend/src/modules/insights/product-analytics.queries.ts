import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { productFacts } from '../catalog/index.js';
import { LessonFiguresQueries } from './lesson-figures.queries.js';
import type { PeriodQuery } from './period.dto.js';
import { PeriodQueries, within, type ZonedPeriod } from './period.queries.js';
import type {
  AnalysedProductResponse,
  ProductAnalyticsResponse,
  ProductFiguresResponse,
  ProductPointResponse,
} from './product-analytics.dto.js';
import { percentOf } from './revenue-sums.js';

const PRODUCT = `
  select p.id, p.title, p.type, p.status, counted.rating, counted.reviews as "reviewCount",
         enrolled."studentCount", p.created_at as "createdAt"
  from product_facts p
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as reviews
    from visible_reviews where product_id = p.id
  ) counted
  cross join lateral (
    select count(*)::int as "studentCount" from active_enrollments where product_id = p.id
  ) enrolled
  where p.id = $1 and not p.is_removed`;

const FIGURES = `
  select viewed.views, sold.sales, sold.cents - refunded.cents as cents, claimed.claims
  from (values (1, $2::date, $3::date), (2, $4::date, $5::date)) span (number, first, last)
  cross join lateral (
    select coalesce(sum(views), 0)::int as views from daily_views
    where product_id = $1 and day between span.first and span.last
  ) viewed
  cross join lateral (
    select count(*)::int as sales, coalesce(sum(amount_cents), 0)::float8 as cents from paid_lines
    where product_id = $1 and ${within('paid_at', 'span.first', 'span.last', '$6')}
  ) sold
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::float8 as cents from refunded_lines
    where product_id = $1 and ${within('refunded_at', 'span.first', 'span.last', '$6')}
  ) refunded
  cross join lateral (
    select count(*)::int as claims from begun_enrollments
    where product_id = $1 and source = 'free' and ${within('started_at', 'span.first', 'span.last', '$6')}
  ) claimed
  order by span.number`;

/** Views, sales and refunds, grouped before they are joined so that none multiplies another. */
const SERIES = `
  select to_char(greatest(slot, $2::date::timestamp), 'YYYY-MM-DD') as start, coalesce(viewed.views, 0) as views,
         coalesce(sold.sales, 0) as sales,
         coalesce(sold.cents, 0) - coalesce(refunded.cents, 0) as cents
  from generate_series(date_trunc($4, $2::date::timestamp), $3::date::timestamp, ('1 ' || $4)::interval) slot
  left join (
    select date_trunc($4, day::timestamp) as slot, sum(views)::int as views from daily_views
    where product_id = $1 and day between $2 and $3 group by 1
  ) viewed using (slot)
  left join (
    select date_trunc($4, paid_at at time zone $5) as slot, count(*)::int as sales,
           sum(amount_cents)::float8 as cents
    from paid_lines where product_id = $1 and ${within('paid_at', '$2', '$3', '$5')} group by 1
  ) sold using (slot)
  left join (
    select date_trunc($4, refunded_at at time zone $5) as slot, sum(amount_cents)::float8 as cents
    from refunded_lines where product_id = $1 and ${within('refunded_at', '$2', '$3', '$5')} group by 1
  ) refunded using (slot)
  order by slot`;

type ProductRow = Pick<RowOf<typeof productFacts>, 'id' | 'title' | 'type' | 'status' | 'createdAt'> &
  Pick<AnalysedProductResponse, 'rating' | 'reviewCount' | 'studentCount'>;
type FiguresRow = Omit<ProductFiguresResponse, 'revenue' | 'conversionPercent'> & { cents: Cents };
type PointRow = Omit<ProductPointResponse, 'revenue'> & { cents: Cents };

/**
 * Reads the figures of one product: one statement for each block, regardless of the number of students, lessons and
 * days.
 */
@Injectable()
export class ProductAnalyticsQueries {
  constructor(
    private readonly database: Database,
    private readonly periods: PeriodQueries,
    private readonly courses: LessonFiguresQueries,
  ) {}

  async read(productId: string, asked: PeriodQuery): Promise<ProductAnalyticsResponse> {
    const row = await this.database.one<ProductRow>(PRODUCT, [productId]);
    if (!row) throw notFound('Product');
    const { createdAt, ...product } = row;
    const period = await this.periods.read(asked, createdAt);
    const [[figures, before], series, course] = await Promise.all([
      this.figures(productId, period),
      this.series(productId, period),
      this.courses.of(productId),
    ]);
    return { product, period, figures: figures!, before: period.previous && before!, series, course };
  }

  private async figures(productId: string, { from, to, previous, timeZone }: ZonedPeriod) {
    const rows = await this.database.query<FiguresRow>(FIGURES, [
      productId,
      from,
      to,
      previous?.from ?? null,
      previous?.to ?? null,
      timeZone,
    ]);
    return rows.map(({ cents, ...counts }) => ({
      ...counts,
      revenue: toDecimal(cents),
      conversionPercent: percentOf(counts.sales + counts.claims, counts.views),
    }));
  }

  private async series(productId: string, { from, to, unit, timeZone }: ZonedPeriod) {
    const rows = await this.database.query<PointRow>(SERIES, [productId, from, to, unit, timeZone]);
    return rows.map(({ cents, ...point }) => ({ ...point, revenue: toDecimal(cents) }));
  }
}
