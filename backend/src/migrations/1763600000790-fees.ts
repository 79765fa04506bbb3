import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the payment provider takes, line by line. Of an order without `fee_cents` it is not known yet; orders from before are asked
 * about little by little.
 */
export class Fees1763600000790 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "orders" ADD COLUMN "fee_cents" integer, ADD COLUMN "fee_checked_at" timestamptz;
      CREATE INDEX "orders_fee_unknown" ON "orders" ("received_at") WHERE received_at IS NOT NULL AND fee_cents IS NULL;

      CREATE TABLE "fees" (
        "stripe_transaction_id" varchar(255) NOT NULL,
        "order_line_id" uuid NOT NULL,
        "order_id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "origin" text NOT NULL,
        "amount_cents" integer NOT NULL,
        "taken_at" timestamptz NOT NULL,
        CONSTRAINT "fees_pk" PRIMARY KEY ("stripe_transaction_id", "order_line_id"),
        CONSTRAINT "fees_line_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_lines" ("id"),
        CONSTRAINT "fees_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id"),
        CONSTRAINT "fees_origin" CHECK (origin IN ('payment', 'dispute'))
      );
      CREATE INDEX "fees_of_order" ON "fees" ("order_id");
      CREATE INDEX "fees_time" ON "fees" ("taken_at");
      CREATE UNIQUE INDEX "fees_of_payment_once" ON "fees" ("order_line_id") WHERE origin = 'payment';

      CREATE VIEW "taken_fees" AS SELECT order_line_id, product_id, amount_cents, taken_at FROM "fees";
      CREATE OR REPLACE VIEW "received_orders" AS
        SELECT id, received_at, fee_cents FROM "orders" WHERE received_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "received_orders", "taken_fees";
      DROP TABLE "fees";
      ALTER TABLE "orders" DROP COLUMN "fee_checked_at", DROP COLUMN "fee_cents";
      CREATE VIEW "received_orders" AS SELECT id, received_at FROM "orders" WHERE received_at IS NOT NULL;
    `);
  }
}
