import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Remembers used links of emails, so that opening one again can say that it was used. */
export class UsedLinks1763600001742 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table one_time_tokens add column used_at timestamptz');
  }
}
