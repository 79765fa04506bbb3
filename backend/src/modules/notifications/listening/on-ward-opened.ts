import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells a guardian that her daughter can sign in now. */
@Injectable()
@OnEvent('ward.opened', 'notifications.ward-opened')
export class OnWardOpened implements EventListener<'ward.opened'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle({ wardId, guardianId: accountId }: EventMap['ward.opened'], tx: Tx): Promise<void> {
    const news = { kind: 'ward-opened', accountId } as const;
    await this.bell.ring(tx, { ...news, thing: wardId, source: newId(), by: wardId, path: FAMILY });
    await this.post.add(tx, { ...news, thing: newId(), details: { wardId } });
  }
}
