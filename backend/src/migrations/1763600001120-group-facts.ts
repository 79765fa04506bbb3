import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Circles and pods by name, and pictures that members put into what they write. */
export class GroupFacts1763600001120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "group_facts" AS SELECT id, kind, name FROM "groups";
      ALTER TABLE "upload_tickets" DROP CONSTRAINT "upload_tickets_purpose",
        ADD CONSTRAINT "upload_tickets_purpose" CHECK (purpose IN ('avatar', 'thumbnail', 'file', 'media', 'post'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "upload_tickets" WHERE purpose = 'post';
      ALTER TABLE "upload_tickets" DROP CONSTRAINT "upload_tickets_purpose",
        ADD CONSTRAINT "upload_tickets_purpose" CHECK (purpose IN ('avatar', 'thumbnail', 'file', 'media'));
      DROP VIEW "group_facts";
    `);
  }
}
