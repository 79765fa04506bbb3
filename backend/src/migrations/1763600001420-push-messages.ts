import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Push messages: the keys by which push services know this installation, the devices that let them come, and a third way for each kind
 * that can be switched, among which there are now some of the coach’s own.
 */
export class PushMessages1763600001420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "push_keys" (
        "id" smallint NOT NULL,
        "public_key" character varying(100) NOT NULL,
        "private_key" character varying(200) NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "push_keys_pk" PRIMARY KEY ("id"),
        CONSTRAINT "push_keys_one" CHECK (id = 1)
      );

      CREATE TABLE "push_devices" (
        "session_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "endpoint" character varying(1000) NOT NULL,
        "p256dh" character varying(87) NOT NULL,
        "auth" character varying(22) NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "push_devices_pk" PRIMARY KEY ("session_id")
      );
      CREATE INDEX "push_devices_account" ON "push_devices" ("account_id");
      CREATE UNIQUE INDEX "push_devices_endpoint" ON "push_devices" ("endpoint");

      CREATE VIEW "open_login_sessions" AS
        SELECT id, account_id, expires_at FROM "login_sessions" WHERE ended_at IS NULL;

      ALTER TABLE "notification_preferences" ADD "push" boolean;
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${BEFORE}, ${OF_THE_COACH}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notification_preferences" WHERE kind IN (${OF_THE_COACH});
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind" CHECK (kind in (${BEFORE}));
      ALTER TABLE "notification_preferences" DROP COLUMN "push";
      DROP VIEW "open_login_sessions";
      DROP TABLE "push_devices", "push_keys";
    `);
  }
}

const BEFORE = `'course-completed', 'journal-answered', 'module-opened', 'message-waiting', 'event-reminder',
          'mentioned', 'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'level-reached'`;
const OF_THE_COACH = `'sale', 'contribution-reported', 'message-reported', 'question-unanswered'`;
