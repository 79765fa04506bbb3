import { FirstSchema } from './first-schema.js';

/** Products, bundles and their prices. */
export class Catalog1763600001658 extends FirstSchema {
  protected readonly sql = `
    create table products (
      id uuid not null,
      type text not null,
      status text not null,
      title varchar(160) not null,
      summary varchar(300) not null,
      description varchar(10000) not null,
      whats_inside text[] not null,
      price_cents integer,
      currency varchar(3) not null,
      category varchar(60) not null,
      duration varchar(60),
      tags text[] not null,
      thumbnail_asset_id uuid,
      thumbnail_alt varchar(300) not null,
      creator varchar(120) not null,
      published_at timestamptz,
      created_at timestamptz not null,
      publish_at timestamptz,
      removed_at timestamptz,
      schedule_missed_at timestamptz,
      constraint products_pk primary key (id),
      constraint products_missed_hour check (schedule_missed_at is null or status = 'draft' and publish_at is null),
      constraint products_price check (price_cents > 0),
      constraint products_published check (status = 'draft' or published_at is not null),
      constraint products_removed check (removed_at is null or status = 'draft'),
      constraint products_scheduled check (publish_at is null or status = 'draft'),
      constraint products_status check (status in ('draft', 'published', 'archived')),
      constraint products_type check (type in ('course', 'digital_file', 'coaching', 'bundle'))
    );
    create index products_newest on products (published_at, id) where status = 'published';
    create index products_newest_kept on products (created_at desc nulls last, id) where removed_at is null;
    create index products_to_publish on products (publish_at) where publish_at is not null;

    do $$
    begin
      create extension if not exists pg_trgm;
      create index products_description_search on products using gin (description gin_trgm_ops);
      create index products_title_search on products using gin (title gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
      raise notice 'pg_trgm is not available: search works without an index';
    end $$;

    create table product_files (
      id uuid not null,
      product_id uuid not null,
      asset_id uuid not null,
      "position" integer not null,
      constraint product_files_pk primary key (id),
      constraint product_files_position unique (product_id, position) deferrable initially deferred,
      constraint product_files_product_fk foreign key (product_id) references products(id) on delete cascade
    );

    create table bundle_parts (
      bundle_id uuid not null,
      product_id uuid not null,
      "position" integer not null,
      constraint bundle_parts_pk primary key (bundle_id, product_id),
      constraint bundle_parts_bundle_fk foreign key (bundle_id) references products(id) on delete cascade,
      constraint bundle_parts_product_fk foreign key (product_id) references products(id) on delete cascade
    );
    create index bundle_parts_of_product on bundle_parts (product_id);

    create view product_facts as
      select id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration,
             tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at,
             removed_at is not null as is_removed, schedule_missed_at
      from products;

    create view published_products as
      select id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration,
        tags,
             thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at
      from products where status = 'published';

    create view product_downloads as select id, product_id, asset_id, position from product_files;

    create view parts_of_bundles as select bundle_id, product_id, position from bundle_parts;
  `;
}
