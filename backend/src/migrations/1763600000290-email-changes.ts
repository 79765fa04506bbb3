import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new e-mail waits until its link is opened. */
export class EmailChanges1763600000290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "email_changes" (
        "account_id" uuid NOT NULL,
        "id" uuid NOT NULL,
        "link_id" uuid NOT NULL,
        "new_email" varchar(254) NOT NULL,
        "old_email" varchar(254) NOT NULL,
        "expires_at" timestamptz NOT NULL,
        "confirmed_at" timestamptz,
        CONSTRAINT "email_changes_pk" PRIMARY KEY ("account_id"),
        CONSTRAINT "email_changes_id" UNIQUE ("id"),
        CONSTRAINT "email_changes_account_fk" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE CASCADE,
        CONSTRAINT "email_changes_new_lower" CHECK (new_email = lower(new_email))
      );

      ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose";
      ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose" CHECK (
        purpose in ('verify-email', 'reset-password', 'invitation', 'change-email')
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "one_time_tokens" WHERE purpose = 'change-email';
      ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose";
      ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose" CHECK (
        purpose in ('verify-email', 'reset-password', 'invitation')
      );
      DROP TABLE "email_changes";
    `);
  }
}
