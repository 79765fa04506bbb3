import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that the coach puts on students. */
export class StudentTags1763600000607 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "student_tags" (
        "id" uuid NOT NULL,
        "name" varchar(40) NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "student_tags_pk" PRIMARY KEY ("id"),
        CONSTRAINT "student_tags_name_filled" CHECK (name <> '')
      );
      CREATE UNIQUE INDEX "student_tags_name" ON "student_tags" (lower("name"));

      CREATE TABLE "tagged_students" (
        "account_id" uuid NOT NULL,
        "tag_id" uuid NOT NULL,
        "tagged_at" timestamptz NOT NULL,
        CONSTRAINT "tagged_students_pk" PRIMARY KEY ("account_id", "tag_id"),
        CONSTRAINT "tagged_students_tag_fk" FOREIGN KEY ("tag_id") REFERENCES "student_tags" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "tagged_students_tag" ON "tagged_students" ("tag_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "tagged_students"; DROP TABLE "student_tags"');
  }
}
