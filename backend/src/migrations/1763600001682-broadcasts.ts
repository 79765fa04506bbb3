import { FirstSchema } from './first-schema.js';

/** Letters of the coach to many, and sequences of them. */
export class Broadcasts1763600001682 extends FirstSchema {
  protected readonly sql = `
    create table letters (
      id uuid not null,
      subject varchar(150) not null,
      text varchar(10000) not null,
      constraint letters_pk primary key (id)
    );

    create table letter_links (
      id uuid not null,
      letter_id uuid not null,
      url varchar(1000) not null,
      label varchar(1000) not null,
      constraint letter_links_pk primary key (id),
      constraint letter_links_address unique (letter_id, url),
      constraint letter_links_letter_fk foreign key (letter_id) references letters(id) on delete cascade
    );

    create table broadcasts (
      id uuid not null,
      letter_id uuid not null,
      purpose text not null,
      segment jsonb not null,
      status text not null default 'draft',
      send_at timestamptz,
      started_at timestamptz,
      finished_at timestamptz,
      left_out jsonb not null default '{}',
      version integer not null default 1,
      created_at timestamptz not null,
      constraint broadcasts_pk primary key (id),
      constraint broadcasts_letter unique (letter_id),
      constraint broadcasts_letter_fk foreign key (letter_id) references letters(id),
      constraint broadcasts_purpose check (purpose in ('marketing', 'service')),
      constraint broadcasts_send_at check (status <> 'scheduled' or send_at is not null),
      constraint broadcasts_status check (status in ('draft', 'scheduled', 'sending', 'sent', 'stopped'))
    );
    create index broadcasts_scheduled on broadcasts (send_at) where status = 'scheduled';

    create table sequences (
      id uuid not null,
      name varchar(80) not null,
      purpose text not null,
      trigger text not null,
      product_id uuid,
      goal_product_id uuid,
      quiet_days smallint,
      is_on boolean not null default false,
      turned_on_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      constraint sequences_pk primary key (id),
      constraint sequences_on check (not is_on or turned_on_at is not null),
      constraint sequences_purpose check (purpose in ('marketing', 'service')),
      constraint sequences_quiet_days check ((trigger = 'quiet') = (quiet_days is not null) and quiet_days between 7
        and 365),
      constraint sequences_trigger check (trigger in ('registered', 'bought', 'enrolled', 'module-opened', 'quiet'))
    );

    create table sequence_steps (
      id uuid not null,
      sequence_id uuid not null,
      "position" smallint not null,
      delay_days smallint not null,
      letter_id uuid not null,
      removed_at timestamptz,
      constraint sequence_steps_pk primary key (id),
      constraint sequence_steps_letter unique (letter_id),
      constraint sequence_steps_letter_fk foreign key (letter_id) references letters(id),
      constraint sequence_steps_sequence_fk foreign key (sequence_id) references sequences(id) on delete cascade,
      constraint sequence_steps_delay check (delay_days between 0 and 365)
    );
    create index sequence_steps_order on sequence_steps (sequence_id, position);

    create table sequence_entries (
      id uuid not null,
      sequence_id uuid not null,
      account_id uuid not null,
      occasion varchar(40) not null,
      title varchar(200) not null default '',
      owned_id uuid,
      entered_at timestamptz not null,
      last_position smallint not null default 0,
      last_at timestamptz not null,
      ended_at timestamptz,
      end_reason text,
      constraint sequence_entries_pk primary key (id),
      constraint sequence_entries_once unique (sequence_id, account_id, occasion),
      constraint sequence_entries_sequence_fk foreign key (sequence_id) references sequences(id) on delete cascade,
      constraint sequence_entries_end check ((ended_at is null) = (end_reason is null) and end_reason in ( 'completed',
        'goal', 'came-back', 'not-owned', 'unsubscribed', 'blocked', 'minor'))
    );
    create index sequence_entries_account on sequence_entries (account_id);
    create index sequence_entries_active on sequence_entries (last_at) where ended_at is null;

    create table letter_deliveries (
      id uuid not null,
      letter_id uuid not null,
      account_id uuid not null,
      entry_id uuid,
      status text not null default 'waiting',
      reason text,
      created_at timestamptz not null,
      posted_at timestamptz,
      unsubscribed_at timestamptz,
      constraint letter_deliveries_pk primary key (id),
      constraint letter_deliveries_step_once unique (entry_id, letter_id),
      constraint letter_deliveries_entry_fk foreign key (entry_id) references sequence_entries(id) on delete cascade,
      constraint letter_deliveries_letter_fk foreign key (letter_id) references letters(id) on delete cascade,
      constraint letter_deliveries_reason check ((status = 'left-out') = (reason is not null) and reason in ('blocked',
        'minor', 'unconfirmed', 'not-agreed', 'unsubscribed', 'stopped', 'bounced')),
      constraint letter_deliveries_status check (status in ('waiting', 'posted', 'left-out'))
    );
    create index letter_deliveries_account on letter_deliveries (account_id);
    create index letter_deliveries_letter on letter_deliveries (letter_id, id);
    create unique index letter_deliveries_once on letter_deliveries (letter_id, account_id) where entry_id is null;
    create index letter_deliveries_posted on letter_deliveries (posted_at) where posted_at is not null;
    create index letter_deliveries_waiting on letter_deliveries (id) where status = 'waiting';

    create table letter_link_clicks (
      delivery_id uuid not null,
      link_id uuid not null,
      first_at timestamptz not null,
      count integer not null default 1,
      constraint letter_link_clicks_pk primary key (delivery_id, link_id),
      constraint letter_link_clicks_delivery_fk foreign key (delivery_id) references letter_deliveries(id) on delete cascade,
      constraint letter_link_clicks_link_fk foreign key (link_id) references letter_links(id) on delete cascade,
      constraint letter_link_clicks_count check (count > 0)
    );
    create index letter_link_clicks_link on letter_link_clicks (link_id);
  `;
}
