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

const ANY = 'old.* is distinct from new.*';
/** Columns of a person that the coach's list shows; a visit changes none of them. */
const SHOWN_OF_PERSON =
  'name, email, phone, birthday, address, city, state, zip_code, country, avatar_asset_id, age_band, blocked_at';
const oneOf = (columns: string): string => {
  const of = (row: string) => columns.replaceAll(/\w+/g, (column) => `${row}.${column}`);
  return `(${of('old')}) is distinct from (${of('new')})`;
};

/** Tables whose changes programs poll for: the relevant change, and the time for existing rows. */
const POLLED = [
  ['orders', ANY, 'coalesce(received_at, created_at)'],
  ['products', ANY, 'created_at'],
  ['coaching_sessions', ANY, 'created_at'],
  ['coaching_bookings', ANY, 'created_at'],
  ['accounts', oneOf(SHOWN_OF_PERSON), 'created_at'],
] as const;

/**
 * Answers of calls with an `Idempotency-Key`, versions of edited records, so that no edit is lost, and times of
 * changes, for polling.
 */
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
    await this.keepTimes(runner);
    await runner.query(`
      create or replace view product_facts as
        select id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration,
               tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at,
               removed_at is not null as is_removed, schedule_missed_at, version, updated_at
        from products`);
  }

  /** Adds the time of the latest change, which programs poll by. The database keeps it, so that no write forgets it. */
  private async keepTimes(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function keep_time_of_update() returns trigger language plpgsql as $$
        BEGIN
          NEW.updated_at := clock_timestamp();
          RETURN NEW;
        END $$`);
    for (const [table, changed, before] of POLLED) {
      await runner.query(`alter table ${table} add column updated_at timestamptz not null default now()`);
      await runner.query(`-- allowed: no release before 0.1.0 is in use, so nobody waits
        update ${table} set updated_at = ${before}`);
      await runner.query(`
        create trigger ${table}_updated before update on ${table}
          for each row when (${changed}) execute function keep_time_of_update()`);
    }
    await runner.query(`-- allowed: no release before 0.1.0 is in use, so nobody waits
      create index orders_updated on orders (updated_at, id) where received_at is not null`);
    await runner.query(`-- allowed: no release before 0.1.0 is in use, so nobody waits
      create index accounts_updated_members on accounts (updated_at, id) where role = 'member'`);
    await runner.query(`
      create or replace view members as
        select a.id, a.name, a.email, a.phone, a.birthday, a.address, a.city, a.state, a.zip_code, a.country,
               a.avatar_asset_id, a.time_zone, a.created_at as joined_at, a.last_seen_at, a.blocked_at,
               case when a.email like '%@no-mail.invalid' then left(a.email, -16) end as sign_in_name, a.age_band as band,
               case when a.email not like '%@no-mail.invalid' then a.email else (
                 select g.email from guardian_links l join accounts g on g.id = l.guardian_id
                 where l.ward_id = a.id order by l.place limit 1) end as mail_address,
               a.updated_at
        from accounts a where a.role = 'member'`);
  }
}
