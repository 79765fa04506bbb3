import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Asks each guardian to approve or refuse what waits for one of them. */
@Injectable()
@OnEvent('approval.asked', 'notifications.approval-asked')
export class OnApprovalAsked implements EventListener<'approval.asked'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle({ requestId, wardId, act, guardianIds }: EventMap['approval.asked'], tx: Tx): Promise<void> {
    for (const accountId of guardianIds) {
      await this.bell.ring(tx, {
        kind: 'approval-asked',
        accountId,
        thing: requestId,
        source: requestId,
        by: wardId,
        path: FAMILY,
        facts: { act },
      });
      await this.post.add(tx, {
        kind: 'approval-asked',
        thing: newId(),
        accountId,
        details: { wardId, requestId, act },
      });
    }
  }
}
