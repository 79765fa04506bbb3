import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A daughter asks her guardians for something that has to be paid, once for each product while it is open. */
export class PurchaseRequests1763600001261 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "purchase_requests" (
        "id" uuid NOT NULL,
        "ward_id" uuid NOT NULL,
        "product_id" uuid NOT NULL,
        "title" character varying(160) NOT NULL,
        "state" text NOT NULL,
        "answer" character varying(200),
        "answered_by" uuid,
        "asked_at" timestamptz NOT NULL,
        "expires_at" timestamptz NOT NULL,
        "answered_at" timestamptz,
        CONSTRAINT "purchase_requests_state" CHECK (state IN ('open', 'approved', 'declined', 'expired')),
        CONSTRAINT "purchase_requests_answered"
          CHECK ((state IN ('approved', 'declined')) = (answered_at IS NOT NULL)),
        CONSTRAINT "purchase_requests_answer" CHECK (answer IS NULL OR state = 'declined'),
        CONSTRAINT "purchase_requests_pk" PRIMARY KEY ("id")
      );
      CREATE UNIQUE INDEX "purchase_requests_open" ON "purchase_requests" ("ward_id", "product_id") WHERE state = 'open';
      CREATE INDEX "purchase_requests_of_ward" ON "purchase_requests" ("ward_id", "asked_at");
      CREATE INDEX "purchase_requests_expiry" ON "purchase_requests" ("expires_at") WHERE state = 'open';
      CREATE INDEX "purchase_requests_answered_by" ON "purchase_requests" ("answered_by") WHERE answered_by IS NOT NULL;

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, 'purchase-asked', 'coach-noted-call'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('purchase-asked', 'coach-noted-call');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}));
      DROP TABLE "purchase_requests";
    `);
  }
}

/** The mails there were before. */
const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'message-waiting', 'event-reminder', 'mentioned', 'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed',
  'refund-unallocated', 'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed',
  'refund', 'gift', 'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost',
  'guardian-wanted', 'came-of-age', 'ward-came-of-age', 'guardian-invited', 'event-joined', 'event-place-given',
  'event-changed', 'event-cancelled'`;
