import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products can be scheduled to be published, and can be removed and restored. The indexes answer "was it ever sold?". */
export class Studio1763600000340 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "products" ADD COLUMN "publish_at" timestamptz, ADD COLUMN "removed_at" timestamptz;
      ALTER TABLE "products"
        ADD CONSTRAINT "products_scheduled" CHECK (publish_at IS NULL OR status = 'draft'),
        ADD CONSTRAINT "products_removed" CHECK (removed_at IS NULL OR status = 'draft');
      CREATE INDEX "products_to_publish" ON "products" ("publish_at") WHERE publish_at IS NOT NULL;
      CREATE INDEX "enrollments_of_product" ON "enrollments" ("product_id");
      CREATE INDEX "order_lines_of_product" ON "order_lines" ("product_id");
      CREATE INDEX "purchases_of_product" ON "purchases" ("product_id", "created_at");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX "purchases_of_product";
      DROP INDEX "order_lines_of_product";
      DROP INDEX "enrollments_of_product";
      ALTER TABLE "products" DROP COLUMN "removed_at", DROP COLUMN "publish_at";
    `);
  }
}
