import type { MigrationInterface, QueryRunner } from 'typeorm';

const FACTS =
  'id, title, starts_at, ends_at, place, meeting_link, state, calendar_sequence, coming, capacity';

/** Notifications know what stands in which circle or pod, so that whoever has left it is not led there. */
export class PlacesInGroups1763600001410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "grouped_contributions" AS
        SELECT p.id, p.group_id, p.account_id AS post_account_id FROM "community_posts" p WHERE p.group_id IS NOT NULL
        UNION ALL
        SELECT c.id, p.group_id, p.account_id FROM "community_comments" c
          JOIN "community_posts" p ON p.id = c.post_id WHERE p.group_id IS NOT NULL;
      CREATE OR REPLACE VIEW "event_facts" AS SELECT ${FACTS}, group_id FROM "community_events";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "event_facts";
      CREATE VIEW "event_facts" AS SELECT ${FACTS} FROM "community_events";
      DROP VIEW "grouped_contributions";
    `);
  }
}
