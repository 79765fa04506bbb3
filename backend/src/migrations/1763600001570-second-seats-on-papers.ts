import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has the second seat of what was sold is read by other modules: of a course for two, and of a place in a session for two. */
export class SecondSeatsOnPapers1763600001570 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "held_second_seats" AS
        SELECT s.account_id, s.product_id, s.seat_account_id, s.name
        FROM "second_seats" s
        JOIN "enrollments" e ON e.account_id = s.account_id AND e.product_id = s.product_id AND e.ended_at IS NULL;
      CREATE VIEW "booked_companions" AS
        SELECT id AS booking_id, companion_id, companion AS name
        FROM "coaching_bookings" WHERE companion IS NOT NULL AND second_of IS NULL AND state <> 'cancelled';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW "booked_companions"; DROP VIEW "held_second_seats";`);
  }
}
