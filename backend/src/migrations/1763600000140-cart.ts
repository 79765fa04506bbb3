import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carts of members and visitors. */
export class Cart1763600000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "cart_items" (
        "id" uuid NOT NULL,
        "account_id" uuid,
        "visitor_hash" text,
        "product_id" uuid NOT NULL,
        "quantity" integer NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "cart_items_pk" PRIMARY KEY ("id"),
        CONSTRAINT "cart_items_account_product" UNIQUE ("account_id", "product_id"),
        CONSTRAINT "cart_items_visitor_product" UNIQUE ("visitor_hash", "product_id"),
        CONSTRAINT "cart_items_one_owner" CHECK (num_nonnulls(account_id, visitor_hash) = 1),
        CONSTRAINT "cart_items_quantity" CHECK (quantity = 1),
        CONSTRAINT "cart_items_visitor_hash" CHECK (char_length(visitor_hash) = 64)
      );
      CREATE INDEX "cart_items_stale_visitors" ON "cart_items" ("created_at") WHERE visitor_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "cart_items"');
  }
}
