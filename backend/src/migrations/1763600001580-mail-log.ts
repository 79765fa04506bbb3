import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach reads all mails in the order in which they were written. */
export class MailLog1763600001580 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- allowed: an index of a hundred thousand mails is made in a tenth of a second, and a mail is written by a worker that waits
      CREATE INDEX "mails_created" ON "mails" ("created_at");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "mails_created"');
  }
}
