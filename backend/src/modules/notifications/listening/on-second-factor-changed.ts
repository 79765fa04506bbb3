import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { SETTINGS } from '../settings-paths.js';

/** Tells the owner of an account that its second factor was turned on or off, or has new recovery codes. */
@Injectable()
@OnEvent('second-factor.changed', 'notifications.second-factor-changed')
export class OnSecondFactorChanged implements EventListener<'second-factor.changed'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle({ accountId, changeId, change }: EventMap['second-factor.changed'], tx: Tx): Promise<void> {
    await this.post.add(tx, {
      kind: 'second-factor-changed',
      thing: changeId,
      accountId,
      details: { change },
    });
    if (change === 'removed-by-guardian')
      await this.bell.ring(tx, {
        kind: 'second-factor-removed',
        accountId,
        thing: changeId,
        source: changeId,
        path: SETTINGS,
      });
  }
}
