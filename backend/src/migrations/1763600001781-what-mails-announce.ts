import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A queued email knows what it announces, so that it is dropped with its subject. */
export class WhatMailsAnnounce1763600001781 implements Migration {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table mails add column if not exists announces uuid[] not null default '{}'`);
    await runner.query('drop index concurrently if exists mails_announces');
    await runner.query(
      `create index concurrently mails_announces on mails using gin (announces) where status = 'queued'`,
    );
  }
}
