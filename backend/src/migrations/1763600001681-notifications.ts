import { FirstSchema } from './first-schema.js';

/** Mails, notifications and push messages. */
export class Notifications1763600001681 extends FirstSchema {
  protected readonly sql = `
    create table mails (
      id uuid not null,
      kind text not null,
      thing uuid not null,
      account_id uuid not null,
      status text not null default 'queued',
      created_at timestamptz not null,
      settled_at timestamptz,
      subject text,
      server_away_since timestamptz,
      bounced_at timestamptz,
      bounced_address text,
      returned_because text,
      constraint mails_pk primary key (id),
      constraint mails_kind_thing unique (kind, thing),
      constraint mails_kind check (kind in ('welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt',
        'deletion-scheduled', 'export-ready', 'change-email', 'email-change-warning', 'invitation', 'coach-letter',
        'course-completed', 'journal-answered', 'module-opened', 'message-waiting', 'event-reminder', 'mentioned',
        'announced', 'community-news', 'marketing-letter', 'service-letter', 'sale', 'sales-of-the-day', 'payment-held',
        'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated', 'dispute-opened', 'dispute-closed',
        'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift', 'call-to-confirm',
        'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost',
        'guardian-wanted', 'came-of-age', 'ward-came-of-age', 'guardian-invited', 'event-joined', 'event-place-given',
        'event-changed', 'event-cancelled', 'purchase-asked', 'coach-noted-call', 'warned', 'muted', 'ward-warned',
        'ward-muted', 'ward-closed')),
      constraint mails_returned_because check (returned_because in ('no-such-address', 'mailbox-full', 'refused',
        'given-up', 'other')),
      constraint mails_status check (status in ('queued', 'sent', 'dropped', 'bounced'))
    );
    create index mails_account on mails (account_id);
    create index mails_bounced on mails (account_id) where bounced_address is not null;
    create index mails_created on mails (created_at);
    create index mails_thing on mails (thing);

    create table notification_preferences (
      account_id uuid not null,
      kind text not null,
      email boolean,
      changed_at timestamptz not null,
      in_app boolean,
      push boolean,
      constraint notification_preferences_pk primary key (account_id, kind),
      constraint notification_preferences_kind check (kind in ('course-completed', 'journal-answered', 'module-opened',
        'message-waiting', 'event-reminder', 'announced', 'event-planned', 'coach-posted', 'mentioned', 'question-answered',
        'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting', 'level-reached', 'sale',
        'contribution-reported', 'message-reported', 'question-unanswered', 'review-written', 'review-reported',
        'marketing-letter', 'service-letter'))
    );

    create table sale_mail_settings (
      only_row boolean not null default true,
      frequency text not null,
      changed_at timestamptz not null,
      constraint sale_mail_settings_pk primary key (only_row),
      constraint sale_mail_settings_frequency check (frequency in ('every', 'daily', 'none')),
      constraint sale_mail_settings_one check (only_row)
    );

    create table untold_sales (
      order_id uuid not null,
      number varchar(20) not null,
      account_id uuid,
      titles text[] not null,
      has_coaching boolean not null,
      amount_cents integer not null,
      currency varchar(3) not null,
      sold_at timestamptz not null,
      constraint untold_sales_pk primary key (order_id)
    );
    create index untold_sales_time on untold_sales (sold_at);

    create table mail_wordings (
      kind text not null,
      language text not null,
      texts jsonb,
      version integer not null,
      saved_at timestamptz not null,
      constraint mail_wordings_pk primary key (kind, language),
      constraint mail_wordings_version check (version > 0)
    );

    create table notifications (
      id uuid not null,
      account_id uuid not null,
      kind text not null,
      thing varchar(80) not null,
      path varchar(300) not null,
      facts jsonb not null,
      in_app boolean not null,
      changed_at timestamptz not null,
      read_at timestamptz,
      mailed_at timestamptz,
      constraint notifications_pk primary key (id),
      constraint notifications_kind check (kind in ('announced', 'event-planned', 'coach-posted', 'mentioned',
        'question-answered', 'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting',
        'journal-answered', 'module-opened', 'level-reached', 'event-near', 'event-changed', 'event-cancelled',
        'event-place-given', 'session-near', 'session-changed', 'session-cancelled', 'place-offered', 'purchase-asked',
        'purchase-ended', 'review-answered', 'review-shown', 'review-hidden', 'warned', 'muted', 'unmuted', 'ward-warned',
        'ward-muted', 'circle-joined', 'circle-taken-out', 'guardian-joined', 'guardian-left', 'ward-consent-given',
        'ward-consent-withdrawn', 'ward-closed', 'sale', 'session-booked', 'payment-held', 'refund-failed',
        'dispute-opened', 'journal-shared', 'contribution-waiting', 'contribution-reported', 'message-reported',
        'question-unanswered', 'review-written', 'review-waiting', 'review-reported', 'mails-failed'))
    );
    create index notifications_age on notifications (changed_at);
    create index notifications_list on notifications (account_id, changed_at, id) where in_app;
    create index notifications_thing on notifications (thing);
    create index notifications_unmailed on notifications (account_id, changed_at) where mailed_at is null
      and read_at is null and kind in ('announced', 'event-planned', 'coach-posted', 'mentioned', 'question-answered',
      'post-commented', 'post-reacted', 'answer-accepted', 'circle-mentioned', 'circle-waiting');
    create index notifications_unread on notifications (account_id) where read_at is null and in_app;
    create unique index notifications_unread_thing on notifications (account_id, kind, thing) where read_at is null;

    create table notification_sources (
      account_id uuid not null,
      kind text not null,
      source varchar(80) not null,
      notification_id uuid not null,
      actor_id uuid,
      happened_at timestamptz not null,
      constraint notification_sources_pk primary key (account_id, kind, source),
      constraint notification_sources_notification_fk foreign key (notification_id) references notifications(id)
        on delete cascade
    );
    create index notification_sources_actor on notification_sources (actor_id);
    create index notification_sources_notification on notification_sources (notification_id);
    create index notification_sources_source on notification_sources (source);

    create table notification_settings (
      account_id uuid not null,
      quiet_from smallint,
      quiet_to smallint,
      digest text not null default 'at-once',
      constraint notification_settings_pk primary key (account_id),
      constraint notification_settings_digest check (digest in ('at-once', 'daily', 'weekly')),
      constraint notification_settings_quiet check ((quiet_from is null) = (quiet_to is null) and quiet_from between 0
        and 1439 and quiet_to between 0 and 1439 and quiet_from <> quiet_to)
    );

    create table push_keys (
      id smallint not null,
      public_key varchar(100) not null,
      private_key varchar(200) not null,
      created_at timestamptz not null,
      constraint push_keys_pk primary key (id),
      constraint push_keys_one check (id = 1)
    );

    create table push_devices (
      session_id uuid not null,
      account_id uuid not null,
      endpoint varchar(1000) not null,
      p256dh varchar(87) not null,
      auth varchar(22) not null,
      created_at timestamptz not null,
      constraint push_devices_pk primary key (session_id)
    );
    create index push_devices_account on push_devices (account_id);
    create unique index push_devices_endpoint on push_devices (endpoint);

    create table bounce_mailboxes (
      id text not null,
      uid_validity text,
      last_uid bigint not null default 0,
      reading_until timestamptz,
      constraint bounce_mailboxes_pk primary key (id)
    );

    create view sent_mails as
      select id, kind, thing, account_id, status, created_at, settled_at, subject from mails;

    create view chosen_mails as
      select account_id, kind, email, changed_at from notification_preferences where email is not null;

    create view bounced_readers as
      select distinct m.account_id from mails m
      join mail_addresses a on a.account_id = m.account_id and a.address = m.bounced_address
      where m.bounced_at > coalesce(a.confirmed_at, '-infinity');
  `;
}
