import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The same thing goes to the same person once, unless the coach gives it again: the database says so. And what was prepared for a
 * checkout that can never be paid is found without reading all gifts.
 */
export class GiftsOnce1763600000872 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "gifts" ADD COLUMN "is_again" boolean NOT NULL DEFAULT false;
      UPDATE "gifts" g SET is_again = true
      WHERE g.opened_at IS NOT NULL AND g.state <> 'refunded' AND EXISTS (
        SELECT FROM "gifts" o WHERE o.buyer_id = g.buyer_id AND o.product_id = g.product_id
          AND o.recipient_email = g.recipient_email AND lower(o.recipient_name) = lower(g.recipient_name)
          AND o.opened_at IS NOT NULL AND o.state <> 'refunded' AND (o.opened_at, o.id) < (g.opened_at, g.id));
      CREATE UNIQUE INDEX "gifts_once" ON "gifts" ("buyer_id", "product_id", "recipient_email", lower("recipient_name"))
        WHERE opened_at IS NOT NULL AND state <> 'refunded' AND NOT is_again;
      CREATE INDEX "gifts_prepared" ON "gifts" ("order_id") WHERE state = 'prepared';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX "gifts_prepared", "gifts_once";
      ALTER TABLE "gifts" DROP COLUMN "is_again";
    `);
  }
}
