import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the coach's list of orders sorts and filters by stands on the order itself: when its money came, how much, and for which products.
 * Of orders made before, what came is what the review says, or else what was asked for.
 */
export class OrderFacts1763600000640 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "orders"
        ADD COLUMN "received_at" timestamptz,
        ADD COLUMN "received_cents" integer NOT NULL DEFAULT 0,
        ADD COLUMN "product_ids" uuid[] NOT NULL DEFAULT '{}';

      UPDATE "orders" o SET received_at = coalesce(v.paid_at, o.paid_at, o.active_at),
        received_cents = coalesce((SELECT r.received_cents FROM "payment_reviews" r WHERE r.order_id = o.id), v.total_cents),
        product_ids = (SELECT array_agg(l.product_id ORDER BY l.position) FROM "order_lines" l WHERE l.order_version_id = v.id)
      FROM "order_versions" v
      WHERE v.order_id = o.id AND v.version = o.version AND o.status NOT IN ('pending', 'expired');

      ALTER TABLE "orders" ADD CONSTRAINT "orders_received" CHECK (
        (status IN ('pending', 'expired')) = (received_at IS NULL));

      CREATE INDEX "orders_newest_received" ON "orders" ("received_at" DESC NULLS LAST, "id") WHERE received_at IS NOT NULL;
      CREATE INDEX "orders_oldest_received" ON "orders" ("received_at", "id") WHERE received_at IS NOT NULL;
      CREATE INDEX "orders_dearest" ON "orders" ("received_cents" DESC NULLS LAST, "id") WHERE received_at IS NOT NULL;
      CREATE INDEX "orders_cheapest" ON "orders" ("received_cents", "id") WHERE received_at IS NOT NULL;
      CREATE INDEX "orders_status_received" ON "orders" ("status", "received_at" DESC NULLS LAST, "id") WHERE received_at IS NOT NULL;
      CREATE INDEX "orders_products" ON "orders" USING gin ("product_ids") WHERE received_at IS NOT NULL;

      CREATE OR REPLACE VIEW "active_enrollments" AS
        SELECT id, account_id, product_id, source, started_at, source_id FROM "enrollments" WHERE ended_at IS NULL;

      CREATE VIEW "sent_mails" AS SELECT id, kind, thing, account_id, status, created_at, settled_at FROM "mails";
      CREATE INDEX "mails_thing" ON "mails" ("thing");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX "mails_thing";
      DROP VIEW "sent_mails", "active_enrollments";
      CREATE VIEW "active_enrollments" AS
        SELECT id, account_id, product_id, source, started_at FROM "enrollments" WHERE ended_at IS NULL;
      ALTER TABLE "orders" DROP COLUMN "product_ids", DROP COLUMN "received_cents", DROP COLUMN "received_at";
    `);
  }
}
