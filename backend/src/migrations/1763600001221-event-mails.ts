import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about events of the community. The reminder of one can be left. */
export class EventMails1763600001221 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds("'event-reminder', ", `, ${ADDED}`)}));
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL_BEFORE}, 'event-reminder'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notification_preferences" WHERE kind = 'event-reminder';
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL_BEFORE}));
      DELETE FROM "mails" WHERE kind in ('event-reminder', ${ADDED});
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds('', '')}));
    `);
  }
}

const ADDED = `'event-joined', 'event-place-given', 'event-changed', 'event-cancelled'`;

const OPTIONAL_BEFORE = `'course-completed', 'journal-answered', 'module-opened', 'message-waiting'`;

/** All kinds of mails; a new optional one stands behind the other optional ones, any other at the end. */
const kinds = (
  optional: string,
  added: string,
) => `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', ${OPTIONAL_BEFORE}, ${optional}
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost', 'guardian-wanted',
  'came-of-age', 'ward-came-of-age', 'guardian-invited'${added}`;
