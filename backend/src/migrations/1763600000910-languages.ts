import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language a person reads; null until one is known. Which there are stands in the code, so that a new one needs no migration. */
export class Languages1763600000910 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "accounts"
        ADD "language" varchar(8),
        ADD CONSTRAINT "accounts_language" CHECK (language ~ '^[a-z]{2,8}$');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "accounts" DROP "language";`);
  }
}
