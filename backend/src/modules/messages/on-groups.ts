import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { LiveUpdates } from '../../platform/realtime/live-updates.js';
import { AttachmentsService } from './writing/attachments.service.js';

/** Follows circles and pods that members leave or that are deleted. */
@Injectable()
export class OnGroups {
  constructor(
    private readonly attachments: AttachmentsService,
    private readonly updates: LiveUpdates,
    private readonly outbox: Outbox,
  ) {}

  /** Deletes all messages of a deleted circle or pod. */
  @On('group.deleted', 'messages.group-deleted')
  async groupDeleted({ groupId }: EventMap['group.deleted'], tx: Tx): Promise<void> {
    await this.attachments.removeAllIn(tx, 'c.group_id = $1', groupId);
    const gone = await tx.query<{ id: string }>(
      'delete from conversations where group_id = $1 returning id',
      [groupId],
    );
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0) await this.outbox.publish(tx, 'subject.gone', { subject: 'message', ids });
  }

  /**
   * Removes the conversation of a circle or pod from the inbox of a member who left; access to its messages has ended
   * already.
   */
  @On('group.left', 'messages.leave')
  async leave({ accountId, groupId }: EventMap['group.left'], tx: Tx): Promise<void> {
    const left = await tx.query<{ conversationId: string }>(
      `delete from conversation_participants p using conversations c
       where p.account_id = $1 and c.id = p.conversation_id and c.group_id = $2
         and not exists (select from grouped_members g where g.account_id = $1 and g.group_id = $2)
       returning p.conversation_id as "conversationId"`,
      [accountId, groupId],
    );
    const ids = left.map(({ conversationId }) => conversationId);
    if (ids.length > 0) await this.outbox.publish(tx, 'subject.gone', { subject: 'message', ids, accountId });
    for (const id of ids) await this.updates.publish(tx, [accountId], { topic: 'conversation', id });
  }
}
