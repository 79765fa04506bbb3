import type { MigrationInterface, QueryRunner } from 'typeorm';

const FACTS = 'id, title, starts_at, ends_at, place, meeting_link, state, calendar_sequence';

/** The coach's calendar says of an event how many come, too. */
export class EventsInTheCalendar1763600001341 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE VIEW "event_facts" AS SELECT ${FACTS}, coming, capacity FROM "community_events"`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "event_facts";
      CREATE VIEW "event_facts" AS SELECT ${FACTS} FROM "community_events";
    `);
  }
}
