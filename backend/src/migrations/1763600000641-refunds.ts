import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money that goes back. Never more than came: the order counts what was asked to go back and what has gone. Access to a line ends once.
 * Reviews that were closed as refunded before become refunds, made at the payment provider on the day they were closed.
 */
export class Refunds1763600000641 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "orders"
        ADD COLUMN "refund_requested_cents" integer NOT NULL DEFAULT 0,
        ADD COLUMN "refunded_cents" integer NOT NULL DEFAULT 0;

      CREATE TABLE "refunds" (
        "id" uuid NOT NULL,
        "order_id" uuid NOT NULL,
        "status" text NOT NULL,
        "origin" text NOT NULL,
        "amount_cents" integer NOT NULL,
        "stripe_refund_id" varchar(255),
        "reason" varchar(500),
        "requested_by" uuid,
        "requested_at" timestamptz NOT NULL,
        "checked_at" timestamptz,
        "settled_at" timestamptz,
        "failure" varchar(300),
        "awaits_decision" boolean NOT NULL DEFAULT false,
        CONSTRAINT "refunds_pk" PRIMARY KEY ("id"),
        CONSTRAINT "refunds_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders" ("id"),
        CONSTRAINT "refunds_stripe_id" UNIQUE ("stripe_refund_id"),
        CONSTRAINT "refunds_status" CHECK (status IN ('pending', 'succeeded', 'failed')),
        CONSTRAINT "refunds_origin" CHECK (origin IN ('console', 'provider')),
        CONSTRAINT "refunds_amount" CHECK (amount_cents > 0),
        CONSTRAINT "refunds_settled" CHECK ((status = 'pending') = (settled_at IS NULL))
      );
      CREATE INDEX "refunds_of_order" ON "refunds" ("order_id", "requested_at");
      CREATE INDEX "refunds_pending" ON "refunds" ("requested_at") WHERE status = 'pending';
      CREATE INDEX "refunds_undecided" ON "refunds" ("order_id") WHERE awaits_decision;
      CREATE INDEX "refunds_time" ON "refunds" ("settled_at") WHERE status = 'succeeded';

      CREATE TABLE "refund_lines" (
        "refund_id" uuid NOT NULL,
        "order_line_id" uuid NOT NULL,
        "amount_cents" integer NOT NULL,
        "ends_access" boolean NOT NULL,
        "is_void" boolean NOT NULL DEFAULT false,
        CONSTRAINT "refund_lines_pk" PRIMARY KEY ("refund_id", "order_line_id"),
        CONSTRAINT "refund_lines_refund_fk" FOREIGN KEY ("refund_id") REFERENCES "refunds" ("id"),
        CONSTRAINT "refund_lines_line_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_lines" ("id"),
        CONSTRAINT "refund_lines_amount" CHECK (amount_cents >= 0)
      );
      CREATE UNIQUE INDEX "refund_lines_end_once" ON "refund_lines" ("order_line_id") WHERE ends_access AND NOT is_void;
      CREATE INDEX "refund_lines_of_line" ON "refund_lines" ("order_line_id");

      INSERT INTO "refunds" (id, order_id, status, origin, amount_cents, requested_by, requested_at, settled_at)
        SELECT gen_random_uuid(), r.order_id, 'succeeded', 'provider',
          CASE WHEN o.status = 'refunded' THEN o.received_cents ELSE least(o.received_cents, (${WAITED})) END,
          r.resolved_by, r.resolved_at, r.resolved_at
        FROM "payment_reviews" r JOIN "orders" o ON o.id = r.order_id
        WHERE r.resolution = 'refunded' AND o.received_cents > 0;

      INSERT INTO "refund_lines" (refund_id, order_line_id, amount_cents, ends_access)
        SELECT f.id, l.id, least(l.amount_cents, f.amount_cents), true
        FROM "refunds" f JOIN "orders" o ON o.id = f.order_id
        JOIN "order_versions" v ON v.order_id = o.id AND v.version = o.version
        JOIN "order_lines" l ON l.order_version_id = v.id
        WHERE NOT EXISTS (SELECT FROM "purchases" u WHERE u.order_line_id = l.id);

      UPDATE "orders" o SET refund_requested_cents = f.amount_cents, refunded_cents = f.amount_cents
        FROM "refunds" f WHERE f.order_id = o.id;

      ALTER TABLE "orders" ADD CONSTRAINT "orders_refunds" CHECK (
        0 <= refunded_cents AND refunded_cents <= refund_requested_cents AND refund_requested_cents <= received_cents);

      ALTER TABLE "payment_reviews" DROP CONSTRAINT "payment_reviews_resolved";
      ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_resolved" CHECK (
        (resolved_at IS NULL) = (resolution IS NULL)
        AND (CASE WHEN resolution = 'granted' THEN resolved_by IS NOT NULL ELSE resolved_at IS NOT NULL OR resolved_by IS NULL END));

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (${KINDS}, 'refund-failed', 'refund-unallocated', 'second-factor-changed', 'refund'));

      CREATE VIEW "refunded_lines" AS
        SELECT r.refund_id, r.order_line_id, u.account_id, u.product_id, r.amount_cents, r.ends_access, f.settled_at AS refunded_at
        FROM "refund_lines" r JOIN "refunds" f ON f.id = r.refund_id AND f.status = 'succeeded'
        JOIN "purchases" u ON u.order_line_id = r.order_line_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "refunded_lines";
      DELETE FROM "mails" WHERE kind IN ('refund', 'refund-failed', 'refund-unallocated');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (${KINDS}));
      UPDATE "payment_reviews" SET resolved_by = (SELECT id FROM "accounts" WHERE role = 'creator' ORDER BY created_at LIMIT 1)
        WHERE resolved_at IS NOT NULL AND resolved_by IS NULL;
      ALTER TABLE "payment_reviews" DROP CONSTRAINT "payment_reviews_resolved";
      ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_resolved" CHECK (
        (resolved_at IS NULL) = (resolution IS NULL) AND (resolved_at IS NULL) = (resolved_by IS NULL));
      DROP TABLE "refund_lines", "refunds";
      ALTER TABLE "orders" DROP COLUMN "refund_requested_cents", DROP COLUMN "refunded_cents";
    `);
  }
}

/** What the lines cost that were not given. */
const WAITED = `
  SELECT greatest(1, coalesce(sum(l.amount_cents), 0))::int
  FROM "order_versions" v JOIN "order_lines" l ON l.order_version_id = v.id
  WHERE v.order_id = o.id AND v.version = o.version
    AND NOT EXISTS (SELECT FROM "purchases" u WHERE u.order_line_id = l.id)`;

const KINDS = `kind in ('welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled',
  'export-ready', 'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'payment-held', 'coaching-bought'`;
