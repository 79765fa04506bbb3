import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach's day counts questions without an answer, and posts and comments that are to be looked at. */
export class WhatWaitsInTheCommunity1763600001521 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW "unanswered_questions" AS
        SELECT p.id, p.account_id, p.shown_at AS asked_at FROM "community_posts" p
        WHERE p.kind = 'question' AND p.state = 'published' AND NOT EXISTS (
          SELECT FROM "community_comments" c
          WHERE c.post_id = p.id AND c.state = 'published' AND c.account_id <> p.account_id);
      CREATE VIEW "waiting_contributions" AS
        SELECT p.id, p.created_at FROM "community_posts" p WHERE p.state = 'waiting'
          OR EXISTS (SELECT FROM "community_reports" r WHERE r.post_id = p.id AND r.settled_at IS NULL)
        UNION ALL
        SELECT c.id, c.created_at FROM "community_comments" c WHERE c.state = 'waiting'
          OR EXISTS (SELECT FROM "community_reports" r WHERE r.comment_id = c.id AND r.settled_at IS NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW "waiting_contributions"; DROP VIEW "unanswered_questions";`);
  }
}
