import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a member brings to a session for pairs can be her daughter, who has a booking of her own within the same place. */
export class LinkedCompanions1763600001512 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "coaching_bookings"
        ADD "companion_id" uuid,
        ADD "second_of" uuid,
        ADD CONSTRAINT "coaching_bookings_second_fk" FOREIGN KEY ("second_of") REFERENCES "coaching_bookings" ("id") ON DELETE CASCADE,
        ADD CONSTRAINT "coaching_bookings_companion" CHECK (companion_id IS NULL OR second_of IS NULL);
      CREATE UNIQUE INDEX "coaching_bookings_second" ON "coaching_bookings" ("second_of") WHERE second_of IS NOT NULL AND state <> 'cancelled';
      ${counting('OLD.second_of IS NULL AND ', 'NEW.second_of IS NULL AND ')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "coaching_bookings" WHERE second_of IS NOT NULL;
      ${counting('', '')}
      DROP INDEX "coaching_bookings_second";
      ALTER TABLE "coaching_bookings" DROP "companion_id", DROP "second_of";
    `);
  }
}

/** A place is taken by a booking; a second seat is within the place of the first. */
const counting = (before: string, after: string): string => `
  CREATE OR REPLACE FUNCTION "count_place_of_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND ${before}OLD.state <> 'cancelled' THEN
        UPDATE coaching_sessions SET taken = taken - 1 WHERE id = OLD.session_id;
      END IF;
      IF TG_OP <> 'DELETE' AND ${after}NEW.state <> 'cancelled' THEN
        UPDATE coaching_sessions SET taken = taken + 1 WHERE id = NEW.session_id;
      END IF;
      RETURN NULL;
    END $$;`;
