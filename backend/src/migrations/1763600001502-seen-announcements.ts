import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has seen which announcement, once each; read page by page by its index. */
export class SeenAnnouncements1763600001502 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "community_seen_announcements" (
        "announcement_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "seen_at" timestamptz NOT NULL,
        CONSTRAINT "community_seen_announcements_pk" PRIMARY KEY ("announcement_id", "account_id"),
        CONSTRAINT "community_seen_announcements_announcement_fk" FOREIGN KEY ("announcement_id")
          REFERENCES "community_announcements" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_seen_announcements_latest"
        ON "community_seen_announcements" ("announcement_id", "seen_at", "account_id");
      CREATE INDEX "community_seen_announcements_of_person" ON "community_seen_announcements" ("account_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "community_seen_announcements"`);
  }
}
