import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Owners hear about lessons that were added to their course: by email, at the bell, and as they prefer. */
export class LessonsAdded1763600001808 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['mails', 'notifications', 'notification_preferences'])
      await allowMore(runner, [table, 'kind'], 'module_opened', ['lessons_added']);
  }
}
