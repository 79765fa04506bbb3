import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The community's feed: posts with pictures, comments, reactions, what members saved and reported, and who agreed to the guidelines. */
export class CommunityFeed1763600001121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "community_members" (
        "account_id" uuid NOT NULL,
        "guidelines_accepted_at" timestamptz NOT NULL,
        CONSTRAINT "community_members_pk" PRIMARY KEY ("account_id")
      );

      CREATE TABLE "community_posts" (
        "id" uuid NOT NULL,
        "kind" text NOT NULL,
        "account_id" uuid NOT NULL,
        "group_id" uuid,
        "tag" text,
        "text" character varying(5000) NOT NULL,
        "state" text NOT NULL,
        "hidden_reason" character varying(500),
        "shown_at" timestamptz NOT NULL,
        "created_at" timestamptz NOT NULL,
        "edited_at" timestamptz,
        "pinned_at" timestamptz,
        CONSTRAINT "community_posts_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_posts_kind" CHECK (kind IN ('post')),
        CONSTRAINT "community_posts_tag" CHECK (tag IN ('gratitude', 'small-wins', 'advice', 'together', 'rituals', 'reading')),
        CONSTRAINT "community_posts_state" CHECK (state IN ('published', 'waiting', 'hidden')),
        CONSTRAINT "community_posts_hidden" CHECK (state = 'hidden' OR hidden_reason IS NULL)
      );
      CREATE INDEX "community_posts_feed" ON "community_posts" ("kind", "shown_at", "id") WHERE group_id IS NULL;
      CREATE INDEX "community_posts_group" ON "community_posts" ("group_id", "kind", "shown_at", "id") WHERE group_id IS NOT NULL;
      CREATE INDEX "community_posts_account" ON "community_posts" ("account_id", "shown_at", "id");
      CREATE INDEX "community_posts_unseen" ON "community_posts" ("created_at", "id") WHERE state <> 'published';
      CREATE INDEX "community_posts_pinned" ON "community_posts" ("pinned_at") WHERE pinned_at IS NOT NULL;

      CREATE TABLE "community_post_images" (
        "post_id" uuid NOT NULL,
        "position" smallint NOT NULL,
        "asset_id" uuid NOT NULL,
        "alt" character varying(300) NOT NULL,
        CONSTRAINT "community_post_images_pk" PRIMARY KEY ("post_id", "position"),
        CONSTRAINT "community_post_images_asset" UNIQUE ("asset_id"),
        CONSTRAINT "community_post_images_position" CHECK (position BETWEEN 0 AND 3),
        CONSTRAINT "community_post_images_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE
      );

      CREATE TABLE "community_post_versions" (
        "id" uuid NOT NULL,
        "post_id" uuid NOT NULL,
        "text" character varying(5000) NOT NULL,
        "written_at" timestamptz NOT NULL,
        CONSTRAINT "community_post_versions_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_post_versions_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_post_versions_post" ON "community_post_versions" ("post_id");

      CREATE TABLE "community_comments" (
        "id" uuid NOT NULL,
        "post_id" uuid NOT NULL,
        "parent_id" uuid,
        "account_id" uuid NOT NULL,
        "text" character varying(2000) NOT NULL,
        "state" text NOT NULL,
        "hidden_reason" character varying(500),
        "created_at" timestamptz NOT NULL,
        "edited_at" timestamptz,
        CONSTRAINT "community_comments_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_comments_state" CHECK (state IN ('published', 'waiting', 'hidden')),
        CONSTRAINT "community_comments_hidden" CHECK (state = 'hidden' OR hidden_reason IS NULL),
        CONSTRAINT "community_comments_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE,
        CONSTRAINT "community_comments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "community_comments" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_comments_post" ON "community_comments" ("post_id", "id");
      CREATE INDEX "community_comments_parent" ON "community_comments" ("parent_id", "id") WHERE parent_id IS NOT NULL;
      CREATE INDEX "community_comments_account" ON "community_comments" ("account_id", "id");
      CREATE INDEX "community_comments_unseen" ON "community_comments" ("created_at", "id") WHERE state <> 'published';

      CREATE TABLE "community_reactions" (
        "post_id" uuid NOT NULL,
        "emoji" text NOT NULL,
        "account_id" uuid NOT NULL,
        "reacted_at" timestamptz NOT NULL,
        CONSTRAINT "community_reactions_one_each" PRIMARY KEY ("post_id", "emoji", "account_id"),
        CONSTRAINT "community_reactions_emoji" CHECK (emoji IN ('🌱', '💚', '🤗', '👏', '😊', '🙏')),
        CONSTRAINT "community_reactions_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_reactions_account" ON "community_reactions" ("account_id");

      CREATE TABLE "community_saved_posts" (
        "account_id" uuid NOT NULL,
        "post_id" uuid NOT NULL,
        "saved_at" timestamptz NOT NULL,
        CONSTRAINT "community_saved_posts_pk" PRIMARY KEY ("account_id", "post_id"),
        CONSTRAINT "community_saved_posts_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_saved_posts_post" ON "community_saved_posts" ("post_id");
      CREATE INDEX "community_saved_posts_newest" ON "community_saved_posts" ("account_id", "saved_at", "post_id");

      CREATE TABLE "community_reports" (
        "id" uuid NOT NULL,
        "post_id" uuid,
        "comment_id" uuid,
        "reporter_id" uuid NOT NULL,
        "reason" text NOT NULL,
        "note" character varying(500) NOT NULL,
        "created_at" timestamptz NOT NULL,
        "settled_at" timestamptz,
        CONSTRAINT "community_reports_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_reports_post_once" UNIQUE ("post_id", "reporter_id"),
        CONSTRAINT "community_reports_comment_once" UNIQUE ("comment_id", "reporter_id"),
        CONSTRAINT "community_reports_about_one" CHECK (num_nonnulls(post_id, comment_id) = 1),
        CONSTRAINT "community_reports_reason" CHECK (reason IN ('unkind', 'private', 'unsafe', 'advertising', 'other')),
        CONSTRAINT "community_reports_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE,
        CONSTRAINT "community_reports_comment_fk" FOREIGN KEY ("comment_id") REFERENCES "community_comments" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_reports_reporter" ON "community_reports" ("reporter_id");
      CREATE INDEX "community_reports_open" ON "community_reports" ("created_at") WHERE settled_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "community_reports";
      DROP TABLE "community_saved_posts";
      DROP TABLE "community_reactions";
      DROP TABLE "community_comments";
      DROP TABLE "community_post_versions";
      DROP TABLE "community_post_images";
      DROP TABLE "community_posts";
      DROP TABLE "community_members";
    `);
  }
}
