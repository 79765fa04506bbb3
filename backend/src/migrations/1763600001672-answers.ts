import { FirstSchema } from './first-schema.js';

/** Answers to the questions of lessons, and journals shared with the coach. */
export class Answers1763600001672 extends FirstSchema {
  protected readonly sql = `
    create table choice_answers (
      account_id uuid not null,
      widget_id uuid not null,
      option_id text not null,
      option_text text not null,
      answered_at timestamptz not null,
      constraint choice_answers_pk primary key (account_id, widget_id)
    );
    create index choice_answers_of_widget on choice_answers (widget_id);

    create table journal_answers (
      account_id uuid not null,
      widget_id uuid not null,
      text text not null,
      version integer not null,
      saved_at timestamptz not null,
      constraint journal_answers_pk primary key (account_id, widget_id),
      constraint journal_answers_text check (char_length(text) <= 20000)
    );

    create table journal_answer_versions (
      account_id uuid not null,
      widget_id uuid not null,
      version integer not null,
      text text not null,
      saved_at timestamptz not null,
      constraint journal_answer_versions_pk primary key (account_id, widget_id, version),
      constraint journal_answer_versions_answer foreign key (account_id, widget_id) references journal_answers(account_id,
        widget_id) on delete cascade
    );

    create table journal_shares (
      id uuid not null,
      account_id uuid not null,
      widget_id uuid not null,
      course_id uuid not null,
      lesson_id uuid not null,
      question text not null,
      text text,
      shared_at timestamptz,
      reply text,
      replied_at timestamptz,
      constraint journal_shares_pk primary key (id),
      constraint journal_shares_once unique (account_id, widget_id),
      constraint journal_shares_replied check ((reply is null) = (replied_at is null)),
      constraint journal_shares_reply check (char_length(reply) between 1 and 5000),
      constraint journal_shares_state check ((text is null) = (shared_at is null)),
      constraint journal_shares_text check (char_length(text) between 1 and 20000)
    );
    create index journal_shares_recent on journal_shares (shared_at);

    create table scale_values (
      id uuid not null,
      account_id uuid not null,
      widget_id uuid not null,
      value integer not null,
      at timestamptz not null,
      constraint scale_values_pk primary key (id)
    );
    create index scale_values_curve on scale_values (account_id, widget_id, at);
    create index scale_values_of_widget on scale_values (widget_id, account_id, at);

    create table stopwatch_sessions (
      id uuid not null,
      account_id uuid not null,
      widget_id uuid not null,
      started_at timestamptz not null,
      seconds integer not null,
      constraint stopwatch_sessions_pk primary key (id),
      constraint stopwatch_sessions_seconds check (seconds between 0 and 604800)
    );
    create index stopwatch_sessions_history on stopwatch_sessions (account_id, widget_id, started_at);

    create view waiting_journals as
      select id, account_id, course_id, shared_at from journal_shares
      where text is not null and (replied_at is null or replied_at < shared_at);

    create view journal_exchanges as
      select id, account_id, course_id, lesson_id, shared_at, replied_at from journal_shares;
  `;
}
