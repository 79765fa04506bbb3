import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Circles and pods, and who is in which. The keys keep a student in one of each. */
export class Groups1763600000622 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "groups" (
        "id" uuid NOT NULL,
        "kind" text NOT NULL,
        "name" character varying(80) NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "groups_kind" CHECK (kind IN ('circle', 'pod')),
        CONSTRAINT "groups_pk" PRIMARY KEY ("id"),
        CONSTRAINT "groups_id_kind" UNIQUE ("id", "kind"),
        CONSTRAINT "groups_kind_name" UNIQUE ("kind", "name")
      );

      CREATE TABLE "group_members" (
        "account_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "group_id" uuid NOT NULL,
        "added_at" timestamptz NOT NULL,
        CONSTRAINT "group_members_pk" PRIMARY KEY ("account_id", "kind"),
        CONSTRAINT "group_members_group_fk" FOREIGN KEY ("group_id", "kind") REFERENCES "groups" ("id", "kind") ON DELETE CASCADE
      );
      CREATE INDEX "group_members_of_group" ON "group_members" ("group_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "group_members", "groups"');
  }
}
