import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Answers of calls with an `Idempotency-Key`. */
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
  }
}
