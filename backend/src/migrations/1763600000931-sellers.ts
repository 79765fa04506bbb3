import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who sold an order, as it was when its money came. What was sold before has who sells now, which is what its receipt said all along.
 * Receipts are found by their whole number, however it is written.
 */
export class Sellers1763600000931 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "published_place" AS
        SELECT content->'place'->>'name' AS name FROM "site_editions" ORDER BY number DESC LIMIT 1;
      ALTER TABLE "orders"
        ADD "seller_name" varchar(120),
        ADD "seller_address" varchar(400),
        ADD "seller_tax_number" varchar(40);
      UPDATE "orders" o SET seller_name = b.name, seller_address = b.address, seller_tax_number = b.tax_number
      FROM "business" b WHERE o.receipt_serial IS NOT NULL AND b.name <> '';
      CREATE INDEX "orders_receipt_word" ON "orders" (lower(receipt_number));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX "orders_receipt_word";
      ALTER TABLE "orders" DROP "seller_name", DROP "seller_address", DROP "seller_tax_number";
      DROP VIEW "published_place";
    `);
  }
}
