import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters of the coach to many: broadcasts, sequences, and what became of each letter. */
export class Broadcasts1763600001431 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "letters" (
        "id" uuid NOT NULL,
        "subject" character varying(150) NOT NULL,
        "text" character varying(10000) NOT NULL,
        CONSTRAINT "letters_pk" PRIMARY KEY ("id")
      );

      CREATE TABLE "letter_links" (
        "id" uuid NOT NULL,
        "letter_id" uuid NOT NULL,
        "url" character varying(1000) NOT NULL,
        "label" character varying(1000) NOT NULL,
        CONSTRAINT "letter_links_pk" PRIMARY KEY ("id"),
        CONSTRAINT "letter_links_address" UNIQUE ("letter_id", "url"),
        CONSTRAINT "letter_links_letter_fk" FOREIGN KEY ("letter_id") REFERENCES "letters" ("id") ON DELETE CASCADE
      );

      CREATE TABLE "broadcasts" (
        "id" uuid NOT NULL,
        "letter_id" uuid NOT NULL,
        "purpose" text NOT NULL,
        "segment" jsonb NOT NULL,
        "status" text NOT NULL DEFAULT 'draft',
        "send_at" timestamptz,
        "started_at" timestamptz,
        "finished_at" timestamptz,
        "left_out" jsonb NOT NULL DEFAULT '{}',
        "version" integer NOT NULL DEFAULT 1,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "broadcasts_pk" PRIMARY KEY ("id"),
        CONSTRAINT "broadcasts_letter" UNIQUE ("letter_id"),
        CONSTRAINT "broadcasts_status" CHECK (status in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
        CONSTRAINT "broadcasts_purpose" CHECK (purpose in ('marketing', 'service')),
        CONSTRAINT "broadcasts_send_at" CHECK (status <> 'scheduled' OR send_at IS NOT NULL),
        CONSTRAINT "broadcasts_letter_fk" FOREIGN KEY ("letter_id") REFERENCES "letters" ("id")
      );
      CREATE INDEX "broadcasts_scheduled" ON "broadcasts" ("send_at") WHERE status = 'scheduled';

      CREATE TABLE "sequences" (
        "id" uuid NOT NULL,
        "name" character varying(80) NOT NULL,
        "purpose" text NOT NULL,
        "trigger" text NOT NULL,
        "product_id" uuid,
        "goal_product_id" uuid,
        "quiet_days" smallint,
        "is_on" boolean NOT NULL DEFAULT false,
        "turned_on_at" timestamptz,
        "version" integer NOT NULL DEFAULT 1,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "sequences_pk" PRIMARY KEY ("id"),
        CONSTRAINT "sequences_trigger" CHECK (trigger in ('registered', 'bought', 'enrolled', 'module-opened', 'quiet')),
        CONSTRAINT "sequences_purpose" CHECK (purpose in ('marketing', 'service')),
        CONSTRAINT "sequences_quiet_days" CHECK (
          (trigger = 'quiet') = (quiet_days IS NOT NULL) AND quiet_days BETWEEN 7 AND 365),
        CONSTRAINT "sequences_on" CHECK (NOT is_on OR turned_on_at IS NOT NULL)
      );

      CREATE TABLE "sequence_steps" (
        "id" uuid NOT NULL,
        "sequence_id" uuid NOT NULL,
        "position" smallint NOT NULL,
        "delay_days" smallint NOT NULL,
        "letter_id" uuid NOT NULL,
        "removed_at" timestamptz,
        CONSTRAINT "sequence_steps_pk" PRIMARY KEY ("id"),
        CONSTRAINT "sequence_steps_letter" UNIQUE ("letter_id"),
        CONSTRAINT "sequence_steps_delay" CHECK (delay_days BETWEEN 0 AND 365),
        CONSTRAINT "sequence_steps_sequence_fk" FOREIGN KEY ("sequence_id") REFERENCES "sequences" ("id") ON DELETE CASCADE,
        CONSTRAINT "sequence_steps_letter_fk" FOREIGN KEY ("letter_id") REFERENCES "letters" ("id")
      );
      CREATE INDEX "sequence_steps_order" ON "sequence_steps" ("sequence_id", "position");

      CREATE TABLE "sequence_entries" (
        "id" uuid NOT NULL,
        "sequence_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "occasion" character varying(40) NOT NULL,
        "title" character varying(200) NOT NULL DEFAULT '',
        "owned_id" uuid,
        "entered_at" timestamptz NOT NULL,
        "last_position" smallint NOT NULL DEFAULT 0,
        "last_at" timestamptz NOT NULL,
        "ended_at" timestamptz,
        "end_reason" text,
        CONSTRAINT "sequence_entries_pk" PRIMARY KEY ("id"),
        CONSTRAINT "sequence_entries_once" UNIQUE ("sequence_id", "account_id", "occasion"),
        CONSTRAINT "sequence_entries_end" CHECK ((ended_at IS NULL) = (end_reason IS NULL) AND end_reason in (
          'completed', 'goal', 'came-back', 'not-owned', 'unsubscribed', 'blocked', 'minor')),
        CONSTRAINT "sequence_entries_sequence_fk" FOREIGN KEY ("sequence_id") REFERENCES "sequences" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "sequence_entries_account" ON "sequence_entries" ("account_id");
      CREATE INDEX "sequence_entries_active" ON "sequence_entries" ("last_at") WHERE ended_at IS NULL;

      CREATE TABLE "letter_deliveries" (
        "id" uuid NOT NULL,
        "letter_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "entry_id" uuid,
        "status" text NOT NULL DEFAULT 'waiting',
        "reason" text,
        "created_at" timestamptz NOT NULL,
        "posted_at" timestamptz,
        "unsubscribed_at" timestamptz,
        CONSTRAINT "letter_deliveries_pk" PRIMARY KEY ("id"),
        CONSTRAINT "letter_deliveries_step_once" UNIQUE ("entry_id", "letter_id"),
        CONSTRAINT "letter_deliveries_status" CHECK (status in ('waiting', 'posted', 'left-out')),
        CONSTRAINT "letter_deliveries_reason" CHECK ((status = 'left-out') = (reason IS NOT NULL) AND reason in (
          'blocked', 'minor', 'unconfirmed', 'not-agreed', 'unsubscribed', 'stopped')),
        CONSTRAINT "letter_deliveries_letter_fk" FOREIGN KEY ("letter_id") REFERENCES "letters" ("id") ON DELETE CASCADE,
        CONSTRAINT "letter_deliveries_entry_fk" FOREIGN KEY ("entry_id") REFERENCES "sequence_entries" ("id") ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX "letter_deliveries_once" ON "letter_deliveries" ("letter_id", "account_id") WHERE entry_id IS NULL;
      CREATE INDEX "letter_deliveries_letter" ON "letter_deliveries" ("letter_id", "id");
      CREATE INDEX "letter_deliveries_account" ON "letter_deliveries" ("account_id");
      CREATE INDEX "letter_deliveries_waiting" ON "letter_deliveries" ("id") WHERE status = 'waiting';
      CREATE INDEX "letter_deliveries_posted" ON "letter_deliveries" ("posted_at") WHERE posted_at IS NOT NULL;

      CREATE TABLE "letter_link_clicks" (
        "delivery_id" uuid NOT NULL,
        "link_id" uuid NOT NULL,
        "first_at" timestamptz NOT NULL,
        "count" integer NOT NULL DEFAULT 1,
        CONSTRAINT "letter_link_clicks_pk" PRIMARY KEY ("delivery_id", "link_id"),
        CONSTRAINT "letter_link_clicks_count" CHECK (count > 0),
        CONSTRAINT "letter_link_clicks_delivery_fk" FOREIGN KEY ("delivery_id") REFERENCES "letter_deliveries" ("id") ON DELETE CASCADE,
        CONSTRAINT "letter_link_clicks_link_fk" FOREIGN KEY ("link_id") REFERENCES "letter_links" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "letter_link_clicks_link" ON "letter_link_clicks" ("link_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "letter_link_clicks", "letter_deliveries", "sequence_entries", "sequence_steps", "sequences", "broadcasts",
        "letter_links", "letters";
    `);
  }
}
