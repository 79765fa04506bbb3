import { FirstSchema } from './first-schema.js';

/** Conversations and their messages. */
export class Messages1763600001674 extends FirstSchema {
  protected readonly sql = `
    create table conversations (
      id uuid not null,
      low_account_id uuid,
      high_account_id uuid,
      last_sequence integer not null default 0,
      created_at timestamptz not null,
      group_id uuid,
      constraint conversations_pk primary key (id),
      constraint conversations_group unique (group_id),
      constraint conversations_pair unique (low_account_id, high_account_id),
      constraint conversations_of check (case when group_id is null then coalesce(low_account_id < high_account_id, false)
        else num_nonnulls(low_account_id, high_account_id) = 0 end)
    );
    create index conversations_high on conversations (high_account_id);

    create table conversation_participants (
      account_id uuid not null,
      conversation_id uuid not null,
      other_account_id uuid,
      last_sequence integer not null,
      last_message_at timestamptz not null,
      read_through integer not null default 0,
      answer_awaited_since timestamptz,
      is_told boolean not null default false,
      constraint conversation_participants_pk primary key (account_id, conversation_id),
      constraint conversation_participants_conversation_fk foreign key (conversation_id) references conversations(id)
        on delete cascade,
      constraint conversation_participants_read check (read_through between 0 and last_sequence)
    );
    create index conversation_participants_awaited on conversation_participants (account_id, answer_awaited_since)
      where answer_awaited_since is not null;
    create index conversation_participants_inbox on conversation_participants (account_id, last_message_at, conversation_id);
    create index conversation_participants_of_conversation on conversation_participants (conversation_id);
    create index conversation_participants_unread on conversation_participants (account_id)
      where read_through < last_sequence;

    create table messages (
      conversation_id uuid not null,
      sequence integer not null,
      id uuid not null,
      sender_id uuid,
      client_id uuid not null,
      text varchar(4000),
      sent_at timestamptz not null,
      edited_at timestamptz,
      deleted_at timestamptz,
      attachment_count smallint not null default 0,
      hidden_at timestamptz,
      hidden_reason varchar(500),
      constraint messages_pk primary key (conversation_id, sequence),
      constraint messages_id unique (id),
      constraint messages_sent_once unique (conversation_id, sender_id, client_id),
      constraint messages_conversation_fk foreign key (conversation_id) references conversations(id) on delete cascade,
      constraint messages_attachment_count check (attachment_count between 0 and 4),
      constraint messages_hidden check ((hidden_at is null) = (hidden_reason is null)),
      constraint messages_sequence check (sequence > 0),
      constraint messages_text check ((text is null) = (deleted_at is not null) and (char_length(text) > 0
        or attachment_count > 0))
    );

    create table message_settings (
      account_id uuid not null,
      receives_from text not null default 'members',
      shows_read boolean not null default true,
      shows_typing boolean not null default true,
      constraint message_settings_pk primary key (account_id),
      constraint message_settings_receives_from check (receives_from in ('members', 'coach'))
    );

    create table message_blocks (
      account_id uuid not null,
      person_id uuid not null,
      created_at timestamptz not null,
      constraint message_blocks_pk primary key (account_id, person_id),
      constraint message_blocks_two check (account_id <> person_id)
    );
    create index message_blocks_person on message_blocks (person_id);

    create table message_mutes (
      account_id uuid not null,
      since timestamptz not null,
      constraint message_mutes_pk primary key (account_id)
    );

    create table message_reports (
      id uuid not null,
      message_id uuid not null,
      reporter_id uuid not null,
      reason text not null,
      note varchar(500) not null,
      created_at timestamptz not null,
      settled_at timestamptz,
      constraint message_reports_pk primary key (id),
      constraint message_reports_once unique (message_id, reporter_id),
      constraint message_reports_message_fk foreign key (message_id) references messages(id) on delete cascade,
      constraint message_reports_reason check (reason in ('unkind', 'private', 'unsafe', 'advertising', 'other'))
    );
    create index message_reports_open on message_reports (created_at) where settled_at is null;
    create index message_reports_reporter on message_reports (reporter_id);

    create table message_attachments (
      message_id uuid not null,
      "position" smallint not null,
      asset_id uuid not null,
      constraint message_attachments_pk primary key (message_id, position),
      constraint message_attachments_asset unique (asset_id),
      constraint message_attachments_message_fk foreign key (message_id) references messages(id) on delete cascade,
      constraint message_attachments_position check (position between 0 and 3)
    );

    create table saved_replies (
      id uuid not null,
      account_id uuid not null,
      title varchar(80) not null,
      text varchar(4000) not null,
      created_at timestamptz not null,
      constraint saved_replies_pk primary key (id)
    );
    create index saved_replies_account on saved_replies (account_id);

    create table message_mentions (
      message_id uuid not null,
      account_id uuid not null,
      constraint message_mentions_pk primary key (message_id, account_id),
      constraint message_mentions_message_fk foreign key (message_id) references messages(id) on delete cascade
    );
    create index message_mentions_account on message_mentions (account_id);

    create table silenced_conversations (
      account_id uuid not null,
      conversation_id uuid not null,
      constraint silenced_conversations_pk primary key (account_id, conversation_id),
      constraint silenced_conversations_conversation_fk foreign key (conversation_id) references conversations(id)
        on delete cascade
    );
    create index silenced_conversations_of_conversation on silenced_conversations (conversation_id);

    create view awaited_answers as
      select account_id, answer_awaited_since as since
      from conversation_participants
      where answer_awaited_since is not null;

    create view open_message_reports as
      select id, created_at from message_reports where settled_at is null;
  `;
}
