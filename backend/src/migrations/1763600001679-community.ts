import { FirstSchema } from './first-schema.js';

/** Posts, comments and reactions, announcements, reports, warnings. */
export class Community1763600001679 extends FirstSchema {
  protected readonly sql = `
    create table community_members (
      account_id uuid not null,
      guidelines_accepted_at timestamptz not null,
      constraint community_members_pk primary key (account_id)
    );

    create table community_posts (
      id uuid not null,
      kind text not null,
      account_id uuid not null,
      group_id uuid,
      tag text,
      text varchar(5000) not null,
      state text not null,
      hidden_reason varchar(500),
      shown_at timestamptz not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      pinned_at timestamptz,
      lesson_id uuid,
      video_id uuid,
      at_seconds integer,
      unanswered_told_at timestamptz,
      constraint community_posts_pk primary key (id),
      constraint community_posts_hidden check (state = 'hidden' or hidden_reason is null),
      constraint community_posts_kind check (kind in ('post', 'question')),
      constraint community_posts_lesson check ((lesson_id is null or kind = 'question') and (video_id is null
        or lesson_id is not null) and (video_id is null) = (at_seconds is null) and at_seconds >= 0),
      constraint community_posts_state check (state in ('published', 'waiting', 'hidden')),
      constraint community_posts_tag check (tag in ('gratitude', 'small-wins', 'advice', 'together', 'rituals', 'reading'))
    );
    create index community_posts_account on community_posts (account_id, shown_at, id);
    create index community_posts_feed on community_posts (kind, shown_at, id) where group_id is null;
    create index community_posts_group on community_posts (group_id, kind, shown_at, id) where group_id is not null;
    create index community_posts_pinned on community_posts (pinned_at) where pinned_at is not null;
    create index community_posts_unseen on community_posts (created_at, id) where state <> 'published';
    create index community_posts_words on community_posts using gin (to_tsvector('simple', text)) where state = 'published';

    create table community_post_images (
      post_id uuid not null,
      "position" smallint not null,
      asset_id uuid not null,
      alt varchar(300) not null,
      constraint community_post_images_pk primary key (post_id, position),
      constraint community_post_images_asset unique (asset_id),
      constraint community_post_images_post_fk foreign key (post_id) references community_posts(id) on delete cascade,
      constraint community_post_images_position check (position between 0 and 3)
    );

    create table community_post_versions (
      id uuid not null,
      post_id uuid not null,
      text varchar(5000) not null,
      written_at timestamptz not null,
      constraint community_post_versions_pk primary key (id),
      constraint community_post_versions_post_fk foreign key (post_id) references community_posts(id) on delete cascade
    );
    create index community_post_versions_post on community_post_versions (post_id);

    create table community_comments (
      id uuid not null,
      post_id uuid not null,
      parent_id uuid,
      account_id uuid not null,
      text varchar(2000) not null,
      state text not null,
      hidden_reason varchar(500),
      created_at timestamptz not null,
      edited_at timestamptz,
      constraint community_comments_pk primary key (id),
      constraint community_comments_parent_fk foreign key (parent_id) references community_comments(id) on delete cascade,
      constraint community_comments_post_fk foreign key (post_id) references community_posts(id) on delete cascade,
      constraint community_comments_hidden check (state = 'hidden' or hidden_reason is null),
      constraint community_comments_state check (state in ('published', 'waiting', 'hidden'))
    );
    create index community_comments_account on community_comments (account_id, id);
    create index community_comments_parent on community_comments (parent_id, id) where parent_id is not null;
    create index community_comments_post on community_comments (post_id, id);
    create index community_comments_unseen on community_comments (created_at, id) where state <> 'published';
    create index community_comments_words on community_comments using gin (to_tsvector('simple', text))
      where state = 'published';

    create table community_reactions (
      post_id uuid not null,
      emoji text not null,
      account_id uuid not null,
      reacted_at timestamptz not null,
      constraint community_reactions_one_each primary key (post_id, emoji, account_id),
      constraint community_reactions_post_fk foreign key (post_id) references community_posts(id) on delete cascade,
      constraint community_reactions_emoji check (emoji in ('🌱', '💚', '🤗', '👏', '😊', '🙏'))
    );
    create index community_reactions_account on community_reactions (account_id);

    create table community_saved_posts (
      account_id uuid not null,
      post_id uuid not null,
      saved_at timestamptz not null,
      constraint community_saved_posts_pk primary key (account_id, post_id),
      constraint community_saved_posts_post_fk foreign key (post_id) references community_posts(id) on delete cascade
    );
    create index community_saved_posts_newest on community_saved_posts (account_id, saved_at, post_id);
    create index community_saved_posts_post on community_saved_posts (post_id);

    create table community_reports (
      id uuid not null,
      post_id uuid,
      comment_id uuid,
      reporter_id uuid not null,
      reason text not null,
      note varchar(500) not null,
      created_at timestamptz not null,
      settled_at timestamptz,
      constraint community_reports_pk primary key (id),
      constraint community_reports_comment_once unique (comment_id, reporter_id),
      constraint community_reports_post_once unique (post_id, reporter_id),
      constraint community_reports_comment_fk foreign key (comment_id) references community_comments(id) on delete cascade,
      constraint community_reports_post_fk foreign key (post_id) references community_posts(id) on delete cascade,
      constraint community_reports_about_one check (num_nonnulls(post_id, comment_id) = 1),
      constraint community_reports_reason check (reason in ('unkind', 'private', 'unsafe', 'advertising', 'other'))
    );
    create index community_reports_open on community_reports (created_at) where settled_at is null;
    create index community_reports_reporter on community_reports (reporter_id);

    create table community_accepted_answers (
      post_id uuid not null,
      comment_id uuid not null,
      accepted_at timestamptz not null,
      constraint community_accepted_answers_pk primary key (post_id),
      constraint community_accepted_answers_comment unique (comment_id),
      constraint community_accepted_answers_comment_fk foreign key (comment_id) references community_comments(id)
        on delete cascade,
      constraint community_accepted_answers_post_fk foreign key (post_id) references community_posts(id) on delete cascade
    );

    create table community_helpful (
      id uuid not null,
      post_id uuid,
      comment_id uuid,
      account_id uuid not null,
      found_at timestamptz not null,
      constraint community_helpful_pk primary key (id),
      constraint community_helpful_comment_once unique (comment_id, account_id),
      constraint community_helpful_post_once unique (post_id, account_id),
      constraint community_helpful_comment_fk foreign key (comment_id) references community_comments(id) on delete cascade,
      constraint community_helpful_post_fk foreign key (post_id) references community_posts(id) on delete cascade,
      constraint community_helpful_about_one check (num_nonnulls(post_id, comment_id) = 1)
    );
    create index community_helpful_account on community_helpful (account_id);

    create table community_announcements (
      id uuid not null,
      priority text not null,
      title varchar(120) not null,
      text varchar(3000) not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      constraint community_announcements_pk primary key (id),
      constraint community_announcements_priority check (priority in ('high', 'normal'))
    );
    create index community_announcements_newest on community_announcements (created_at, id);

    create table community_mentions (
      id uuid not null,
      post_id uuid,
      comment_id uuid,
      account_id uuid not null,
      told_at timestamptz,
      constraint community_mentions_pk primary key (id),
      constraint community_mentions_comment_once unique (comment_id, account_id),
      constraint community_mentions_post_once unique (post_id, account_id),
      constraint community_mentions_comment_fk foreign key (comment_id) references community_comments(id) on delete cascade,
      constraint community_mentions_post_fk foreign key (post_id) references community_posts(id) on delete cascade,
      constraint community_mentions_in_one check (num_nonnulls(post_id, comment_id) = 1)
    );
    create index community_mentions_account on community_mentions (account_id);

    create table community_trending (
      post_id uuid not null,
      score double precision not null,
      constraint community_trending_pk primary key (post_id),
      constraint community_trending_post_fk foreign key (post_id) references community_posts(id) on delete cascade
    );
    create index community_trending_score on community_trending (score);

    create table community_post_files (
      post_id uuid not null,
      "position" smallint not null,
      asset_id uuid not null,
      is_film boolean not null,
      constraint community_post_files_pk primary key (post_id, position),
      constraint community_post_files_asset unique (asset_id),
      constraint community_post_files_post_fk foreign key (post_id) references community_posts(id) on delete cascade,
      constraint community_post_files_position check (position between 0 and 3)
    );

    create table community_seen_announcements (
      announcement_id uuid not null,
      account_id uuid not null,
      seen_at timestamptz not null,
      constraint community_seen_announcements_pk primary key (announcement_id, account_id),
      constraint community_seen_announcements_announcement_fk foreign key (announcement_id)
        references community_announcements(id) on delete cascade
    );
    create index community_seen_announcements_latest on community_seen_announcements (announcement_id, seen_at, account_id);
    create index community_seen_announcements_of_person on community_seen_announcements (account_id);

    create view published_posts as
      select id, account_id, kind, shown_at from community_posts where state = 'published';

    create view helpful_answers as
      select c.id, c.account_id from community_comments c where c.state = 'published'
        and exists (select from community_helpful h where h.comment_id = c.id);

    create view visible_comments as
      select c.id, c.account_id, c.created_at, p.account_id as post_account_id,
             p.kind = 'question' and c.parent_id is null as is_answer,
             (select a.accepted_at from community_accepted_answers a where a.comment_id = c.id) as accepted_at,
             (select min(h.found_at) from community_helpful h where h.comment_id = c.id) as first_helpful_at
      from community_comments c
      join community_posts p on p.id = c.post_id and p.state = 'published'
      left join community_comments above on above.id = c.parent_id
      where c.state = 'published' and (c.parent_id is null or above.state = 'published');

    create view grouped_contributions as
      select p.id, p.group_id, p.account_id as post_account_id from community_posts p where p.group_id is not null
      union all
      select c.id, p.group_id, p.account_id from community_comments c
        join community_posts p on p.id = c.post_id where p.group_id is not null;

    create view unanswered_questions as
      select p.id, p.account_id, p.shown_at as asked_at from community_posts p
      where p.kind = 'question' and p.state = 'published' and not exists (
        select from community_comments c
        where c.post_id = p.id and c.state = 'published' and c.account_id <> p.account_id);

    create view waiting_contributions as
      select p.id, least(
        case when p.state = 'waiting' then coalesce(p.edited_at, p.created_at) end,
        (select min(r.created_at) from community_reports r where r.post_id = p.id and r.settled_at is null))
          as waits_since
      from community_posts p where p.state = 'waiting'
        or exists (select from community_reports r where r.post_id = p.id and r.settled_at is null)
      union all
      select c.id, least(
        case when c.state = 'waiting' then coalesce(c.edited_at, c.created_at) end,
        (select min(r.created_at) from community_reports r where r.comment_id = c.id and r.settled_at is null))
          as waits_since
      from community_comments c where c.state = 'waiting'
        or exists (select from community_reports r where r.comment_id = c.id and r.settled_at is null);

    create view announcement_facts as select id, priority, title::text, text::text from community_announcements;
  `;
}
