import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the coach says and keeps of a booking, a place to meet for one session alone, and mails that tell of a change. */
export class CoachActsOnBookings1763600000950 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_sessions" ADD "meeting_link" character varying(500);
      ALTER TABLE "coaching_bookings"
        ADD "shared_notes" character varying(5000),
        ADD "private_note" character varying(5000),
        ADD "version" integer NOT NULL DEFAULT 1;
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, 'call-moved', ${AFTER}, 'call-changed'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('call-moved', 'call-changed');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, ${AFTER}));
      ALTER TABLE "coaching_bookings" DROP "shared_notes", DROP "private_note", DROP "version";
      ALTER TABLE "coaching_sessions" DROP "meeting_link";
    `);
  }
}

const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn'`;

const AFTER = `'second-factor-changed', 'refund', 'gift', 'call-to-confirm', 'call-confirmed', 'call-cancelled'`;
