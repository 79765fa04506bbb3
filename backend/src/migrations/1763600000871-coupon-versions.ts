import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the coach's edits of a coupon, so that of two tabs the second is told. */
export class CouponVersions1763600000871 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "coupons" ADD COLUMN "version" integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "coupons" DROP COLUMN "version"');
  }
}
