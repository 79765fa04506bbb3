import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people are told in the app. While it is unread, one row holds all that happened to one thing, which the unique index sees to;
 * each happening has a row of its own, so that it is told once and can be taken back.
 */
export class Notifications1763600001300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "notifications" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "thing" character varying(80) NOT NULL,
        "path" character varying(300) NOT NULL,
        "facts" jsonb NOT NULL,
        "in_app" boolean NOT NULL,
        "changed_at" timestamptz NOT NULL,
        "read_at" timestamptz,
        CONSTRAINT "notifications_pk" PRIMARY KEY ("id"),
        CONSTRAINT "notifications_kind" CHECK (kind in (
          'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'journal-answered',
          'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled', 'event-place-given',
          'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked', 'purchase-ended',
          'sale', 'payment-held', 'contribution-reported', 'message-reported', 'question-unanswered', 'mails-failed'))
      );
      CREATE UNIQUE INDEX "notifications_unread_thing" ON "notifications" ("account_id", "kind", "thing")
        WHERE read_at IS NULL;
      CREATE INDEX "notifications_unread" ON "notifications" ("account_id") WHERE read_at IS NULL AND in_app;
      CREATE INDEX "notifications_list" ON "notifications" ("account_id", "changed_at", "id") WHERE in_app;
      CREATE INDEX "notifications_thing" ON "notifications" ("thing");
      CREATE INDEX "notifications_age" ON "notifications" ("changed_at");

      CREATE TABLE "notification_sources" (
        "account_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "source" character varying(80) NOT NULL,
        "notification_id" uuid NOT NULL,
        "actor_id" uuid,
        "happened_at" timestamptz NOT NULL,
        CONSTRAINT "notification_sources_pk" PRIMARY KEY ("account_id", "kind", "source"),
        CONSTRAINT "notification_sources_notification_fk" FOREIGN KEY ("notification_id")
          REFERENCES "notifications" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "notification_sources_notification" ON "notification_sources" ("notification_id");
      CREATE INDEX "notification_sources_source" ON "notification_sources" ("source");
      CREATE INDEX "notification_sources_actor" ON "notification_sources" ("actor_id");

      ALTER TABLE "community_posts" ADD "unanswered_told_at" timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "community_posts" DROP COLUMN "unanswered_told_at";
      DROP TABLE "notification_sources", "notifications";
    `);
  }
}
