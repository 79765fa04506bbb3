import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coaching: what can be booked, the sessions and who has a place in them; and one offering, the free discovery call, without hours. */
export class Coaching1763600000900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "coaching_offerings" (
        "id" uuid NOT NULL,
        "title" character varying(120) NOT NULL,
        "description" character varying(1000) NOT NULL,
        "is_open_to_visitors" boolean NOT NULL,
        "minutes" integer NOT NULL,
        "buffer_before" integer NOT NULL,
        "buffer_after" integer NOT NULL,
        "increment" integer NOT NULL,
        "notice_minutes" integer NOT NULL,
        "horizon_days" integer NOT NULL,
        "cancel_minutes" integer NOT NULL,
        "meeting_link" character varying(500),
        "time_zone" character varying(64),
        "weekly_hours" jsonb NOT NULL DEFAULT '[]',
        "date_hours" jsonb NOT NULL DEFAULT '[]',
        "time_off" jsonb NOT NULL DEFAULT '[]',
        "version" integer NOT NULL DEFAULT 1,
        "archived_at" timestamptz,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "coaching_offerings_pk" PRIMARY KEY ("id"),
        CONSTRAINT "coaching_offerings_minutes" CHECK (minutes BETWEEN 5 AND 480 AND increment BETWEEN 5 AND 480),
        CONSTRAINT "coaching_offerings_buffers" CHECK (buffer_before BETWEEN 0 AND 240 AND buffer_after BETWEEN 0 AND 240),
        CONSTRAINT "coaching_offerings_notice" CHECK (notice_minutes BETWEEN 0 AND 43200 AND cancel_minutes BETWEEN 0 AND 43200),
        CONSTRAINT "coaching_offerings_horizon" CHECK (horizon_days BETWEEN 1 AND 365)
      );
      CREATE TABLE "coaching_sessions" (
        "id" uuid NOT NULL,
        "offering_id" uuid NOT NULL,
        "starts_at" timestamptz NOT NULL,
        "ends_at" timestamptz NOT NULL,
        "blocked" tstzrange NOT NULL,
        "state" text NOT NULL,
        "held_until" timestamptz,
        "calendar_sequence" integer NOT NULL DEFAULT 0,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "coaching_sessions_pk" PRIMARY KEY ("id"),
        CONSTRAINT "coaching_sessions_offering_fk" FOREIGN KEY ("offering_id") REFERENCES "coaching_offerings" ("id"),
        CONSTRAINT "coaching_sessions_no_overlap" EXCLUDE USING gist (blocked WITH &&) WHERE (state <> 'cancelled'),
        CONSTRAINT "coaching_sessions_state" CHECK (state IN ('held', 'confirmed', 'completed', 'cancelled')),
        CONSTRAINT "coaching_sessions_hold" CHECK (state <> 'held' OR held_until IS NOT NULL),
        CONSTRAINT "coaching_sessions_time" CHECK (starts_at < ends_at AND blocked @> tstzrange(starts_at, ends_at))
      );
      CREATE INDEX "coaching_sessions_of_offering" ON "coaching_sessions" ("offering_id");
      CREATE INDEX "coaching_sessions_start" ON "coaching_sessions" ("starts_at");
      CREATE INDEX "coaching_sessions_held" ON "coaching_sessions" ("held_until") WHERE held_until IS NOT NULL;

      CREATE TABLE "coaching_bookings" (
        "id" uuid NOT NULL,
        "session_id" uuid NOT NULL,
        "account_id" uuid,
        "name" character varying(100) NOT NULL,
        "email" character varying(254) NOT NULL,
        "note" character varying(1000),
        "time_zone" character varying(64) NOT NULL,
        "state" text NOT NULL,
        "cancel_reason" character varying(500),
        "created_at" timestamptz NOT NULL,
        "confirmed_at" timestamptz,
        "cancelled_at" timestamptz,
        CONSTRAINT "coaching_bookings_pk" PRIMARY KEY ("id"),
        CONSTRAINT "coaching_bookings_person" UNIQUE ("session_id", "email"),
        CONSTRAINT "coaching_bookings_session_fk" FOREIGN KEY ("session_id")
          REFERENCES "coaching_sessions" ("id") ON DELETE CASCADE,
        CONSTRAINT "coaching_bookings_state" CHECK (state IN ('unconfirmed', 'confirmed', 'cancelled', 'completed', 'no_show')),
        CONSTRAINT "coaching_bookings_cancelled" CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL))
      );
      CREATE INDEX "coaching_bookings_account" ON "coaching_bookings" ("account_id") WHERE account_id IS NOT NULL;
      CREATE INDEX "coaching_bookings_email" ON "coaching_bookings" ("email");

      CREATE TABLE "coaching_booking_links" (
        "token_hash" text NOT NULL,
        "booking_id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "coaching_booking_links_pk" PRIMARY KEY ("token_hash"),
        CONSTRAINT "coaching_booking_links_booking_fk" FOREIGN KEY ("booking_id")
          REFERENCES "coaching_bookings" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "coaching_booking_links_of_booking" ON "coaching_booking_links" ("booking_id");

      CREATE VIEW "booked_sessions" AS
        SELECT b.id, b.session_id, b.account_id, o.title, s.starts_at, s.ends_at, b.state
        FROM "coaching_bookings" b JOIN "coaching_sessions" s ON s.id = b.session_id
        JOIN "coaching_offerings" o ON o.id = s.offering_id WHERE b.confirmed_at IS NOT NULL;

      INSERT INTO "coaching_offerings" (id, title, description, is_open_to_visitors, minutes, buffer_before, buffer_after,
        increment, notice_minutes, horizon_days, cancel_minutes, created_at)
      VALUES (gen_random_uuid(), 'Free discovery call', 'A first conversation, to find out whether we suit each other.',
        true, 30, 0, 10, 30, 1440, 60, 120, now());

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, 'call-booked', 'call-withdrawn', ${AFTER},
        'call-to-confirm', 'call-confirmed', 'call-cancelled'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('call-booked', 'call-withdrawn', 'call-to-confirm', 'call-confirmed', 'call-cancelled');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, ${AFTER}));
      DROP VIEW "booked_sessions";
      DROP TABLE "coaching_booking_links";
      DROP TABLE "coaching_bookings";
      DROP TABLE "coaching_sessions";
      DROP TABLE "coaching_offerings";
    `);
  }
}

const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed'`;

const AFTER = `'second-factor-changed', 'refund', 'gift'`;
