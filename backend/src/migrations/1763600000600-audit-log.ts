import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed or exported what. Entries stay as they are: the database lets only their reason be forgotten. */
export class AuditLog1763600000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "audit_entries" (
        "id" uuid NOT NULL,
        "at" timestamptz NOT NULL,
        "actor_id" uuid NOT NULL,
        "action" varchar(60) NOT NULL,
        "subject_type" varchar(30) NOT NULL,
        "subject_id" uuid,
        "member_id" uuid,
        "fields" text array NOT NULL,
        "reason" varchar(500),
        "count" integer,
        CONSTRAINT "audit_entries_pk" PRIMARY KEY ("id"),
        CONSTRAINT "audit_entries_count" CHECK (count >= 0)
      );
      CREATE INDEX "audit_entries_subject" ON "audit_entries" ("subject_id", "id");
      CREATE INDEX "audit_entries_member" ON "audit_entries" ("member_id", "id");
      CREATE INDEX "audit_entries_action" ON "audit_entries" ("action", "id");

      CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'UPDATE' AND NEW.reason IS NULL
             AND (to_jsonb(NEW) - 'reason') = (to_jsonb(OLD) - 'reason') THEN
            RETURN NEW;
          END IF;
          RAISE EXCEPTION 'audit entries are kept as they are' USING ERRCODE = 'restrict_violation';
        END $$;
      CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE ON "audit_entries"
        FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();
      CREATE TRIGGER "audit_entries_not_emptied" BEFORE TRUNCATE ON "audit_entries"
        FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_entries"();

      CREATE VIEW "audit_facts" AS
        SELECT id, at, actor_id, action, subject_type, subject_id, member_id, fields, reason, count FROM "audit_entries";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "audit_facts";
      DROP TABLE "audit_entries";
      DROP FUNCTION "keep_audit_entries";
    `);
  }
}
