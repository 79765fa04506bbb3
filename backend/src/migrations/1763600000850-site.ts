import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The site's own words: the draft the coach works on, and every edition that was published. */
export class Site1763600000850 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "site_draft" (
        "id" smallint NOT NULL,
        "content" jsonb NOT NULL,
        "version" integer NOT NULL,
        "saved_at" timestamptz NOT NULL,
        CONSTRAINT "site_draft_pk" PRIMARY KEY ("id"),
        CONSTRAINT "site_draft_only_one" CHECK (id = 1),
        CONSTRAINT "site_draft_version" CHECK (version > 0)
      );
      CREATE TABLE "site_editions" (
        "number" integer NOT NULL,
        "content" jsonb NOT NULL,
        "published_at" timestamptz NOT NULL,
        "published_by" uuid NOT NULL,
        CONSTRAINT "site_editions_pk" PRIMARY KEY ("number"),
        CONSTRAINT "site_editions_number" CHECK (number > 0)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "site_editions", "site_draft"');
  }
}
