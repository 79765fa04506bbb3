import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** People hear twice that their access ends soon. */
export class AccessEndings1763600001850 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table enrollments add column end_told_at timestamptz');
    await allowMore(runner, ['mails', 'kind'], 'export_ready', ['access_ending']);
    await allowMore(runner, ['notifications', 'kind'], 'lessons_added', ['access_ending']);
  }
}
