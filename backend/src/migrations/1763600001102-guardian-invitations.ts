import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second guardian is invited by mail. */
export class GuardianInvitations1763600001102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "guardian_invitations" (
        "id" uuid NOT NULL,
        "ward_id" uuid NOT NULL,
        "guardian_id" uuid NOT NULL,
        "email" varchar(254) NOT NULL,
        "token_hash" text,
        "expires_at" timestamptz NOT NULL,
        CONSTRAINT "guardian_invitations_pk" PRIMARY KEY ("id"),
        CONSTRAINT "guardian_invitations_ward" UNIQUE ("ward_id"),
        CONSTRAINT "guardian_invitations_token" UNIQUE ("token_hash"),
        CONSTRAINT "guardian_invitations_ward_fk" FOREIGN KEY ("ward_id") REFERENCES "accounts" ("id") ON DELETE CASCADE,
        CONSTRAINT "guardian_invitations_guardian_fk" FOREIGN KEY ("guardian_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "guardian_invitations_guardian" ON "guardian_invitations" ("guardian_id");

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, 'guardian-invited'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind = 'guardian-invited';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}));
      DROP TABLE "guardian_invitations";
    `);
  }
}

/** The mails there were before. */
const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost',
  'guardian-wanted', 'came-of-age', 'ward-came-of-age'`;
