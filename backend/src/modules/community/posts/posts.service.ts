import { Injectable } from '@nestjs/common';
import type { WrittenComment } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { MediaLibraryService, type ReceivedUpload, UploadsService } from '../../media/index.js';
import { CasesService } from './cases.service.js';
import { CoachWordsService } from './coach-words.service.js';
import { MentionableQueries } from '../mentions/mentionable.queries.js';
import { MentionsService } from '../mentions/mentions.service.js';
import { ReadersService } from '../people/readers.service.js';
import { MOST_FILES, MOST_IMAGES, type PostKind } from '../words/words.js';
import { CommunityPost } from './community-post.entity.js';
import { LivePostsService } from './live-posts.service.js';
import { PostFile } from './post-file.entity.js';
import { PostImage } from './post-image.entity.js';
import { PostVersion } from './post-version.entity.js';
import type { EditPostRequest, NewPostRequest } from './posts.dto.js';
import { PostsQueries } from './posts.queries.js';

/** Lets members and the coach add, edit, delete and save posts. */
@Injectable()
export class PostsService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly queries: PostsQueries,
    private readonly mentionable: MentionableQueries,
    private readonly mentions: MentionsService,
    private readonly coachWords: CoachWordsService,
    private readonly uploads: UploadsService,
    private readonly library: MediaLibraryService,
    private readonly outbox: Outbox,
    private readonly cases: CasesService,
    private readonly live: LivePostsService,
    private readonly clock: Clock,
  ) {}

  /** Adds a post and returns its id. A minor's post needs the coach's approval (product rule 11.3). */
  async add(
    me: SignedIn,
    kind: PostKind,
    { text, tag, groupId, images, files = [] }: NewPostRequest,
    askedFrom: Pick<CommunityPost, 'lessonId' | 'videoId' | 'atSeconds'> | null = null,
  ): Promise<string> {
    const writer = await this.readers.writing(me);
    if (groupId !== null) await this.readers.mustSeeGroup(writer, groupId);
    await this.mentionable.mustBeMentionable(writer, text, groupId);
    const received: { upload: ReceivedUpload; alt: string }[] = [];
    for (const { storageUrl, alt } of images.slice(0, MOST_IMAGES))
      received.push({ alt, upload: await this.uploads.receive(me.accountId, storageUrl, 'post') });
    const receivedFiles: ReceivedUpload[] = [];
    for (const storageUrl of files.slice(0, MOST_FILES))
      receivedFiles.push(
        await this.uploads.receive(me.accountId, storageUrl, 'post_file', { nameIfNone: 'attachment' }),
      );
    const id = newId();
    const now = this.clock.now();
    const state = writer.publishesUnseen ? 'published' : 'waiting';
    await this.database.transaction(async (tx) => {
      await this.readers.holdConsent(tx, writer);
      await tx.insert(CommunityPost, {
        id,
        kind,
        accountId: me.accountId,
        groupId,
        tag,
        text,
        state,
        shownAt: now,
        createdAt: now,
        ...(askedFrom && {
          lessonId: askedFrom.lessonId,
          videoId: askedFrom.atSeconds === null ? null : askedFrom.videoId,
          atSeconds: askedFrom.videoId === null ? null : askedFrom.atSeconds,
        }),
      });
      for (const [position, { upload, alt }] of received.entries()) {
        const { id: assetId } = await this.uploads.claim(tx, upload);
        await tx.insert(PostImage, { postId: id, position, assetId, alt });
      }
      for (const [position, upload] of receivedFiles.entries()) {
        const { id: assetId, kind: fileKind } = await this.uploads.claim(tx, upload);
        await tx.insert(PostFile, { postId: id, position, assetId, isVideo: fileKind === 'video' });
      }
      await this.mentions.note(tx, 'post', id, text);
      if (state === 'waiting') return this.tellWaiting(tx, id, me);
      await this.tell(tx, 'post.published', { id, accountId: me.accountId, kind });
      await this.mentions.tell(tx, 'post', id, text);
      await this.coachWords.tell(tx, me, { postId: id, commentId: null, groupId, text });
    });
    return id;
  }

  /**
   * Changes the text and keeps the earlier version. A minor's edit needs the coach's approval again; a hidden post
   * stays hidden.
   */
  async edit(me: SignedIn, id: string, { text, tag }: EditPostRequest): Promise<void> {
    const writer = await this.readers.writing(me);
    await this.database.transaction(async (tx) => {
      const post = await this.own(tx, me, id);
      if (post.text === text && post.tag === tag) return;
      const known = await this.mentions.before(tx, 'post', id);
      await this.mentionable.mustBeMentionable(writer, text, post.groupId, known);
      const now = this.clock.now();
      if (post.text !== text) {
        const writtenAt = post.editedAt ?? post.createdAt;
        await tx.insert(PostVersion, { id: newId(), postId: id, text: post.text, writtenAt });
      }
      const waits = !writer.publishesUnseen && post.state === 'published';
      await tx.update(
        CommunityPost,
        { id },
        {
          text,
          tag,
          editedAt: now,
          ...(post.text !== text && { keptAt: null }),
          ...(waits && { state: 'waiting' }),
        },
      );
      await this.mentions.note(tx, 'post', id, text);
      if (waits) {
        await this.tell(tx, 'post.removed', post);
        await this.tellWaiting(tx, id, me);
      } else await this.mentions.tell(tx, 'post', id, text);
      if (post.state === 'published' && !waits) await this.live.changed(tx, id);
    });
  }

  /** Tells the coach that a minor's post is pending approval. */
  private tellWaiting(tx: Tx, contributionId: string, { accountId: by }: SignedIn): Promise<void> {
    return this.outbox.publish(tx, 'contribution.waiting', { contributionId, by });
  }

  /** Deletes the post with its pictures, videos, files, comments and reactions. */
  async remove(me: SignedIn, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.own(tx, me, id);
      await this.delete(tx, id);
    });
  }

  /** Deletes a post without checking rights: for its author and the coach. */
  async delete(tx: Tx, id: string): Promise<void> {
    const post = await tx.findOneBy(CommunityPost, { id });
    if (!post) throw notFound('Post');
    const images = await tx.findBy(PostImage, { postId: id });
    const files = await tx.findBy(PostFile, { postId: id });
    const below = await this.tell(tx, 'post.removed', post);
    await this.cases.withdraw(tx, [id, ...below.map(({ commentId }) => commentId)]);
    await tx.delete(CommunityPost, { id });
    for (const { assetId } of [...images, ...files]) await this.library.remove(tx, assetId);
  }

  /** Publishes the ids of the post and of the comments under it, and updates open apps. Returns these comments. */
  async tell(
    tx: Tx,
    event: 'post.published' | 'post.removed',
    { id, accountId, kind }: Pick<CommunityPost, 'id' | 'accountId' | 'kind'>,
  ): Promise<WrittenComment[]> {
    const below = await tx.query<WrittenComment>(
      'select id as "commentId", account_id as "accountId" from community_comments where post_id = $1',
      [id],
    );
    await this.outbox.publish(tx, event, { postId: id, accountId, kind, below });
    await this.live.changed(tx, id);
    return below;
  }

  /** Saves a post or removes it from the saved ones; repeating either changes nothing. */
  async save(me: SignedIn, id: string, isSaved: boolean): Promise<void> {
    if (!isSaved) {
      await this.database.query('delete from community_saved_posts where account_id = $1 and post_id = $2', [
        me.accountId,
        id,
      ]);
      return;
    }
    await this.queries.seen(me, await this.readers.of(me), id);
    await this.database.query(
      `insert into community_saved_posts (account_id, post_id, saved_at) values ($1, $2, $3)
       on conflict (account_id, post_id) do nothing`,
      [me.accountId, id, this.clock.now()],
    );
  }

  /** Locks the post until the transaction ends; 404 for another person's post. */
  private async own(tx: Tx, { accountId }: SignedIn, id: string): Promise<CommunityPost> {
    const post = await tx.findOne(CommunityPost, {
      where: { id, accountId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!post) throw notFound('Post');
    return post;
  }
}
