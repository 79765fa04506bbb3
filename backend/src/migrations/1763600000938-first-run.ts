import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The guide of a new place. Where people have bought already it is put away from the start. */
export class FirstRun1763600000938 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "first_run_checks" (
        "step" text NOT NULL,
        "problem" text,
        "detail" character varying(300),
        "checked_at" timestamptz NOT NULL,
        CONSTRAINT "first_run_checks_pk" PRIMARY KEY ("step"),
        CONSTRAINT "first_run_checks_step" CHECK (step IN ('payments', 'mail', 'files'))
      );
      CREATE TABLE "first_run_guide" (
        "id" smallint NOT NULL,
        "put_away_at" timestamptz,
        CONSTRAINT "first_run_guide_pk" PRIMARY KEY ("id"),
        CONSTRAINT "first_run_guide_only_one" CHECK (id = 1)
      );
      INSERT INTO "first_run_guide" ("id", "put_away_at")
      SELECT 1, (SELECT now() WHERE EXISTS (SELECT FROM "orders" WHERE received_at IS NOT NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "first_run_guide", "first_run_checks"');
  }
}
