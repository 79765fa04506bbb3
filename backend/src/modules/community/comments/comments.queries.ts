import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { mentionsFor, mentionsOf } from '../mentions/mentions.sql.js';
import {
  isCoach,
  isUnblocked,
  personOf,
  type Reader,
  type ReadPerson,
  shownTo,
} from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import { PostsQueries } from '../posts/posts.queries.js';
import type { PersonResponse } from '../people/person.dto.js';
import type { CommentResponse, ThreadResponse } from './comments.dto.js';

const MOST_REPLIES = 100;

/** Columns of a comment `c`; times are text, because they arrive inside JSON. */
const COLUMNS = `c.id, c.text, c.state, c.hidden_reason as "hiddenReason", to_json(c.created_at) as "createdAt",
  to_json(c.edited_at) as "editedAt",
  exists (select from community_accepted_answers a where a.comment_id = c.id) as "isAccepted",
  (select count(*)::int from community_helpful h where h.comment_id = c.id) as helpful,
  exists (select from community_helpful h where h.comment_id = c.id and h.account_id = $1) as "isHelpful", ${personOf('c.account_id')} as author,
  ${mentionsOf('m.comment_id = c.id')} as mentions`;

/** Comments that the reader may see; `$3` is true for the coach. */
const IS_VISIBLE = `(c.state = 'published' and ${isUnblocked('c.account_id')} or c.account_id = $1 or $3::boolean)`;

/** Keeps the place of a withheld comment `c` if others have replied to it. */
const HOLDS_A_PLACE = `(c.state = 'withheld' and exists (
  select from community_comments r where r.parent_id = c.id and r.state = 'published'))`;

interface Row extends Omit<CommentResponse, 'author' | 'mentions'> {
  author: ReadPerson;
  mentions: ReadPerson[];
}

/** A comment with its replies. A deleted comment has no row: only its replies know its id. */
type ThreadRow = { threadId: string; replies: Row[] } & (Row | { id: null });

/** Reads the comments under a post, as its readers see them. */
@Injectable()
export class CommentsQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly posts: PostsQueries,
  ) {}

  async under(me: SignedIn, postId: string, { after, limit }: PageQuery): Promise<Page<ThreadResponse>> {
    const reader = await this.readers.of(me);
    await this.posts.seen(me, reader, postId);
    const rows = await this.database.query<ThreadRow>(
      `select t.id as "threadId", ${COLUMNS}, (
         select coalesce(json_agg(r order by r.id), '[]') from (
           select ${COLUMNS} from community_comments c where c.parent_id = t.id and ${IS_VISIBLE}
           order by c.id limit ${MOST_REPLIES}) r) as replies
       from (
         select c.id from community_comments c
         where c.post_id = $4 and c.parent_id is null and (${IS_VISIBLE} or ${HOLDS_A_PLACE}) and ($5::uuid is null or c.id > $5)
         union
         select c.parent_id from community_comments c
         where c.post_id = $4 and c.parent_id is not null and ${IS_VISIBLE} and ($5::uuid is null or c.parent_id > $5)
           and not exists (select from community_comments above where above.id = c.parent_id)
         order by 1 limit $6::int + 1) t left join community_comments c on c.id = t.id
       order by t.id`,
      [reader.accountId, reader.groupIds, isCoach(me), postId, valuesOf(after)[0] ?? null, limit],
    );
    const { items, next } = pageOf(rows, limit, ({ threadId }) => cursorOf(threadId));
    const threads = items.map(({ threadId, replies: rowsBelow, ...row }): ThreadResponse => {
      const replies = rowsBelow.map((reply) => toResponse(reader, reply));
      return row.id === null
        ? { ...placeOf(threadId, replies), replies }
        : { ...toResponse(reader, row), isDeleted: false, replies };
    });
    return { items: threads, next };
  }

  /** Finds the comment; 404 unless the reader can see it and its post. */
  async seen(me: SignedIn, reader: Reader, id: string): Promise<void> {
    const comment = await this.database.one<{ postId: string }>(
      `select c.post_id as "postId" from community_comments c where c.id = $2 and ${IS_VISIBLE}`,
      [reader.accountId, id, isCoach(me)],
    );
    if (!comment) throw notFound('Comment');
    await this.posts.seen(me, reader, comment.postId);
  }

  async one(me: SignedIn, id: string): Promise<CommentResponse> {
    const reader = await this.readers.of(me);
    const row = await this.database.one<Row>(
      `select ${COLUMNS} from community_comments c where c.id = $4 and ${IS_VISIBLE}`,
      [reader.accountId, reader.groupIds, isCoach(me), id],
    );
    if (!row) throw notFound('Comment');
    return toResponse(reader, row);
  }
}

const NOBODY: PersonResponse = {
  id: null,
  name: '',
  avatarUrl: null,
  isCoach: false,
  isMe: false,
  isWritable: false,
  level: null,
};

/** Replaces a withheld or deleted comment: hides its text and its author. */
const PLACEHOLDER = {
  text: '',
  author: NOBODY,
  mentions: [],
  hiddenReason: null,
  editedAt: null,
  isAccepted: false,
  helpful: 0,
  isHelpful: false,
} satisfies Partial<CommentResponse>;

const toResponse = (
  reader: Reader,
  { author, mentions, createdAt, editedAt, ...row }: Row,
): CommentResponse => ({
  ...row,
  author: shownTo(reader, author),
  mentions: mentionsFor(reader, mentions),
  createdAt: new Date(createdAt).toISOString(),
  editedAt: editedAt === null ? null : new Date(editedAt).toISOString(),
  ...(row.state === 'withheld' && author.id !== reader.accountId && reader.role !== 'creator' && PLACEHOLDER),
});

/** Placeholder for a deleted comment above its replies. */
const placeOf = (id: string, [oldest]: readonly CommentResponse[]): Omit<ThreadResponse, 'replies'> => ({
  id,
  isDeleted: true,
  ...PLACEHOLDER,
  state: 'published',
  createdAt: oldest!.createdAt,
});
