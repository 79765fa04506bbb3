import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells a second guardian whom the first has confirmed that she has yet to prove that she is an adult. */
@Injectable()
@OnEvent('guardian.confirmed', 'notifications.guardian-confirmed')
export class OnGuardianConfirmed implements EventListener<'guardian.confirmed'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle({ wardId, guardianId }: EventMap['guardian.confirmed'], tx: Tx): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'guardian-waits',
      accountId: guardianId,
      thing: wardId,
      source: newId(),
      path: FAMILY,
    });
    await this.post.add(tx, {
      kind: 'guardian-accepted',
      thing: newId(),
      accountId: guardianId,
      details: { wardId, guardianId, next: 'prove' },
    });
  }
}
