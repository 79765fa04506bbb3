import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The coach warns a member, who confirms that she has read it, and mutes her for a time: she reads, and writes neither to the community
 * nor to members. The mute stands with the account, so that whoever reads the person reads it along. Mutes of messages move there.
 * Their table stays empty until the next release takes it away (docs/upgrading.md).
 */
export class WarningsAndMutes1763600001500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "accounts" ADD "muted_since" timestamptz, ADD "muted_until" timestamptz, ADD "mute_reason" character varying(500);
      UPDATE "accounts" a SET muted_since = m.since FROM "message_mutes" m WHERE m.account_id = a.id AND a.role = 'member';
      DELETE FROM "message_mutes";

      CREATE TABLE "member_warnings" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "text" character varying(500) NOT NULL,
        "given_at" timestamptz NOT NULL,
        "read_at" timestamptz,
        CONSTRAINT "member_warnings_pk" PRIMARY KEY ("id"),
        CONSTRAINT "member_warnings_account_fk" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "member_warnings_of_member" ON "member_warnings" ("account_id", "given_at", "id");
      CREATE INDEX "member_warnings_unread" ON "member_warnings" ("account_id", "given_at") WHERE read_at IS NULL;

      CREATE OR REPLACE VIEW "people" AS
        ${PEOPLE},
               CASE WHEN muted_since IS NOT NULL THEN coalesce(muted_until, 'infinity') END AS muted_until,
               EXISTS (SELECT 1 FROM "member_warnings" w WHERE w.account_id = a.id AND w.read_at IS NULL) AS has_unread_warning
        FROM "accounts" a;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "people";
      CREATE VIEW "people" AS
        ${PEOPLE}
        FROM "accounts" a;
      DROP TABLE "member_warnings";
      INSERT INTO "message_mutes" (account_id, since) SELECT id, muted_since FROM "accounts" WHERE muted_since IS NOT NULL;
      ALTER TABLE "accounts" DROP COLUMN "muted_since", DROP COLUMN "muted_until", DROP COLUMN "mute_reason";
    `);
  }
}

const PEOPLE = `SELECT id, name, role, age_band AS band, show_level_publicly AS level_shown, avatar_asset_id,
               'account' = ANY (agreed_purposes) AS consented, 'community' = ANY (agreed_purposes) AS community_agreed,
               'messages' = ANY (agreed_purposes) AS messages_agreed, 'frames' = ANY (agreed_purposes) AS frames_agreed,
               'unseen-posts' = ANY (agreed_purposes) AS posts_trusted`;
