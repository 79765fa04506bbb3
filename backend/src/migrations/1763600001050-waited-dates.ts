import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members wait for, for the screens that show all of a member's days. */
export class WaitedDates1763600001050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "waited_dates" AS
        SELECT w.account_id, s.id, o.title, s.starts_at, s.ends_at, w.offered_until
        FROM "coaching_waiting" w JOIN "coaching_sessions" s ON s.id = w.session_id
        JOIN "coaching_offerings" o ON o.id = s.offering_id WHERE s.state <> 'cancelled'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "waited_dates"');
  }
}
