import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Offerings for a group, with dates that have so many places, counted by the database whoever changes what; and who waits for
 * a place that becomes free.
 */
export class Workshops1763600000990 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_offerings"
        ADD "is_group" boolean NOT NULL DEFAULT false,
        ADD "for_pairs" boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "coaching_offerings_group"
          CHECK (is_group AND NOT is_open_to_visitors OR NOT is_group AND NOT for_pairs);

      ALTER TABLE "coaching_bookings" ADD "companion" character varying(100), DROP CONSTRAINT "coaching_bookings_person";
      CREATE UNIQUE INDEX "coaching_bookings_person" ON "coaching_bookings" ("session_id", "email") WHERE state <> 'cancelled';

      ALTER TABLE "coaching_sessions" ADD "places" integer, ADD "taken" integer NOT NULL DEFAULT 0;
      UPDATE "coaching_sessions" s SET taken = (
        SELECT count(*) FROM "coaching_bookings" b WHERE b.session_id = s.id AND b.state <> 'cancelled');
      ALTER TABLE "coaching_sessions"
        ADD CONSTRAINT "coaching_sessions_places" CHECK (taken >= 0 AND taken <= coalesce(places, 1)),
        ADD CONSTRAINT "coaching_sessions_size" CHECK (places BETWEEN 1 AND 500);

      CREATE TABLE "coaching_waiting" (
        "id" uuid NOT NULL,
        "session_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "offered_until" timestamptz,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "coaching_waiting_pk" PRIMARY KEY ("id"),
        CONSTRAINT "coaching_waiting_once" UNIQUE ("session_id", "account_id"),
        CONSTRAINT "coaching_waiting_session_fk" FOREIGN KEY ("session_id")
          REFERENCES "coaching_sessions" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "coaching_waiting_account" ON "coaching_waiting" ("account_id");
      CREATE INDEX "coaching_waiting_offered" ON "coaching_waiting" ("offered_until") WHERE offered_until IS NOT NULL;

      CREATE FUNCTION "count_place_of_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' AND OLD.state <> 'cancelled' THEN
            UPDATE coaching_sessions SET taken = taken - 1 WHERE id = OLD.session_id;
          END IF;
          IF TG_OP <> 'DELETE' AND NEW.state <> 'cancelled' THEN
            UPDATE coaching_sessions SET taken = taken + 1 WHERE id = NEW.session_id;
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER "coaching_bookings_counted" AFTER INSERT OR DELETE OR UPDATE OF state, session_id ON "coaching_bookings"
        FOR EACH ROW EXECUTE FUNCTION "count_place_of_booking"();

      CREATE FUNCTION "count_place_of_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' AND OLD.offered_until IS NOT NULL THEN
            UPDATE coaching_sessions SET taken = taken - 1 WHERE id = OLD.session_id;
          END IF;
          IF TG_OP <> 'DELETE' AND NEW.offered_until IS NOT NULL THEN
            UPDATE coaching_sessions SET taken = taken + 1 WHERE id = NEW.session_id;
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER "coaching_waiting_counted" AFTER INSERT OR DELETE OR UPDATE OF offered_until ON "coaching_waiting"
        FOR EACH ROW EXECUTE FUNCTION "count_place_of_offer"();

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}, 'place-offered'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind = 'place-offered';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${BEFORE}));
      DROP TABLE "coaching_waiting";
      DROP FUNCTION "count_place_of_offer"();
      DROP TRIGGER "coaching_bookings_counted" ON "coaching_bookings";
      DROP FUNCTION "count_place_of_booking"();
      ALTER TABLE "coaching_sessions" DROP "places", DROP "taken";
      DROP INDEX "coaching_bookings_person";
      DELETE FROM "coaching_bookings" old WHERE state = 'cancelled' AND EXISTS (
        SELECT FROM "coaching_bookings" new WHERE new.session_id = old.session_id AND new.email = old.email AND new.id > old.id);
      ALTER TABLE "coaching_bookings" DROP "companion",
        ADD CONSTRAINT "coaching_bookings_person" UNIQUE ("session_id", "email");
      ALTER TABLE "coaching_offerings" DROP "for_pairs", DROP "is_group";
    `);
  }
}

const BEFORE = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder'`;
