import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { MediaDeliveryService } from '../../media/index.js';
import {
  hasPageFor,
  isCoach,
  personOf,
  READERS_GROUPS,
  type Reader,
  type ReadPerson,
  shownTo,
} from '../people/people.sql.js';
import type { PersonResponse } from '../people/person.dto.js';
import { ReadersService } from '../people/readers.service.js';
import { isBefore, PostsQueries } from '../posts/posts.queries.js';
import { IN_FEED, IS_VISIBLE } from '../posts/post.sql.js';
import type { PostPageResponse } from '../posts/posts.dto.js';
import type { PictureResponse } from './profiles.dto.js';

interface PostWithPictures {
  id: string;
  shownAt: Date;
  images: { assetId: string; alt: string; isVideo: boolean }[];
}

/** Reads a person's page. The policy decides if the reader may open it. */
@Injectable()
export class ProfilesQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly written: PostsQueries,
    private readonly media: MediaDeliveryService,
  ) {}

  async person(me: SignedIn, id: string): Promise<PersonResponse> {
    const { reader, person } = await this.opened(me, id);
    return shownTo(reader, person);
  }

  async posts(me: SignedIn, id: string, query: PageQuery): Promise<PostPageResponse> {
    await this.opened(me, id);
    return this.written.ofPerson(me, id, query);
  }

  async pictures(me: SignedIn, id: string, query: PageQuery): Promise<Page<PictureResponse>> {
    const { reader } = await this.opened(me, id);
    const rows = await this.database.query<PostWithPictures>(
      `select p.id, p.shown_at as "shownAt", array(
         select json_build_object('assetId', i.asset_id, 'alt', i.alt, 'isVideo', i.is_video) from (
           select asset_id, alt, false as is_video, position from community_post_images where post_id = p.id
           union all
           select asset_id, '', true, position from community_post_files where post_id = p.id and is_video) i
         order by i.is_video, i.position) as images
       from community_posts p
       where p.account_id = $4 and ${IN_FEED} and ${IS_VISIBLE} and ${isBefore(query, 'p.shown_at', 'p.id', 5)}
         and (exists (select from community_post_images i where i.post_id = p.id)
           or exists (select from community_post_files f where f.post_id = p.id and f.is_video))
       order by p.shown_at desc, p.id desc limit ${query.limit + 1}`,
      [reader.accountId, reader.groupIds, isCoach(me), id, ...valuesOf(query.after)],
    );
    const { items, next } = pageOf(rows, query.limit, ({ shownAt, id: postId }) => cursorOf(shownAt, postId));
    return { items: await this.open(items), next };
  }

  private async open(posts: readonly PostWithPictures[]): Promise<PictureResponse[]> {
    const files = await this.media.signedUrls(
      posts.flatMap(({ images }) => images.map(({ assetId }) => assetId)),
    );
    return posts.flatMap(({ id, images }) =>
      images.flatMap(({ assetId, alt, isVideo }) => {
        const file = files.get(assetId);
        return file
          ? [{ postId: id, url: file.url, alt, isVideo, width: file.width, height: file.height }]
          : [];
      }),
    );
  }

  /** The person of the page; 404 for a reader who may not open it. */
  private async opened(me: SignedIn, id: string): Promise<{ reader: Reader; person: ReadPerson }> {
    const { reader, rows } = await this.readers.reading<{ person: ReadPerson | null }>(
      me,
      `select ${personOf('$2::uuid', '$1', READERS_GROUPS)} as person`,
      [id],
    );
    const person = rows[0]?.person;
    if (!person || !hasPageFor(reader, person)) throw notFound('Person');
    return { reader, person };
  }
}
