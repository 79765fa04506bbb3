import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two guardians the one is told that the other has left for good. */
export class GuardianLeft1763600001591 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${OF_MEMBERS}, 'guardian-left', ${OF_GUARDIANS}, ${OF_THE_COACH}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notifications" WHERE kind = 'guardian-left';
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${OF_MEMBERS}, ${OF_GUARDIANS}, ${OF_THE_COACH}));
    `);
  }
}

const OF_MEMBERS = `'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting',
  'journal-answered', 'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled', 'event-place-given',
  'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked', 'purchase-ended',
  'warned', 'muted', 'unmuted', 'ward-warned', 'ward-muted', 'circle-joined', 'circle-taken-out',
  'guardian-joined'`;
const OF_GUARDIANS = `'ward-consent-given', 'ward-consent-withdrawn', 'ward-closed'`;
const OF_THE_COACH = `'sale', 'session-booked', 'payment-held', 'refund-failed', 'dispute-opened', 'journal-shared', 'contribution-waiting',
  'contribution-reported', 'message-reported', 'question-unanswered', 'mails-failed'`;
