import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Disputes: a buyer asks the bank for the money back. One that is lost is a refund that the bank decided. */
export class Disputes1763600000721 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "disputes" (
        "id" uuid NOT NULL,
        "order_id" uuid NOT NULL,
        "stripe_dispute_id" varchar(255) NOT NULL,
        "stage" text NOT NULL,
        "amount_cents" integer NOT NULL,
        "reason" varchar(60) NOT NULL,
        "opened_at" timestamptz NOT NULL,
        "answer_by" timestamptz,
        "closed_at" timestamptz,
        CONSTRAINT "disputes_pk" PRIMARY KEY ("id"),
        CONSTRAINT "disputes_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id"),
        CONSTRAINT "disputes_stripe_id" UNIQUE ("stripe_dispute_id"),
        CONSTRAINT "disputes_stage" CHECK (stage IN ('inquiry', 'needs_answer', 'answered', 'won', 'lost')),
        CONSTRAINT "disputes_amount" CHECK (amount_cents > 0),
        CONSTRAINT "disputes_closed" CHECK ((stage IN ('won', 'lost')) = (closed_at IS NOT NULL))
      );
      CREATE INDEX "disputes_of_order" ON "disputes" ("order_id");
      ALTER TABLE "orders" ADD COLUMN "dispute" text;
      ALTER TABLE "orders" ADD CONSTRAINT "orders_dispute" CHECK (dispute IN ('inquiry', 'needs_answer', 'answered', 'won', 'lost'));
      CREATE INDEX "orders_disputes" ON "orders" ("dispute", "received_at" DESC NULLS LAST, "id")
        WHERE received_at IS NOT NULL AND dispute IS NOT NULL;
      ALTER TABLE "refunds" DROP CONSTRAINT "refunds_origin";
      ALTER TABLE "refunds" ADD CONSTRAINT "refunds_origin" CHECK (origin IN ('console', 'provider', 'dispute'));
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${KINDS}, 'dispute-opened', 'dispute-closed', ${MORE}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind in ('dispute-opened', 'dispute-closed');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${KINDS}, ${MORE}));
      UPDATE "refunds" SET origin = 'provider' WHERE origin = 'dispute';
      ALTER TABLE "refunds" DROP CONSTRAINT "refunds_origin";
      ALTER TABLE "refunds" ADD CONSTRAINT "refunds_origin" CHECK (origin IN ('console', 'provider'));
      ALTER TABLE "orders" DROP COLUMN "dispute";
      DROP TABLE "disputes";
    `);
  }
}

const KINDS = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'refund-failed', 'refund-unallocated'`;
const MORE = `'second-factor-changed', 'refund'`;
