import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the figures need of a purchase stands in its own row: to look up a million order lines for their tax, and to tell their orders
 * apart, took longer than a request may. The database copies both from the line, which never changes, so that nobody can forget it.
 */
export class PurchaseFacts1763600001060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "purchases"
        ADD "tax_cents" integer NOT NULL DEFAULT 0,
        ADD "is_first_of_order" boolean NOT NULL DEFAULT true;

      CREATE FUNCTION "tell_facts_of_purchase"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          SELECT l.tax_cents, NOT EXISTS (
            SELECT FROM "order_lines" o JOIN "purchases" u ON u.order_line_id = o.id
            WHERE o.order_version_id = l.order_version_id)
          INTO NEW.tax_cents, NEW.is_first_of_order FROM "order_lines" l WHERE l.id = NEW.order_line_id;
          RETURN NEW;
        END $$;
      CREATE TRIGGER "purchases_facts" BEFORE INSERT ON "purchases"
        FOR EACH ROW EXECUTE FUNCTION "tell_facts_of_purchase"();

      UPDATE "purchases" u SET tax_cents = l.tax_cents, is_first_of_order = l.is_first
      FROM (
        SELECT p.id, o.tax_cents,
               row_number() OVER (PARTITION BY o.order_version_id ORDER BY p.created_at, o.position) = 1 AS is_first
        FROM "purchases" p JOIN "order_lines" o ON o.id = p.order_line_id
      ) l
      WHERE l.id = u.id AND (l.tax_cents > 0 OR NOT l.is_first);

      CREATE OR REPLACE VIEW "paid_lines" AS
        SELECT u.id, l.order_version_id, u.account_id, u.product_id, u.amount_cents, u.created_at AS paid_at, u.tax_cents,
               u.is_first_of_order
        FROM "purchases" u LEFT JOIN "order_lines" l ON l.id = u.order_line_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "paid_lines";
      CREATE VIEW "paid_lines" AS
        SELECT u.id, l.order_version_id, u.account_id, u.product_id, u.amount_cents, u.created_at AS paid_at,
               coalesce(l.tax_cents, 0) AS tax_cents
        FROM "purchases" u LEFT JOIN "order_lines" l ON l.id = u.order_line_id;
      DROP TRIGGER "purchases_facts" ON "purchases";
      DROP FUNCTION "tell_facts_of_purchase"();
      ALTER TABLE "purchases" DROP "is_first_of_order", DROP "tax_cents";
    `);
  }
}
