import { demoProducts, demoViews } from '../content/index.js';
import type { Planting } from './planting.js';

/** Plants each product's page views, by days in the coach's time zone. */
export async function plantViews({ tx, now }: Planting): Promise<void> {
  for (const product of demoProducts) {
    const days = demoViews(product);
    await tx.query(
      `insert into product_views (product_id, day, views)
       select $1, ($2::timestamptz at time zone (select time_zone from coach_calendar))::date - days_ago, views
       from unnest($3::int[], $4::int[]) counted (days_ago, views)`,
      [product.id, now, days.map(({ daysAgo }) => daysAgo), days.map(({ views }) => views)],
    );
  }
}
