import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which posts many turn to now, as a job works it out every ten minutes. */
export class Trending1763600001243 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "community_trending" (
        "post_id" uuid NOT NULL,
        "score" double precision NOT NULL,
        CONSTRAINT "community_trending_pk" PRIMARY KEY ("post_id"),
        CONSTRAINT "community_trending_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_trending_score" ON "community_trending" ("score");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "community_trending"');
  }
}
