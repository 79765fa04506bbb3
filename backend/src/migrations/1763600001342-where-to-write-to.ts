import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Readers of members learn where to write to each of them: for who signs in by a name that is her first guardian's address. */
export class WhereToWriteTo1763600001342 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "members" AS
        SELECT ${BEFORE},
               CASE WHEN a.email NOT LIKE '%@no-mail.invalid' THEN a.email ELSE (
                 SELECT g.email FROM "guardian_links" l JOIN "accounts" g ON g.id = l.guardian_id
                 WHERE l.ward_id = a.id ORDER BY l.place LIMIT 1) END AS mail_address
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
               a.avatar_asset_id, a.time_zone, a.created_at AS joined_at, a.last_seen_at, a.blocked_at,
               CASE WHEN a.email LIKE '%@no-mail.invalid' THEN left(a.email, -16) END AS sign_in_name, a.age_band AS band`;
