import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A link from a mail is remembered once it was used: whoever opens it again is told that it has done its work. */
export class UsedLinks1763600001742 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table one_time_tokens add column used_at timestamptz');
  }
}
