import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A ticket may be asked for without a purpose: the call that uses the file settles it. */
export class UnsettledUploads1763600000420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "upload_tickets" ALTER COLUMN "purpose" DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "upload_tickets" WHERE "purpose" IS NULL`);
    await runner.query('ALTER TABLE "upload_tickets" ALTER COLUMN "purpose" SET NOT NULL');
  }
}
