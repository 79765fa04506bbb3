import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Packages of sessions can be bought again: which products that are, whose sessions are left, the further rights that later purchases and
 * gifts give to what is owned already, and sessions for each line of an order.
 */
export class BoughtAgain1763600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "further_rights" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "source" text NOT NULL,
        "source_id" uuid NOT NULL,
        "part_ids" uuid array NOT NULL DEFAULT '{}',
        "given_at" timestamptz NOT NULL,
        CONSTRAINT "further_rights_pk" PRIMARY KEY ("id"),
        CONSTRAINT "further_rights_once" UNIQUE ("account_id", "product_id", "source_id"),
        CONSTRAINT "further_rights_source" CHECK (source IN ('purchase', 'gift'))
      );
      CREATE VIEW "standing_rights" AS
        SELECT account_id, product_id, source, source_id, bundle_id FROM "enrollments" WHERE ended_at IS NULL
        UNION ALL
        SELECT account_id, product_id, source, source_id, NULL::uuid FROM "further_rights";

      CREATE VIEW "session_packages" AS
        SELECT k.product_id, k.offering_id, k.sessions, o.archived_at IS NULL AND o.meeting_link IS NOT NULL
          AND (o.is_group OR jsonb_array_length(o.weekly_hours) + jsonb_array_length(o.date_hours) > 0) AS is_bookable
        FROM "coaching_packages" k JOIN "coaching_offerings" o ON o.id = k.offering_id;
      CREATE VIEW "session_credits" AS
        SELECT c.id, c.account_id, c.offering_id, c.expires_at, c.sessions - (
          SELECT count(*) FROM "coaching_bookings" b WHERE b.credit_id = c.id AND b.state <> 'cancelled')::integer AS sessions_left
        FROM "coaching_credits" c WHERE c.ended_at IS NULL;
      CREATE VIEW "repeatable_products" AS
        SELECT product_id AS id FROM "coaching_packages"
        UNION ALL
        SELECT p.id FROM "product_facts" p
        WHERE p.type = 'bundle' AND EXISTS (SELECT FROM "parts_of_bundles" b WHERE b.bundle_id = p.id)
          AND NOT EXISTS (
            SELECT FROM "parts_of_bundles" b WHERE b.bundle_id = p.id
              AND NOT EXISTS (SELECT FROM "coaching_packages" k WHERE k.product_id = b.product_id));

      ALTER TABLE "coaching_credits" DROP CONSTRAINT "coaching_credits_once",
        ADD CONSTRAINT "coaching_credits_once" UNIQUE ("source_id", "sold_as", "product_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_credits" DROP CONSTRAINT "coaching_credits_once",
        ADD CONSTRAINT "coaching_credits_once" UNIQUE ("source_id", "product_id");
      DROP VIEW "repeatable_products", "session_credits", "session_packages", "standing_rights";
      DROP TABLE "further_rights";
    `);
  }
}
