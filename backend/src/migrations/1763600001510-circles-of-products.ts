import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A product can bring whoever has it into circles and pods. Who is in one by hand stays where it was kept; who is in one because of what
 * she has is kept beside it, so that the one ends without the other. An enrollment tells when it was opened the last time.
 */
export class CirclesOfProducts1763600001510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "enrollments" ADD "opened_again_at" timestamptz;
      CREATE OR REPLACE VIEW "active_enrollments" AS
        SELECT id, account_id, product_id, source, started_at, source_id, bundle_id, coalesce(opened_again_at, started_at) AS opened_at
        FROM "enrollments" WHERE ended_at IS NULL;

      CREATE TABLE "product_groups" (
        "product_id" uuid NOT NULL,
        "group_id" uuid NOT NULL,
        "added_at" timestamptz NOT NULL,
        "brings_earlier" boolean NOT NULL DEFAULT false,
        "run_id" uuid,
        CONSTRAINT "product_groups_pk" PRIMARY KEY ("product_id", "group_id"),
        CONSTRAINT "product_groups_group_fk" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "product_groups_of_group" ON "product_groups" ("group_id");

      CREATE TABLE "brought_members" (
        "account_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "group_id" uuid NOT NULL,
        "joined_at" timestamptz NOT NULL,
        CONSTRAINT "brought_members_pk" PRIMARY KEY ("account_id", "group_id"),
        CONSTRAINT "brought_members_group_fk" FOREIGN KEY ("group_id", "kind") REFERENCES "groups" ("id", "kind") ON DELETE CASCADE
      );
      CREATE INDEX "brought_members_of_group" ON "brought_members" ("group_id");

      CREATE OR REPLACE VIEW "grouped_members" AS
        SELECT account_id, group_id, kind, added_at FROM "group_members"
        UNION ALL
        SELECT b.account_id, b.group_id, b.kind, b.joined_at FROM "brought_members" b
        WHERE NOT EXISTS (SELECT FROM "group_members" m WHERE m.account_id = b.account_id AND m.group_id = b.group_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "grouped_members" AS SELECT account_id, group_id, kind, added_at FROM "group_members";
      DROP TABLE "brought_members";
      DROP TABLE "product_groups";
      DROP VIEW "active_enrollments";
      CREATE VIEW "active_enrollments" AS
        SELECT id, account_id, product_id, source, started_at, source_id, bundle_id
        FROM "enrollments" WHERE ended_at IS NULL;
      ALTER TABLE "enrollments" DROP "opened_again_at";
    `);
  }
}
