import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is whose guardian, what guardians have agreed to, and what other modules read of people. */
export class GuardiansAndConsents1763600001100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "guardian_links" (
        "guardian_id" uuid NOT NULL,
        "ward_id" uuid NOT NULL,
        "place" smallint NOT NULL,
        "since" timestamptz NOT NULL,
        CONSTRAINT "guardian_links_pk" PRIMARY KEY ("guardian_id", "ward_id"),
        CONSTRAINT "guardian_links_places" UNIQUE ("ward_id", "place"),
        CONSTRAINT "guardian_links_two" CHECK (place in (1, 2)),
        CONSTRAINT "guardian_links_others" CHECK (guardian_id <> ward_id),
        CONSTRAINT "guardian_links_guardian_fk" FOREIGN KEY ("guardian_id") REFERENCES "accounts" ("id") ON DELETE CASCADE,
        CONSTRAINT "guardian_links_ward_fk" FOREIGN KEY ("ward_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );
      INSERT INTO "guardian_links" (guardian_id, ward_id, place, since)
        SELECT guardian_id, id, 1, created_at FROM "accounts" WHERE guardian_id IS NOT NULL;
      ALTER TABLE "accounts" DROP CONSTRAINT "accounts_guardian_fk", DROP COLUMN "guardian_id";

      ALTER TABLE "accounts" ADD "agreed_purposes" text[] NOT NULL DEFAULT '{}';
      CREATE TABLE "consents" (
        "id" uuid NOT NULL,
        "ward_id" uuid NOT NULL,
        "purpose" text NOT NULL,
        "given" boolean NOT NULL,
        "actor_id" uuid NOT NULL,
        "method" text NOT NULL,
        "evidence" varchar(1000),
        "text_version" varchar(20) NOT NULL,
        "at" timestamptz NOT NULL,
        CONSTRAINT "consents_pk" PRIMARY KEY ("id"),
        CONSTRAINT "consents_purpose" CHECK (purpose in ('account', 'community', 'messages', 'frames', 'unseen-posts')),
        CONSTRAINT "consents_method" CHECK (method in ('card-order', 'coach-call', 'own-age', 'guardian', 'guardian-left', 'of-age')),
        CONSTRAINT "consents_ward_fk" FOREIGN KEY ("ward_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "consents_ward" ON "consents" ("ward_id", "at", "id");

      CREATE FUNCTION consents_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- one deeper is the deletion of the ward's account
        IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'consents are only ever added to' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER "consents_only_grow" BEFORE UPDATE OR DELETE ON "consents"
        FOR EACH ROW EXECUTE FUNCTION consents_only_grow();

      CREATE FUNCTION consents_count() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE accounts SET agreed_purposes = array_remove(agreed_purposes, NEW.purpose)
          || CASE WHEN NEW.given THEN ARRAY[NEW.purpose] ELSE ARRAY[]::text[] END
        WHERE id = NEW.ward_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER "consents_count" AFTER INSERT ON "consents" FOR EACH ROW EXECUTE FUNCTION consents_count();

      CREATE VIEW "people" AS
        SELECT id, name, role, age_band AS band, show_level_publicly AS level_shown, avatar_asset_id,
               'account' = ANY (agreed_purposes) AS consented, 'community' = ANY (agreed_purposes) AS community_agreed,
               'messages' = ANY (agreed_purposes) AS messages_agreed, 'frames' = ANY (agreed_purposes) AS frames_agreed,
               'unseen-posts' = ANY (agreed_purposes) AS posts_trusted
        FROM "accounts";

      CREATE VIEW "guardianships" AS
        SELECT g.guardian_id, g.ward_id, 'account' = ANY (w.agreed_purposes) AS consented,
               'community' = ANY (w.agreed_purposes) AS community_agreed, 'messages' = ANY (w.agreed_purposes) AS messages_agreed,
               'frames' = ANY (w.agreed_purposes) AS frames_agreed, 'unseen-posts' = ANY (w.agreed_purposes) AS posts_trusted
        FROM "guardian_links" g JOIN "accounts" w ON w.id = g.ward_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "guardianships", "people";
      DROP TABLE "consents";
      DROP FUNCTION consents_only_grow();
      DROP FUNCTION consents_count();
      ALTER TABLE "accounts" DROP COLUMN "agreed_purposes";
      ALTER TABLE "accounts" ADD "guardian_id" uuid,
        ADD CONSTRAINT "accounts_guardian_fk" FOREIGN KEY ("guardian_id") REFERENCES "accounts" ("id") ON DELETE SET NULL;
      UPDATE "accounts" SET guardian_id = g.guardian_id FROM "guardian_links" g WHERE g.ward_id = accounts.id AND g.place = 1;
      DROP TABLE "guardian_links";
    `);
  }
}
