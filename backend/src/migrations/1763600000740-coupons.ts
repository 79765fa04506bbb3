import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coupons, their uses, the one coupon of a cart, and what a coupon takes off an order and its lines. */
export class Coupons1763600000740 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "coupons" (
        "id" uuid NOT NULL,
        "code" character varying(40) NOT NULL,
        "kind" text NOT NULL,
        "percent" integer,
        "amount_cents" integer,
        "product_ids" uuid array NOT NULL DEFAULT '{}',
        "starts_at" timestamptz,
        "ends_at" timestamptz,
        "max_uses" integer,
        "max_uses_per_person" integer,
        "taken" integer NOT NULL DEFAULT 0,
        "is_active" boolean NOT NULL DEFAULT true,
        "archived_at" timestamptz,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "coupons_pk" PRIMARY KEY ("id"),
        CONSTRAINT "coupons_code" UNIQUE ("code"),
        CONSTRAINT "coupons_kind" CHECK (kind IN ('percent', 'amount')),
        CONSTRAINT "coupons_value" CHECK ((kind = 'percent') = (percent IS NOT NULL) AND (kind = 'amount') = (amount_cents IS NOT NULL)
   AND percent BETWEEN 1 AND 99 AND amount_cents > 0),
        CONSTRAINT "coupons_limits" CHECK (max_uses > 0 AND max_uses_per_person > 0),
        CONSTRAINT "coupons_taken" CHECK (0 <= taken AND (max_uses IS NULL OR taken <= max_uses)),
        CONSTRAINT "coupons_dates" CHECK (starts_at < ends_at)
      );

      CREATE TABLE "coupon_uses" (
        "id" uuid NOT NULL,
        "coupon_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "order_id" uuid NOT NULL,
        "state" text NOT NULL,
        "is_counted" boolean NOT NULL DEFAULT true,
        "since" timestamptz NOT NULL,
        CONSTRAINT "coupon_uses_pk" PRIMARY KEY ("id"),
        CONSTRAINT "coupon_uses_coupon_fk" FOREIGN KEY ("coupon_id") REFERENCES "coupons" ("id"),
        CONSTRAINT "coupon_uses_of_order" UNIQUE ("order_id", "coupon_id"),
        CONSTRAINT "coupon_uses_state" CHECK (state IN ('reserved', 'used', 'given_back'))
      );
      CREATE INDEX "coupon_uses_of_person" ON "coupon_uses" ("coupon_id", "account_id");

      CREATE TABLE "cart_coupons" (
        "id" uuid NOT NULL,
        "account_id" uuid,
        "visitor_hash" text,
        "coupon_id" uuid NOT NULL,
        "applied_at" timestamptz NOT NULL,
        CONSTRAINT "cart_coupons_pk" PRIMARY KEY ("id"),
        CONSTRAINT "cart_coupons_account" UNIQUE ("account_id"),
        CONSTRAINT "cart_coupons_visitor" UNIQUE ("visitor_hash"),
        CONSTRAINT "cart_coupons_one_owner" CHECK (num_nonnulls(account_id, visitor_hash) = 1),
        CONSTRAINT "cart_coupons_visitor_hash" CHECK (char_length(visitor_hash) = 64)
      );
      CREATE INDEX "cart_coupons_stale_visitors" ON "cart_coupons" ("applied_at") WHERE visitor_hash IS NOT NULL;

      ALTER TABLE "order_versions"
        ADD COLUMN "discount_cents" integer NOT NULL DEFAULT 0,
        ADD COLUMN "coupon_id" uuid,
        ADD COLUMN "coupon_code" character varying(40),
        ADD COLUMN "holds_coupon" boolean NOT NULL DEFAULT false;
      ALTER TABLE "order_versions" DROP CONSTRAINT "order_versions_total";
      ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_total" CHECK (
        total_cents = subtotal_cents - discount_cents + tax_cents AND subtotal_cents > discount_cents AND discount_cents >= 0 AND tax_cents >= 0);
      ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_discount" CHECK (discount_cents = 0 OR coupon_id IS NOT NULL);
      CREATE INDEX "order_versions_coupon" ON "order_versions" ("coupon_id") WHERE coupon_id IS NOT NULL;

      ALTER TABLE "order_lines" ADD COLUMN "discount_cents" integer NOT NULL DEFAULT 0;
      ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK (discount_cents >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "order_versions" DROP CONSTRAINT "order_versions_total";
      ALTER TABLE "order_versions" DROP CONSTRAINT "order_versions_discount";
      UPDATE "order_versions" SET subtotal_cents = subtotal_cents - discount_cents;
      ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_total" CHECK (
        total_cents = subtotal_cents + tax_cents AND subtotal_cents > 0 AND tax_cents >= 0);
      ALTER TABLE "order_versions" DROP COLUMN "discount_cents", DROP COLUMN "coupon_id", DROP COLUMN "coupon_code",
        DROP COLUMN "holds_coupon";
      ALTER TABLE "order_lines" DROP COLUMN "discount_cents";
      DROP TABLE "cart_coupons", "coupon_uses", "coupons";
    `);
  }
}
