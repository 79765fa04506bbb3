import { FirstSchema } from './first-schema.js';

/** Points for what members do, by rules that the coach may change. */
export class Growth1763600001678 extends FirstSchema {
  protected readonly sql = `
    create table growth_rules (
      deed text not null,
      points integer not null,
      daily_cap integer,
      is_on boolean not null default true,
      constraint growth_rules_pk primary key (deed),
      constraint growth_rules_daily_cap check (daily_cap between 1 and 100),
      constraint growth_rules_points check (points between 1 and 1000)
    );

    create table member_growth (
      account_id uuid not null,
      points integer not null default 0,
      seen_level smallint not null default 1,
      listed_at timestamptz,
      constraint member_growth_pk primary key (account_id),
      constraint member_growth_seen_level check (seen_level between 1 and 20)
    );
    create index member_growth_listed on member_growth (points desc, account_id) where listed_at is not null;
    create index member_growth_points on member_growth (points nulls first, account_id nulls first);

    create table growth_entries (
      id uuid not null,
      account_id uuid not null,
      deed text not null,
      thing_id uuid not null,
      points integer not null,
      at timestamptz not null,
      day date not null,
      ended_at timestamptz,
      constraint growth_entries_pk primary key (id),
      constraint growth_entries_once unique (account_id, deed, thing_id),
      constraint growth_entries_member_fk foreign key (account_id) references member_growth(account_id) on delete cascade
    );
    create index growth_entries_of_member on growth_entries (account_id, at, id);

    create function count_growth_points() returns trigger language plpgsql as $$
        BEGIN
          IF TG_OP <> 'INSERT' AND OLD.ended_at IS NULL AND OLD.points <> 0 THEN
            UPDATE member_growth SET points = points - OLD.points WHERE account_id = OLD.account_id;
          END IF;
          IF TG_OP <> 'DELETE' AND NEW.ended_at IS NULL AND NEW.points <> 0 THEN
            UPDATE member_growth SET points = points + NEW.points WHERE account_id = NEW.account_id;
          END IF;
          RETURN NULL;
        END $$;
    create trigger growth_entries_counted after insert or delete or update of points, ended_at,
        account_id on growth_entries
      for each row execute function count_growth_points();

    create view member_points as select account_id, points from member_growth;

    insert into growth_rules (deed, points, daily_cap) values
      ('lesson-completed', 20, 10), ('course-completed', 150, null), ('certificate-issued', 50, null),
      ('journal-shared', 15, 3), ('review-written', 30, 2), ('session-held', 60, null), ('post-published', 10, 3),
      ('comment-written', 3, 5), ('answer-written', 8, 5), ('answer-helpful', 10, 5), ('answer-accepted', 25, 3);
  `;
}
