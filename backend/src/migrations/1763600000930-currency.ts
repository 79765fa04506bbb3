import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The one currency of the business; null until the server has started once. Every order refers to it, so that the database refuses to
 * change it once there is one. Until now everything was priced and sold in dollars, which a place with products keeps.
 */
export class Currency1763600000930 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "business"
        ADD "currency" varchar(3),
        ADD CONSTRAINT "business_one_currency" UNIQUE ("currency");
      UPDATE "business" SET "currency" = 'usd' WHERE EXISTS (SELECT FROM "products");
      ALTER TABLE "order_versions"
        ADD CONSTRAINT "order_versions_currency_fk" FOREIGN KEY ("currency") REFERENCES "business" ("currency");
      CREATE VIEW "business_currency" AS SELECT coalesce(currency, 'usd') AS currency FROM "business";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "business_currency";
      ALTER TABLE "order_versions" DROP CONSTRAINT "order_versions_currency_fk";
      ALTER TABLE "business" DROP "currency";
    `);
  }
}
