import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private addresses from which calendars read sessions: one for each account at most, known by its hash alone. */
export class CalendarFeeds1763600000980 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "calendar_feeds" (
        "account_id" uuid NOT NULL,
        "token_hash" text NOT NULL,
        "is_of_coach" boolean NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "calendar_feeds_pk" PRIMARY KEY ("account_id"),
        CONSTRAINT "calendar_feeds_token" UNIQUE ("token_hash")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "calendar_feeds"`);
  }
}
