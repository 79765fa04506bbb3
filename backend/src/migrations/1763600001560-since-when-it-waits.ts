import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach reads since when the oldest post or comment waits for a look: since it was written so, or since it was reported. */
export class SinceWhenItWaits1763600001560 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "waiting_contributions";
      CREATE VIEW "waiting_contributions" AS
        SELECT p.id, least(
          CASE WHEN p.state = 'waiting' THEN coalesce(p.edited_at, p.created_at) END,
          (SELECT min(r.created_at) FROM "community_reports" r WHERE r.post_id = p.id AND r.settled_at IS NULL)) AS waits_since
        FROM "community_posts" p WHERE p.state = 'waiting'
          OR EXISTS (SELECT FROM "community_reports" r WHERE r.post_id = p.id AND r.settled_at IS NULL)
        UNION ALL
        SELECT c.id, least(
          CASE WHEN c.state = 'waiting' THEN coalesce(c.edited_at, c.created_at) END,
          (SELECT min(r.created_at) FROM "community_reports" r WHERE r.comment_id = c.id AND r.settled_at IS NULL)) AS waits_since
        FROM "community_comments" c WHERE c.state = 'waiting'
          OR EXISTS (SELECT FROM "community_reports" r WHERE r.comment_id = c.id AND r.settled_at IS NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "waiting_contributions";
      CREATE VIEW "waiting_contributions" AS
        SELECT p.id, p.created_at FROM "community_posts" p WHERE p.state = 'waiting'
          OR EXISTS (SELECT FROM "community_reports" r WHERE r.post_id = p.id AND r.settled_at IS NULL)
        UNION ALL
        SELECT c.id, c.created_at FROM "community_comments" c WHERE c.state = 'waiting'
          OR EXISTS (SELECT FROM "community_reports" r WHERE r.comment_id = c.id AND r.settled_at IS NULL);
    `);
  }
}
