import type { Pool } from 'pg';
import { CannotStart } from '../../platform/config/cannot-start.js';
import { inTransaction } from './api/object-store.js';

/** PostgreSQL's code for a missing privilege. */
const MAY_NOT = '42501';

/** Id of the lock that lets only one process create the tables: any number that nothing else in the database locks. */
const SCHEMA_LOCK = 7_242_000_155;

const STATEMENTS = `
  create schema if not exists payment_sandbox;

  create table if not exists payment_sandbox.objects (
    id text primary key,
    kind text not null,
    position bigint generated always as identity,
    body jsonb not null
  );
  create index if not exists objects_by_kind on payment_sandbox.objects (kind, position desc);

  create table if not exists payment_sandbox.answers (
    idempotency_key text primary key,
    fingerprint text not null,
    status integer,
    body jsonb
  );

  create table if not exists payment_sandbox.deliveries (
    id bigint generated always as identity primary key,
    event_id text not null references payment_sandbox.objects (id),
    state text not null check (state in ('waiting', 'delivered', 'dropped', 'failed')),
    due_at timestamptz not null,
    leased_until timestamptz,
    attempts integer not null default 0,
    answer text
  );
  create index if not exists deliveries_waiting on payment_sandbox.deliveries (due_at) where state = 'waiting';
  create index if not exists deliveries_by_event on payment_sandbox.deliveries (event_id);

  create table if not exists payment_sandbox.settings (
    only_row boolean primary key default true check (only_row),
    delay_seconds integer not null default 0,
    drop_webhooks boolean not null default false,
    repeat_times integer not null default 1
  );
  insert into payment_sandbox.settings default values on conflict do nothing;

  -- Only if they are missing, because changing a table waits for every other process and makes it wait.
  do $$ begin
    if not exists (select from information_schema.columns
                    where table_schema = 'payment_sandbox' and column_name = 'seconds_ahead') then
      alter table payment_sandbox.objects add column due_at bigint;
      create index objects_by_due on payment_sandbox.objects (due_at, position) where due_at is not null;
      alter table payment_sandbox.settings
        add column seconds_ahead bigint not null default 0,
        add column after_retries text not null default 'canceled'
          check (after_retries in ('canceled', 'unpaid'));
    end if;
  end $$;
`;

/**
 * Creates the sandbox's schema, outside the migrations: the sandbox stands in for a foreign service, and an
 * installation with real Stripe keys never has it.
 */
export async function createSchema(pool: Pool): Promise<void> {
  try {
    await inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await client.query(STATEMENTS);
    });
  } catch (error) {
    if ((error as { code?: string }).code !== MAY_NOT) throw error;
    throw new CannotStart(
      'DATABASE_URL: the payment sandbox makes tables of its own, which this role may not; set the keys of Stripe, or leave MIGRATOR_DATABASE_URL out and use one role',
    );
  }
}
