import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Members hear about answers to their assignments, as they prefer, and the coach about assignments to review. */
export class AssignmentNews1763600001843 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['mails', 'notifications', 'notification_preferences'])
      await allowMore(runner, [table, 'kind'], 'journal_answered', ['assignment_answered']);
    await allowMore(runner, ['notifications', 'kind'], 'journal_shared', ['assignment_handed_in']);
  }
}
