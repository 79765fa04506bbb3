import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A picture for each module and lesson, and a line under a lesson's title. The release before neither reads nor writes them. */
export class LessonPictures1763600000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "course_modules" ADD "thumbnail_asset_id" uuid;
      ALTER TABLE "lessons" ADD "subtitle" varchar(300) NOT NULL DEFAULT '', ADD "thumbnail_asset_id" uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "lessons" DROP "thumbnail_asset_id", DROP "subtitle";
      ALTER TABLE "course_modules" DROP "thumbnail_asset_id";
    `);
  }
}
