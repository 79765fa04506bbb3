import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';

/** Notifies the coach of a webhook that was turned off, because its program gets no more events. */
@Injectable()
export class OnWebhooks {
  constructor(private readonly bell: BellService) {}

  @On('webhook.turned-off', 'notifications.bell-webhook-off')
  async turnedOff({ webhookId, name }: EventMap['webhook.turned-off'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'webhook_off',
      thing: webhookId,
      path: '/creator/settings/webhooks',
      facts: { title: name },
    });
  }
}
