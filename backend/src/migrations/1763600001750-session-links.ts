import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Meeting link of a booked session, for the overview. */
export class SessionLinks1763600001750 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view booked_sessions as
        select b.id, b.session_id, b.account_id, o.title, s.starts_at, s.ends_at, b.state, b.credit_id,
               coalesce(s.meeting_link, o.meeting_link) as meeting_link
        from coaching_bookings b
        join coaching_sessions s on s.id = b.session_id
        join coaching_offerings o on o.id = s.offering_id where b.confirmed_at is not null;
    `);
  }
}
