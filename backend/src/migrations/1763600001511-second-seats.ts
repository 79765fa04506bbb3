import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A course can be for two: whoever gets it has a second seat, which a daughter takes. */
export class SecondSeats1763600001511 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "products_for_pairs" (
        "product_id" uuid NOT NULL,
        CONSTRAINT "products_for_pairs_pk" PRIMARY KEY ("product_id")
      );
      CREATE VIEW "pair_products" AS SELECT product_id FROM "products_for_pairs";

      CREATE TABLE "second_seats" (
        "account_id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "seat_account_id" uuid,
        "name" character varying(100),
        "chosen_at" timestamptz NOT NULL,
        CONSTRAINT "second_seats_pk" PRIMARY KEY ("account_id", "product_id"),
        CONSTRAINT "second_seats_another" CHECK (seat_account_id <> account_id)
      );
      CREATE INDEX "second_seats_of_person" ON "second_seats" ("seat_account_id") WHERE seat_account_id IS NOT NULL;

      ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_source";
      ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_source"
        CHECK (source IN ('purchase', 'free', 'grant', 'gift', 'seat')) NOT VALID;
      ALTER TABLE "enrollments" VALIDATE CONSTRAINT "enrollments_source";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "enrollments" WHERE source = 'seat';
      ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_source";
      ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_source" CHECK (source IN ('purchase', 'free', 'grant', 'gift'));
      DROP TABLE "second_seats";
      DROP VIEW "pair_products";
      DROP TABLE "products_for_pairs";
    `);
  }
}
