import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';

/** Sends open apps the id of a changed post; each reads the post with its own rights (product rule 11.18). */
@Injectable()
export class LivePostsService {
  constructor(private readonly updates: LiveUpdates) {}

  /** Reports a change. Call it before a post is deleted, or after any other change. */
  async changed(tx: Tx, postId: string): Promise<void> {
    const post = await tx.one<{ groupId: string | null }>(
      'select group_id as "groupId" from community_posts where id = $1',
      [postId],
    );
    if (!post) return;
    const to = post.groupId === null ? 'everyone' : await this.within(tx, post.groupId);
    await this.updates.publish(tx, to, { topic: 'post', id: postId });
  }

  /** Returns the members of a circle or pod, and the coach. */
  private async within(tx: Tx, groupId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select g.account_id as id from grouped_members g where g.group_id = $1
       union select p.id from people p where p.role = 'creator'`,
      [groupId],
    );
    return rows.map(({ id }) => id);
  }
}
