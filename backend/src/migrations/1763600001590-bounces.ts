import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that come back later: why, to which address, and how far the mailbox was read in which that is told. */
export class Bounces1763600001590 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamptz, ADD COLUMN "bounced_address" text, ADD COLUMN "returned_because" text;
      ALTER TABLE "mails" ADD CONSTRAINT "mails_returned_because"
        CHECK (returned_because in ('no-such-address', 'mailbox-full', 'refused', 'given-up', 'other')) NOT VALID;
      ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_returned_because";
      CREATE TABLE "bounce_mailboxes" (
        "id" text NOT NULL,
        "uid_validity" text,
        "last_uid" bigint NOT NULL DEFAULT 0,
        "reading_until" timestamptz,
        CONSTRAINT "bounce_mailboxes_pk" PRIMARY KEY ("id")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "bounce_mailboxes";
      ALTER TABLE "mails" DROP CONSTRAINT "mails_returned_because", DROP COLUMN "bounced_at", DROP COLUMN "bounced_address",
        DROP COLUMN "returned_because";
    `);
  }
}
