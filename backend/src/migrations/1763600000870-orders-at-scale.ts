import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of a million orders needed besides: the coach is found without reading all accounts, and the newest review first. */
export class OrdersAtScale1763600000870 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "accounts_creators" ON "accounts" ("created_at", "id") WHERE role = 'creator';
      CREATE INDEX "payment_reviews_newest" ON "payment_reviews" ("opened_at" DESC NULLS LAST, "order_id");
      CREATE INDEX "payment_reviews_oldest" ON "payment_reviews" ("opened_at", "order_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "payment_reviews_oldest", "payment_reviews_newest", "accounts_creators"');
  }
}
