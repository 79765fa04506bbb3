import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language a visitor who books is written to. */
export class LanguageOfVisitors1763600000921 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "coaching_bookings" ADD "language" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "coaching_bookings" DROP COLUMN "language"');
  }
}
