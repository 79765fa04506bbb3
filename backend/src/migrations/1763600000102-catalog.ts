import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products, their files and their reviews. */
export class Catalog1763600000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "products" (
        "id" uuid NOT NULL,
        "type" text NOT NULL,
        "status" text NOT NULL,
        "title" varchar(160) NOT NULL,
        "summary" varchar(300) NOT NULL,
        "description" varchar(10000) NOT NULL,
        "whats_inside" text[] NOT NULL,
        "price_cents" integer,
        "currency" varchar(3) NOT NULL,
        "category" varchar(60) NOT NULL,
        "duration" varchar(60),
        "tags" text[] NOT NULL,
        "thumbnail_asset_id" uuid,
        "thumbnail_alt" varchar(300) NOT NULL,
        "creator" varchar(120) NOT NULL,
        "published_at" timestamptz,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "products_pk" PRIMARY KEY ("id"),
        CONSTRAINT "products_type" CHECK (type IN ('course', 'digital_file', 'coaching')),
        CONSTRAINT "products_status" CHECK (status IN ('draft', 'published', 'archived')),
        CONSTRAINT "products_price" CHECK (price_cents > 0),
        CONSTRAINT "products_published" CHECK (status = 'draft' OR published_at IS NOT NULL)
      );
      CREATE INDEX "products_newest" ON "products" ("published_at", "id") WHERE status = 'published';

      CREATE TABLE "product_files" (
        "id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "asset_id" uuid NOT NULL,
        "position" integer NOT NULL,
        CONSTRAINT "product_files_pk" PRIMARY KEY ("id"),
        CONSTRAINT "product_files_position" UNIQUE ("product_id", "position") DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT "product_files_product_fk" FOREIGN KEY ("product_id") REFERENCES "products" ("id") ON DELETE CASCADE
      );

      CREATE TABLE "reviews" (
        "id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "rating" smallint NOT NULL,
        "text" varchar(2000) NOT NULL,
        "answer" varchar(2000),
        "hidden_reason" varchar(300),
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "reviews_pk" PRIMARY KEY ("id"),
        CONSTRAINT "reviews_one_each" UNIQUE ("product_id", "account_id"),
        CONSTRAINT "reviews_rating" CHECK (rating BETWEEN 1 AND 5),
        CONSTRAINT "reviews_product_fk" FOREIGN KEY ("product_id") REFERENCES "products" ("id") ON DELETE CASCADE
      );
    `);
    await runner.query(TRIGRAM_INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "reviews"; DROP TABLE "product_files"; DROP TABLE "products"');
  }
}

/**
 * Search is ILIKE; trigram indexes make it quick. pg_trgm is trusted since PostgreSQL 13, so the owner of a database may
 * create it, but a server may come without its files or forbid it: then search reads the table, which is right too.
 */
const TRIGRAM_INDEXES = `
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "products_title_search" ON "products" USING gin ("title" gin_trgm_ops);
    CREATE INDEX "products_description_search" ON "products" USING gin ("description" gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not available: search works without an index';
  END
  $$
`;
