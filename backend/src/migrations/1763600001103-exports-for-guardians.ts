import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guardian asks for her daughter's data, too, and gets a file of her own. */
export class ExportsForGuardians1763600001103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "data_exports" ADD "asked_by" uuid;
      UPDATE "data_exports" SET asked_by = account_id;
      ALTER TABLE "data_exports" ALTER "asked_by" SET NOT NULL;
      DROP INDEX "data_exports_one_at_a_time";
      CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" ("account_id", "asked_by") WHERE status = 'preparing';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "data_exports" WHERE asked_by <> account_id;
      DROP INDEX "data_exports_one_at_a_time";
      CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" ("account_id") WHERE status = 'preparing';
      ALTER TABLE "data_exports" DROP COLUMN "asked_by";
    `);
  }
}
