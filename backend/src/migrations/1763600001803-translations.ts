import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Records whose texts the coach can translate. A constant default rewrites no row. */
const TRANSLATED = ['products', 'coaching_offerings', 'community_events', 'groups'];

export class Translations1763600001803 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TRANSLATED)
      await runner.query(`alter table ${table} add column translations jsonb not null default '{}'`);
    // The call that every site begins with; if the coach has written another text, it stays untranslated.
    await runner.query(`-- allowed: one row
      update coaching_offerings
      set translations = '{"es": {"title": "Llamada de bienvenida gratuita", "description": "Una primera conversación para ver si encajamos."}}'
      where is_open_to_visitors and title = 'Free discovery call'
        and description = 'A first conversation, to find out whether we suit each other.'`);
    await runner.query(`
      create or replace view product_facts as
        select id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration,
               tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at,
               removed_at is not null as is_removed, schedule_missed_at, version, updated_at, translations
        from products`);
    await runner.query(`
      create or replace view published_products as
        select id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration,
               tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at, translations
        from products where status = 'published'`);
    await runner.query(
      'create or replace view group_facts as select id, kind, name, translations from groups',
    );
    await runner.query(`
      create or replace view event_facts as
        select id, title, starts_at, ends_at, place, meeting_link, state, calendar_sequence, coming, capacity, group_id,
               translations
        from community_events`);
    await runner.query(`
      create or replace view booked_sessions as
        select b.id, b.session_id, b.account_id, o.title, s.starts_at, s.ends_at, b.state, b.credit_id,
               coalesce(s.meeting_link, o.meeting_link) as meeting_link, o.translations
        from coaching_bookings b
        join coaching_sessions s on s.id = b.session_id
        join coaching_offerings o on o.id = s.offering_id where b.confirmed_at is not null`);
  }
}
