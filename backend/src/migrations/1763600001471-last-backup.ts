import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the newest backup was completed, so that a missing one is noticed. */
export class LastBackup1763600001471 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "last_backup" (
        "single" boolean NOT NULL DEFAULT true,
        "completed_at" timestamp with time zone NOT NULL,
        CONSTRAINT "last_backup_single" CHECK (single),
        CONSTRAINT "last_backup_pk" PRIMARY KEY ("single")
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "last_backup"');
  }
}
