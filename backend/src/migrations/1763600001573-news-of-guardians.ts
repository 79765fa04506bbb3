import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two guardians the one is told what the other agrees to and withdraws; that all has ended is mailed as well. */
export class NewsOfGuardians1763600001573 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${MAILS}, ${MAIL_OF_GUARDIANS}));
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${OF_MEMBERS}, ${OF_GUARDIANS}, ${OF_THE_COACH}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notifications" WHERE kind IN (${OF_GUARDIANS});
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (${OF_MEMBERS}, ${OF_THE_COACH}));
      DELETE FROM "mails" WHERE kind IN (${MAIL_OF_GUARDIANS});
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${MAILS}));
    `);
  }
}

const MAIL_OF_GUARDIANS = `'ward-closed'`;
const OF_GUARDIANS = `'guardian-joined', 'ward-consent-given', 'ward-consent-withdrawn', 'ward-closed'`;

const MAILS = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'message-waiting', 'event-reminder', 'mentioned', 'community-news', 'marketing-letter', 'service-letter',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost', 'guardian-wanted',
  'came-of-age', 'ward-came-of-age', 'guardian-invited', 'event-joined', 'event-place-given', 'event-changed', 'event-cancelled',
  'purchase-asked', 'coach-noted-call', 'warned', 'muted', 'ward-warned', 'ward-muted'`;

const OF_MEMBERS = `'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting',
  'journal-answered', 'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled', 'event-place-given',
  'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked', 'purchase-ended',
  'warned', 'muted', 'unmuted', 'ward-warned', 'ward-muted', 'circle-joined', 'circle-taken-out'`;
const OF_THE_COACH = `'sale', 'session-booked', 'payment-held', 'refund-failed', 'dispute-opened', 'journal-shared', 'contribution-waiting',
  'contribution-reported', 'message-reported', 'question-unanswered', 'mails-failed'`;
