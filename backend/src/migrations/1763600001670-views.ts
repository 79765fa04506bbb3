import { FirstSchema } from './first-schema.js';

/** How often the page of each product was opened. */
export class Views1763600001670 extends FirstSchema {
  protected readonly sql = `
    create table product_views (
      product_id uuid not null,
      day date not null,
      views integer not null,
      constraint product_views_pk primary key (product_id, day),
      constraint product_views_product_fk foreign key (product_id) references products(id) on delete cascade,
      constraint product_views_some check (views > 0)
    );

    create view daily_views as select product_id, day, views from product_views;
  `;
}
