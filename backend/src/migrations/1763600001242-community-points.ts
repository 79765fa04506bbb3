import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments, answers and whether they help bring points from now on. */
export class CommunityPoints1763600001242 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "visible_comments" AS
        SELECT c.id, c.account_id, c.created_at, p.account_id AS post_account_id,
               p.kind = 'question' AND c.parent_id IS NULL AS is_answer,
               (SELECT a.accepted_at FROM "community_accepted_answers" a WHERE a.comment_id = c.id) AS accepted_at,
               (SELECT min(h.found_at) FROM "community_helpful" h WHERE h.comment_id = c.id) AS first_helpful_at
        FROM "community_comments" c
        JOIN "community_posts" p ON p.id = c.post_id AND p.state = 'published'
        LEFT JOIN "community_comments" above ON above.id = c.parent_id
        WHERE c.state = 'published' AND (c.parent_id IS NULL OR above.state = 'published');

      INSERT INTO "growth_rules" (deed, points, daily_cap) VALUES
        ('comment-written', 3, 5), ('answer-written', 8, 5), ('answer-helpful', 10, 5), ('answer-accepted', 25, 3);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "growth_entries" WHERE deed IN ('comment-written', 'answer-written', 'answer-helpful', 'answer-accepted');
      DELETE FROM "growth_rules" WHERE deed IN ('comment-written', 'answer-written', 'answer-helpful', 'answer-accepted');
      DROP VIEW "visible_comments";
    `);
  }
}
