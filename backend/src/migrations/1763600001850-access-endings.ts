import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** People hear twice that their access ends soon. */
export class AccessEndings1763600001850 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table enrollments add column end_told_at timestamptz');
    for (const table of ['mails', 'notifications'])
      await allowMore(runner, [table, 'kind'], 'module_opened', ['access_ending']);
  }
}
