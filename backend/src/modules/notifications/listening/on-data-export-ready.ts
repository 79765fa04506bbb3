import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Says that the member's data is ready. No link to the file itself: others may read the mail. */
@Injectable()
@OnEvent('data-export.ready', 'notifications.export-ready')
export class OnDataExportReady implements EventListener<'data-export.ready'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ accountId, exportId, expiresAt }: EventMap['data-export.ready'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'export-ready', thing: exportId, accountId, details: { expiresAt } });
  }
}
