import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = `'blocked', 'minor', 'unconfirmed', 'not-agreed', 'unsubscribed', 'stopped'`;
const allow = (reasons: string) => `
  ALTER TABLE "letter_deliveries" DROP CONSTRAINT "letter_deliveries_reason";
  ALTER TABLE "letter_deliveries" ADD CONSTRAINT "letter_deliveries_reason"
    CHECK ((status = 'left-out') = (reason IS NOT NULL) AND reason in (${reasons})) NOT VALID;
  ALTER TABLE "letter_deliveries" VALIDATE CONSTRAINT "letter_deliveries_reason";`;

/** Who is reached no more because mails came back is known before a letter to many is begun, and is a reason to be left out of it. */
export class BouncedReaders1763600001592 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "mail_addresses" AS
        SELECT account_id, address, confirmed_at FROM (
          SELECT a.id AS account_id, a.email_verified_at AS confirmed_at,
            CASE WHEN a.email NOT LIKE '%@no-mail.invalid' THEN a.email ELSE (
              SELECT g.email FROM "guardian_links" l JOIN "accounts" g ON g.id = l.guardian_id
              WHERE l.ward_id = a.id ORDER BY l.place LIMIT 1) END AS address
          FROM "accounts" a
        ) reached WHERE address IS NOT NULL;
      -- allowed: an index of few rows, and a mail is written by a worker that waits
      CREATE INDEX "mails_bounced" ON "mails" ("account_id") WHERE bounced_address IS NOT NULL;
      CREATE VIEW "bounced_readers" AS
        SELECT DISTINCT m.account_id FROM "mails" m
        JOIN "mail_addresses" a ON a.account_id = m.account_id AND a.address = m.bounced_address
        WHERE m.bounced_at > coalesce(a.confirmed_at, '-infinity');
      ${allow(`${REASONS}, 'bounced'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE "letter_deliveries" SET reason = 'unconfirmed' WHERE reason = 'bounced';
      ${allow(REASONS)}
      DROP VIEW "bounced_readers";
      DROP INDEX "mails_bounced";
      DROP VIEW "mail_addresses";
    `);
  }
}
