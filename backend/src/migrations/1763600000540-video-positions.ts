import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second at which a member left each video of a course; so far only the last video of a course was kept. */
export class VideoPositions1763600000540 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "video_positions" (
        "account_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "video_id" uuid NOT NULL,
        "position_seconds" integer NOT NULL,
        CONSTRAINT "video_positions_seconds" CHECK (position_seconds >= 0),
        CONSTRAINT "video_positions_pk" PRIMARY KEY ("account_id", "course_id", "video_id")
      );
      INSERT INTO "video_positions" SELECT account_id, course_id, video_id, position_seconds
        FROM "course_positions" WHERE video_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "video_positions"');
  }
}
