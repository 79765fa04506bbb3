import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Says until when the member may change the decision; it also warns a member whose account somebody else wants to delete. */
@Injectable()
@OnEvent('account.deletion-scheduled', 'notifications.deletion-scheduled')
export class OnAccountDeletionScheduled implements EventListener<'account.deletion-scheduled'> {
  constructor(private readonly post: MailPostService) {}

  async handle(
    { accountId, deletionId, erasesAt }: EventMap['account.deletion-scheduled'],
    tx: Tx,
  ): Promise<void> {
    const kind = 'deletion-scheduled';
    await this.post.add(tx, { kind, thing: deletionId, accountId, details: { erasesAt } });
  }
}
