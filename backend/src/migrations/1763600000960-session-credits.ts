import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offerings that are paid with session credits, the products that bring them, and who has how many. */
export class SessionCredits1763600000960 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_offerings"
        ADD "needs_credit" boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "coaching_offerings_free" CHECK (NOT (is_open_to_visitors AND needs_credit));

      CREATE TABLE "coaching_packages" (
        "product_id" uuid NOT NULL,
        "offering_id" uuid NOT NULL,
        "sessions" integer NOT NULL,
        "valid_days" integer,
        CONSTRAINT "coaching_packages_pk" PRIMARY KEY ("product_id"),
        CONSTRAINT "coaching_packages_offering_fk" FOREIGN KEY ("offering_id") REFERENCES "coaching_offerings" ("id"),
        CONSTRAINT "coaching_packages_sessions" CHECK (sessions BETWEEN 1 AND 100),
        CONSTRAINT "coaching_packages_valid" CHECK (valid_days BETWEEN 1 AND 3650)
      );
      CREATE INDEX "coaching_packages_of_offering" ON "coaching_packages" ("offering_id");

      CREATE TABLE "coaching_credits" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "offering_id" uuid NOT NULL,
        "sessions" integer NOT NULL,
        "source" text NOT NULL,
        "source_id" uuid NOT NULL,
        "product_id" uuid,
        "sold_as" uuid,
        "expires_at" timestamptz,
        "ended_at" timestamptz,
        "ended_by" uuid,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "coaching_credits_pk" PRIMARY KEY ("id"),
        CONSTRAINT "coaching_credits_once" UNIQUE ("source_id", "product_id"),
        CONSTRAINT "coaching_credits_offering_fk" FOREIGN KEY ("offering_id") REFERENCES "coaching_offerings" ("id"),
        CONSTRAINT "coaching_credits_source" CHECK (source IN ('order', 'gift', 'coach')),
        CONSTRAINT "coaching_credits_sessions" CHECK (sessions BETWEEN 1 AND 100)
      );
      CREATE INDEX "coaching_credits_account" ON "coaching_credits" ("account_id", "offering_id");

      ALTER TABLE "coaching_bookings"
        ADD "credit_id" uuid,
        ADD CONSTRAINT "coaching_bookings_credit_fk" FOREIGN KEY ("credit_id") REFERENCES "coaching_credits" ("id");
      CREATE INDEX "coaching_bookings_credit" ON "coaching_bookings" ("credit_id") WHERE credit_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_bookings" DROP "credit_id";
      DROP TABLE "coaching_credits";
      DROP TABLE "coaching_packages";
      ALTER TABLE "coaching_offerings" DROP "needs_credit";
    `);
  }
}
