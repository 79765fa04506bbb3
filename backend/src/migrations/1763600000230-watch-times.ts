import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long members really watched. */
export class WatchTimes1763600000230 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "watch_times" (
        "account_id" uuid NOT NULL,
        "viewing_id" uuid NOT NULL,
        "video_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "seconds" integer NOT NULL,
        CONSTRAINT "watch_times_seconds" CHECK (seconds BETWEEN 0 AND 86400),
        CONSTRAINT "watch_times_pk" PRIMARY KEY ("account_id", "viewing_id", "video_id")
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "watch_times"');
  }
}
