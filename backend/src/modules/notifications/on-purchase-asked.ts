import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { MailPostService } from './mail-post.service.js';

/** Tells each guardian what her daughter would like to have. */
@Injectable()
@OnEvent('purchase.asked', 'notifications.purchase-asked')
export class OnPurchaseAsked implements EventListener<'purchase.asked'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ guardianIds, ...details }: EventMap['purchase.asked'], tx: Tx): Promise<void> {
    for (const accountId of guardianIds)
      await this.post.add(tx, { kind: 'purchase-asked', thing: newId(), accountId, details });
  }
}
