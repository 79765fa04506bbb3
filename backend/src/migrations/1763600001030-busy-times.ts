import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach's calendars elsewhere, and when they say that the coach is busy: nothing but stretches of time. */
export class BusyTimes1763600001030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "coaching_busy_calendars" (
        "id" uuid NOT NULL,
        "name" character varying(100) NOT NULL,
        "host" character varying(253) NOT NULL,
        "sealed_url" text NOT NULL,
        "is_paused" boolean NOT NULL DEFAULT false,
        "etag" character varying(300),
        "last_modified" character varying(300),
        "known_until" timestamptz,
        "skipped" integer NOT NULL DEFAULT 0,
        "read_at" timestamptz,
        "tried_at" timestamptz NOT NULL,
        "problem" text,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "coaching_busy_calendars_pk" PRIMARY KEY ("id")
      );
      CREATE TABLE "coaching_busy_times" (
        "calendar_id" uuid NOT NULL,
        "during" tstzrange NOT NULL,
        CONSTRAINT "coaching_busy_times_pk" PRIMARY KEY ("calendar_id", "during"),
        CONSTRAINT "coaching_busy_times_calendar_fk" FOREIGN KEY ("calendar_id")
          REFERENCES "coaching_busy_calendars" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "coaching_busy_times_during" ON "coaching_busy_times" USING gist ("during");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "coaching_busy_times", "coaching_busy_calendars"`);
  }
}
