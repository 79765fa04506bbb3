import { Injectable } from '@nestjs/common';
import type { EventMap, WrittenComment } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
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

/**
 * Deletes the member's posts with the comments below them, and the member's comments without their replies. The media module deletes
 * the pictures.
 */
@Injectable()
export class OnMemberErased {
  constructor(private readonly outbox: Outbox) {}

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
