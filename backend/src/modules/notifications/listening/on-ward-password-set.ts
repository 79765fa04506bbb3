import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { SETTINGS } from '../settings-paths.js';

/** Tells a minor that a guardian has set her password, or had the link for it: whoever knows it can read what she writes. */
@Injectable()
@OnEvent('ward.password-set', 'notifications.ward-password-set')
export class OnWardPasswordSet implements EventListener<'ward.password-set'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle(
    { wardId: accountId, guardianId, hasAddress }: EventMap['ward.password-set'],
    tx: Tx,
  ): Promise<void> {
    const news = { kind: 'ward-password-set', accountId, thing: newId() } as const;
    await this.bell.ring(tx, { ...news, source: newId(), by: guardianId, path: SETTINGS });
    // without an address of her own it would come to a guardian
    if (hasAddress) await this.post.add(tx, news);
  }
}
