import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { CircleNewsService } from '../circle-news.service.js';
import { GroupNewsService } from '../group-news.service.js';

/** Tells members of their circles and pods, and of what is written there. */
@Injectable()
export class OnGroups {
  constructor(
    private readonly bell: BellService,
    private readonly groups: GroupNewsService,
    private readonly circles: CircleNewsService,
  ) {}

  /** Tells a member that she is in a circle or pod now. */
  @On('group.joined', 'notifications.bell-group-joined')
  groupJoined({ accountId, groupId }: EventMap['group.joined'], tx: Tx): Promise<void> {
    return this.groups.joined(tx, accountId, groupId);
  }

  /** Tells a member that the coach has taken her out of a circle or pod. */
  @On('group.taken-out', 'notifications.bell-group-taken-out')
  groupTakenOut({ accountId, groupId }: EventMap['group.taken-out'], tx: Tx): Promise<void> {
    return this.groups.takenOut(tx, accountId, groupId);
  }

  /** Leads nobody into a circle or pod that they have left. */
  @On('group.left', 'notifications.bell-group-left')
  async groupLeft({ accountId, groupId }: EventMap['group.left'], tx: Tx): Promise<void> {
    await this.bell.forgetGroups(tx, accountId);
    await this.groups.left(tx, accountId, groupId);
  }

  /** Withdraws what was told of a circle or pod that is gone. */
  @On('group.deleted', 'notifications.bell-group-deleted')
  groupDeleted({ groupId }: EventMap['group.deleted'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, 'group', [groupId]);
  }

  /** Tells whoever has not read what was written in her circle or pod, once until she reads there. */
  @On('circle.waiting', 'notifications.bell-circle-waiting')
  circleWaiting(message: EventMap['circle.waiting'], tx: Tx): Promise<void> {
    return this.circles.ring(tx, 'circle-waiting', message);
  }

  /** Tells whoever is mentioned in the conversation of her circle or pod. */
  @On('circle.mentioned', 'notifications.bell-circle-mentioned')
  circleMentioned(message: EventMap['circle.mentioned'], tx: Tx): Promise<void> {
    return this.circles.ring(tx, 'circle-mentioned', message);
  }

  /** Marks as read what the bell told of a conversation that its reader has opened. */
  @On('circle.read', 'notifications.bell-circle-read')
  circleRead({ accountId, conversationId }: EventMap['circle.read'], tx: Tx): Promise<void> {
    return this.bell.seen(tx, 'message', [conversationId], accountId);
  }

  /** Withdraws what was told of a message that was deleted or hidden. The listener's name is written into the database, and so still names circles. */
  @On('message.removed', 'notifications.bell-circle-message-removed')
  circleMessageRemoved({ messageId }: EventMap['message.removed'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, 'message', [messageId]);
  }
}
