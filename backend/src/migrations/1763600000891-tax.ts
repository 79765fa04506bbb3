import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tax of the business; of each order, as it was; and what of a refund was tax. Until now there was none. */
export class Tax1763600000891 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "business"
        ADD "tax_kind" text NOT NULL DEFAULT 'none',
        ADD "tax_word" varchar(30) NOT NULL DEFAULT '',
        ADD "tax_rate" integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT "business_tax_kind" CHECK (tax_kind IN ('none', 'inclusive', 'exclusive')),
        ADD CONSTRAINT "business_tax" CHECK (tax_kind = 'none' OR (tax_word <> '' AND tax_rate BETWEEN 1 AND 99999));
      ALTER TABLE "order_versions"
        ADD "tax_label" varchar(40),
        ADD "tax_is_included" boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT "order_versions_total",
        ADD CONSTRAINT "order_versions_total" CHECK (
          total_cents = subtotal_cents - discount_cents + CASE WHEN tax_is_included THEN 0 ELSE tax_cents END
          AND subtotal_cents > discount_cents AND discount_cents >= 0 AND tax_cents >= 0);
      ALTER TABLE "order_lines"
        ADD "tax_cents" integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT "order_lines_tax" CHECK (tax_cents >= 0 AND tax_cents < amount_cents);
      ALTER TABLE "refund_lines" ADD "tax_cents" integer NOT NULL DEFAULT 0;

      CREATE OR REPLACE VIEW "paid_lines" AS
        SELECT u.id, l.order_version_id, u.account_id, u.product_id, u.amount_cents, u.created_at AS paid_at,
               coalesce(l.tax_cents, 0) AS tax_cents
        FROM "purchases" u LEFT JOIN "order_lines" l ON l.id = u.order_line_id;
      CREATE OR REPLACE VIEW "refunded_lines" AS
        SELECT r.refund_id, r.order_line_id, u.account_id, u.product_id, r.amount_cents, r.ends_access,
               f.settled_at AS refunded_at, r.tax_cents
        FROM "refund_lines" r JOIN "refunds" f ON f.id = r.refund_id AND f.status = 'succeeded'
        JOIN "purchases" u ON u.order_line_id = r.order_line_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "refunded_lines", "paid_lines";
      CREATE VIEW "paid_lines" AS
        SELECT u.id, l.order_version_id, u.account_id, u.product_id, u.amount_cents, u.created_at AS paid_at
        FROM "purchases" u LEFT JOIN "order_lines" l ON l.id = u.order_line_id;
      CREATE VIEW "refunded_lines" AS
        SELECT r.refund_id, r.order_line_id, u.account_id, u.product_id, r.amount_cents, r.ends_access, f.settled_at AS refunded_at
        FROM "refund_lines" r JOIN "refunds" f ON f.id = r.refund_id AND f.status = 'succeeded'
        JOIN "purchases" u ON u.order_line_id = r.order_line_id;
      ALTER TABLE "refund_lines" DROP "tax_cents";
      ALTER TABLE "order_lines" DROP "tax_cents";
      ALTER TABLE "order_versions"
        DROP CONSTRAINT "order_versions_total",
        DROP "tax_label",
        DROP "tax_is_included",
        ADD CONSTRAINT "order_versions_total" CHECK (total_cents = subtotal_cents - discount_cents + tax_cents
          AND subtotal_cents > discount_cents AND discount_cents >= 0 AND tax_cents >= 0);
      ALTER TABLE "business" DROP "tax_kind", DROP "tax_word", DROP "tax_rate";
    `);
  }
}
