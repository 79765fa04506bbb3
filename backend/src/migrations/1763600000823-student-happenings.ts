import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the bank was asked about a member's orders, and when journals were shared and replied to: for the timeline of a student. */
export class StudentHappenings1763600000823 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "disputed_orders" AS
        SELECT d.id, d.order_id, o.number AS order_number, o.account_id, d.stage, d.opened_at, d.closed_at
        FROM "disputes" d JOIN "orders" o ON o.id = d.order_id;
      CREATE VIEW "journal_exchanges" AS
        SELECT id, account_id, course_id, lesson_id, shared_at, replied_at FROM "journal_shares";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "journal_exchanges", "disputed_orders"');
  }
}
