import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers in which a person has signed in before: strangers who guess at the password do not delay them. */
export class KnownDevices1763600000510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "known_devices" (
        "token_hash" text NOT NULL,
        "account_id" uuid NOT NULL,
        "signed_in_at" timestamptz NOT NULL,
        CONSTRAINT "known_devices_pk" PRIMARY KEY ("token_hash", "account_id"),
        CONSTRAINT "known_devices_account_fk" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "known_devices_account" ON "known_devices" ("account_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "known_devices"');
  }
}
