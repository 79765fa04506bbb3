import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys that people make for programs. */
export class ApiTokens1763600000530 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "api_tokens" (
      "id" uuid NOT NULL,
      "account_id" uuid NOT NULL,
      "name" character varying(60) NOT NULL,
      "token_hash" text NOT NULL,
      "scopes" text array NOT NULL,
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      "last_used_at" TIMESTAMP WITH TIME ZONE,
      CONSTRAINT "api_tokens_pk" PRIMARY KEY ("id"),
      CONSTRAINT "api_tokens_account_fk" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX "api_tokens_account" ON "api_tokens" ("account_id")');
    await runner.query('CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" ("token_hash")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "api_tokens"');
  }
}
