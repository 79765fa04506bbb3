import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A place in a group that was not paid in time stays known to its cart after others may have it. */
export class LapsedPlaces1763600001320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_bookings"
        ADD "is_lapsed" boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "coaching_bookings_lapsed" CHECK (NOT is_lapsed OR state = 'cancelled' AND product_id IS NOT NULL);
      DROP INDEX "coaching_bookings_held";
      CREATE UNIQUE INDEX "coaching_bookings_held" ON "coaching_bookings" ("account_id", "product_id")
        WHERE product_id IS NOT NULL AND (state = 'unconfirmed' OR is_lapsed);
      CREATE OR REPLACE VIEW "held_times" AS
        SELECT b.id, b.account_id, b.product_id, s.offering_id, o.title, s.starts_at, s.ends_at, b.pay_until
        FROM "coaching_bookings" b JOIN "coaching_sessions" s ON s.id = b.session_id
        JOIN "coaching_offerings" o ON o.id = s.offering_id
        WHERE b.product_id IS NOT NULL AND (b.state = 'unconfirmed' OR b.is_lapsed);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "held_times" AS
        SELECT b.id, b.account_id, b.product_id, s.offering_id, o.title, s.starts_at, s.ends_at, b.pay_until
        FROM "coaching_bookings" b JOIN "coaching_sessions" s ON s.id = b.session_id
        JOIN "coaching_offerings" o ON o.id = s.offering_id
        WHERE b.state = 'unconfirmed' AND b.product_id IS NOT NULL;
      DROP INDEX "coaching_bookings_held";
      CREATE UNIQUE INDEX "coaching_bookings_held" ON "coaching_bookings" ("account_id", "product_id")
        WHERE state = 'unconfirmed' AND product_id IS NOT NULL;
      ALTER TABLE "coaching_bookings" DROP "is_lapsed";
    `);
  }
}
