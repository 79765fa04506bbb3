import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When people were born, where to write to the mother of somebody who is too young to register, and the mails about it. */
export class Ages1763600001101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "accounts" ADD "birth_date" date;
      CREATE INDEX "accounts_minors" ON "accounts" ("age_band", "birth_date") WHERE age_band in ('child', 'teen');

      CREATE TABLE "guardian_mails" (
        "id" uuid NOT NULL,
        "email" varchar(254) NOT NULL,
        "language" varchar(8),
        "asked_at" timestamptz NOT NULL,
        CONSTRAINT "guardian_mails_pk" PRIMARY KEY ("id"),
        CONSTRAINT "guardian_mails_email" UNIQUE ("email"),
        CONSTRAINT "guardian_mails_language" CHECK (language ~ '^[a-z]{2,8}$')
      );
      CREATE INDEX "guardian_mails_asked" ON "guardian_mails" ("asked_at");

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind"
        CHECK (kind in (${BEFORE}, 'guardian-wanted', 'came-of-age', 'ward-came-of-age'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('guardian-wanted', 'came-of-age', 'ward-came-of-age');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}));
      DROP TABLE "guardian_mails";
      ALTER TABLE "accounts" DROP COLUMN "birth_date";
    `);
  }
}

/** The mails there were before. */
const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost'`;
