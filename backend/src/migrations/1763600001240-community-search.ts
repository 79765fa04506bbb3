import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members wrote is found by its words, in any language alike; lessons by way of the modules that were opened. */
export class CommunitySearch1763600001240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "community_posts_words" ON "community_posts" USING gin (to_tsvector('simple', text)) WHERE state = 'published';
      CREATE INDEX "community_comments_words" ON "community_comments" USING gin (to_tsvector('simple', text))
        WHERE state = 'published';
      CREATE VIEW "opened_modules" AS SELECT account_id, course_id, module_id FROM "module_openings";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "opened_modules";
      DROP INDEX "community_comments_words";
      DROP INDEX "community_posts_words";
    `);
  }
}
