import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells each guardian at once what a minor has done on her own account. */
@Injectable()
@OnEvent('ward.acted', 'notifications.ward-acted')
export class OnWardActed implements EventListener<'ward.acted'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle({ wardId, act, guardianIds }: EventMap['ward.acted'], tx: Tx): Promise<void> {
    for (const accountId of guardianIds) {
      await this.bell.ring(tx, {
        kind: 'ward-acted',
        accountId,
        thing: `${wardId}:${act}`,
        source: newId(),
        by: wardId,
        path: FAMILY,
        facts: { act },
      });
      await this.post.add(tx, { kind: 'ward-acted', thing: newId(), accountId, details: { wardId, act } });
    }
  }
}
