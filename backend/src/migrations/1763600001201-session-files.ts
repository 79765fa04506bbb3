import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of the media library that the coach gives to everybody who had a place in a session. */
export class SessionFiles1763600001201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "coaching_session_files" (
        "session_id" uuid NOT NULL,
        "asset_id" uuid NOT NULL,
        "position" integer NOT NULL,
        CONSTRAINT "coaching_session_files_pk" PRIMARY KEY ("session_id", "asset_id"),
        CONSTRAINT "coaching_session_files_session_fk" FOREIGN KEY ("session_id")
          REFERENCES "coaching_sessions" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE INDEX "coaching_session_files_asset" ON "coaching_session_files" ("asset_id")',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "coaching_session_files"');
  }
}
