import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members are told of announcements, new events and posts by the coach. */
export class NewsOfTheCoach1763600001630 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${OPTIONAL_MAILS}, 'announced', ${MAILS}));
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (${NEWS}, ${TOLD}));
      DROP INDEX "notifications_unmailed";
      -- allowed: an index of the lines that wait for a mail, which are few
      CREATE INDEX "notifications_unmailed" ON "notifications" ("account_id", "changed_at")
        WHERE mailed_at IS NULL AND read_at IS NULL AND kind IN (${NEWS}, ${COMMUNITY});
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL}, ${NEWS}, ${COMMUNITY}, ${SINCE}));

      CREATE VIEW "announcement_facts" AS SELECT id, priority, title::text, text::text FROM "community_announcements";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "announcement_facts";
      DELETE FROM "notification_preferences" WHERE kind in (${NEWS});
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind" CHECK (kind in (${OPTIONAL}, ${COMMUNITY}, ${SINCE}));
      DELETE FROM "notifications" WHERE kind in (${NEWS});
      DROP INDEX "notifications_unmailed";
      CREATE INDEX "notifications_unmailed" ON "notifications" ("account_id", "changed_at")
        WHERE mailed_at IS NULL AND read_at IS NULL AND kind IN (${COMMUNITY});
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (${TOLD}));
      DELETE FROM "mails" WHERE kind = 'announced';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${OPTIONAL_MAILS}, ${MAILS}));
    `);
  }
}

const NEWS = `'announced', 'event-planned', 'coach-posted'`;
const COMMUNITY = `'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting'`;

const TOLD = `${COMMUNITY}, 'journal-answered', 'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled',
  'event-place-given', 'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked', 'purchase-ended',
  'review-answered', 'review-shown', 'review-hidden', 'warned', 'muted', 'unmuted', 'ward-warned', 'ward-muted', 'circle-joined', 'circle-taken-out', 'guardian-joined', 'guardian-left',
  'ward-consent-given', 'ward-consent-withdrawn', 'ward-closed',
  'sale', 'session-booked', 'payment-held', 'refund-failed', 'dispute-opened', 'journal-shared', 'contribution-waiting',
  'contribution-reported', 'message-reported', 'question-unanswered', 'review-written', 'review-waiting', 'review-reported', 'mails-failed'`;

const OPTIONAL = `'course-completed', 'journal-answered', 'module-opened', 'message-waiting', 'event-reminder'`;
const SINCE = `'level-reached', 'sale', 'contribution-reported', 'message-reported', 'question-unanswered', 'review-written', 'review-reported', 'marketing-letter', 'service-letter'`;

const OPTIONAL_MAILS = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'message-waiting', 'event-reminder', 'mentioned'`;
const MAILS = `'community-news', 'marketing-letter', 'service-letter',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost', 'guardian-wanted',
  'came-of-age', 'ward-came-of-age', 'guardian-invited', 'event-joined', 'event-place-given', 'event-changed', 'event-cancelled',
  'purchase-asked', 'coach-noted-call', 'warned', 'muted', 'ward-warned', 'ward-muted', 'ward-closed'`;
