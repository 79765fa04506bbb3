import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions to the community: which answer solved them, and what members found helpful. */
export class CommunityQuestions1763600001122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "community_posts" DROP CONSTRAINT "community_posts_kind",
        ADD CONSTRAINT "community_posts_kind" CHECK (kind IN ('post', 'question'));

      CREATE TABLE "community_accepted_answers" (
        "post_id" uuid NOT NULL,
        "comment_id" uuid NOT NULL,
        "accepted_at" timestamptz NOT NULL,
        CONSTRAINT "community_accepted_answers_pk" PRIMARY KEY ("post_id"),
        CONSTRAINT "community_accepted_answers_comment" UNIQUE ("comment_id"),
        CONSTRAINT "community_accepted_answers_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE,
        CONSTRAINT "community_accepted_answers_comment_fk" FOREIGN KEY ("comment_id") REFERENCES "community_comments" ("id") ON DELETE CASCADE
      );

      CREATE TABLE "community_helpful" (
        "id" uuid NOT NULL,
        "post_id" uuid,
        "comment_id" uuid,
        "account_id" uuid NOT NULL,
        "found_at" timestamptz NOT NULL,
        CONSTRAINT "community_helpful_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_helpful_post_once" UNIQUE ("post_id", "account_id"),
        CONSTRAINT "community_helpful_comment_once" UNIQUE ("comment_id", "account_id"),
        CONSTRAINT "community_helpful_about_one" CHECK (num_nonnulls(post_id, comment_id) = 1),
        CONSTRAINT "community_helpful_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE,
        CONSTRAINT "community_helpful_comment_fk" FOREIGN KEY ("comment_id") REFERENCES "community_comments" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_helpful_account" ON "community_helpful" ("account_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "community_helpful";
      DROP TABLE "community_accepted_answers";
      DELETE FROM "community_posts" WHERE kind = 'question';
      ALTER TABLE "community_posts" DROP CONSTRAINT "community_posts_kind",
        ADD CONSTRAINT "community_posts_kind" CHECK (kind IN ('post'));
    `);
  }
}
