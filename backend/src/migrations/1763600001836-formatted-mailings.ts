import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Broadcasts and sequences have formats, pictures and products. The plain text stays what the release before reads. */
export class FormattedMailings1763600001836 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailings ADD COLUMN html text');
  }
}
