import { FirstSchema } from './first-schema.js';

/** Events for members, and their RSVPs. */
export class CommunityEvents1763600001680 extends FirstSchema {
  protected readonly sql = `
    create table community_events (
      id uuid not null,
      series_id uuid,
      repeats text,
      title varchar(120) not null,
      description varchar(3000) not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      time_zone varchar(64) not null,
      place varchar(300),
      meeting_link varchar(500),
      capacity integer,
      coming integer not null default 0,
      group_id uuid,
      state text not null,
      cancel_reason varchar(500),
      moved_at timestamptz,
      calendar_sequence integer not null default 0,
      created_at timestamptz not null,
      constraint community_events_pk primary key (id),
      constraint community_events_places check (coming >= 0 and coming <= coalesce(capacity, coming)),
      constraint community_events_repeats check (repeats in ('weekly', 'two-weeks', 'monthly')),
      constraint community_events_series check ((series_id is null) = (repeats is null)),
      constraint community_events_size check (capacity between 1 and 5000),
      constraint community_events_state check (state in ('planned', 'cancelled')),
      constraint community_events_time check (starts_at < ends_at),
      constraint community_events_where check (place is not null or meeting_link is not null)
    );
    create index community_events_next on community_events (starts_at, id);
    create index community_events_of_series on community_events (series_id, starts_at) where series_id is not null;

    create table community_event_rsvps (
      id uuid not null,
      event_id uuid not null,
      account_id uuid not null,
      state text not null,
      created_at timestamptz not null,
      coming_since timestamptz,
      reminded_of timestamptz,
      constraint community_event_rsvps_pk primary key (id),
      constraint community_event_rsvps_once unique (event_id, account_id),
      constraint community_event_rsvps_event_fk foreign key (event_id) references community_events(id) on delete cascade,
      constraint community_event_rsvps_coming check ((state = 'coming') = (coming_since is not null)),
      constraint community_event_rsvps_state check (state in ('coming', 'waiting'))
    );
    create index community_event_rsvps_account on community_event_rsvps (account_id);
    create index community_event_rsvps_waiting on community_event_rsvps (event_id, created_at, id) where state = 'waiting';

    create function count_guest_of_event() returns trigger language plpgsql as $$
        BEGIN
          IF TG_OP <> 'INSERT' AND OLD.state = 'coming' THEN
            UPDATE community_events SET coming = coming - 1 WHERE id = OLD.event_id;
          END IF;
          IF TG_OP <> 'DELETE' AND NEW.state = 'coming' THEN
            UPDATE community_events SET coming = coming + 1 WHERE id = NEW.event_id;
          END IF;
          RETURN NULL;
        END $$;
    create trigger community_event_rsvps_counted after insert or delete
        or update of state on community_event_rsvps
      for each row execute function count_guest_of_event();

    create view event_facts as
      select id, title, starts_at, ends_at, place, meeting_link, state, calendar_sequence, coming, capacity, group_id
      from community_events;

    create view event_guests as select event_id, account_id, state from community_event_rsvps;
  `;
}
