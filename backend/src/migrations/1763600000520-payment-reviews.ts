import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money that waits for the coach, what became of it, and the mails to the coach about sales. Of what waits already only the asked amount
 * is known here; what came stands with the payment provider.
 */
export class PaymentReviews1763600000520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "payment_reviews" (
        "order_id" uuid NOT NULL,
        "reason" text NOT NULL,
        "received_cents" integer NOT NULL,
        "received_currency" varchar(3) NOT NULL,
        "opened_at" timestamptz NOT NULL,
        "resolved_at" timestamptz,
        "resolution" text,
        "resolved_by" uuid,
        "note" varchar(1000),
        CONSTRAINT "payment_reviews_pk" PRIMARY KEY ("order_id"),
        CONSTRAINT "payment_reviews_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id"),
        CONSTRAINT "payment_reviews_reason" CHECK (
          reason IN ('wrong_amount', 'wrong_currency', 'wrong_owner', 'paid_twice')),
        CONSTRAINT "payment_reviews_resolved" CHECK (
          (resolved_at IS NULL) = (resolution IS NULL) AND (resolved_at IS NULL) = (resolved_by IS NULL)),
        CONSTRAINT "payment_reviews_resolution" CHECK (resolution IN ('granted', 'refunded'))
      );
      CREATE INDEX "payment_reviews_open" ON "payment_reviews" ("opened_at") WHERE resolved_at IS NULL;

      INSERT INTO "payment_reviews" (order_id, reason, received_cents, received_currency, opened_at)
        SELECT o.id, o.review_reason, v.total_cents, v.currency, coalesce(v.paid_at, o.active_at)
        FROM "orders" o JOIN "order_versions" v ON v.order_id = o.id AND v.version = o.version
        WHERE o.status = 'review';

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (${KINDS}, 'payment-held', 'coaching-bought'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('payment-held', 'coaching-bought');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (${KINDS}));
      DROP TABLE "payment_reviews";
    `);
  }
}

const KINDS = `kind in ('welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled',
  'export-ready', 'change-email', 'email-change-warning', 'course-completed', 'journal-answered', 'module-opened'`;
