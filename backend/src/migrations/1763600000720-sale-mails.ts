import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach hears of every sale, or once a day, or not. */
export class SaleMails1763600000720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (
        kind in (${BEFORE_SALES}, 'sale', 'sales-of-the-day', ${AFTER_SALES})
      );
      CREATE TABLE "sale_mail_settings" (
        "only_row" boolean NOT NULL DEFAULT true,
        "frequency" text NOT NULL,
        "changed_at" timestamptz NOT NULL,
        CONSTRAINT "sale_mail_settings_pk" PRIMARY KEY ("only_row"),
        CONSTRAINT "sale_mail_settings_one" CHECK (only_row),
        CONSTRAINT "sale_mail_settings_frequency" CHECK (frequency in ('every', 'daily', 'none'))
      );
      CREATE TABLE "untold_sales" (
        "order_id" uuid NOT NULL,
        "number" varchar(20) NOT NULL,
        "account_id" uuid,
        "titles" text[] NOT NULL,
        "has_coaching" boolean NOT NULL,
        "amount_cents" integer NOT NULL,
        "currency" varchar(3) NOT NULL,
        "sold_at" timestamptz NOT NULL,
        CONSTRAINT "untold_sales_pk" PRIMARY KEY ("order_id")
      );
      CREATE INDEX "untold_sales_time" ON "untold_sales" ("sold_at");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "untold_sales";
      DROP TABLE "sale_mail_settings";
      DELETE FROM "mails" WHERE kind in ('sale', 'sales-of-the-day');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE_SALES}, ${AFTER_SALES}));
    `);
  }
}

const BEFORE_SALES = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened'`;
const AFTER_SALES = `'payment-held', 'coaching-bought', 'refund-failed', 'refund-unallocated', 'second-factor-changed', 'refund'`;
