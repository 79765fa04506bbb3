import type { MigrationInterface, QueryRunner } from 'typeorm';

const CREDITS = `SELECT c.id, c.account_id, c.offering_id, c.expires_at, c.sessions - (
  SELECT count(*) FROM "coaching_bookings" b WHERE b.credit_id = c.id AND b.state <> 'cancelled')::integer AS sessions_left`;
const BOOKED = 'SELECT b.id, b.session_id, b.account_id, o.title, s.starts_at, s.ends_at, b.state';
const OF_BOOKINGS = `FROM "coaching_bookings" b JOIN "coaching_sessions" s ON s.id = b.session_id
  JOIN "coaching_offerings" o ON o.id = s.offering_id WHERE b.confirmed_at IS NOT NULL`;

/** Whoever takes sessions back can say beforehand which of them end, and what is booked with them. */
export class SessionsOfASource1763600001202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "session_credits" AS ${CREDITS}, c.source_id, c.sold_as, o.title
        FROM "coaching_credits" c JOIN "coaching_offerings" o ON o.id = c.offering_id WHERE c.ended_at IS NULL;
      CREATE OR REPLACE VIEW "booked_sessions" AS ${BOOKED}, b.credit_id ${OF_BOOKINGS};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "booked_sessions", "session_credits";
      CREATE VIEW "session_credits" AS ${CREDITS} FROM "coaching_credits" c WHERE c.ended_at IS NULL;
      CREATE VIEW "booked_sessions" AS ${BOOKED} ${OF_BOOKINGS};
    `);
  }
}
