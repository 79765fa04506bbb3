import { isLike } from '../../../platform/database/searchable.js';
import { Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { containing } from '../../../platform/http/list-filters.js';
import { pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { type DeliveredAsset, MediaDeliveryService } from '../../media/index.js';
import { inWords } from '../mentions/mention-words.js';
import { mentionsFor, mentionsOf, namesFor } from '../mentions/mentions.sql.js';
import { isCoach, READERS_GROUPS, type Reader, type ReadPerson, shownTo } from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import type { PostFileResponse, PostPageResponse, PostResponse, PostVersionResponse } from './posts.dto.js';
import {
  IN_FEED,
  IS_SOLVED,
  IS_VISIBLE,
  OPEN_LESSONS,
  POST_COLUMNS,
  type PostRow,
  reactionsOf,
  visibleTo,
} from './post.sql.js';

const MOST_PINNED = 3;
const MOST_VERSIONS = 50;

interface WantedQuestions extends PageQuery {
  q: string;
  isUnsolved: boolean;
  lessonId?: string | undefined;
  updatedSince?: string | undefined;
}

interface SeenPost extends Pick<PostResponse, 'id' | 'kind' | 'state'> {
  accountId: string;
  groupId: string | null;
}

type Row = PostRow & { isAbove: boolean; savedAt?: string };

/** `visibleTo` with the groups in `READERS_GROUPS`; `$2` is true for the coach. */
const IS_SEEN = visibleTo(READERS_GROUPS, '$2');

/**
 * Reads posts for members and the coach. A page is found by its index, newest first, however far back; its reader is
 * loaded in the same statement. Reads details only for the posts of the page.
 */
@Injectable()
export class PostsQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly media: MediaDeliveryService,
  ) {}

  ofAll(me: SignedIn, page: PageQuery): Promise<PostPageResponse> {
    return this.feed(me, 'p.group_id is null and p.kind = $2', ['post'], page);
  }

  /**
   * Questions that contain these words (case-insensitive), optionally those of a lesson, without the solved ones, or
   * changed since a time.
   */
  questions(me: SignedIn, wanted: WantedQuestions): Promise<PostPageResponse> {
    const { q, isUnsolved, lessonId, updatedSince, ...page } = wanted;
    const values = ['question'];
    const next = (value: string) => `$${values.push(value) + 1}`;
    const conditions = ['p.group_id is null', 'p.kind = $2'];
    if (q !== '') conditions.push(isLike('p.text', next(containing(q))));
    if (lessonId)
      conditions.push(`p.lesson_id in (select l.id from ${OPEN_LESSONS} where l.id = ${next(lessonId)})`);
    if (isUnsolved) conditions.push(`not ${IS_SOLVED}`);
    if (updatedSince === undefined) return this.feed(me, conditions.join(' and '), values, page);
    conditions.push(`p.updated_at >= ${next(updatedSince)}::timestamptz`);
    return this.changes(me, conditions.join(' and '), values, page);
  }

  /** Posts for one circle or pod; 404 for readers who are not in it. */
  async ofGroup(me: SignedIn, groupId: string, wanted: PageQuery): Promise<PostPageResponse> {
    const isOpen = isCoach(me) ? '' : ` and p.group_id = any(${READERS_GROUPS}::uuid[])`;
    const page = await this.feed(me, `p.group_id = $2${isOpen} and p.kind = 'post'`, [groupId], wanted);
    if (page.pinned.length + page.items.length === 0)
      await this.readers.mustSeeGroup(await this.readers.of(me), groupId);
    return page;
  }

  /** The reader's own posts, in all groups. */
  mine(me: SignedIn, wanted: PageQuery): Promise<PostPageResponse> {
    return this.page(
      me,
      `with page as (
         select p.* from community_posts p where p.account_id = $1 and ${isBefore(wanted, 'p.shown_at', 'p.id', 2)}
         order by p.shown_at desc, p.id desc limit ${wanted.limit + 1})
       select ${POST_COLUMNS}, false as "isAbove" from page p order by p.shown_at desc, p.id desc`,
      [],
      wanted,
    );
  }

  /** Published posts of a person that the reader may see. */
  ofPerson(me: SignedIn, accountId: string, wanted: PageQuery): Promise<PostPageResponse> {
    return this.page(
      me,
      `with page as (
         select p.* from community_posts p
         where p.account_id = $3 and p.state = 'published' and ${IS_SEEN} and ${isBefore(wanted, 'p.shown_at', 'p.id', 4)}
         order by p.shown_at desc, p.id desc limit ${wanted.limit + 1})
       select ${POST_COLUMNS}, false as "isAbove" from page p order by p.shown_at desc, p.id desc`,
      [isCoach(me), accountId],
      wanted,
    );
  }

  /** Saved posts that the reader may still see, last saved first. */
  saved(me: SignedIn, wanted: PageQuery): Promise<PostPageResponse> {
    return this.page(
      me,
      `with page as (
         select p.*, s.saved_at from community_saved_posts s join community_posts p on p.id = s.post_id
         where s.account_id = $1 and ${IS_SEEN} and ${isBefore(wanted, 's.saved_at', 's.post_id', 3)}
         order by s.saved_at desc, s.post_id desc limit ${wanted.limit + 1})
       select ${POST_COLUMNS}, false as "isAbove", to_json(p.saved_at) as "savedAt" from page p
       order by p.saved_at desc, p.id desc`,
      [isCoach(me)],
      wanted,
      ({ savedAt }) => savedAt!,
    );
  }

  async one(me: SignedIn, id: string): Promise<PostResponse> {
    const { reader, rows } = await this.readers.reading<Row>(
      me,
      `select ${POST_COLUMNS}, false as "isAbove" from community_posts p where p.id = $3 and ${IS_SEEN}`,
      [isCoach(me), id],
    );
    const [post] = await this.toResponses(reader, rows);
    if (!post) throw notFound('Post');
    return post;
  }

  /** Earlier versions of an edited post, newest first; visible to everyone who sees the post. */
  async versions(me: SignedIn, id: string): Promise<PostVersionResponse[]> {
    const reader = await this.readers.of(me);
    await this.seen(me, reader, id);
    const rows = await this.database.query<{ text: string; writtenAt: Date; mentions: ReadPerson[] }>(
      `select v.text, v.written_at as "writtenAt", ${mentionsOf('m.post_id = v.post_id')} as mentions
       from community_post_versions v where v.post_id = $3 order by v.id desc limit ${MOST_VERSIONS}`,
      [reader.accountId, reader.groupIds, id],
    );
    return rows.map(({ text, writtenAt, mentions }) => ({
      text: inWords(text, namesFor(reader, mentions)),
      writtenAt,
    }));
  }

  /** Facts about a post, for actions on it; 404 if the reader cannot see it. */
  async seen(me: SignedIn, reader: Reader, id: string): Promise<SeenPost> {
    const post = await this.database.one<SeenPost>(
      `select p.id, p.kind, p.account_id as "accountId", p.group_id as "groupId", p.state from community_posts p where p.id = $4 and ${IS_VISIBLE}`,
      [reader.accountId, reader.groupIds, isCoach(me), id],
    );
    if (!post) throw notFound('Post');
    return post;
  }

  /** Like `seen`, for actions that others will see: refuses a post that is waiting or hidden. */
  async published(me: SignedIn, reader: Reader, id: string): Promise<SeenPost> {
    const post = await this.seen(me, reader, id);
    if (post.state !== 'published')
      throw unprocessable('not_possible', 'No one else can see this post right now.');
    return post;
  }

  /** Posts that match `where`: on the first page, pinned ones above the newest. */
  private feed(me: SignedIn, where: string, values: readonly string[], wanted: PageQuery) {
    const pinned = `(
      select p.*, true as is_above from community_posts p where ${where} and p.pinned_at is not null and ${IN_FEED}
      order by p.pinned_at desc limit ${MOST_PINNED})`;
    const newest = `(
      select p.*, false as is_above from community_posts p
      where ${where} and p.pinned_at is null and ${IN_FEED} and ${isBefore(wanted, 'p.shown_at', 'p.id', values.length + 2)}
      order by p.shown_at desc, p.id desc limit ${wanted.limit + 1})`;
    return this.page(
      me,
      `with page as (${wanted.after === undefined ? `${pinned} union all ${newest}` : newest})
       select ${POST_COLUMNS}, p.is_above as "isAbove" from page p
       order by p.is_above desc, case when p.is_above then p.pinned_at else p.shown_at end desc, p.id desc`,
      values,
      wanted,
    );
  }

  /** Posts that match `where`, the earliest change first. */
  private changes(me: SignedIn, where: string, values: readonly string[], wanted: PageQuery) {
    const first = values.length + 2;
    const goesOn =
      wanted.after === undefined
        ? ''
        : ` and (p.updated_at, p.id) > ($${first}::timestamptz, $${first + 1}::uuid)`;
    return this.page(
      me,
      `with page as (
         select p.* from community_posts p where ${where} and ${IN_FEED}${goesOn}
         order by p.updated_at, p.id limit ${wanted.limit + 1})
       select ${POST_COLUMNS}, false as "isAbove" from page p order by p.updated_at, p.id`,
      values,
      wanted,
      ({ updatedAt }) => updatedAt,
    );
  }

  private async page(
    me: SignedIn,
    sql: string,
    values: readonly unknown[],
    { after, limit }: PageQuery,
    momentOf: (last: Row) => string = ({ shownAt }) => shownAt,
  ): Promise<PostPageResponse> {
    const { reader, rows } = await this.readers.reading<Row>(me, sql, [...values, ...valuesOf(after)]);
    const above = rows.filter(({ isAbove }) => isAbove);
    const others = rows.filter(({ isAbove }) => !isAbove);
    const { items, next } = pageOf(others, limit, (last) => cursorOf(new Date(momentOf(last)), last.id));
    const posts = await this.toResponses(reader, [...above, ...items]);
    return { items: posts.slice(above.length), next, pinned: posts.slice(0, above.length) };
  }

  private async toResponses(reader: Reader, rows: readonly Row[]): Promise<PostResponse[]> {
    const files = await this.media.signedUrls(
      rows.flatMap(({ images, fileIds }) => [...images.map(({ assetId }) => assetId), ...fileIds]),
    );
    return rows.map((row) => toResponse(reader, row, files));
  }
}

