import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the coach announces to all members; and what others may read of the community. */
export class CommunityAnnouncements1763600001123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "community_announcements" (
        "id" uuid NOT NULL,
        "priority" text NOT NULL,
        "title" character varying(120) NOT NULL,
        "text" character varying(3000) NOT NULL,
        "created_at" timestamptz NOT NULL,
        "edited_at" timestamptz,
        CONSTRAINT "community_announcements_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_announcements_priority" CHECK (priority IN ('high', 'normal'))
      );
      CREATE INDEX "community_announcements_newest" ON "community_announcements" ("created_at", "id");

      CREATE VIEW "published_posts" AS
        SELECT id, account_id, kind, shown_at FROM "community_posts" WHERE state = 'published';
      CREATE VIEW "helpful_answers" AS
        SELECT c.id, c.account_id FROM "community_comments" c WHERE c.state = 'published'
          AND EXISTS (SELECT FROM "community_helpful" h WHERE h.comment_id = c.id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "helpful_answers";
      DROP VIEW "published_posts";
      DROP TABLE "community_announcements";
    `);
  }
}
