import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { isCoach } from '../people/people.sql.js';
import { CommunityPost } from './community-post.entity.js';
import { mentionedIn, mentionsEveryone } from '../mentions/mention-words.js';

interface Words {
  postId: string;
  commentId: string | null;
  groupId: string | null;
  text: string;
}

/** Announces what the coach writes, once: every post, and comments that mention everyone. Members' posts are not announced. */
@Injectable()
export class CoachWordsService {
  constructor(private readonly outbox: Outbox) {}

  async tell(tx: Tx, me: SignedIn, { text, ...place }: Words): Promise<void> {
    const toEveryone = mentionsEveryone(text);
    if (!isCoach(me) || (place.commentId !== null && !toEveryone)) return;
    await this.outbox.publish(tx, 'coach.wrote', {
      ...place,
      by: me.accountId,
      mentionsEveryone: toEveryone,
      otherwiseToldIds: [...mentionedIn(text), ...(await this.authorOf(tx, place))],
    });
  }

  /** Returns the author of the post, to leave out: they are notified of the comment separately. */
  private async authorOf(tx: Tx, { postId, commentId }: Pick<Words, 'postId' | 'commentId'>) {
    if (commentId === null) return [];
    const post = await tx.findOneByOrFail(CommunityPost, { id: postId });
    return [post.accountId];
  }
}
