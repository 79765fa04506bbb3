import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Columns in minutes, and their new names in seconds. */
const COLUMNS = [
  ['coaching_offerings', 'minutes', 'duration_seconds'],
  ['coaching_offerings', 'buffer_before', 'buffer_before_seconds'],
  ['coaching_offerings', 'buffer_after', 'buffer_after_seconds'],
  ['coaching_offerings', 'increment', 'increment_seconds'],
  ['coaching_offerings', 'notice_minutes', 'notice_seconds'],
  ['coaching_offerings', 'cancel_minutes', 'cancel_notice_seconds'],
  ['coaching_reminders', 'minutes_before', 'lead_seconds'],
] as const;

/** Stores durations in seconds, as the contract has them. No release before 0.1.0 is in use, so none runs beside this one. */
export class DurationsInSeconds1763600001801 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table coaching_offerings drop constraint coaching_offerings_minutes,
        drop constraint coaching_offerings_buffers, drop constraint coaching_offerings_notice`);
    for (const [table, column, name] of COLUMNS) {
      await runner.query(`alter table ${table} rename column ${column} to ${name}`);
      await runner.query(`update ${table} set ${name} = ${name} * 60 where ${name} <> 0`);
    }
    await runner.query(`
      alter table coaching_offerings
        add constraint coaching_offerings_duration
          check (duration_seconds between 300 and 28800 and increment_seconds between 300 and 28800),
        add constraint coaching_offerings_buffers
          check (buffer_before_seconds between 0 and 14400 and buffer_after_seconds between 0 and 14400),
        add constraint coaching_offerings_notice
          check (notice_seconds between 0 and 2592000 and cancel_notice_seconds between 0 and 2592000)`);
  }
}
