import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mails people were sent. */
export class Notifications1763600000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "mails" (
        "id" uuid NOT NULL,
        "kind" text NOT NULL,
        "thing" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "status" text NOT NULL DEFAULT 'queued',
        "created_at" timestamptz NOT NULL,
        "settled_at" timestamptz,
        CONSTRAINT "mails_pk" PRIMARY KEY ("id"),
        CONSTRAINT "mails_kind_thing" UNIQUE ("kind", "thing"),
        CONSTRAINT "mails_kind" CHECK (
          kind in ('welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt')
        ),
        CONSTRAINT "mails_status" CHECK (status in ('queued', 'sent', 'dropped'))
      );
      CREATE INDEX "mails_account" ON "mails" ("account_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "mails"');
  }
}
