import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events of the community, and who comes. The database counts who comes whoever changes what, and never lets it be more than there
 * are places.
 */
export class CommunityEvents1763600001220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "community_events" (
        "id" uuid NOT NULL,
        "series_id" uuid,
        "repeats" text,
        "title" character varying(120) NOT NULL,
        "description" character varying(3000) NOT NULL,
        "starts_at" timestamptz NOT NULL,
        "ends_at" timestamptz NOT NULL,
        "time_zone" character varying(64) NOT NULL,
        "place" character varying(300),
        "meeting_link" character varying(500),
        "capacity" integer,
        "coming" integer NOT NULL DEFAULT 0,
        "group_id" uuid,
        "state" text NOT NULL,
        "cancel_reason" character varying(500),
        "moved_at" timestamptz,
        "calendar_sequence" integer NOT NULL DEFAULT 0,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "community_events_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_events_state" CHECK (state IN ('planned', 'cancelled')),
        CONSTRAINT "community_events_series" CHECK ((series_id IS NULL) = (repeats IS NULL)),
        CONSTRAINT "community_events_repeats" CHECK (repeats IN ('weekly', 'two-weeks', 'monthly')),
        CONSTRAINT "community_events_time" CHECK (starts_at < ends_at),
        CONSTRAINT "community_events_where" CHECK (place IS NOT NULL OR meeting_link IS NOT NULL),
        CONSTRAINT "community_events_size" CHECK (capacity BETWEEN 1 AND 5000),
        CONSTRAINT "community_events_places" CHECK (coming >= 0 AND coming <= coalesce(capacity, coming))
      );
      CREATE INDEX "community_events_next" ON "community_events" ("starts_at", "id");
      CREATE INDEX "community_events_of_series" ON "community_events" ("series_id", "starts_at") WHERE series_id IS NOT NULL;

      CREATE TABLE "community_event_rsvps" (
        "id" uuid NOT NULL,
        "event_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "state" text NOT NULL,
        "created_at" timestamptz NOT NULL,
        "coming_since" timestamptz,
        "reminded_of" timestamptz,
        CONSTRAINT "community_event_rsvps_pk" PRIMARY KEY ("id"),
        CONSTRAINT "community_event_rsvps_once" UNIQUE ("event_id", "account_id"),
        CONSTRAINT "community_event_rsvps_state" CHECK (state IN ('coming', 'waiting')),
        CONSTRAINT "community_event_rsvps_coming" CHECK ((state = 'coming') = (coming_since IS NOT NULL)),
        CONSTRAINT "community_event_rsvps_event_fk" FOREIGN KEY ("event_id")
          REFERENCES "community_events" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "community_event_rsvps_account" ON "community_event_rsvps" ("account_id");
      CREATE INDEX "community_event_rsvps_waiting" ON "community_event_rsvps" ("event_id", "created_at", "id") WHERE state = 'waiting';

      CREATE FUNCTION "count_guest_of_event"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' AND OLD.state = 'coming' THEN
            UPDATE community_events SET coming = coming - 1 WHERE id = OLD.event_id;
          END IF;
          IF TG_OP <> 'DELETE' AND NEW.state = 'coming' THEN
            UPDATE community_events SET coming = coming + 1 WHERE id = NEW.event_id;
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER "community_event_rsvps_counted" AFTER INSERT OR DELETE OR UPDATE OF state ON "community_event_rsvps"
        FOR EACH ROW EXECUTE FUNCTION "count_guest_of_event"();

      CREATE VIEW "event_facts" AS
        SELECT id, title, starts_at, ends_at, place, meeting_link, state, calendar_sequence FROM "community_events";
      CREATE VIEW "event_guests" AS SELECT event_id, account_id, state FROM "community_event_rsvps";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "event_guests";
      DROP VIEW "event_facts";
      DROP TABLE "community_event_rsvps";
      DROP FUNCTION "count_guest_of_event"();
      DROP TABLE "community_events";
    `);
  }
}
