import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AttachmentsService } from './writing/attachments.service.js';

/** With a circle or pod goes all that was written in it. */
@Injectable()
export class OnGroupDeleted {
  constructor(
    private readonly attachments: AttachmentsService,
    private readonly outbox: Outbox,
  ) {}

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
}
