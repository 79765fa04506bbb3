import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which optional mails a person wants, and the kinds of mail that came with them. */
export class MailPreferences1763600000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "notification_preferences" (
        "account_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "email" boolean NOT NULL,
        "changed_at" timestamptz NOT NULL,
        CONSTRAINT "notification_preferences_pk" PRIMARY KEY ("account_id", "kind"),
        CONSTRAINT "notification_preferences_kind" CHECK (
          kind in ('course-completed', 'journal-answered', 'module-opened')
        )
      );

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (
        kind in ('welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled',
                 'export-ready', 'change-email', 'email-change-warning', 'course-completed', 'journal-answered',
                 'module-opened')
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('change-email', 'email-change-warning', 'course-completed',
        'journal-answered', 'module-opened');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (
        kind in ('welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled',
                 'export-ready')
      );
      DROP TABLE "notification_preferences";
    `);
  }
}
