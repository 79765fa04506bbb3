import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a review was last edited. */
export class ReviewEdits1763600000310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "reviews" DROP COLUMN "edited_at"');
  }
}
