import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Background work and rate limits: what the platform itself keeps. */
export class Floor1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "jobs" (
        "id" uuid NOT NULL,
        "kind" text NOT NULL,
        "payload" jsonb NOT NULL,
        "dedupe_key" text,
        "run_at" timestamptz NOT NULL,
        "attempts" integer NOT NULL DEFAULT 0,
        "leased_until" timestamptz,
        "done_at" timestamptz,
        "parked_at" timestamptz,
        "last_error" text,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "jobs_pk" PRIMARY KEY ("id"),
        CONSTRAINT "jobs_dedupe_key" UNIQUE ("dedupe_key")
      );
      CREATE INDEX "jobs_due" ON "jobs" ("run_at") WHERE done_at IS NULL AND parked_at IS NULL;

      CREATE TABLE "rate_limits" (
        "rule" text NOT NULL,
        "who" text NOT NULL,
        "window_start" timestamptz NOT NULL,
        "calls" integer NOT NULL,
        CONSTRAINT "rate_limits_pk" PRIMARY KEY ("rule", "who", "window_start")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "rate_limits"; DROP TABLE "jobs"');
  }
}
