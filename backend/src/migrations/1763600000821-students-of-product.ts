import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who owns a product is read by index in the order in which the coach sees them: since when. */
export class StudentsOfProduct1763600000821 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX "enrollments_students";
      CREATE INDEX "enrollments_students" ON "enrollments" ("product_id", "started_at", "id") WHERE ended_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX "enrollments_students";
      CREATE INDEX "enrollments_students" ON "enrollments" ("product_id") WHERE ended_at IS NULL;
    `);
  }
}
