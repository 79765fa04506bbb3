import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a product's page was looked at, by product and day. */
export class ProductViews1763600000380 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "product_views" (
        "product_id" uuid NOT NULL,
        "day" date NOT NULL,
        "views" integer NOT NULL,
        CONSTRAINT "product_views_pk" PRIMARY KEY ("product_id", "day"),
        CONSTRAINT "product_views_product_fk" FOREIGN KEY ("product_id") REFERENCES "products" ("id") ON DELETE CASCADE,
        CONSTRAINT "product_views_some" CHECK (views > 0)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "product_views"');
  }
}
