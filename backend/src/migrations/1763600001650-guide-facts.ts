import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The guide of a new place also asks for the name on receipts and for hours that can be booked. */
export class GuideFacts1763600001650 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "stated_business" AS SELECT id FROM "business" WHERE name <> '' AND address <> '';
      CREATE VIEW "offerings_with_hours" AS
        SELECT id FROM "coaching_offerings" WHERE archived_at IS NULL AND weekly_hours <> '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "offerings_with_hours";
      DROP VIEW "stated_business";
    `);
  }
}
