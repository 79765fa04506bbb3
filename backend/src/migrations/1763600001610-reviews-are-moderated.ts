import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach approves, hides and answers reviews, members report them, and the bell tells both sides. */
export class ReviewsAreModerated1763600001610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "reviews"
        ADD COLUMN "state" text NOT NULL DEFAULT 'published',
        ADD COLUMN "version" integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT "reviews_state" CHECK (state IN ('published', 'waiting', 'hidden'));
      UPDATE "reviews" SET state = 'hidden' WHERE hidden_reason IS NOT NULL;
      CREATE INDEX "reviews_list" ON "reviews" ("created_at", "id");
      CREATE OR REPLACE VIEW "visible_reviews" AS
        SELECT id, product_id, account_id, rating, text, answer, created_at FROM "reviews" WHERE state = 'published';
      -- allowed: PostgreSQL rewrites no row for a varchar that takes more, and no view reads the column now
      ALTER TABLE "reviews" ALTER COLUMN "hidden_reason" TYPE character varying(500);

      CREATE TABLE "review_reports" (
        "id" uuid NOT NULL,
        "review_id" uuid NOT NULL,
        "reporter_id" uuid NOT NULL,
        "reason" text NOT NULL,
        "note" character varying(500) NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "settled_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "review_reports_pk" PRIMARY KEY ("id"),
        CONSTRAINT "review_reports_once" UNIQUE ("review_id", "reporter_id"),
        CONSTRAINT "review_reports_reason" CHECK (reason IN ('unkind', 'private', 'unsafe', 'advertising', 'other')),
        CONSTRAINT "review_reports_review_fk" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE
      );
      CREATE INDEX "review_reports_reporter" ON "review_reports" ("reporter_id");
      CREATE VIEW "waiting_reviews" AS
        SELECT r.id FROM "reviews" r WHERE r.state = 'waiting'
          OR EXISTS (SELECT FROM "review_reports" o WHERE o.review_id = r.id AND o.settled_at IS NULL);

      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${OF_MEMBERS}, ${OF_AUTHORS}, ${OF_CONDUCT}, ${OF_THE_COACH}, ${OF_REVIEWS}, 'mails-failed'));
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind" CHECK (kind in (
        ${PREFERENCES}, ${OF_REVIEWS_BY_CHOICE}, ${LETTERS}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notification_preferences" WHERE kind in (${OF_REVIEWS_BY_CHOICE});
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind" CHECK (kind in (
        ${PREFERENCES}, ${LETTERS}));
      DELETE FROM "notifications" WHERE kind in (${OF_AUTHORS}, ${OF_REVIEWS});
      ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
      ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK (kind in (
        ${OF_MEMBERS}, ${OF_CONDUCT}, ${OF_THE_COACH}, 'mails-failed'));

      DROP VIEW "waiting_reviews";
      DROP TABLE "review_reports";
      UPDATE "reviews" SET hidden_reason = coalesce(left(hidden_reason, 300), '') WHERE state <> 'published';
      ALTER TABLE "reviews" ALTER COLUMN "hidden_reason" TYPE character varying(300);
      CREATE OR REPLACE VIEW "visible_reviews" AS
        SELECT id, product_id, account_id, rating, text, answer, created_at FROM "reviews" WHERE hidden_reason IS NULL;
      DROP INDEX "reviews_list";
      ALTER TABLE "reviews" DROP COLUMN "state", DROP COLUMN "version";
    `);
  }
}

const OF_MEMBERS = `'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting',
  'journal-answered', 'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled', 'event-place-given',
  'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked', 'purchase-ended'`;
const OF_AUTHORS = `'review-answered', 'review-shown', 'review-hidden'`;
const OF_CONDUCT = `'warned', 'muted', 'unmuted', 'ward-warned', 'ward-muted', 'circle-joined', 'circle-taken-out',
  'guardian-joined', 'guardian-left', 'ward-consent-given', 'ward-consent-withdrawn', 'ward-closed'`;
const OF_THE_COACH = `'sale', 'session-booked', 'payment-held', 'refund-failed', 'dispute-opened', 'journal-shared', 'contribution-waiting',
  'contribution-reported', 'message-reported', 'question-unanswered'`;
const OF_REVIEWS_BY_CHOICE = `'review-written', 'review-reported'`;
const OF_REVIEWS = `'review-written', 'review-waiting', 'review-reported'`;
const PREFERENCES = `'course-completed', 'journal-answered', 'module-opened', 'message-waiting', 'event-reminder',
  'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting',
  'level-reached', 'sale', 'contribution-reported', 'message-reported', 'question-unanswered'`;
const LETTERS = `'marketing-letter', 'service-letter'`;
