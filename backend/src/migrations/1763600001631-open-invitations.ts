import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach sees who was invited and never chose a password. */
export class OpenInvitations1763600001631 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "open_invitations" AS
        SELECT a.id AS account_id,
               (SELECT max(t.expires_at) FROM "one_time_tokens" t WHERE t.account_id = a.id AND t.purpose = 'invitation') AS valid_until
        FROM "accounts" a WHERE a.role = 'member' AND a.password_hash IS NULL AND a.email NOT LIKE '%@no-mail.invalid';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "open_invitations"');
  }
}
