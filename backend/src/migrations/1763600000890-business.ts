import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sells, numbers of receipts, and the business's own time zone. What was settled before is numbered in the order of time. */
export class Business1763600000890 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "business" (
        "id" smallint NOT NULL,
        "name" varchar(120) NOT NULL DEFAULT '',
        "address" varchar(400) NOT NULL DEFAULT '',
        "tax_number" varchar(40) NOT NULL DEFAULT '',
        "receipt_prefix" varchar(10) NOT NULL DEFAULT 'R-',
        "last_receipt" integer NOT NULL DEFAULT 0,
        "time_zone" varchar(64),
        CONSTRAINT "business_pk" PRIMARY KEY ("id"),
        CONSTRAINT "business_only_one" CHECK (id = 1),
        CONSTRAINT "business_last_receipt" CHECK (last_receipt >= 0)
      );

      ALTER TABLE "orders"
        ADD "receipt_serial" integer,
        ADD "receipt_number" varchar(20);
      UPDATE "orders" o SET receipt_serial = n.serial, receipt_number = 'R-' || lpad(n.serial::text, 5, '0')
      FROM (
        SELECT id, row_number() OVER (ORDER BY received_at, id) AS serial FROM "orders" WHERE received_at IS NOT NULL
      ) n WHERE n.id = o.id;
      INSERT INTO "business" ("id", "last_receipt")
        SELECT 1, coalesce(max(receipt_serial), 0) FROM "orders";
      ALTER TABLE "orders"
        ADD CONSTRAINT "orders_receipt" UNIQUE ("receipt_serial"),
        ADD CONSTRAINT "orders_receipt_number" CHECK ((receipt_serial IS NULL) = (receipt_number IS NULL));

      CREATE VIEW "coach_zone" AS
        SELECT time_zone FROM "accounts" WHERE role = 'creator' ORDER BY created_at, id LIMIT 1;
      CREATE OR REPLACE VIEW "coach_calendar" AS
        SELECT coalesce((SELECT time_zone FROM "business"), (SELECT time_zone FROM "coach_zone"), 'UTC') AS time_zone;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "coach_calendar" AS
        SELECT coalesce((
          SELECT time_zone FROM "accounts" WHERE role = 'creator' ORDER BY created_at, id LIMIT 1
        ), 'UTC') AS time_zone;
      DROP VIEW "coach_zone";
      ALTER TABLE "orders" DROP "receipt_serial", DROP "receipt_number";
      DROP TABLE "business";
    `);
  }
}
