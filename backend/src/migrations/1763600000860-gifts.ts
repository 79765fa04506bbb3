import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gifts: lines of a cart and an order that are for somebody else, who redeems them by a link. */
export class Gifts1763600000860 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "cart_items"
        ADD COLUMN "gift_email" character varying(254),
        ADD COLUMN "gift_name" character varying(100),
        ADD COLUMN "gift_message" character varying(500),
        ADD CONSTRAINT "cart_items_gift" CHECK (
          (gift_email IS NULL) = (gift_name IS NULL) AND (gift_email IS NOT NULL OR gift_message IS NULL));
      ALTER TABLE "order_lines" ADD COLUMN "is_gift" boolean NOT NULL DEFAULT false;
      CREATE INDEX "order_lines_gifts" ON "order_lines" ("order_version_id") WHERE is_gift;

      CREATE TABLE "gifts" (
        "id" uuid NOT NULL,
        "order_line_id" uuid NOT NULL,
        "order_id" uuid NOT NULL,
        "buyer_id" uuid,
        "product_id" uuid NOT NULL,
        "part_ids" uuid array NOT NULL DEFAULT '{}',
        "title" character varying(160) NOT NULL,
        "state" text NOT NULL,
        "recipient_email" character varying(254),
        "recipient_name" character varying(100),
        "message" character varying(500),
        "redeemed_by" uuid,
        "redeemed_at" timestamptz,
        "created_at" timestamptz NOT NULL,
        "opened_at" timestamptz,
        CONSTRAINT "gifts_pk" PRIMARY KEY ("id"),
        CONSTRAINT "gifts_line" UNIQUE ("order_line_id"),
        CONSTRAINT "gifts_state" CHECK (state IN ('prepared', 'open', 'redeemed', 'returning', 'refunded')),
        CONSTRAINT "gifts_opened" CHECK (state NOT IN ('open', 'redeemed') OR opened_at IS NOT NULL),
        CONSTRAINT "gifts_redeemed" CHECK (state <> 'redeemed' OR redeemed_at IS NOT NULL)
      );
      CREATE INDEX "gifts_of_order" ON "gifts" ("order_id");
      CREATE INDEX "gifts_of_buyer" ON "gifts" ("buyer_id");
      CREATE INDEX "gifts_redeemed_by" ON "gifts" ("redeemed_by") WHERE redeemed_by IS NOT NULL;

      CREATE TABLE "gift_links" (
        "token_hash" text NOT NULL,
        "gift_id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "gift_links_pk" PRIMARY KEY ("token_hash"),
        CONSTRAINT "gift_links_gift_fk" FOREIGN KEY ("gift_id") REFERENCES "gifts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "gift_links_of_gift" ON "gift_links" ("gift_id");

      CREATE VIEW "gift_facts" AS
        SELECT id, order_line_id, order_id, buyer_id, state, recipient_email, recipient_name, message, opened_at,
               redeemed_by, redeemed_at FROM "gifts";

      ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_source";
      ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_source" CHECK (source IN ('purchase', 'free', 'grant', 'gift'));
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, 'coaching-redeemed', ${AFTER}, 'gift'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('gift', 'coaching-redeemed');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, ${AFTER}));
      UPDATE "enrollments" SET source = 'grant', source_id = NULL WHERE source = 'gift';
      ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_source";
      ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_source" CHECK (source IN ('purchase', 'free', 'grant'));
      DROP VIEW "gift_facts";
      DROP TABLE "gift_links";
      DROP TABLE "gifts";
      ALTER TABLE "order_lines" DROP COLUMN "is_gift";
      DELETE FROM "cart_items" WHERE gift_email IS NOT NULL;
      ALTER TABLE "cart_items" DROP COLUMN "gift_email", DROP COLUMN "gift_name", DROP COLUMN "gift_message";
    `);
  }
}

const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought'`;

const AFTER = `'refund-failed', 'refund-unallocated', 'dispute-opened', 'dispute-closed', 'second-factor-changed', 'refund'`;
