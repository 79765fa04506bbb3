import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells whoever is no longer a guardian, and the guardian who stays. */
@Injectable()
@OnEvent('guardian.removed', 'notifications.guardian-removed')
export class OnGuardianRemoved implements EventListener<'guardian.removed'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle({ wardId, guardianId, others }: EventMap['guardian.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'second-guardian', [wardId]);
    for (const accountId of others)
      await this.bell.ring(tx, {
        kind: 'guardian-removed',
        accountId,
        thing: wardId,
        source: newId(),
        by: guardianId,
        path: FAMILY,
      });
    await this.bell.ring(tx, {
      kind: 'guardian-ended',
      accountId: guardianId,
      thing: wardId,
      source: newId(),
      path: FAMILY,
    });
    for (const accountId of [...others, guardianId])
      await this.post.add(tx, {
        kind: 'guardian-removed',
        thing: newId(),
        accountId,
        details: { wardId, guardianId },
      });
  }
}
