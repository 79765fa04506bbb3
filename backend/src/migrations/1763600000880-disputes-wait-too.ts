import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A dispute that nobody has answered waits for the coach, as the list of orders says: the day counts it, too. */
export class DisputesWaitToo1763600000880 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "waiting_orders" AS ${PAYMENTS_AND_REFUNDS}
        UNION SELECT id FROM "orders"
        WHERE dispute IN ('inquiry', 'needs_answer') AND dispute IS NOT NULL AND received_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE VIEW "waiting_orders" AS ${PAYMENTS_AND_REFUNDS}`);
  }
}

const PAYMENTS_AND_REFUNDS = `
  SELECT id FROM "orders" WHERE status = 'review' AND received_at IS NOT NULL
  UNION SELECT order_id FROM "refunds" WHERE awaits_decision`;
