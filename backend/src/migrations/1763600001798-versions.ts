import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Edited records have a version, so that of two edits at once none is lost. */
export class Versions1763600001798 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sections add column version integer not null default 1;
      alter table course_modules add column version integer not null default 1;
      alter table lessons add column version integer not null default 1;
      alter table growth_rules add column version integer not null default 1;
      alter table coaching_busy_calendars add column version integer not null default 1;
      alter table coaching_sessions add column version integer not null default 1;
    `);
  }
}
