import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates of finished courses. */
export class Certificates1763600000280 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "certificates" (
        "code" character varying(14) NOT NULL,
        "account_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "name" character varying(100) NOT NULL,
        "course_title" character varying(160) NOT NULL,
        "coach_name" character varying(120) NOT NULL,
        "completed_on" date NOT NULL,
        "issued_at" timestamptz NOT NULL,
        CONSTRAINT "certificates_one_per_course" UNIQUE ("account_id", "course_id"),
        CONSTRAINT "certificates_pk" PRIMARY KEY ("code")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "certificates"');
  }
}
