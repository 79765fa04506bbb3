import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { conversationPath } from '../kinds/paths.js';
import { sameThing } from '../same-thing.js';

const CIRCLES = '/my-sanctum/community/circle';

type Membership = EventMap['group.joined'];

/**
 * Notifies members about their circles and pods and about messages there; the coach is notified in the console. A
 * purchase that adds a member to two groups makes two notifications, because each leads to its own group; nothing is
 * emailed.
 */
@Injectable()
export class OnGroups {
  constructor(private readonly bell: BellService) {}

  /** Notifies a member who was added to a circle or pod, unless the member has left it. */
  @On('group.joined', 'notifications.bell-group-joined')
  async groupJoined({ accountId, groupId }: Membership, tx: Tx): Promise<void> {
    const title = await this.nameOf(tx, groupId);
    if (title === undefined || !(await this.isIn(tx, accountId, groupId))) return;
    await this.bell.readThings(tx, accountId, ['circle_taken_out'], [groupId]);
    await this.bell.ring(tx, {
      kind: 'circle_joined',
      accountId,
      thing: groupId,
      source: sameThing(accountId, groupId),
      path: `${CIRCLES}?group=${groupId}`,
      facts: { title },
      titleOf: { of: 'group', ids: [groupId] },
    });
  }

  /** Notifies a member whom the coach has removed from a circle or pod. */
  @On('group.taken-out', 'notifications.bell-group-taken-out')
  async groupTakenOut({ accountId, groupId }: EventMap['group.taken-out'], tx: Tx): Promise<void> {
    const title = await this.nameOf(tx, groupId);
    if (title === undefined || (await this.isIn(tx, accountId, groupId))) return;
    const news = { kind: 'circle_taken_out', accountId, thing: groupId } as const;
    await this.bell.ring(tx, {
      ...news,
      path: CIRCLES,
      facts: { title },
      titleOf: { of: 'group', ids: [groupId] },
    });
  }

  /**
   * Withdraws a member's notifications about a circle or pod they have left, including the one about joining, so that
   * joining again notifies again.
   */
  @On('group.left', 'notifications.bell-group-left')
  async groupLeft({ accountId, groupId }: EventMap['group.left'], tx: Tx): Promise<void> {
    await this.bell.forgetGroups(tx, accountId);
    if (await this.isIn(tx, accountId, groupId)) return;
    await this.bell.takeBack(tx, ['circle_joined'], [sameThing(accountId, groupId)]);
  }

  /** Withdraws notifications about a deleted circle or pod. */
  @On('group.deleted', 'notifications.bell-group-deleted')
  groupDeleted({ groupId }: EventMap['group.deleted'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, 'group', [groupId]);
  }

  /** Notifies a member of unread messages in a circle or pod, once until the member reads there. */
  @On('circle.waiting', 'notifications.bell-circle-waiting')
  circleWaiting(message: EventMap['circle.waiting'], tx: Tx): Promise<void> {
    return this.ringOf(tx, 'circle_waiting', message);
  }

  @On('circle.mentioned', 'notifications.bell-circle-mentioned')
  circleMentioned(message: EventMap['circle.mentioned'], tx: Tx): Promise<void> {
    return this.ringOf(tx, 'circle_mentioned', message);
  }

  /** Marks notifications about a conversation as read once their recipient has opened it. */
  @On('circle.read', 'notifications.bell-circle-read')
  circleRead({ accountId, conversationId }: EventMap['circle.read'], tx: Tx): Promise<void> {
    return this.bell.seen(tx, 'message', [conversationId], accountId);
  }

  /** Withdraws notifications about a deleted or hidden message. The listener's stored name still says circles. */
  @On('message.removed', 'notifications.bell-circle-message-removed')
  circleMessageRemoved({ messageId }: EventMap['message.removed'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, 'message', [messageId]);
  }

  /** Notifies a member of a message, while the member belongs to the circle or pod; the coach always. */
  private async ringOf(
    tx: Tx,
    kind: 'circle_waiting' | 'circle_mentioned',
    { messageId, conversationId, groupId, accountId, byId }: EventMap['circle.waiting'],
  ): Promise<void> {
    const place = await tx.one<{ title: string; isCoach: boolean }>(
      `select f.name as title, n.role = 'creator' as "isCoach" from group_facts f, account_names n
       where f.id = $1 and n.id = $2 and (n.role = 'creator'
         or exists (select from grouped_members g where g.group_id = $1 and g.account_id = $2))`,
      [groupId, accountId],
    );
    if (!place) return;
    await this.bell.ring(tx, {
      kind,
      accountId,
      thing: conversationId,
      source: messageId,
      by: byId,
      path: conversationPath(conversationId, place.isCoach),
      facts: { title: place.title },
      titleOf: { of: 'group', ids: [groupId] },
    });
  }

  private async nameOf(tx: Tx, groupId: string): Promise<string | undefined> {
    const group = await tx.one<{ name: string }>('select name from group_facts where id = $1', [groupId]);
    return group?.name;
  }

  private async isIn(tx: Tx, accountId: string, groupId: string): Promise<boolean> {
    const found = await tx.query('select from grouped_members where account_id = $1 and group_id = $2', [
      accountId,
      groupId,
    ]);
    return found.length > 0;
  }
}
