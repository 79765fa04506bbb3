import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
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
import { cursorOf, isBefore, PostsQueries } from '../posts/posts.queries.js';
import { IN_FEED, IS_VISIBLE } from '../posts/post.sql.js';
import type { PostPageResponse } from '../posts/posts.dto.js';
import type { PicturePageResponse } from './profiles.dto.js';

/** Posts with pictures or videos per page. */
const ON_A_PAGE = 12;

interface PostWithPictures {
  id: string;
  shownAt: Date;
  images: { assetId: string; alt: string; isVideo: boolean }[];
}

/** Reads a person's page. The policy decides whether the reader may open it. */
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

  async posts(me: SignedIn, id: string, after: string | undefined): Promise<PostPageResponse> {
    await this.opened(me, id);
    return this.written.ofPerson(me, id, after);
  }

  async pictures(me: SignedIn, id: string, after: string | undefined): Promise<PicturePageResponse> {
    const { reader } = await this.opened(me, id);
    const rows = await this.database.query<PostWithPictures>(
      `select p.id, p.shown_at as "shownAt", array(
         select json_build_object('assetId', i.asset_id, 'alt', i.alt, 'isVideo', i.is_video) from (
           select asset_id, alt, false as is_video, position from community_post_images where post_id = p.id
           union all
           select asset_id, '', true, position from community_post_files where post_id = p.id and is_video) i
         order by i.is_video, i.position) as images
       from community_posts p
       where p.account_id = $4 and ${IN_FEED} and ${IS_VISIBLE} and ${isBefore(after, 'p.shown_at', 'p.id', 5)}
         and (exists (select from community_post_images i where i.post_id = p.id)
           or exists (select from community_post_files f where f.post_id = p.id and f.is_video))
       order by p.shown_at desc, p.id desc limit ${ON_A_PAGE + 1}`,
      [reader.accountId, reader.groupIds, isCoach(me), id, ...(after?.split('_') ?? [])],
    );
    const shown = rows.slice(0, ON_A_PAGE);
    const last = shown.at(-1);
    return {
      items: await this.open(shown),
      next: last && rows.length > ON_A_PAGE ? cursorOf(last.shownAt, last.id) : null,
    };
  }

  private async open(posts: readonly PostWithPictures[]): Promise<PicturePageResponse['items']> {
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
