import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People and groups as others may know them, and pictures that members put into what they write. */
export class People1763600001120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "people" AS SELECT id, name, role, age_band, avatar_asset_id FROM "accounts";
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
      DROP VIEW "people";
    `);
  }
}
