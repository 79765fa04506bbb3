import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach reads all mails in the order in which they were written. Mails are written on while the index is made. */
export class MailLog1763600001580 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // of a run that was interrupted an index may be left that serves nobody
    await runner.query('DROP INDEX IF EXISTS "mails_created"');
    await runner.query('CREATE INDEX CONCURRENTLY "mails_created" ON "mails" ("created_at")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS "mails_created"');
  }
}
