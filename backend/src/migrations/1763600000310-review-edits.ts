import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an owner last changed her review. */
export class ReviewEdits1763600000310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "reviews" DROP COLUMN "edited_at"');
  }
}
