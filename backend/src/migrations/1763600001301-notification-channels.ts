import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each kind of notification is switched for each way it comes; quiet hours, and how often the community's news come by mail. */
export class NotificationChannels1763600001301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "notification_preferences" ALTER COLUMN "email" DROP NOT NULL;
      ALTER TABLE "notification_preferences" ADD "in_app" boolean;
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL_BEFORE}, 'mentioned', 'question-answered', 'post-commented', 'post-reacted',
          'answer-accepted', 'level-reached'));

      CREATE TABLE "notification_settings" (
        "account_id" uuid NOT NULL,
        "quiet_from" smallint,
        "quiet_to" smallint,
        "digest" text NOT NULL DEFAULT 'at-once',
        CONSTRAINT "notification_settings_pk" PRIMARY KEY ("account_id"),
        CONSTRAINT "notification_settings_digest" CHECK (digest in ('at-once', 'daily', 'weekly')),
        CONSTRAINT "notification_settings_quiet" CHECK (
          (quiet_from IS NULL) = (quiet_to IS NULL) AND quiet_from BETWEEN 0 AND 1439 AND quiet_to BETWEEN 0 AND 1439
          AND quiet_from <> quiet_to)
      );

      ALTER TABLE "notifications" ADD "mailed_at" timestamptz;
      UPDATE "notifications" SET mailed_at = changed_at;
      CREATE INDEX "notifications_unmailed" ON "notifications" ("account_id", "changed_at")
        WHERE mailed_at IS NULL AND read_at IS NULL
          AND kind IN ('mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted');

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds("'community-news', ")}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind = 'community-news';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds('')}));
      DROP INDEX "notifications_unmailed";
      ALTER TABLE "notifications" DROP COLUMN "mailed_at";
      DROP TABLE "notification_settings";
      DELETE FROM "notification_preferences" WHERE email IS NULL
        OR kind NOT IN (${OPTIONAL_BEFORE}, 'mentioned');
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL_BEFORE}, 'mentioned'));
      ALTER TABLE "notification_preferences" DROP COLUMN "in_app";
      ALTER TABLE "notification_preferences" ALTER COLUMN "email" SET NOT NULL;
    `);
  }
}

const OPTIONAL_BEFORE = `'course-completed', 'journal-answered', 'module-opened', 'message-waiting', 'event-reminder'`;

/** All kinds of mails; a new optional one stands behind the other optional ones. */
const kinds = (
  added: string,
) => `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', ${OPTIONAL_BEFORE}, 'mentioned', ${added}
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost', 'guardian-wanted',
  'came-of-age', 'ward-came-of-age', 'guardian-invited', 'event-joined', 'event-place-given', 'event-changed', 'event-cancelled',
  'purchase-asked', 'coach-noted-call'`;
