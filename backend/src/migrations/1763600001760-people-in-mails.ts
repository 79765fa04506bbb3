import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A stored email knows whom its subject may name, so that an erasure finds it. */
export class PeopleInMails1763600001760 implements Migration {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table mails add column if not exists about uuid[] not null default '{}'`);
    await runner.query('drop index concurrently if exists mails_about');
    await runner.query('create index concurrently mails_about on mails using gin (about)');
  }
}
