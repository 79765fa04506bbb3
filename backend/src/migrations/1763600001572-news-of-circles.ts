import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who comes into a circle or pod, and whom the coach takes out of one, is told in the bell. */
export class NewsOfCircles1763600001572 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${OF_MEMBERS}, ${OF_CIRCLES}, ${OF_THE_COACH}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notifications" WHERE kind IN (${OF_CIRCLES});
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (${OF_MEMBERS}, ${OF_THE_COACH}));
    `);
  }
}

const OF_CIRCLES = `'circle-joined', 'circle-taken-out'`;
const OF_MEMBERS = `'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting',
  'journal-answered', 'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled', 'event-place-given',
  'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked', 'purchase-ended',
  'warned', 'muted', 'unmuted', 'ward-warned', 'ward-muted'`;
const OF_THE_COACH = `'sale', 'session-booked', 'payment-held', 'refund-failed', 'dispute-opened', 'journal-shared', 'contribution-waiting',
  'contribution-reported', 'message-reported', 'question-unanswered', 'mails-failed'`;
