import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Legal pages with all versions there have been, and who accepted which of them when: kept as it was written. */
export class Legal1763600000851 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "legal_drafts" (
        "document" character varying(20) NOT NULL,
        "html" text NOT NULL,
        "version" integer NOT NULL,
        "saved_at" timestamptz NOT NULL,
        CONSTRAINT "legal_drafts_pk" PRIMARY KEY ("document"),
        CONSTRAINT "legal_drafts_version" CHECK (version > 0)
      );
      CREATE TABLE "legal_versions" (
        "document" character varying(20) NOT NULL,
        "number" integer NOT NULL,
        "html" text NOT NULL,
        "published_at" timestamptz NOT NULL,
        "published_by" uuid NOT NULL,
        CONSTRAINT "legal_versions_pk" PRIMARY KEY ("document", "number"),
        CONSTRAINT "legal_versions_number" CHECK (number > 0)
      );
      CREATE TABLE "legal_acceptances" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "document" character varying(20) NOT NULL,
        "version" integer NOT NULL,
        "occasion" character varying(20) NOT NULL,
        "order_number" character varying(20),
        "accepted_at" timestamptz NOT NULL,
        CONSTRAINT "legal_acceptances_pk" PRIMARY KEY ("id"),
        CONSTRAINT "legal_acceptances_version" CHECK (version >= 0)
      );
      CREATE INDEX "legal_acceptances_account_id" ON "legal_acceptances" ("account_id");
      CREATE FUNCTION "keep_legal_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION '% is kept as it was written', TG_TABLE_NAME; END $$;
      CREATE TRIGGER "legal_acceptances_kept" BEFORE UPDATE ON "legal_acceptances"
        FOR EACH ROW EXECUTE FUNCTION "keep_legal_texts"();
      CREATE TRIGGER "legal_versions_kept" BEFORE UPDATE OR DELETE ON "legal_versions"
        FOR EACH ROW EXECUTE FUNCTION "keep_legal_texts"();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "legal_acceptances", "legal_versions", "legal_drafts";
      DROP FUNCTION "keep_legal_texts"()`);
  }
}
