import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Films and papers in posts, beside their pictures. */
export class PostFiles1763600001340 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "upload_tickets" DROP CONSTRAINT "upload_tickets_purpose",
        ADD CONSTRAINT "upload_tickets_purpose"
          CHECK (purpose IN ('avatar', 'thumbnail', 'file', 'media', 'post', 'message', 'post-file'));

      CREATE TABLE "community_post_files" (
        "post_id" uuid NOT NULL,
        "position" smallint NOT NULL,
        "asset_id" uuid NOT NULL,
        "is_film" boolean NOT NULL,
        CONSTRAINT "community_post_files_pk" PRIMARY KEY ("post_id", "position"),
        CONSTRAINT "community_post_files_asset" UNIQUE ("asset_id"),
        CONSTRAINT "community_post_files_position" CHECK (position BETWEEN 0 AND 3),
        CONSTRAINT "community_post_files_post_fk" FOREIGN KEY ("post_id") REFERENCES "community_posts" ("id") ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "community_post_files";
      DELETE FROM "upload_tickets" WHERE purpose = 'post-file';
      ALTER TABLE "upload_tickets" DROP CONSTRAINT "upload_tickets_purpose",
        ADD CONSTRAINT "upload_tickets_purpose"
          CHECK (purpose IN ('avatar', 'thumbnail', 'file', 'media', 'post', 'message'));
    `);
  }
}
