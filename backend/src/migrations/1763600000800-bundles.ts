import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bundles: their parts, what came with one that was bought, and by which bundle a product is owned. */
export class Bundles1763600000800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "products" DROP CONSTRAINT "products_type";
      ALTER TABLE "products" ADD CONSTRAINT "products_type" CHECK (type IN ('course', 'digital_file', 'coaching', 'bundle'));
      ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_type";
      ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_type" CHECK (type IN ('course', 'digital_file', 'coaching', 'bundle'));

      CREATE TABLE "bundle_parts" (
        "bundle_id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "position" integer NOT NULL,
        CONSTRAINT "bundle_parts_pk" PRIMARY KEY ("bundle_id", "product_id"),
        CONSTRAINT "bundle_parts_bundle_fk" FOREIGN KEY ("bundle_id") REFERENCES "products" ("id") ON DELETE CASCADE,
        CONSTRAINT "bundle_parts_product_fk" FOREIGN KEY ("product_id") REFERENCES "products" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "bundle_parts_of_product" ON "bundle_parts" ("product_id");
      CREATE VIEW "parts_of_bundles" AS SELECT bundle_id, product_id, position FROM "bundle_parts";

      CREATE TABLE "order_line_parts" (
        "order_line_id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "position" integer NOT NULL,
        "type" text NOT NULL,
        "title" character varying(160) NOT NULL,
        CONSTRAINT "order_line_parts_pk" PRIMARY KEY ("order_line_id", "product_id"),
        CONSTRAINT "order_line_parts_line_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_lines" ("id"),
        CONSTRAINT "order_line_parts_type" CHECK (type IN ('course', 'digital_file', 'coaching'))
      );

      ALTER TABLE "enrollments" ADD COLUMN "bundle_id" uuid, ADD COLUMN "part_ids" uuid array NOT NULL DEFAULT '{}';
      CREATE OR REPLACE VIEW "active_enrollments" AS
        SELECT id, account_id, product_id, source, started_at, source_id, bundle_id
        FROM "enrollments" WHERE ended_at IS NULL;
      CREATE VIEW "bundle_rights" AS
        SELECT account_id, product_id AS bundle_id, unnest(part_ids) AS product_id
        FROM "enrollments" WHERE ended_at IS NULL AND part_ids <> '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "bundle_rights", "active_enrollments";
      CREATE VIEW "active_enrollments" AS
        SELECT id, account_id, product_id, source, started_at, source_id FROM "enrollments" WHERE ended_at IS NULL;
      ALTER TABLE "enrollments" DROP COLUMN "bundle_id", DROP COLUMN "part_ids";
      DROP TABLE "order_line_parts";
      DROP VIEW "parts_of_bundles";
      DROP TABLE "bundle_parts";
      ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_type";
      ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_type" CHECK (type IN ('course', 'digital_file', 'coaching'));
      ALTER TABLE "products" DROP CONSTRAINT "products_type";
      ALTER TABLE "products" ADD CONSTRAINT "products_type" CHECK (type IN ('course', 'digital_file', 'coaching'));
    `);
  }
}
