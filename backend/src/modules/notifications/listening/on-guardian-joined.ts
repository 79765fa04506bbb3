import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells both guardians that the second is one from now on. */
@Injectable()
@OnEvent('guardian.joined', 'notifications.guardian-joined')
export class OnGuardianJoined implements EventListener<'guardian.joined'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle({ wardId, guardianId, others }: EventMap['guardian.joined'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'second-guardian', [wardId]);
    for (const other of others)
      for (const [accountId, by] of [
        [other, guardianId],
        [guardianId, other],
      ] as const)
        await this.bell.ring(tx, {
          kind: 'guardian-joined',
          accountId,
          thing: wardId,
          source: newId(),
          by,
          path: FAMILY,
        });
    for (const accountId of [...others, guardianId])
      await this.post.add(tx, {
        kind: 'guardian-joined',
        thing: newId(),
        accountId,
        details: { wardId, guardianId },
      });
  }
}
