import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The coach's list of a hundred thousand students is searched, filtered and sorted by index: when a member was last here and
 * whether the member is blocked stand with the account. Each order has an index that is read in both directions.
 */
export class StudentList1763600000605 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "accounts" ADD "last_seen_at" timestamptz, ADD "blocked_at" timestamptz;
      UPDATE "accounts" a SET last_seen_at = (
        SELECT max(s.last_seen_at) FROM "login_sessions" s WHERE s.account_id = a.id
      );

      CREATE OR REPLACE VIEW "members" AS
        SELECT a.id, a.name, a.email, a.phone, a.birthday, a.address, a.city, a.state, a.zip_code, a.country,
               a.avatar_asset_id, a.time_zone, a.created_at AS joined_at, a.last_seen_at, a.blocked_at
        FROM "accounts" a WHERE a.role = 'member';

      DROP INDEX "accounts_newest_members";
      CREATE INDEX "accounts_newest_members" ON "accounts" ("created_at" NULLS FIRST, "id" NULLS FIRST) WHERE role = 'member';
      CREATE INDEX "accounts_members_seen" ON "accounts" ("last_seen_at" NULLS FIRST, "id" NULLS FIRST) WHERE role = 'member';
      CREATE INDEX "accounts_members_named" ON "accounts" (lower("name"), "id") WHERE role = 'member';
      CREATE INDEX "accounts_members_placed" ON "accounts" (lower("city"), lower("state"), "id") WHERE role = 'member';
      CREATE INDEX "accounts_members_phoned" ON "accounts" ("phone", "id") WHERE role = 'member';
      CREATE INDEX "accounts_members_blocked" ON "accounts" ("blocked_at") WHERE role = 'member' AND blocked_at IS NOT NULL;
    `);
    await runner.query(TRIGRAM_INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "members";
      CREATE VIEW "members" AS
        SELECT a.id, a.name, a.email, a.phone, a.birthday, a.address, a.city, a.state, a.zip_code, a.country,
               a.avatar_asset_id, a.time_zone, a.created_at AS joined_at,
               (SELECT max(s.last_seen_at) FROM "login_sessions" s WHERE s.account_id = a.id) AS last_seen_at
        FROM "accounts" a WHERE a.role = 'member';

      DROP INDEX IF EXISTS "accounts_name_search", "accounts_email_search";
      DROP INDEX "accounts_newest_members", "accounts_members_seen", "accounts_members_named", "accounts_members_placed",
        "accounts_members_phoned", "accounts_members_blocked";
      CREATE INDEX "accounts_newest_members" ON "accounts" ("created_at" DESC NULLS LAST, "id") WHERE role = 'member';
      ALTER TABLE "accounts" DROP "last_seen_at", DROP "blocked_at";
    `);
  }
}

/** As for products: where the server has no pg_trgm, search reads the table, which is right too, only slower. */
const TRIGRAM_INDEXES = `
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX "accounts_name_search" ON "accounts" USING gin ("name" gin_trgm_ops);
    CREATE INDEX "accounts_email_search" ON "accounts" USING gin ("email" gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not available: search works without an index';
  END
  $$
`;
