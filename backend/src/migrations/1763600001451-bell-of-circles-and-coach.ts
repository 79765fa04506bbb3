import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bell tells of conversations of circles and pods, and the coach of sessions and of all else that waits for her. */
export class BellOfCirclesAndCoach1763600001451 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${COMMUNITY}, ${CIRCLES}, ${MEMBERS}, 'sale', 'session-booked', 'payment-held', 'refund-failed', 'dispute-opened',
        'journal-shared', 'contribution-waiting', ${REPORTS}));
      DROP INDEX "notifications_unmailed";
      CREATE INDEX "notifications_unmailed" ON "notifications" ("account_id", "changed_at")
        WHERE mailed_at IS NULL AND read_at IS NULL AND kind IN (${COMMUNITY}, ${CIRCLES});

      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL}, ${COMMUNITY}, ${CIRCLES}, ${SINCE}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notification_preferences" WHERE kind in (${CIRCLES});
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL}, ${COMMUNITY}, ${SINCE}));

      DELETE FROM "notifications" WHERE kind in (${CIRCLES}, ${COACHS});
      DROP INDEX "notifications_unmailed";
      CREATE INDEX "notifications_unmailed" ON "notifications" ("account_id", "changed_at")
        WHERE mailed_at IS NULL AND read_at IS NULL AND kind IN (${COMMUNITY});
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${COMMUNITY}, ${MEMBERS}, 'sale', 'payment-held', ${REPORTS}));
    `);
  }
}

const COMMUNITY = `'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted'`;
const CIRCLES = `'circle-mentioned', 'circle-waiting'`;
const COACHS = `'session-booked', 'refund-failed', 'dispute-opened', 'journal-shared', 'contribution-waiting'`;
const OPTIONAL = `'course-completed', 'journal-answered', 'module-opened', 'message-waiting', 'event-reminder'`;
const SINCE = `'level-reached', 'sale', 'contribution-reported', 'message-reported', 'question-unanswered', 'marketing-letter', 'service-letter'`;
const MEMBERS = `'journal-answered', 'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled',
        'event-place-given', 'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked',
        'purchase-ended'`;
const REPORTS = `'contribution-reported', 'message-reported', 'question-unanswered', 'mails-failed'`;
