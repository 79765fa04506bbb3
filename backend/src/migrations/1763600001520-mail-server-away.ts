import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a mail waits for a server that is away: that is no failure of the mail, so it is not parked for it before a day is over. */
export class MailServerAway1763600001520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "mails" ADD "server_away_since" timestamp with time zone');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "mails" DROP COLUMN "server_away_since"');
  }
}
