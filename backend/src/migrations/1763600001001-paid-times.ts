import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times that are held while they are paid: of which product a booking waits for the payment, and which booking a line of an order pays for. */
export class PaidTimes1763600001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_bookings"
        ADD "product_id" uuid,
        ADD "pay_until" timestamptz,
        ADD CONSTRAINT "coaching_bookings_paid" CHECK ((product_id IS NULL) = (pay_until IS NULL));
      CREATE UNIQUE INDEX "coaching_bookings_held" ON "coaching_bookings" ("account_id", "product_id")
        WHERE state = 'unconfirmed' AND product_id IS NOT NULL;
      CREATE VIEW "held_times" AS
        SELECT b.id, b.account_id, b.product_id, s.offering_id, o.title, s.starts_at, s.ends_at, b.pay_until
        FROM "coaching_bookings" b JOIN "coaching_sessions" s ON s.id = b.session_id
        JOIN "coaching_offerings" o ON o.id = s.offering_id
        WHERE b.state = 'unconfirmed' AND b.product_id IS NOT NULL;

      ALTER TABLE "order_lines" ADD "booking_id" uuid;

      ALTER TABLE "refunds" DROP CONSTRAINT "refunds_origin";
      ALTER TABLE "refunds" ADD CONSTRAINT "refunds_origin" CHECK (origin IN ('console', 'provider', 'dispute', 'lost_time'));

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, 'time-lost'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind = 'time-lost';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}));
      UPDATE "refunds" SET origin = 'console' WHERE origin = 'lost_time';
      ALTER TABLE "refunds" DROP CONSTRAINT "refunds_origin";
      ALTER TABLE "refunds" ADD CONSTRAINT "refunds_origin" CHECK (origin IN ('console', 'provider', 'dispute'));
      ALTER TABLE "order_lines" DROP "booking_id";
      DROP VIEW "held_times";
      DROP INDEX "coaching_bookings_held";
      ALTER TABLE "coaching_bookings" DROP "pay_until", DROP "product_id";
    `);
  }
}

const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered'`;
