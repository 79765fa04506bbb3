import { FirstSchema } from './first-schema.js';

/**
 * Offerings, their sessions and bookings, sessions that are paid for, and the coach's calendars. The free discovery call is there from
 * the beginning, without hours.
 */
export class Coaching1763600001673 extends FirstSchema {
  protected readonly sql = `
    create table coaching_offerings (
      id uuid not null,
      title varchar(120) not null,
      description varchar(1000) not null,
      is_open_to_visitors boolean not null,
      minutes integer not null,
      buffer_before integer not null,
      buffer_after integer not null,
      increment integer not null,
      notice_minutes integer not null,
      horizon_days integer not null,
      cancel_minutes integer not null,
      meeting_link varchar(500),
      time_zone varchar(64),
      weekly_hours jsonb not null default '[]',
      date_hours jsonb not null default '[]',
      time_off jsonb not null default '[]',
      version integer not null default 1,
      archived_at timestamptz,
      created_at timestamptz not null,
      needs_credit boolean not null default false,
      is_group boolean not null default false,
      for_pairs boolean not null default false,
      questions jsonb not null default '[]',
      constraint coaching_offerings_pk primary key (id),
      constraint coaching_offerings_buffers check (buffer_before between 0 and 240 and buffer_after between 0 and 240),
      constraint coaching_offerings_free check (not (is_open_to_visitors and needs_credit)),
      constraint coaching_offerings_group check (is_group and not is_open_to_visitors or not is_group and not for_pairs),
      constraint coaching_offerings_horizon check (horizon_days between 1 and 365),
      constraint coaching_offerings_minutes check (minutes between 5 and 480 and increment between 5 and 480),
      constraint coaching_offerings_notice check (notice_minutes between 0 and 43200 and cancel_minutes between 0 and 43200)
    );

    create table coaching_sessions (
      id uuid not null,
      offering_id uuid not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      blocked tstzrange not null,
      state text not null,
      held_until timestamptz,
      calendar_sequence integer not null default 0,
      created_at timestamptz not null,
      meeting_link varchar(500),
      moved_at timestamptz,
      places integer,
      taken integer not null default 0,
      recording_link varchar(500),
      constraint coaching_sessions_pk primary key (id),
      constraint coaching_sessions_no_overlap exclude using gist (blocked with &&) where ((state <> 'cancelled'::text)),
      constraint coaching_sessions_offering_fk foreign key (offering_id) references coaching_offerings(id),
      constraint coaching_sessions_hold check (state <> 'held' or held_until is not null),
      constraint coaching_sessions_places check (taken >= 0 and taken <= coalesce(places, 1)),
      constraint coaching_sessions_size check (places between 1 and 500),
      constraint coaching_sessions_state check (state in ('held', 'confirmed', 'completed', 'cancelled')),
      constraint coaching_sessions_time check (starts_at < ends_at and blocked @> tstzrange(starts_at, ends_at))
    );
    create index coaching_sessions_held on coaching_sessions (held_until) where held_until is not null;
    create index coaching_sessions_of_offering on coaching_sessions (offering_id);
    create index coaching_sessions_start on coaching_sessions (starts_at);

    create table coaching_packages (
      product_id uuid not null,
      offering_id uuid not null,
      sessions integer not null,
      valid_days integer,
      constraint coaching_packages_pk primary key (product_id),
      constraint coaching_packages_offering_fk foreign key (offering_id) references coaching_offerings(id),
      constraint coaching_packages_sessions check (sessions between 1 and 100),
      constraint coaching_packages_valid check (valid_days between 1 and 3650)
    );
    create index coaching_packages_of_offering on coaching_packages (offering_id);

    create table coaching_credits (
      id uuid not null,
      account_id uuid not null,
      offering_id uuid not null,
      sessions integer not null,
      source text not null,
      source_id uuid not null,
      product_id uuid,
      sold_as uuid,
      expires_at timestamptz,
      ended_at timestamptz,
      ended_by uuid,
      created_at timestamptz not null,
      constraint coaching_credits_pk primary key (id),
      constraint coaching_credits_once unique (source_id, sold_as, product_id),
      constraint coaching_credits_offering_fk foreign key (offering_id) references coaching_offerings(id),
      constraint coaching_credits_sessions check (sessions between 1 and 100),
      constraint coaching_credits_source check (source in ('order', 'gift', 'coach'))
    );
    create index coaching_credits_account on coaching_credits (account_id, offering_id);

    create table coaching_bookings (
      id uuid not null,
      session_id uuid not null,
      account_id uuid,
      name varchar(100) not null,
      email varchar(254) not null,
      note varchar(1000),
      time_zone varchar(64) not null,
      state text not null,
      cancel_reason varchar(500),
      created_at timestamptz not null,
      confirmed_at timestamptz,
      cancelled_at timestamptz,
      language text,
      shared_notes varchar(5000),
      private_note varchar(5000),
      version integer not null default 1,
      credit_id uuid,
      companion varchar(100),
      product_id uuid,
      pay_until timestamptz,
      answers jsonb not null default '[]',
      is_lapsed boolean not null default false,
      companion_id uuid,
      second_of uuid,
      constraint coaching_bookings_pk primary key (id),
      constraint coaching_bookings_credit_fk foreign key (credit_id) references coaching_credits(id),
      constraint coaching_bookings_second_fk foreign key (second_of) references coaching_bookings(id) on delete cascade,
      constraint coaching_bookings_session_fk foreign key (session_id) references coaching_sessions(id) on delete cascade,
      constraint coaching_bookings_cancelled check ((state = 'cancelled') = (cancelled_at is not null)),
      constraint coaching_bookings_companion check (companion_id is null or second_of is null),
      constraint coaching_bookings_lapsed check (not is_lapsed or state = 'cancelled' and product_id is not null),
      constraint coaching_bookings_paid check ((product_id is null) = (pay_until is null)),
      constraint coaching_bookings_state check (state in ('unconfirmed', 'confirmed', 'cancelled', 'completed', 'no_show'))
    );
    create index coaching_bookings_account on coaching_bookings (account_id) where account_id is not null;
    create index coaching_bookings_credit on coaching_bookings (credit_id) where credit_id is not null;
    create index coaching_bookings_email on coaching_bookings (email);
    create unique index coaching_bookings_held on coaching_bookings (account_id, product_id) where product_id is not null
      and (state = 'unconfirmed' or is_lapsed);
    create unique index coaching_bookings_person on coaching_bookings (session_id, email) where state <> 'cancelled';
    create unique index coaching_bookings_second on coaching_bookings (second_of) where second_of is not null
      and state <> 'cancelled';

    create table coaching_booking_links (
      token_hash text not null,
      booking_id uuid not null,
      created_at timestamptz not null,
      constraint coaching_booking_links_pk primary key (token_hash),
      constraint coaching_booking_links_booking_fk foreign key (booking_id) references coaching_bookings(id)
        on delete cascade
    );
    create index coaching_booking_links_of_booking on coaching_booking_links (booking_id);

    create table coaching_reminders (
      id uuid not null,
      booking_id uuid not null,
      starts_at timestamptz not null,
      minutes_before integer,
      created_at timestamptz not null,
      constraint coaching_reminders_pk primary key (id),
      constraint coaching_reminders_once unique (booking_id, starts_at, minutes_before),
      constraint coaching_reminders_booking_fk foreign key (booking_id) references coaching_bookings(id) on delete cascade
    );

    create table calendar_feeds (
      account_id uuid not null,
      token_hash text not null,
      is_of_coach boolean not null,
      created_at timestamptz not null,
      constraint calendar_feeds_pk primary key (account_id),
      constraint calendar_feeds_token unique (token_hash)
    );

    create table coaching_waiting (
      id uuid not null,
      session_id uuid not null,
      account_id uuid not null,
      offered_until timestamptz,
      created_at timestamptz not null,
      constraint coaching_waiting_pk primary key (id),
      constraint coaching_waiting_once unique (session_id, account_id),
      constraint coaching_waiting_session_fk foreign key (session_id) references coaching_sessions(id) on delete cascade
    );
    create index coaching_waiting_account on coaching_waiting (account_id);
    create index coaching_waiting_offered on coaching_waiting (offered_until) where offered_until is not null;

    create table coaching_busy_calendars (
      id uuid not null,
      name varchar(100) not null,
      host varchar(253) not null,
      sealed_url text not null,
      is_paused boolean not null default false,
      etag varchar(300),
      last_modified varchar(300),
      known_until timestamptz,
      skipped integer not null default 0,
      read_at timestamptz,
      tried_at timestamptz not null,
      problem text,
      created_at timestamptz not null,
      constraint coaching_busy_calendars_pk primary key (id)
    );

    create table coaching_busy_times (
      calendar_id uuid not null,
      during tstzrange not null,
      constraint coaching_busy_times_pk primary key (calendar_id, during),
      constraint coaching_busy_times_calendar_fk foreign key (calendar_id) references coaching_busy_calendars(id)
        on delete cascade
    );
    create index coaching_busy_times_during on coaching_busy_times using gist (during);

    create table coaching_session_files (
      session_id uuid not null,
      asset_id uuid not null,
      "position" integer not null,
      constraint coaching_session_files_pk primary key (session_id, asset_id),
      constraint coaching_session_files_session_fk foreign key (session_id) references coaching_sessions(id)
        on delete cascade
    );
    create index coaching_session_files_asset on coaching_session_files (asset_id);

    create function count_place_of_booking() returns trigger language plpgsql as $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.second_of IS NULL AND OLD.state <> 'cancelled' THEN
        UPDATE coaching_sessions SET taken = taken - 1 WHERE id = OLD.session_id;
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.second_of IS NULL AND NEW.state <> 'cancelled' THEN
        UPDATE coaching_sessions SET taken = taken + 1 WHERE id = NEW.session_id;
      END IF;
      RETURN NULL;
    END $$;
    create trigger coaching_bookings_counted after insert or delete or update of state,
        session_id on coaching_bookings
      for each row execute function count_place_of_booking();

    create function count_place_of_offer() returns trigger language plpgsql as $$
        BEGIN
          IF TG_OP <> 'INSERT' AND OLD.offered_until IS NOT NULL THEN
            UPDATE coaching_sessions SET taken = taken - 1 WHERE id = OLD.session_id;
          END IF;
          IF TG_OP <> 'DELETE' AND NEW.offered_until IS NOT NULL THEN
            UPDATE coaching_sessions SET taken = taken + 1 WHERE id = NEW.session_id;
          END IF;
          RETURN NULL;
        END $$;
    create trigger coaching_waiting_counted after insert or delete
        or update of offered_until on coaching_waiting
      for each row execute function count_place_of_offer();

    create view booked_sessions as
      select b.id, b.session_id, b.account_id, o.title, s.starts_at, s.ends_at, b.state, b.credit_id
      from coaching_bookings b
      join coaching_sessions s on s.id = b.session_id
      join coaching_offerings o on o.id = s.offering_id where b.confirmed_at is not null;

    create view session_packages as
      select k.product_id, k.offering_id, k.sessions, o.archived_at is null and o.meeting_link is not null
        and (o.is_group or jsonb_array_length(o.weekly_hours) + jsonb_array_length(o.date_hours) > 0) as is_bookable
      from coaching_packages k join coaching_offerings o on o.id = k.offering_id;

    create view session_credits as select c.id, c.account_id, c.offering_id, c.expires_at, c.sessions - (
      select count(*)
      from coaching_bookings b
      where b.credit_id = c.id and b.state <> 'cancelled')::integer as sessions_left, c.source_id, c.sold_as, o.title
            from coaching_credits c join coaching_offerings o on o.id = c.offering_id where c.ended_at is null;

    create view repeatable_products as
      select product_id as id from coaching_packages
      union all
      select p.id from product_facts p
      where p.type = 'bundle' and exists (select from parts_of_bundles b where b.bundle_id = p.id)
        and not exists (
          select from parts_of_bundles b where b.bundle_id = p.id
            and not exists (select from coaching_packages k where k.product_id = b.product_id));

    create view held_times as
      select b.id, b.account_id, b.product_id, s.offering_id, o.title, s.starts_at, s.ends_at, b.pay_until
      from coaching_bookings b join coaching_sessions s on s.id = b.session_id
      join coaching_offerings o on o.id = s.offering_id
      where b.product_id is not null and (b.state = 'unconfirmed' or b.is_lapsed);

    create view waited_dates as
      select w.account_id, s.id, o.title, s.starts_at, s.ends_at, w.offered_until
      from coaching_waiting w join coaching_sessions s on s.id = w.session_id
      join coaching_offerings o on o.id = s.offering_id where s.state <> 'cancelled';

    create view booked_companions as
      select id as booking_id, companion_id, companion as name
      from coaching_bookings where companion is not null and second_of is null and state <> 'cancelled';

    create view offerings_with_hours as
      select id from coaching_offerings where archived_at is null and weekly_hours <> '[]';

    insert into coaching_offerings (id, title, description, is_open_to_visitors, minutes, buffer_before, buffer_after, increment,
      notice_minutes, horizon_days, cancel_minutes, created_at)
    values (gen_random_uuid(), 'Free discovery call', 'A first conversation, to find out whether we suit each other.',
      true, 30, 0, 10, 30, 1440, 60, 120, now());
  `;
}
