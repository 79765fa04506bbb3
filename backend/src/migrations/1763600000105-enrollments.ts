import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may open what. */
export class Enrollments1763600000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "enrollments" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "source" text NOT NULL,
        "source_id" uuid,
        "started_at" timestamptz NOT NULL,
        "ended_at" timestamptz,
        CONSTRAINT "enrollments_pk" PRIMARY KEY ("id"),
        CONSTRAINT "enrollments_one_each" UNIQUE ("account_id", "product_id"),
        CONSTRAINT "enrollments_source" CHECK (source IN ('purchase', 'free', 'grant'))
      );
      CREATE INDEX "enrollments_students" ON "enrollments" ("product_id") WHERE ended_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "enrollments"');
  }
}
