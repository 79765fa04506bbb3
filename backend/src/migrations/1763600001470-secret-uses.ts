import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when each secret of the installation has been in use, by its print. */
export class SecretUses1763600001470 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "secret_uses" (
        "print" text NOT NULL,
        "since" timestamp with time zone NOT NULL,
        CONSTRAINT "secret_uses_pk" PRIMARY KEY ("print")
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "secret_uses"');
  }
}
