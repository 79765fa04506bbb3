import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which files belong to the coach's library: members' own pictures do not. */
export class MediaLibrary1763600000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "media_assets" ADD "in_library" boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "media_assets" DROP COLUMN "in_library"`);
  }
}
