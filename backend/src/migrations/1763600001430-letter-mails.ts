import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Letters of the coach to many are mails of two kinds, which can be left. Who broadcasts reads to whom they go, what people have
 * chosen, and who has which tag.
 */
export class LetterMails1763600001430 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds(LETTERS)}));
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${PREFERENCES}, ${LETTERS}, ${OF_THE_COACH}));

      CREATE VIEW "letter_readers" AS
        SELECT a.id, CASE WHEN a.blocked_at IS NOT NULL THEN 'blocked' WHEN a.age_band <> 'adult' THEN 'minor'
                          WHEN a.email_verified_at IS NULL THEN 'unconfirmed' END AS why_not
        FROM "accounts" a WHERE a.role = 'member';
      CREATE VIEW "chosen_mails" AS
        SELECT account_id, kind, email, changed_at FROM "notification_preferences" WHERE email IS NOT NULL;
      CREATE VIEW "worn_tags" AS SELECT account_id, tag_id FROM "tagged_students";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "worn_tags";
      DROP VIEW "chosen_mails";
      DROP VIEW "letter_readers";
      DELETE FROM "notification_preferences" WHERE kind in (${LETTERS});
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind" CHECK (kind in (${PREFERENCES}, ${OF_THE_COACH}));
      DELETE FROM "mails" WHERE kind in (${LETTERS});
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds('')}));
    `);
  }
}

const LETTERS = `'marketing-letter', 'service-letter'`;

const OPTIONAL = `'course-completed', 'journal-answered', 'module-opened', 'message-waiting', 'event-reminder', 'mentioned'`;
const PREFERENCES = `${OPTIONAL}, 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'level-reached'`;
const OF_THE_COACH = `'sale', 'contribution-reported', 'message-reported', 'question-unanswered'`;

/** All kinds of mails; a new optional one stands behind the other optional ones. */
const kinds = (
  added: string,
) => `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', ${OPTIONAL}, 'community-news', ${added === '' ? '' : `${added},`}
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost', 'guardian-wanted',
  'came-of-age', 'ward-came-of-age', 'guardian-invited', 'event-joined', 'event-place-given', 'event-changed', 'event-cancelled',
  'purchase-asked', 'coach-noted-call'`;
