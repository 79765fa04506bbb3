import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A product can be bought in several ways, each with a price of its own and access for a time. */
export class Offers1763600001839 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table product_offers (
        id uuid primary key,
        product_id uuid not null constraint product_offers_product_fk references products on delete cascade,
        position integer not null,
        name varchar(60) not null,
        price_cents integer not null,
        access_days integer,
        access_until timestamptz,
        archived_at timestamptz,
        constraint product_offers_price check (price_cents > 0),
        constraint product_offers_name check (name <> ''),
        constraint product_offers_access
          check (access_days between 1 and 3650 and access_until is null or access_days is null)
      )`);
    await runner.query(
      'create index product_offers_sold on product_offers (product_id, position) where archived_at is null',
    );
    await runner.query(`
      create view sold_offers as
        select id, product_id, position, name, price_cents, access_days, access_until
        from product_offers
        where archived_at is null and (access_until is null or access_until > now() + interval '1 day')`);
  }
}
