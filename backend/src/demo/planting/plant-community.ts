import { hours, later } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import {
  type DemoAnnouncement,
  demoAnnouncements,
  type DemoComment,
  demoId,
  demoPeople,
  demoPosts,
  type DemoPost,
  demoWarnings,
} from '../content/index.js';
import { firstVideoOf, lessonOf } from '../content/lesson-of.js';
import { mediaByKey } from './media-by-key.js';
import type { Planting } from './planting.js';

const idOf = (memberKey: string): string => {
  const person = demoPeople.find(({ key }) => key === memberKey);
  if (!person) throw new Error(`nobody ${memberKey} in the demo`);
  return person.id;
};

/** Id of the post's own copy of a picture. */
export const pictureId = ({ key }: DemoPost, position: number): string =>
  demoId(`community-picture/${key}/${position}`);

/** Id of the post's own copy of a video or document. */
export const fileIdOf = ({ key }: DemoPost, position: number): string =>
  demoId(`community-file/${key}/${position}`);

const postId = ({ key }: DemoPost): string => demoId(`community-post/${key}`);

/** Plants posts with comments and reactions, announcements and warnings. */
export async function plantCommunity(planting: Planting): Promise<void> {
  await acceptGuidelines(planting);
  for (const post of demoPosts) await plantPost(planting, post);
  for (const announcement of demoAnnouncements) await announce(planting, announcement);
  for (const { memberKey, daysAgo, text } of demoWarnings)
    await planting.tx.query(
      'insert into member_warnings (id, account_id, text, given_at, read_at) values ($1, $2, $3, $4, $5)',
      [
        demoId(`warning/${memberKey}`),
        idOf(memberKey),
        text,
        planting.daysAgo(daysAgo),
        planting.daysAgo(daysAgo - 1),
      ],
    );
}

async function announce(
  { tx, daysAgo }: Planting,
  { key, priority, daysAgo: announced, title, text, spanish, seenBy }: DemoAnnouncement,
): Promise<void> {
  const id = demoId(`announcement/${key}`);
  const at = daysAgo(announced);
  await tx.query(
    `insert into community_announcements (id, priority, title, text, created_at, translations)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, priority, title, text, at, spanish ? { es: spanish } : {}],
  );
  for (const [n, memberKey] of seenBy.entries())
    await tx.query(
      'insert into community_seen_announcements (announcement_id, account_id, seen_at) values ($1, $2, $3)',
      [id, idOf(memberKey), later(at, hours(n + 1))],
    );
}

async function acceptGuidelines({ tx, daysAgo }: Planting): Promise<void> {
  for (const { id, joinedDaysAgo } of demoPeople)
    await tx.query('insert into community_members (account_id, guidelines_accepted_at) values ($1, $2)', [
      id,
      daysAgo(joinedDaysAgo),
    ]);
}

async function plantPost(planting: Planting, post: DemoPost): Promise<void> {
  const { tx, now } = planting;
  const id = postId(post);
  const at = later(now, -hours(post.hoursAgo));
  const groupId = post.groupKey === undefined ? null : demoId(`group/${post.groupKey}`);
  await tx.query(
    `insert into community_posts (id, kind, account_id, group_id, tag, text, state, shown_at, created_at, pinned_at,
       lesson_id, video_id, at_seconds)
     values ($1, $8, $2, $3, $4, $5, 'published', $6, $6, $7, $9, $10, $11)`,
    [
      id,
      idOf(post.memberKey),
      groupId,
      post.tag ?? null,
      withIds(post.text),
      at,
      post.isPinned ? at : null,
      post.kind ?? 'post',
      ...askedFrom(post),
    ],
  );
  await plantMentions(planting, 'post_id', id, post.text);
  for (const [position, { alt }] of (post.images ?? []).entries())
    await tx.query(
      'insert into community_post_images (post_id, position, asset_id, alt) values ($1, $2, $3, $4)',
      [id, position, pictureId(post, position), alt],
    );
  for (const [position, key] of (post.files ?? []).entries())
    await tx.query(
      'insert into community_post_files (post_id, position, asset_id, is_video) values ($1, $2, $3, $4)',
      [id, position, fileIdOf(post, position), mediaByKey(key).kind === 'video'],
    );
  for (const [emoji, memberKeys] of Object.entries(post.reactions ?? {}))
    await tx.query(
      `insert into community_reactions (post_id, emoji, account_id, reacted_at)
       select $1, $2, unnest($3::uuid[]), $4`,
      [id, emoji, memberKeys.map(idOf), later(at, hours(1))],
    );
  for (const comment of post.comments ?? []) await plantComment(planting, id, comment);
  for (const memberKey of post.savedBy ?? [])
    await tx.query('insert into community_saved_posts (account_id, post_id, saved_at) values ($1, $2, $3)', [
      idOf(memberKey),
      id,
      later(at, hours(2)),
    ]);
  if (post.report)
    await tx.query(
      `insert into community_reports (id, post_id, reporter_id, reason, note, weight, created_at) values ($1, $2, $3, 'advertising', $4, 'counts', $5)`,
      [newId(), id, idOf(post.report.memberKey), post.report.note, later(at, hours(2))],
    );
}

/** Plants a comment with an id in time order, because comments are sorted by id. */
async function plantComment(
  planting: Planting,
  under: string,
  comment: DemoComment,
  parentId: string | null = null,
): Promise<void> {
  const { tx, now } = planting;
  const at = later(now, -hours(comment.hoursAgo));
  const id = newId(at.getTime());
  await tx.query(
    `insert into community_comments (id, post_id, parent_id, account_id, text, state, created_at)
     values ($1, $2, $3, $4, $5, 'published', $6)`,
    [id, under, parentId, idOf(comment.memberKey), withIds(comment.text), at],
  );
  await plantMentions(planting, 'comment_id', id, comment.text);
  if (comment.isAccepted)
    await tx.query(
      'insert into community_accepted_answers (post_id, comment_id, accepted_at) values ($1, $2, $3)',
      [under, id, later(at, hours(1))],
    );
  for (const memberKey of comment.helped ?? [])
    await tx.query(
      'insert into community_helpful (id, comment_id, account_id, found_at) values ($1, $2, $3, $4)',
      [newId(), id, idOf(memberKey), later(at, hours(1))],
    );
  for (const reply of comment.replies ?? []) await plantComment(planting, under, reply, id);
}

const MENTION = /@\{([\w-]+)\}/g;

const withIds = (text: string): string => text.replaceAll(MENTION, (_, key: string) => `@[${idOf(key)}]`);

/** Plants mentions whose notifications were sent long ago. */
async function plantMentions(
  { tx, now }: Planting,
  column: 'post_id' | 'comment_id',
  id: string,
  text: string,
): Promise<void> {
  for (const [, key] of text.matchAll(MENTION))
    await tx.query(
      `insert into community_mentions (id, ${column}, account_id, notified_at) values ($1, $2, $3, $4)`,
      [newId(), id, idOf(key!), now],
    );
}

/** Returns lesson, video and second. */
function askedFrom({ askedFrom: place, memberKey }: DemoPost): [string, string, number] | [null, null, null] {
  if (!place) return [null, null, null];
  const { lesson } = lessonOf({ ...place, memberKey });
  return [lesson.id, firstVideoOf(lesson).id, place.atSeconds];
}
