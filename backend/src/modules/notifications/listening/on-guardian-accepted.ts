import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Asks the first guardian to confirm the second, and tells the second that she waits for it. */
@Injectable()
@OnEvent('guardian.accepted', 'notifications.guardian-accepted')
export class OnGuardianAccepted implements EventListener<'guardian.accepted'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle({ wardId, guardianId, others }: EventMap['guardian.accepted'], tx: Tx): Promise<void> {
    for (const accountId of others) {
      await this.bell.ring(tx, {
        kind: 'guardian-accepted',
        accountId,
        thing: wardId,
        source: newId(),
        by: guardianId,
        path: FAMILY,
      });
      await this.mail(tx, accountId, { wardId, guardianId, next: 'confirm' });
    }
    await this.bell.ring(tx, {
      kind: 'guardian-waits',
      accountId: guardianId,
      thing: wardId,
      source: newId(),
      path: FAMILY,
    });
    await this.mail(tx, guardianId, { wardId, guardianId, next: 'wait' });
  }

  private mail(tx: Tx, accountId: string, details: Record<string, unknown>): Promise<void> {
    return this.post.add(tx, { kind: 'guardian-accepted', thing: newId(), accountId, details });
  }
}
