import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach takes one person out of a circle or pod into which a product brings her, and tells whom she has taken out. */
export class TakenOutOfCircles1763600001571 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "taken_out_members" (
        "account_id" uuid NOT NULL,
        "group_id" uuid NOT NULL,
        "taken_out_at" timestamptz NOT NULL,
        CONSTRAINT "taken_out_members_pk" PRIMARY KEY ("account_id", "group_id"),
        CONSTRAINT "taken_out_members_group_fk" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "taken_out_members_of_group" ON "taken_out_members" ("group_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "taken_out_members"`);
  }
}
