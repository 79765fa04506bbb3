import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach reads all mails in the order in which they were written. */
export class MailLog1763600001580 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX "mails_created" ON "mails" ("created_at")');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "mails_created"');
  }
}
