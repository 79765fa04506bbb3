import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { CircleNewsService } from '../circle-news.service.js';
import { GroupNewsService } from '../group-news.service.js';

/** Notifies members about their circles and pods, and about messages there. */
@Injectable()
export class OnGroups {
  constructor(
    private readonly bell: BellService,
    private readonly groups: GroupNewsService,
    private readonly circles: CircleNewsService,
  ) {}

  /** Notifies a member who was added to a circle or pod. */
  @On('group.joined', 'notifications.bell-group-joined')
  groupJoined({ accountId, groupId }: EventMap['group.joined'], tx: Tx): Promise<void> {
    return this.groups.joined(tx, accountId, groupId);
  }

  /** Notifies a member whom the coach has removed from a circle or pod. */
  @On('group.taken-out', 'notifications.bell-group-taken-out')
  groupTakenOut({ accountId, groupId }: EventMap['group.taken-out'], tx: Tx): Promise<void> {
    return this.groups.takenOut(tx, accountId, groupId);
  }

  /** Withdraws a member's notifications about a circle or pod that the member has left. */
  @On('group.left', 'notifications.bell-group-left')
  async groupLeft({ accountId, groupId }: EventMap['group.left'], tx: Tx): Promise<void> {
    await this.bell.forgetGroups(tx, accountId);
    await this.groups.left(tx, accountId, groupId);
  }

  /** Withdraws notifications about a deleted circle or pod. */
  @On('group.deleted', 'notifications.bell-group-deleted')
  groupDeleted({ groupId }: EventMap['group.deleted'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, 'group', [groupId]);
  }

  /** Notifies a member of unread messages in a circle or pod, once until the member reads there. */
  @On('circle.waiting', 'notifications.bell-circle-waiting')
  circleWaiting(message: EventMap['circle.waiting'], tx: Tx): Promise<void> {
    return this.circles.ring(tx, 'circle-waiting', message);
  }

  @On('circle.mentioned', 'notifications.bell-circle-mentioned')
  circleMentioned(message: EventMap['circle.mentioned'], tx: Tx): Promise<void> {
    return this.circles.ring(tx, 'circle-mentioned', message);
  }

  /** Marks notifications about a conversation as read once their recipient has opened it. */
  @On('circle.read', 'notifications.bell-circle-read')
  circleRead({ accountId, conversationId }: EventMap['circle.read'], tx: Tx): Promise<void> {
    return this.bell.seen(tx, 'message', [conversationId], accountId);
  }

  /** Withdraws notifications about a deleted or hidden message. Its stored name still says circles. */
  @On('message.removed', 'notifications.bell-circle-message-removed')
  circleMessageRemoved({ messageId }: EventMap['message.removed'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, 'message', [messageId]);
  }
}
