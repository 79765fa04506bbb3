import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** A few titles are read at a glance; all of them stand where it leads. */
const TITLE_LIMIT = 200;

/** Tells each guardian what her daughter would like to have. */
@Injectable()
@OnEvent('purchase.asked', 'notifications.purchase-asked')
export class OnPurchaseAsked implements EventListener<'purchase.asked'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle({ guardianIds, ...details }: EventMap['purchase.asked'], tx: Tx): Promise<void> {
    const { wardId, titles } = details;
    for (const accountId of guardianIds) {
      const asking = newId();
      await this.post.add(tx, { kind: 'purchase-asked', thing: asking, accountId, details });
      await this.bell.ring(tx, {
        kind: 'purchase-asked',
        accountId,
        thing: wardId,
        source: asking,
        by: wardId,
        path: FAMILY,
        facts: { title: titles.join(', ').slice(0, TITLE_LIMIT) },
      });
    }
  }
}
