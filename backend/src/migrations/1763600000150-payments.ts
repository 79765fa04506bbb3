import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders with their snapshots, purchases, and what Stripe told us. */
export class Payments1763600000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE "order_numbers" START 10001;

      CREATE TABLE "orders" (
        "id" uuid NOT NULL,
        "number" varchar(20) NOT NULL,
        "account_id" uuid NOT NULL,
        "status" text NOT NULL,
        "version" integer NOT NULL,
        "review_reason" text,
        "created_at" timestamptz NOT NULL,
        "active_at" timestamptz NOT NULL,
        "paid_at" timestamptz,
        "expired_at" timestamptz,
        CONSTRAINT "orders_pk" PRIMARY KEY ("id"),
        CONSTRAINT "orders_number" UNIQUE ("number"),
        CONSTRAINT "orders_status" CHECK (
          status IN ('pending', 'paid', 'partially_refunded', 'refunded', 'disputed', 'review', 'expired')),
        CONSTRAINT "orders_review" CHECK ((status = 'review') = (review_reason IS NOT NULL)),
        CONSTRAINT "orders_paid" CHECK (
          status NOT IN ('paid', 'partially_refunded', 'refunded', 'disputed') OR paid_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX "orders_one_pending" ON "orders" ("account_id") WHERE status = 'pending';
      CREATE INDEX "orders_history" ON "orders" ("account_id", "created_at");

      CREATE TABLE "order_versions" (
        "id" uuid NOT NULL,
        "order_id" uuid NOT NULL,
        "version" integer NOT NULL,
        "cart_fingerprint" text NOT NULL,
        "currency" varchar(3) NOT NULL,
        "subtotal_cents" integer NOT NULL,
        "tax_cents" integer NOT NULL,
        "total_cents" integer NOT NULL,
        "payment_intent_id" varchar(255),
        "card_brand" varchar(40),
        "card_last4" varchar(4),
        "created_at" timestamptz NOT NULL,
        "checked_at" timestamptz,
        "closed_at" timestamptz,
        "paid_at" timestamptz,
        CONSTRAINT "order_versions_pk" PRIMARY KEY ("id"),
        CONSTRAINT "order_versions_number" UNIQUE ("order_id", "version"),
        CONSTRAINT "order_versions_intent" UNIQUE ("payment_intent_id"),
        CONSTRAINT "order_versions_total" CHECK (
          total_cents = subtotal_cents + tax_cents AND subtotal_cents > 0 AND tax_cents >= 0),
        CONSTRAINT "order_versions_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id")
      );
      CREATE INDEX "order_versions_open" ON "order_versions" ("checked_at")
        WHERE payment_intent_id IS NOT NULL AND closed_at IS NULL AND paid_at IS NULL;

      CREATE TABLE "order_lines" (
        "id" uuid NOT NULL,
        "order_version_id" uuid NOT NULL,
        "position" integer NOT NULL,
        "product_id" uuid NOT NULL,
        "type" text NOT NULL,
        "title" varchar(160) NOT NULL,
        "thumbnail_url" varchar(500),
        "amount_cents" integer NOT NULL,
        CONSTRAINT "order_lines_pk" PRIMARY KEY ("id"),
        CONSTRAINT "order_lines_product" UNIQUE ("order_version_id", "product_id"),
        CONSTRAINT "order_lines_type" CHECK (type IN ('course', 'digital_file', 'coaching')),
        CONSTRAINT "order_lines_amount" CHECK (amount_cents > 0),
        CONSTRAINT "order_lines_version_fk" FOREIGN KEY ("order_version_id") REFERENCES "order_versions" ("id")
      );

      CREATE TABLE "purchases" (
        "id" uuid NOT NULL,
        "order_line_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "amount_cents" integer NOT NULL,
        "stripe_payment_id" varchar(255) NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "purchases_pk" PRIMARY KEY ("id"),
        CONSTRAINT "purchases_order_line" UNIQUE ("order_line_id"),
        CONSTRAINT "purchases_order_line_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_lines" ("id")
      );
      CREATE INDEX "purchases_account_product" ON "purchases" ("account_id", "product_id");
      CREATE INDEX "purchases_time" ON "purchases" ("created_at");

      CREATE TABLE "payment_events" (
        "id" varchar(255) NOT NULL,
        "type" varchar(100) NOT NULL,
        "payment_intent_id" varchar(255),
        "order_id" uuid,
        "outcome" text NOT NULL,
        "received_at" timestamptz NOT NULL,
        CONSTRAINT "payment_events_pk" PRIMARY KEY ("id"),
        CONSTRAINT "payment_events_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "payment_events", "purchases", "order_lines", "order_versions", "orders";
      DROP SEQUENCE "order_numbers";
    `);
  }
}