/** Builds the response field by field: removing fields with `...rest`, twenty times a page, was most of the work. */
function toResponse(reader: Reader, row: Row, files: ReadonlyMap<string, DeliveredAsset>): PostResponse {
  const { id, kind, group, tag, text, lesson, state, hiddenReason } = row;
  const { comments, answers, isSolved, helpful, isHelpful, isSaved, isPinned } = row;
  const { reactions, totalReactions, myReactions } = reactionsOf(row.allReactions);
  return {
    id,
    kind,
    author: shownTo(reader, row.author),
    group,
    tag,
    text,
    mentions: mentionsFor(reader, row.mentions),
    lesson,
    images: row.images.flatMap(({ assetId, alt }) => {
      const file = files.get(assetId);
      return file ? [{ url: file.url, alt, width: file.width, height: file.height }] : [];
    }),
    files: row.fileIds.flatMap((assetId) => shownFile(files.get(assetId))),
    state,
    hiddenReason,
    reactions,
    totalReactions,
    myReactions,
    comments,
    answers,
    isSolved,
    helpful,
    isHelpful,
    isSaved,
    isPinned,
    shownAt: new Date(row.shownAt).toISOString(),
    editedAt: row.editedAt === null ? null : new Date(row.editedAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

function shownFile(file: DeliveredAsset | undefined): PostFileResponse[] {
  if (!file) return [];
  const { id, fileName, fileSize, kind, width, height, url, downloadUrl } = file;
  return [{ id, fileName, isVideo: kind === 'video', fileSize, width, height, url, downloadUrl }];
}

/** Separate SQL for the first page and later ones, so that each is planned with its own bound. */
export const isBefore = ({ after }: PageQuery, at: string, id: string, parameter: number): string =>
  after === undefined ? 'true' : `(${at}, ${id}) < ($${parameter}::timestamptz, $${parameter + 1}::uuid)`;
