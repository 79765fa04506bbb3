import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Tables of records that two people, or a person and a program, may edit at once. */
const EDITED = [
  'products',
  'groups',
  'business',
  'media_assets',
  'saved_replies',
  'student_tags',
  'community_announcements',
];

/** Answers of calls with an `Idempotency-Key`, and versions of what is edited, so that no edit is lost. */
export class SafeCalls1763600001792 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        id text not null,
        account_id uuid,
        request text not null,
        attempt uuid not null,
        started_at timestamptz not null,
        answer text,
        constraint idempotency_keys_pk primary key (id)
      )`);
    await runner.query('create index idempotency_keys_account on idempotency_keys (account_id)');
    await runner.query('create index idempotency_keys_time on idempotency_keys (started_at)');
    for (const table of EDITED)
      await runner.query(`alter table ${table} add column version integer not null default 1`);
    await runner.query('alter table business add column tax_version integer not null default 1');
    await runner.query(`
      create or replace view product_facts as
        select id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration,
               tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at,
               removed_at is not null as is_removed, schedule_missed_at, version
        from products`);
  }
}
