import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { Comment } from './comments/comment.entity.js';
import { Report } from './moderation/report.entity.js';
import { CommunityMember } from './people/community-member.entity.js';
import { CommunityPost } from './posts/community-post.entity.js';
import { SavedPost } from './posts/saved-post.entity.js';
import { Helpful } from './questions/helpful.entity.js';
import { Reaction } from './reactions/reaction.entity.js';

/** What the member wrote goes, with what stands under it; its pictures media removes. */
@Injectable()
@OnEvent('member.erased', 'community.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(CommunityPost, { accountId });
    await tx.delete(Comment, { accountId });
    await tx.delete(Reaction, { accountId });
    await tx.delete(Helpful, { accountId });
    await tx.delete(SavedPost, { accountId });
    await tx.delete(Report, { reporterId: accountId });
    await tx.delete(CommunityMember, { accountId });
  }
}
