import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import { inWords } from './mentions/mention-words.js';
import { mentionsOf, namesFor } from './mentions/mentions.sql.js';
import type { Reader, ReadPerson } from './people/people.sql.js';
import { ReadersService } from './people/readers.service.js';
import type { EventMap, WrittenComment } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { SeenAnnouncement } from './announcements/seen-announcement.entity.js';
import { Comment } from './comments/comment.entity.js';
import { Mention } from './comments/mention.entity.js';
import { Report } from './moderation/report.entity.js';
import { CommunityMember } from './people/community-member.entity.js';
import { CommunityPost } from './posts/community-post.entity.js';
import { SavedPost } from './posts/saved-post.entity.js';
import { Helpful } from './questions/helpful.entity.js';
import { Reaction } from './reactions/reaction.entity.js';

interface PostRow {
  text: string;
  mentions: ReadPerson[];
  tag: string | null;
  state: string;
  createdAt: Date;
  editedAt: Date | null;
  pictures: string | null;
  files: number;
  earlier: string[];
}

interface CommentRow {
  text: string;
  mentions: ReadPerson[];
  state: string;
  createdAt: Date;
  editedAt: Date | null;
}

interface ActionRow {
  what: string;
  detail: string;
  at: Date;
}

/** Reads the comments of others under the member's posts, and the answers that the member found helpful. */
const ofOthers = (tx: Tx, accountId: string): Promise<WrittenComment[]> =>
  tx.query<WrittenComment>(
    `select c.id as "commentId", c.account_id as "accountId" from community_comments c
     where c.account_id <> $1 and (
       exists (select from community_posts p where p.id = c.post_id and p.account_id = $1)
       or exists (select from community_helpful h where h.comment_id = c.id and h.account_id = $1))`,
    [accountId],
  );

/** Exports a member's posts, comments and activity in the community. */
@Injectable()
@TellsPersonalData({
  order: 65,
  tables: [
    'community_members',
    'community_posts',
    'community_post_images',
    'community_post_files',
    'community_post_versions',
    'community_comments',
    'community_reactions',
    'community_saved_posts',
    'community_seen_announcements',
    'community_reports',
    'community_accepted_answers',
    'community_helpful',
    'community_mentions',
  ],
})
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly outbox: Outbox,
  ) {}

  async collect(accountId: string, isForGuardian: boolean): Promise<PersonalData> {
    const reader = await this.readers.of({ accountId });
    const [posts, comments, actions] = await Promise.all([
      this.posts(reader, isForGuardian),
      this.comments(reader, isForGuardian),
      this.actions(accountId),
    ]);
    return {
      pages: [
        {
          name: 'community-posts',
          title: 'Your posts',
          lead: 'Your posts in the community, with their earlier versions.',
          entries: posts.map(({ text, tag, state, createdAt, editedAt, pictures, files, earlier }) => ({
            title: tag ?? 'Post',
            facts: {
              State: state,
              Written: createdAt,
              Changed: editedAt,
              Photos: pictures,
              'Videos and files': files > 0 ? files : null,
              'Earlier versions': earlier.join('\n') || null,
            },
            text,
          })),
          rows: posts,
        },
        {
          name: 'community-comments',
          title: 'Your comments',
          lead: 'Your comments on posts in the community.',
          entries: comments.map(({ text, state, createdAt, editedAt }) => ({
            title: 'Comment',
            facts: { State: state, Written: createdAt, Changed: editedAt },
            text,
          })),
          rows: comments,
        },
        {
          name: 'community',
          title: 'Your activity in the community',
          lead: 'Your reactions, saved posts and reports, the announcements you’ve seen, and when you accepted the guidelines.',
          entries: actions.map(({ what, detail, at }) => ({
            title: what,
            facts: { When: at },
            text: detail,
          })),
          rows: actions,
        },
      ],
    };
  }

  /**
   * Deletes the member's posts with their comments, and the member's comments without their replies; media deletes the
   * files.
   */
  @On('member.erased', 'community.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    const comments = await ofOthers(tx, accountId);
    if (comments.length > 0) await this.outbox.publish(tx, 'community.left', { comments });
    await tx.delete(CommunityPost, { accountId });
    await tx.delete(Comment, { accountId });
    await tx.delete(Reaction, { accountId });
    await tx.delete(Helpful, { accountId });
    await tx.delete(Mention, { accountId });
    await tx.delete(SavedPost, { accountId });
    await tx.delete(SeenAnnouncement, { accountId });
    await tx.delete(Report, { reporterId: accountId });
    await tx.delete(CommunityMember, { accountId });
  }

  private async posts(reader: Reader, isForGuardian: boolean): Promise<Omit<PostRow, 'mentions'>[]> {
    const rows = await this.database.query<PostRow>(
      `select p.text, p.tag, p.state, p.created_at as "createdAt", p.edited_at as "editedAt",
              (select string_agg(i.alt, ', ' order by i.position) from community_post_images i where i.post_id = p.id) as pictures,
              (select count(*)::int from community_post_files f where f.post_id = p.id) as files,
              array(select v.text::text from community_post_versions v where v.post_id = p.id order by v.id desc) as earlier,
              ${mentionsOf('m.post_id = p.id')} as mentions
       from community_posts p where p.account_id = $1 and not ($3::boolean and (p.state = 'waiting' or p.withheld_state is not distinct from 'waiting'))
       order by p.created_at desc, p.id desc`,
      [reader.accountId, reader.groupIds, isForGuardian],
    );
    return rows.map(({ mentions, ...row }) => {
      const names = namesFor(reader, mentions);
      const earlier = row.earlier.map((text) => inWords(text, names));
      return { ...row, earlier, text: inWords(row.text, names) };
    });
  }

  private async comments(reader: Reader, isForGuardian: boolean): Promise<Omit<CommentRow, 'mentions'>[]> {
    const rows = await this.database.query<CommentRow>(
      `select c.text, c.state, c.created_at as "createdAt", c.edited_at as "editedAt",
              ${mentionsOf('m.comment_id = c.id')} as mentions
       from community_comments c where c.account_id = $1 and not ($3::boolean and (c.state = 'waiting' or c.withheld_state is not distinct from 'waiting'))
       order by c.id desc`,
      [reader.accountId, reader.groupIds, isForGuardian],
    );
    return rows.map(({ mentions, ...row }) => ({
      ...row,
      text: inWords(row.text, namesFor(reader, mentions)),
    }));
  }

  private actions(accountId: string): Promise<ActionRow[]> {
    return this.database.query<ActionRow>(
      `select 'Reaction' as what, emoji as detail, reacted_at as at from community_reactions where account_id = $1
       union all
       select 'Saved a post', post_id::text, saved_at from community_saved_posts where account_id = $1
       union all
       select 'Saw an announcement', a.title, s.seen_at
       from community_seen_announcements s join community_announcements a on a.id = s.announcement_id where s.account_id = $1
       union all
       select 'Found helpful', coalesce(post_id, comment_id)::text, found_at from community_helpful where account_id = $1
       union all
       select 'Your answer was accepted', a.comment_id::text, a.accepted_at
       from community_accepted_answers a join community_comments c on c.id = a.comment_id where c.account_id = $1
       union all
       select 'Report', concat_ws(': ', reason, nullif(note, '')), created_at from community_reports where reporter_id = $1
       union all
       select 'You were mentioned', coalesce(post_id, comment_id)::text, notified_at from community_mentions
       where account_id = $1 and notified_at is not null
       union all
       select 'Accepted the guidelines', '', guidelines_accepted_at from community_members where account_id = $1
       order by at desc`,
      [accountId],
    );
  }
}
