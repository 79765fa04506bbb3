import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is warned or muted is told by bell and mail, and so are the guardians of a minor. */
export class NewsOfWarnings1763600001501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${MAILS}, ${MAILS_OF_WARNINGS}));
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${OF_MEMBERS}, ${BELL_OF_WARNINGS}, ${OF_THE_COACH}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notifications" WHERE kind IN (${BELL_OF_WARNINGS});
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (${OF_MEMBERS}, ${OF_THE_COACH}));
      DELETE FROM "mails" WHERE kind IN (${MAILS_OF_WARNINGS});
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${MAILS}));
    `);
  }
}

const MAILS_OF_WARNINGS = `'warned', 'muted', 'ward-warned', 'ward-muted'`;
const BELL_OF_WARNINGS = `'warned', 'muted', 'unmuted', 'ward-warned', 'ward-muted'`;

const MAILS = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'message-waiting', 'event-reminder', 'mentioned', 'community-news', 'marketing-letter', 'service-letter',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost', 'guardian-wanted',
  'came-of-age', 'ward-came-of-age', 'guardian-invited', 'event-joined', 'event-place-given', 'event-changed', 'event-cancelled',
  'purchase-asked', 'coach-noted-call'`;

const OF_MEMBERS = `'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting',
  'journal-answered', 'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled', 'event-place-given',
  'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked', 'purchase-ended'`;
const OF_THE_COACH = `'sale', 'session-booked', 'payment-held', 'refund-failed', 'dispute-opened', 'journal-shared', 'contribution-waiting',
  'contribution-reported', 'message-reported', 'question-unanswered', 'mails-failed'`;
