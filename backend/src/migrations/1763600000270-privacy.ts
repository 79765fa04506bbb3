import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Data exports and deletions of accounts that members asked for. */
export class Privacy1763600000270 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "data_exports" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "status" text NOT NULL DEFAULT 'preparing',
        "percent" integer NOT NULL DEFAULT 0,
        "size" bigint,
        "requested_at" timestamptz NOT NULL,
        "ready_at" timestamptz,
        "expires_at" timestamptz,
        CONSTRAINT "data_exports_pk" PRIMARY KEY ("id"),
        CONSTRAINT "data_exports_status" CHECK (status IN ('preparing', 'ready', 'failed')),
        CONSTRAINT "data_exports_percent" CHECK (percent BETWEEN 0 AND 100),
        CONSTRAINT "data_exports_ready" CHECK (
          (status = 'ready') = (size IS NOT NULL AND ready_at IS NOT NULL AND expires_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" ("account_id") WHERE status = 'preparing';
      CREATE INDEX "data_exports_account" ON "data_exports" ("account_id", "requested_at");

      CREATE TABLE "account_deletions" (
        "account_id" uuid NOT NULL,
        "id" uuid NOT NULL,
        "scheduled_at" timestamptz NOT NULL,
        "erases_at" timestamptz NOT NULL,
        CONSTRAINT "account_deletions_pk" PRIMARY KEY ("account_id")
      );
      CREATE INDEX "account_deletions_due" ON "account_deletions" ("erases_at");

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (
        kind in ('welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled',
                 'export-ready')
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('deletion-scheduled', 'export-ready');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (
        kind in ('welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt')
      );
      DROP TABLE "account_deletions", "data_exports";
    `);
  }
}
