import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A draft that was not ready when it was to be published keeps that time, so that the coach is told. */
export class MissedHours1763600000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "products"
        ADD COLUMN "schedule_missed_at" timestamptz,
        ADD CONSTRAINT "products_missed_hour"
          CHECK (schedule_missed_at IS NULL OR status = 'draft' AND publish_at IS NULL);
    `);
    await runner.query(productFacts('schedule_missed_at'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "product_facts"');
    await runner.query(productFacts());
    await runner.query('ALTER TABLE "products" DROP COLUMN "schedule_missed_at"');
  }
}

/** A column that is added to a view comes last. */
const productFacts = (...added: string[]): string => {
  const columns = `id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration, tags,
    thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at, removed_at IS NOT NULL AS is_removed`;
  return `CREATE OR REPLACE VIEW "product_facts" AS SELECT ${[columns, ...added].join(', ')} FROM "products"`;
};
