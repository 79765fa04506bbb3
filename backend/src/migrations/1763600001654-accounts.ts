import { FirstSchema } from './first-schema.js';

/** People, how they sign in, and minors with their guardians and consents. */
export class Accounts1763600001654 extends FirstSchema {
  protected readonly sql = `
    create table accounts (
      id uuid not null,
      email varchar(254) not null,
      name varchar(100) not null,
      password_hash text,
      role text not null default 'member',
      email_verified_at timestamptz,
      avatar_asset_id uuid,
      bio varchar(1000),
      time_zone varchar(64) not null default 'UTC',
      phone varchar(40),
      birthday date,
      address varchar(200),
      city varchar(100),
      state varchar(100),
      zip_code varchar(20),
      country varchar(100),
      show_level_publicly boolean not null default true,
      age_band text,
      created_at timestamptz not null,
      last_seen_at timestamptz,
      blocked_at timestamptz,
      record_version integer not null default 1,
      language varchar(8),
      agreed_purposes text[] not null default '{}',
      birth_date date,
      muted_since timestamptz,
      muted_until timestamptz,
      mute_reason varchar(500),
      constraint accounts_pk primary key (id),
      constraint accounts_email_key unique (email),
      constraint accounts_age_band check (age_band in ('child', 'teen', 'adult')),
      constraint accounts_email_lower check (email = lower(email)),
      constraint accounts_language check (language ~ '^[a-z]{2,8}$'),
      constraint accounts_role check (role in ('member', 'creator'))
    );
    create index accounts_creators on accounts (created_at, id) where role = 'creator';
    create index accounts_members_aged on accounts (age_band, created_at nulls first, id nulls first) where role = 'member';
    create index accounts_members_blocked on accounts (blocked_at) where role = 'member' and blocked_at is not null;
    create index accounts_members_named on accounts (lower(name), id) where role = 'member';
    create index accounts_members_phoned on accounts (phone, id) where role = 'member';
    create index accounts_members_placed on accounts (lower(city), lower(state), id) where role = 'member';
    create index accounts_members_seen on accounts (last_seen_at nulls first, id nulls first) where role = 'member';
    create index accounts_minors on accounts (age_band, birth_date) where age_band in ('child', 'teen');
    create index accounts_newest_members on accounts (created_at nulls first, id nulls first) where role = 'member';

    do $$
    begin
      create extension if not exists pg_trgm;
      create index accounts_email_search on accounts using gin (email gin_trgm_ops);
      create index accounts_name_search on accounts using gin (name gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
      raise notice 'pg_trgm is not available: search works without an index';
    end $$;

    create table login_sessions (
      id uuid not null,
      account_id uuid not null,
      generation integer not null default 0,
      refresh_hash text not null,
      previous_hash text,
      rotated_at timestamptz,
      device varchar(60) not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      authenticated_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      constraint login_sessions_pk primary key (id),
      constraint login_sessions_account_fk foreign key (account_id) references accounts(id) on delete cascade
    );
    create index login_sessions_account on login_sessions (account_id);

    create table one_time_tokens (
      token_hash text not null,
      account_id uuid not null,
      purpose text not null,
      expires_at timestamptz not null,
      constraint one_time_tokens_pk primary key (token_hash),
      constraint one_time_tokens_account_fk foreign key (account_id) references accounts(id) on delete cascade,
      constraint one_time_tokens_purpose check (purpose in ('verify-email', 'reset-password', 'invitation', 'change-email'))
    );
    create index one_time_tokens_account on one_time_tokens (account_id);

    create table second_factors (
      account_id uuid not null,
      secret text not null,
      confirmed_at timestamptz,
      last_step integer not null default 0,
      constraint second_factors_pk primary key (account_id),
      constraint second_factors_account_fk foreign key (account_id) references accounts(id) on delete cascade
    );

    create table recovery_codes (
      code_hash text not null,
      account_id uuid not null,
      constraint recovery_codes_pk primary key (code_hash),
      constraint recovery_codes_account_fk foreign key (account_id) references accounts(id) on delete cascade
    );
    create index recovery_codes_account on recovery_codes (account_id);

    create table sign_in_tries (
      who text not null,
      failures integer not null,
      tried_at timestamptz not null,
      next_try_at timestamptz not null,
      constraint sign_in_tries_pk primary key (who)
    );

    create table email_changes (
      account_id uuid not null,
      id uuid not null,
      link_id uuid not null,
      new_email varchar(254) not null,
      old_email varchar(254) not null,
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      constraint email_changes_pk primary key (account_id),
      constraint email_changes_id unique (id),
      constraint email_changes_account_fk foreign key (account_id) references accounts(id) on delete cascade,
      constraint email_changes_new_lower check (new_email = lower(new_email))
    );

    create table known_devices (
      token_hash text not null,
      account_id uuid not null,
      signed_in_at timestamptz not null,
      constraint known_devices_pk primary key (token_hash, account_id),
      constraint known_devices_account_fk foreign key (account_id) references accounts(id) on delete cascade
    );
    create index known_devices_account on known_devices (account_id);

    create table api_tokens (
      id uuid not null,
      account_id uuid not null,
      name varchar(60) not null,
      token_hash text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      constraint api_tokens_pk primary key (id),
      constraint api_tokens_account_fk foreign key (account_id) references accounts(id) on delete cascade
    );
    create index api_tokens_account on api_tokens (account_id);
    create unique index api_tokens_hash on api_tokens (token_hash);

    create table guardian_links (
      guardian_id uuid not null,
      ward_id uuid not null,
      place smallint not null,
      since timestamptz not null,
      constraint guardian_links_pk primary key (guardian_id, ward_id),
      constraint guardian_links_places unique (ward_id, place),
      constraint guardian_links_guardian_fk foreign key (guardian_id) references accounts(id) on delete cascade,
      constraint guardian_links_ward_fk foreign key (ward_id) references accounts(id) on delete cascade,
      constraint guardian_links_others check (guardian_id <> ward_id),
      constraint guardian_links_two check (place in (1, 2))
    );

    create table consents (
      id uuid not null,
      ward_id uuid not null,
      purpose text not null,
      given boolean not null,
      actor_id uuid not null,
      method text not null,
      evidence varchar(1000),
      text_version varchar(20) not null,
      at timestamptz not null,
      constraint consents_pk primary key (id),
      constraint consents_ward_fk foreign key (ward_id) references accounts(id) on delete cascade,
      constraint consents_method check (method in ('card-order', 'coach-call', 'own-age', 'guardian', 'guardian-left',
        'of-age')),
      constraint consents_purpose check (purpose in ('account', 'community', 'messages', 'frames', 'unseen-posts'))
    );
    create index consents_ward on consents (ward_id, at, id);

    create table guardian_mails (
      id uuid not null,
      email varchar(254) not null,
      language varchar(8),
      asked_at timestamptz not null,
      constraint guardian_mails_pk primary key (id),
      constraint guardian_mails_email unique (email),
      constraint guardian_mails_language check (language ~ '^[a-z]{2,8}$')
    );
    create index guardian_mails_asked on guardian_mails (asked_at);

    create table guardian_invitations (
      id uuid not null,
      ward_id uuid not null,
      guardian_id uuid not null,
      email varchar(254) not null,
      token_hash text,
      expires_at timestamptz not null,
      constraint guardian_invitations_pk primary key (id),
      constraint guardian_invitations_token unique (token_hash),
      constraint guardian_invitations_ward unique (ward_id),
      constraint guardian_invitations_guardian_fk foreign key (guardian_id) references accounts(id) on delete cascade,
      constraint guardian_invitations_ward_fk foreign key (ward_id) references accounts(id) on delete cascade
    );
    create index guardian_invitations_guardian on guardian_invitations (guardian_id);

    create table member_warnings (
      id uuid not null,
      account_id uuid not null,
      text varchar(500) not null,
      given_at timestamptz not null,
      read_at timestamptz,
      constraint member_warnings_pk primary key (id),
      constraint member_warnings_account_fk foreign key (account_id) references accounts(id) on delete cascade
    );
    create index member_warnings_of_member on member_warnings (account_id, given_at, id);
    create index member_warnings_unread on member_warnings (account_id, given_at) where read_at is null;

    create function accounts_keep_role() returns trigger language plpgsql as $$
      BEGIN
        IF current_setting('sanctum.role_change', true) IS DISTINCT FROM 'allowed' THEN
          RAISE EXCEPTION 'roles are given by cli invite-coach only' USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN NEW;
      END $$;
    create trigger accounts_join_as_member before insert on accounts
      for each row when (new.role <> 'member')
      execute function accounts_keep_role();
    create trigger accounts_keep_role before update of role on accounts
      for each row when (old.role is distinct from new.role)
      execute function accounts_keep_role();

    create function accounts_next_record_version() returns trigger language plpgsql as $$
      BEGIN
        NEW.record_version := OLD.record_version + 1;
        RETURN NEW;
      END $$;
    create trigger accounts_next_record_version before update on accounts
      for each row when ((old.name, old.email, old.phone, old.birthday, old.address, old.city, old.state, old.zip_code,
        old.country) is distinct from (new.name, new.email, new.phone, new.birthday, new.address, new.city, new.state,
        new.zip_code, new.country))
      execute function accounts_next_record_version();

    create function consents_count() returns trigger language plpgsql as $$
      BEGIN
        UPDATE accounts SET agreed_purposes = array_remove(agreed_purposes, NEW.purpose)
          || CASE WHEN NEW.given THEN ARRAY[NEW.purpose] ELSE ARRAY[]::text[] END
        WHERE id = NEW.ward_id;
        RETURN NULL;
      END $$;
    create trigger consents_count after insert on consents for each row execute function consents_count();

    create function consents_only_grow() returns trigger language plpgsql as $$
      BEGIN
        -- one deeper is the deletion of the ward's account
        IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'consents are only ever added to' USING ERRCODE = 'insufficient_privilege';
      END $$;
    create trigger consents_only_grow before update
        or delete on consents
      for each row execute function consents_only_grow();

    create view account_names as select id, name, role from accounts;

    create view members as
      select a.id, a.name, a.email, a.phone, a.birthday, a.address, a.city, a.state, a.zip_code, a.country,
             a.avatar_asset_id, a.time_zone, a.created_at as joined_at, a.last_seen_at, a.blocked_at,
             case when a.email like '%@no-mail.invalid' then left(a.email, -16) end as sign_in_name, a.age_band as band,
             case when a.email not like '%@no-mail.invalid' then a.email else (
               select g.email from guardian_links l join accounts g on g.id = l.guardian_id
               where l.ward_id = a.id order by l.place limit 1) end as mail_address
      from accounts a where a.role = 'member';

    create view member_records as
      select a.id, a.record_version as version,
             (select c.new_email from email_changes c where c.account_id = a.id and c.confirmed_at is null)
               as pending_email,
             (select c.expires_at from email_changes c where c.account_id = a.id and c.confirmed_at is null)
               as pending_until
      from accounts a where a.role = 'member';

    create view coach_zone as
      select time_zone from accounts where role = 'creator' order by created_at, id limit 1;

    create view people as
      select id, name, role, age_band as band, show_level_publicly as level_shown, avatar_asset_id,
             'account' = any (agreed_purposes) as consented, 'community' = any (agreed_purposes) as community_agreed,
             'messages' = any (agreed_purposes) as messages_agreed, 'frames' = any (agreed_purposes) as frames_agreed,
             'unseen-posts' = any (agreed_purposes) as posts_trusted,
             case when muted_since is not null then coalesce(muted_until, 'infinity') end as muted_until,
             exists (select 1 from member_warnings w where w.account_id = a.id and w.read_at is null)
               as has_unread_warning
      from accounts a;

    create view guardianships as
      select g.guardian_id, g.ward_id, 'account' = any (w.agreed_purposes) as consented,
             'community' = any (w.agreed_purposes) as community_agreed, 'messages' = any (w.agreed_purposes)
               as messages_agreed,
             'frames' = any (w.agreed_purposes) as frames_agreed, 'unseen-posts' = any (w.agreed_purposes)
               as posts_trusted
      from guardian_links g join accounts w on w.id = g.ward_id;

    create view open_login_sessions as
      select id, account_id, expires_at from login_sessions where ended_at is null;

    create view letter_readers as
      select a.id, case when a.blocked_at is not null then 'blocked' when a.age_band <> 'adult' then 'minor'
                        when a.email_verified_at is null then 'unconfirmed' end as why_not
      from accounts a where a.role = 'member';

    create view mail_addresses as
      select account_id, address, confirmed_at from (
        select a.id as account_id, a.email_verified_at as confirmed_at,
          case when a.email not like '%@no-mail.invalid' then a.email else (
            select g.email from guardian_links l join accounts g on g.id = l.guardian_id
            where l.ward_id = a.id order by l.place limit 1) end as address
        from accounts a
      ) reached where address is not null;

    create view open_invitations as
      select a.id as account_id,
             (select max(t.expires_at) from one_time_tokens t where t.account_id = a.id and t.purpose = 'invitation')
               as valid_until
      from accounts a where a.role = 'member' and a.password_hash is null and a.email not like '%@no-mail.invalid';
  `;
}
