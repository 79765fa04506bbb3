import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A module may be opened early for one member. */
export class EarlyOpenings1763600000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "module_openings" ADD "is_early" boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "module_openings" DROP COLUMN "is_early"');
  }
}
