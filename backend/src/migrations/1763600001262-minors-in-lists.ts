import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach's lists say who is a minor, and by what name somebody signs in who has no address. */
export class MinorsInLists1763600001262 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "members" AS
        SELECT ${BEFORE},
               CASE WHEN a.email LIKE '%@no-mail.invalid' THEN left(a.email, -16) END AS sign_in_name, a.age_band AS band
        FROM "accounts" a WHERE a.role = 'member';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "members";
      CREATE VIEW "members" AS SELECT ${BEFORE} FROM "accounts" a WHERE a.role = 'member';
    `);
  }
}

const BEFORE = `a.id, a.name, a.email, a.phone, a.birthday, a.address, a.city, a.state, a.zip_code, a.country,
               a.avatar_asset_id, a.time_zone, a.created_at AS joined_at, a.last_seen_at, a.blocked_at`;
