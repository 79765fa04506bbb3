import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the hourly comparison of money and access has found: over a million orders it takes longer than a request may. */
export class MoneyFindings1763600000873 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "money_comparisons" (
        "check" text NOT NULL,
        "compared_at" timestamptz NOT NULL,
        CONSTRAINT "money_comparisons_pk" PRIMARY KEY ("check")
      );
      CREATE TABLE "money_findings" (
        "check" text NOT NULL,
        "order_id" uuid NOT NULL,
        "found_at" timestamptz NOT NULL,
        CONSTRAINT "money_findings_pk" PRIMARY KEY ("check", "order_id"),
        CONSTRAINT "money_findings_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "money_findings", "money_comparisons"');
  }
}
