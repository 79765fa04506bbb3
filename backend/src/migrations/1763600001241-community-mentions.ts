import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom posts and comments mention: the texts have their ids, so that each reader reads the name that is shown to her. */
export class CommunityMentions1763600001241 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "community_mentions" (
        "id" uuid NOT NULL,
        "post_id" uuid,
        "comment_id" uuid,
        "account_id" uuid NOT NULL,
        "told_at" timestamptz,
        CONSTRAINT "community_mentions_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_mentions_post_once" UNIQUE ("post_id", "account_id"),
        CONSTRAINT "community_mentions_comment_once" UNIQUE ("comment_id", "account_id"),
        CONSTRAINT "community_mentions_in_one" CHECK (num_nonnulls(post_id, comment_id) = 1),
        CONSTRAINT "community_mentions_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE,
        CONSTRAINT "community_mentions_comment_fk" FOREIGN KEY ("comment_id") REFERENCES "community_comments" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_mentions_account" ON "community_mentions" ("account_id");

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds("'mentioned', ")}));
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL_BEFORE}, 'mentioned'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notification_preferences" WHERE kind = 'mentioned';
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL_BEFORE}));
      DELETE FROM "mails" WHERE kind = 'mentioned';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds('')}));
      DROP TABLE "community_mentions";
    `);
  }
}

const OPTIONAL_BEFORE = `'course-completed', 'journal-answered', 'module-opened', 'message-waiting', 'event-reminder'`;

/** All kinds of mails; a new optional one stands behind the other optional ones. */
const kinds = (
  added: string,
) => `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', ${OPTIONAL_BEFORE}, ${added}
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost', 'guardian-wanted',
  'came-of-age', 'ward-came-of-age', 'guardian-invited', 'event-joined', 'event-place-given', 'event-changed', 'event-cancelled'`;
