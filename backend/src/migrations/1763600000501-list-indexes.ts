import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach's lists begin with the newest, among ten thousand products and a hundred thousand students. */
export class ListIndexes1763600000501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "accounts_newest_members" ON "accounts" ("created_at" DESC NULLS LAST, "id") WHERE role = 'member';
      CREATE INDEX "products_newest_kept" ON "products" ("created_at" DESC NULLS LAST, "id") WHERE removed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "accounts_newest_members", "products_newest_kept"');
  }
}
