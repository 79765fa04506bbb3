import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the Overview counts: orders as money came for them, what of them waits, and shared journals without a reply. */
export class WhatWaitsForTheCoach1763600000690 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "received_orders" AS
        SELECT id, received_at FROM "orders" WHERE received_at IS NOT NULL;
      CREATE VIEW "waiting_orders" AS
        SELECT id FROM "orders" WHERE status = 'review' AND received_at IS NOT NULL
        UNION SELECT order_id FROM "refunds" WHERE awaits_decision;
      CREATE VIEW "waiting_journals" AS
        SELECT id, account_id, course_id, shared_at FROM "journal_shares"
        WHERE text IS NOT NULL AND (replied_at IS NULL OR replied_at < shared_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "waiting_journals";
      DROP VIEW "waiting_orders";
      DROP VIEW "received_orders";
    `);
  }
}
