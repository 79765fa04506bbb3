import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was reminded of which session at which time, and since when a session has the time it has. */
export class RemindersOfCalls1763600000970 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_sessions" ADD "moved_at" timestamptz;
      CREATE TABLE "coaching_reminders" (
        "id" uuid NOT NULL,
        "booking_id" uuid NOT NULL,
        "starts_at" timestamptz NOT NULL,
        "minutes_before" integer,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "coaching_reminders_pk" PRIMARY KEY ("id"),
        CONSTRAINT "coaching_reminders_once" UNIQUE ("booking_id", "starts_at", "minutes_before"),
        CONSTRAINT "coaching_reminders_booking_fk" FOREIGN KEY ("booking_id") REFERENCES "coaching_bookings" ("id") ON DELETE CASCADE
      );
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, 'call-reminder'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind = 'call-reminder';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}));
      DROP TABLE "coaching_reminders";
      ALTER TABLE "coaching_sessions" DROP "moved_at";
    `);
  }
}

const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed'`;
