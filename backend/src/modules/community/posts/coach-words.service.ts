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

/** Tells once of what the coach writes: of a post always, of a comment if it mentions everyone. What members write is not told to all. */
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

  /** The author of the post is left out: a comment has a notification of its own. */
  private async authorOf(tx: Tx, { postId, commentId }: Pick<Words, 'postId' | 'commentId'>) {
    if (commentId === null) return [];
    const post = await tx.findOneByOrFail(CommunityPost, { id: postId });
    return [post.accountId];
  }
}
