import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Public events are sent to addresses of the coach. */
export class Webhooks1763600001791 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhooks (
        id uuid not null,
        name varchar(80) not null,
        url varchar(2000) not null,
        events text[] not null,
        is_active boolean not null,
        sealed_secret text not null,
        sealed_old_secret text,
        old_secret_until timestamptz,
        failing_since timestamptz,
        off_reason text,
        version integer not null default 1,
        created_at timestamptz not null,
        constraint webhooks_pk primary key (id)
      );

      create table webhook_deliveries (
        id uuid not null,
        webhook_id uuid not null,
        event text not null,
        body text not null,
        state text not null,
        failures integer not null default 0,
        next_try_at timestamptz,
        claimed_until timestamptz,
        delivered_at timestamptz,
        created_at timestamptz not null,
        constraint webhook_deliveries_pk primary key (id),
        constraint webhook_deliveries_state check (state in ('pending', 'delivered', 'failed')),
        constraint webhook_deliveries_webhook_fk foreign key (webhook_id) references webhooks(id) on delete cascade
      );
      create index webhook_deliveries_created on webhook_deliveries (created_at, id);
      create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at);

      create table webhook_tries (
        id uuid not null,
        delivery_id uuid not null,
        sent_at timestamptz not null,
        headers jsonb not null,
        milliseconds integer not null,
        status integer,
        problem text,
        answer text,
        constraint webhook_tries_pk primary key (id),
        constraint webhook_tries_delivery_fk foreign key (delivery_id) references webhook_deliveries(id) on delete cascade
      );
      create index webhook_tries_delivery on webhook_tries (delivery_id, sent_at);
    `);
  }
}
