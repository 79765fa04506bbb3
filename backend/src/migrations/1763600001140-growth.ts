import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Points for what members do: the rules, one row for each deed, and the total of each member, counted by the database whoever
 * changes what. What was done before gets its points by a job, once.
 */
export class Growth1763600001140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "growth_rules" (
        "deed" text NOT NULL,
        "points" integer NOT NULL,
        "daily_cap" integer,
        "is_on" boolean NOT NULL DEFAULT true,
        CONSTRAINT "growth_rules_pk" PRIMARY KEY ("deed"),
        CONSTRAINT "growth_rules_points" CHECK (points BETWEEN 1 AND 1000),
        CONSTRAINT "growth_rules_daily_cap" CHECK (daily_cap BETWEEN 1 AND 100)
      );
      INSERT INTO "growth_rules" (deed, points, daily_cap) VALUES
        ('lesson-completed', 20, 10), ('course-completed', 150, NULL), ('certificate-issued', 50, NULL),
        ('journal-shared', 15, 3), ('review-written', 30, 2), ('session-held', 60, NULL), ('post-published', 10, 3);

      CREATE TABLE "member_growth" (
        "account_id" uuid NOT NULL,
        "points" integer NOT NULL DEFAULT 0,
        "seen_level" smallint NOT NULL DEFAULT 1,
        "listed_at" timestamptz,
        CONSTRAINT "member_growth_pk" PRIMARY KEY ("account_id"),
        CONSTRAINT "member_growth_seen_level" CHECK (seen_level BETWEEN 1 AND 20)
      );
      CREATE INDEX "member_growth_listed" ON "member_growth" ("points" DESC, "account_id") WHERE listed_at IS NOT NULL;

      CREATE TABLE "growth_entries" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "deed" text NOT NULL,
        "thing_id" uuid NOT NULL,
        "points" integer NOT NULL,
        "at" timestamptz NOT NULL,
        "day" date NOT NULL,
        "ended_at" timestamptz,
        CONSTRAINT "growth_entries_pk" PRIMARY KEY ("id"),
        CONSTRAINT "growth_entries_once" UNIQUE ("account_id", "deed", "thing_id"),
        CONSTRAINT "growth_entries_member_fk" FOREIGN KEY ("account_id")
          REFERENCES "member_growth" ("account_id") ON DELETE CASCADE
      );
      CREATE INDEX "growth_entries_of_member" ON "growth_entries" ("account_id", "at", "id");

      CREATE FUNCTION "count_growth_points"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' AND OLD.ended_at IS NULL AND OLD.points <> 0 THEN
            UPDATE member_growth SET points = points - OLD.points WHERE account_id = OLD.account_id;
          END IF;
          IF TG_OP <> 'DELETE' AND NEW.ended_at IS NULL AND NEW.points <> 0 THEN
            UPDATE member_growth SET points = points + NEW.points WHERE account_id = NEW.account_id;
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER "growth_entries_counted" AFTER INSERT OR DELETE OR UPDATE OF points, ended_at, account_id ON "growth_entries"
        FOR EACH ROW EXECUTE FUNCTION "count_growth_points"();

      CREATE VIEW "member_points" AS SELECT account_id, points FROM "member_growth";
      CREATE VIEW "issued_certificates" AS SELECT account_id, course_id, issued_at FROM "certificates";

      INSERT INTO "jobs" (id, kind, payload, dedupe_key, run_at)
      SELECT gen_random_uuid(), 'growth.catch-up', '{}', 'growth.catch-up', now() WHERE EXISTS (SELECT FROM "accounts");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "jobs" WHERE kind = 'growth.catch-up';
      DROP VIEW "issued_certificates", "member_points";
      DROP TABLE "growth_entries";
      DROP FUNCTION "count_growth_points"();
      DROP TABLE "member_growth", "growth_rules";
    `);
  }
}
