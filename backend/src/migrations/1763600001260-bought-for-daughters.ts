import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mother buys for her daughter: a line of her cart names the account into which it goes when it is paid. */
export class BoughtForDaughters1763600001260 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "cart_items" ADD COLUMN "ward_id" uuid,
        ADD CONSTRAINT "cart_items_ward" CHECK (ward_id IS NULL OR (account_id IS NOT NULL AND gift_email IS NULL));
      CREATE INDEX "cart_items_of_ward" ON "cart_items" ("ward_id") WHERE ward_id IS NOT NULL;

      ALTER TABLE "gifts" ADD COLUMN "ward_id" uuid, ADD COLUMN "is_for_ward" boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "gifts_ward" CHECK (is_for_ward OR ward_id IS NULL);
      CREATE INDEX "gifts_of_ward" ON "gifts" ("ward_id") WHERE ward_id IS NOT NULL;

      CREATE OR REPLACE VIEW "gift_facts" AS
        SELECT id, order_line_id, order_id, buyer_id, state, recipient_email, recipient_name, message, opened_at,
               redeemed_by, redeemed_at, is_for_ward FROM "gifts";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "gift_facts";
      CREATE VIEW "gift_facts" AS
        SELECT id, order_line_id, order_id, buyer_id, state, recipient_email, recipient_name, message, opened_at,
               redeemed_by, redeemed_at FROM "gifts";
      ALTER TABLE "gifts" DROP COLUMN "is_for_ward", DROP COLUMN "ward_id";
      DELETE FROM "cart_items" WHERE ward_id IS NOT NULL;
      ALTER TABLE "cart_items" DROP COLUMN "ward_id";
    `);
  }
}
